import { Box, Download, Folder, Layers2, LayoutDashboard, type LucideIcon, Plus, TrendingUp } from 'lucide-react';
import { addresses } from '#model/addresses.ts';

export interface NavigationLink {
  title: string;
  to: string;
}

export interface NavigationEntry extends NavigationLink {
  icon: LucideIcon;
  /** An entry with sub-entries opens and closes instead of leading anywhere. */
  entries?: NavigationLink[];
}

/** The sidebar's entries, top to bottom. */
export const navigation: NavigationEntry[] = [
  { title: 'Dashboard', to: addresses.dashboard, icon: LayoutDashboard },
  { title: 'Projects', to: addresses.projects, icon: Folder },
  { title: 'Components', to: addresses.components, icon: Box },
  {
    title: 'Templates',
    to: addresses.templates,
    icon: Layers2,
    entries: [
      { title: 'Projects', to: addresses.projectTemplates },
      { title: 'Components', to: addresses.componentTemplates },
    ],
  },
  {
    title: 'Quick Create',
    to: addresses.quickCreate,
    icon: Plus,
    entries: [
      { title: 'New Project', to: addresses.newProject },
      { title: 'New Component', to: addresses.newComponent },
    ],
  },
  {
    title: 'Import',
    to: addresses.import,
    icon: Download,
    entries: [
      { title: 'Import Project', to: addresses.importProject },
      { title: 'Import Component', to: addresses.importComponent },
    ],
  },
  {
    title: 'Prices',
    to: addresses.prices,
    icon: TrendingUp,
    entries: [
      { title: 'Electricity Prices', to: addresses.electricityPrices },
      { title: 'FCR Data', to: addresses.fcr },
      { title: 'AFRR Data', to: addresses.afrr },
      { title: 'Activated Balancing Energy Prices', to: addresses.balancingPrices },
    ],
  },
];

/** Whether a link leads to the page at `path` or to one above it; the dashboard is also the start page. */
export function isActive(to: string, path: string): boolean {
  if (to === addresses.dashboard && path === addresses.home) return true;
  return path === to || path.startsWith(`${to}/`);
}
