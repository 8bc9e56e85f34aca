import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { joinClasses } from '#ui/joinClasses.ts';
import menu from '#ui/Menu.module.css';
import popup from '#ui/popup.module.css';
import styles from './EntryFlyout.module.css';
import { isActive, type NavigationEntry, type NavigationLink } from './navigation.ts';
import sidebar from './Sidebar.module.css';

interface EntryFlyoutProps {
  entry: NavigationEntry;
  entries: NavigationLink[];
}

/** An entry of the collapsed sidebar: its icon, and a menu next to it that names it and lists its sub-entries. */
export function EntryFlyout({ entry, entries }: EntryFlyoutProps) {
  const { pathname } = useLocation();
  // Within the navigation, so that it stays a part of that landmark.
  const holder = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={sidebar.entry}
        aria-label={entry.title}
        data-active={isActive(entry.to, pathname) || undefined}
        openOnHover
        delay={150}
        closeDelay={150}
      >
        <entry.icon aria-hidden="true" />
      </Menu.Trigger>
      <div ref={holder} />
      <Menu.Portal container={holder}>
        <Menu.Positioner
          className={popup.positioner}
          positionMethod="fixed"
          side="right"
          align="start"
          sideOffset={12}
          collisionPadding={8}
        >
          <Menu.Popup className={joinClasses(popup.popup, styles.flyout)}>
            <Menu.Group>
              <Menu.GroupLabel className={styles.title}>{entry.title}</Menu.GroupLabel>
              {entries.map((link) => (
                <Menu.LinkItem
                  key={link.to}
                  className={joinClasses(menu.item, styles.link)}
                  render={<Link to={link.to} />}
                  closeOnClick
                  aria-current={pathname === link.to ? 'page' : undefined}
                  data-active={pathname === link.to || undefined}
                >
                  {link.title}
                </Menu.LinkItem>
              ))}
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
