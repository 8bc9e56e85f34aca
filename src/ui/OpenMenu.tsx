import { Menu as Base } from '@base-ui/react/menu';
import { type RefObject, useEffect } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Menu.module.css';
import type { MenuItem, MenuProps } from './Menu.tsx';
import popup from './popup.module.css';
import { useLayer } from './useLayer.ts';

/** Milliseconds; by then the menu has closed (specification, business constants). */
const ACTION_DELAY = 50;

interface OpenMenuProps extends Required<Pick<MenuProps, 'label' | 'items'>> {
  align: 'start' | 'end';
  /** The element below which it opens, and to which the focus returns. */
  button: RefObject<HTMLElement | null>;
  /** The element below which it opens instead. */
  anchor?: Element | null | undefined;
  landmark: HTMLElement | undefined;
  onClose: () => void;
}

/** The menu while it is open; used alone for a trigger that is not a button. */
export function OpenMenu({ label, items, align, button, anchor, landmark, onClose }: OpenMenuProps) {
  useLayer();
  useCloseOnScroll(onClose);
  const select = ({ onSelect }: MenuItem) =>
    setTimeout(() => {
      // A dialog that the action opens returns the focus to where it found it, and the menu is about to disappear.
      if (document.activeElement?.closest('[data-menu]')) button.current?.focus({ preventScroll: true });
      onSelect();
    }, ACTION_DELAY);
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()} modal={false}>
      <Base.Portal container={landmark}>
        <Base.Positioner
          anchor={anchor ?? button}
          className={popup.positioner}
          align={align}
          sideOffset={4}
          collisionPadding={10}
        >
          <Base.Popup
            className={joinClasses(popup.popup, popup.menu)}
            aria-label={label}
            aria-labelledby={undefined}
            data-menu=""
            finalFocus={button}
          >
            {items.map((item) => (
              <Base.Item
                key={item.id}
                className={joinClasses(styles.item, styles[item.variant ?? 'default'])}
                disabled={item.disabled}
                aria-current={item.current || undefined}
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

function useCloseOnScroll(close: () => void) {
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-menu]'))) close();
    };
    // The page may have scrolled to the button a moment ago; that scroll event fires before the next frame.
    const frame = requestAnimationFrame(() =>
      document.addEventListener('scroll', listen, { capture: true, passive: true }),
    );
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', listen, { capture: true });
    };
  }, [close]);
}
