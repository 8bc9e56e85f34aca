import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
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

/** By then the menu has closed (specification, business constants). */
const actionDelay = 50;

/** A popup menu of actions; Escape, a press outside and scrolling close it. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  useCloseOnScroll({ open, close: () => setOpen(false) });
  const button = useRef<HTMLButtonElement>(null);
  // All that a page holds stands in its landmark, also what floats; where there is none, in the body.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const change = (next: boolean) => {
    setLandmark(button.current?.closest('main') ?? null);
    setOpen(next);
  };
  const select = ({ onSelect }: MenuItem) =>
    setTimeout(() => {
      // What the action opens gives the focus back to where it finds it, and the menu is about to go.
      if (document.activeElement?.closest('[data-menu]')) button.current?.focus({ preventScroll: true });
      onSelect();
    }, actionDelay);
  return (
    <Base.Root open={open} onOpenChange={change} modal={false}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal container={landmark ?? undefined}>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={4} collisionPadding={10}>
          <Base.Popup className={styles.popup} aria-label={label} aria-labelledby={undefined} data-menu="">
            {items.map((item) => (
              <Base.Item
                key={item.id}
                className={joinClasses(styles.item, styles[item.variant ?? 'default'])}
                disabled={item.disabled}
                onClick={() => select(item)}
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
