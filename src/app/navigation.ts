import { Box, Download, Folder, Layers2, LayoutDashboard, type LucideIcon, Plus, TrendingUp } from 'lucide-react';
import { routes } from '#model/routes.ts';

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
  { title: 'Dashboard', to: routes.dashboard, icon: LayoutDashboard },
  { title: 'Projects', to: routes.projects, icon: Folder },
  { title: 'Components', to: routes.components, icon: Box },
  {
    title: 'Templates',
    to: routes.templates,
    icon: Layers2,
    entries: [
      { title: 'Projects', to: routes.projectTemplates },
      { title: 'Components', to: routes.componentTemplates },
    ],
  },
  {
    title: 'Quick Create',
    to: routes.quickCreate,
    icon: Plus,
    entries: [
      { title: 'New Project', to: routes.newProject },
      { title: 'New Component', to: routes.newComponent },
    ],
  },
  {
    title: 'Import',
    to: routes.import,
    icon: Download,
    entries: [
      { title: 'Import Project', to: routes.importProject },
      { title: 'Import Component', to: routes.importComponent },
    ],
  },
  {
    title: 'Prices',
    to: routes.prices,
    icon: TrendingUp,
    entries: [
      { title: 'Electricity Prices', to: routes.electricityPrices },
      { title: 'FCR Data', to: routes.fcr },
      { title: 'AFRR Data', to: routes.afrr },
      { title: 'Activated Balancing Energy Prices', to: routes.balancingPrices },
    ],
  },
];

/** Whether a link leads to the page at `path` or to one above it; the dashboard also stands for the start page. */
export function isActive(to: string, path: string): boolean {
  if (to === routes.dashboard && path === routes.home) return true;
  return path === to || path.startsWith(`${to}/`);
}
