import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  variant?: 'default' | 'danger' | 'warning' | 'info' | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
}

export interface MenuProps {
  /** The menu's name for screen readers. */
  label: string;
  /** One button that takes a ref and spreads its props, such as an IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
}

/** By then the menu has closed and focus is back on the trigger, so that a dialog can return it there. */
const actionDelay = 50;

/** A popup menu of actions; Escape, a press outside and scrolling close it. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  useCloseOnScroll({ open, close: () => setOpen(false) });
  return (
    <Base.Root open={open} onOpenChange={setOpen} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={4} collisionPadding={10}>
          <Base.Popup className={styles.popup} aria-label={label} aria-labelledby={undefined} data-menu="">
            {items.map((item) => (
              <Base.Item
                key={item.id}
                className={joinClasses(styles.item, styles[item.variant ?? 'default'])}
                disabled={item.disabled}
                onClick={() => setTimeout(item.onSelect, actionDelay)}
              >
                <span className={styles.icon} aria-hidden="true">
                  {item.icon}
                </span>
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function useCloseOnScroll({ open, close }: { open: boolean; close: () => void }) {
  useEffect(() => {
    if (!open) return;
    const listen = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-menu]'))) close();
    };
    document.addEventListener('scroll', listen, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', listen, { capture: true });
  }, [open, close]);
}
