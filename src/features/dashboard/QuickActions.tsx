import { Box, FolderPlus, Layers2, type LucideIcon, Upload } from 'lucide-react';
import { addresses } from '#model/addresses.ts';
import { LinkCard } from '#ui/LinkCard.tsx';
import { Tile } from '#ui/Tile.tsx';
import styles from './DashboardPage.module.css';

const ACTIONS: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: addresses.newComponent, icon: Box, title: 'New Component', text: 'Choose a kind and fill it in' },
  { to: addresses.newProject, icon: FolderPlus, title: 'New Project', text: 'Plan a system from components' },
  { to: addresses.templates, icon: Layers2, title: 'Templates', text: 'Start from what already exists' },
  { to: addresses.import, icon: Upload, title: 'Import', text: 'Import tables and exported files' },
];

/** Links to the planner's usual starting points. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions">
      <ul className={styles.actions}>
        {ACTIONS.map(({ to, icon: Icon, title, text }) => (
          <li key={to}>
            <LinkCard to={to} icon={<Tile color="var(--accent)" icon={<Icon />} />} title={title} text={text} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
