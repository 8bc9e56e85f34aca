import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Tooltip } from '#ui/Tooltip.tsx';
import { isActive, type NavigationEntry, type NavigationLink } from './navigation.ts';
import styles from './Sidebar.module.css';
import { setEntryOpen, toggleSidebar, useSidebar } from './sidebarStore.ts';

interface SidebarEntryProps {
  entry: NavigationEntry;
  collapsed: boolean;
}

/** One entry of the sidebar: a link, or a button that opens its sub-entries. */
export function SidebarEntry({ entry, collapsed }: SidebarEntryProps) {
  return (
    <li>
      {entry.entries ? (
        <Group entry={entry} entries={entry.entries} collapsed={collapsed} />
      ) : (
        <EntryLink entry={entry} collapsed={collapsed} />
      )}
    </li>
  );
}

function EntryLink({ entry, collapsed }: SidebarEntryProps) {
  const { pathname } = useLocation();
  const active = isActive(entry.to, pathname);
  return (
    <Tooltip content={entry.title} side="right" disabled={!collapsed}>
      <Link
        className={styles.entry}
        to={entry.to}
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

function Group({ entry, entries, collapsed }: SidebarEntryProps & { entries: NavigationLink[] }) {
  const id = useId();
  const { pathname } = useLocation();
  const holdsPage = isActive(entry.to, pathname);
  // Until somebody opens or closes it, a group is open while the page is one of its own.
  const wanted = useSidebar((state) => state.open[entry.to]) ?? holdsPage;
  const isOpen = wanted && !collapsed;

  const toggle = () => {
    if (collapsed) toggleSidebar();
    setEntryOpen(entry.to, !isOpen);
  };

  return (
    <>
      <Tooltip content={entry.title} side="right" disabled={!collapsed}>
        <button
          type="button"
          className={styles.entry}
          aria-label={entry.title}
          aria-expanded={isOpen}
          aria-controls={id}
          data-active={(holdsPage && !isOpen) || undefined}
          onClick={toggle}
        >
          <entry.icon aria-hidden="true" />
          {collapsed ? null : <span>{entry.title}</span>}
          {collapsed ? null : <ChevronDown className={styles.chevron} aria-hidden="true" />}
        </button>
      </Tooltip>
      <ul id={id} hidden={!isOpen}>
        {entries.map((link) => (
          <li key={link.to}>
            <Link
              className={styles.subEntry}
              to={link.to}
              aria-current={pathname === link.to ? 'page' : undefined}
              data-active={pathname === link.to || undefined}
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
