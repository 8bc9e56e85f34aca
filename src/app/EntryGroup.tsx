import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isActive, type NavigationEntry, type NavigationLink } from './navigation.ts';
import styles from './Sidebar.module.css';
import { setEntryOpen, useSidebar } from './sidebarStore.ts';

interface EntryGroupProps {
  entry: NavigationEntry;
  entries: NavigationLink[];
}

/** An entry of the sidebar that shows and hides its sub-entries. */
export function EntryGroup({ entry, entries }: EntryGroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const holdsPage = isActive(entry.to, pathname);
  // Until the user opens or closes it, a group is open while it contains the page.
  const isOpen = useSidebar((state) => state.open[entry.to]) ?? holdsPage;
  const isPage = pathname === entry.to;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-label={entry.title}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isPage ? 'page' : undefined}
        data-active={isPage || (holdsPage && !isOpen) || undefined}
        onClick={() => setEntryOpen(entry.to, !isOpen)}
      >
        <entry.icon aria-hidden="true" />
        <span>{entry.title}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
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
