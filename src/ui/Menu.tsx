import { Menu as Base } from '@base-ui/react/menu';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Menu.module.css';
import popup from './popup.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  variant?: 'default' | 'danger' | 'warning' | 'info' | undefined;
  disabled?: boolean | undefined;
  /** It is the one that holds now, of items that choose one of several. */
  current?: boolean | undefined;
  onSelect: () => void;
}

export interface MenuProps {
  /** The menu's name for screen readers. */
  label: string;
  /** One button that takes a ref and spreads its props, such as an IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
}

/**
 * A popup menu of actions; Escape, a press outside and scrolling close it. Lists hold one per row, and a menu's
 * machinery costs more than the row, so it is there only while it is open.
 */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // All content belongs in the page's landmark, popups too; without a landmark, in the body.
  const [landmark, setLandmark] = useState<HTMLElement>();
  const change = (next: boolean) => {
    setLandmark(button.current?.closest('main') ?? undefined);
    setOpen(next);
  };
  // A press on the button closes its menu as one outside it, before the click comes.
  const wasOpen = useRef(false);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onPointerDown: () => {
          wasOpen.current = open;
        },
        onClick: () => {
          change(!wasOpen.current);
          wasOpen.current = false;
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          change(true);
        },
        ...(open ? OPEN : {}),
      })}
      {open && <OpenMenu {...{ label, items, align, button, landmark }} onClose={() => setOpen(false)} />}
    </>
  );
}

const OPEN = { 'data-popup-open': '' };

/** Milliseconds; by then the menu has closed (specification, business constants). */
const ACTION_DELAY = 50;

interface OpenMenuProps extends Required<Pick<MenuProps, 'label' | 'items'>> {
  align: 'start' | 'end';
  /** Below which it opens, and to which the focus returns. */
  button: RefObject<HTMLElement | null>;
  /** Below which it opens instead. */
  anchor?: Element | null | undefined;
  landmark: HTMLElement | undefined;
  onClose: () => void;
}

/** The menu while it is open, for a trigger of another sort than a button. */
export function OpenMenu({ label, items, align, button, anchor, landmark, onClose }: OpenMenuProps) {
  useCloseOnScroll(onClose);
  const select = ({ onSelect }: MenuItem) =>
    setTimeout(() => {
      // What the action opens returns the focus to where it finds it, and the menu is about to go.
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
    // The page may have scrolled to the button a moment ago; its event comes before the next frame.
    const frame = requestAnimationFrame(() =>
      document.addEventListener('scroll', listen, { capture: true, passive: true }),
    );
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', listen, { capture: true });
    };
  }, [close]);
}
