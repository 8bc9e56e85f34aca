import { Link, useLocation } from 'react-router-dom';
import { Tooltip } from '#ui/Tooltip.tsx';
import { isActive, type NavigationEntry } from './navigation.ts';
import styles from './Sidebar.module.css';

interface EntryLinkProps {
  entry: NavigationEntry;
  collapsed: boolean;
  /** State passed to the page that it leads to. */
  state?: unknown;
}

/** An entry of the sidebar that leads to a page. */
export function EntryLink({ entry, collapsed, state }: EntryLinkProps) {
  const { pathname } = useLocation();
  const active = isActive(entry.to, pathname);
  return (
    <Tooltip content={entry.title} side="right" disabled={!collapsed}>
      <Link
        className={styles.entry}
        to={entry.to}
        state={state}
        aria-label={entry.title}
        aria-current={active ? 'page' : undefined}
        data-active={active || undefined}
      >
        <entry.icon aria-hidden="true" />
        {collapsed ? null : <span>{entry.title}</span>}
      </Link>
    </Tooltip>
  );
}
