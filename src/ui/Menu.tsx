import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { OpenMenu } from './lazyPopups.tsx';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  variant?: 'default' | 'danger' | 'warning' | 'info' | undefined;
  disabled?: boolean | undefined;
  /** The current choice, among items that choose one of several. */
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
 * A popup menu of actions; Escape, a press outside and scrolling close it. Lists have one menu per row, and a mounted
 * popup costs more than the row, so it is mounted only while it is open, and loaded on demand.
 */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Popups belong in the page's landmark, like all its content; without a landmark, in the body.
  const [landmark, setLandmark] = useState<HTMLElement>();
  const change = (next: boolean) => {
    setLandmark(button.current?.closest('main') ?? undefined);
    setOpen(next);
  };
  // A press on the button counts as one outside its menu, and closes it before the click arrives.
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
      {open && (
        <Suspense>
          <OpenMenu {...{ label, items, align, button, landmark }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const OPEN = { 'data-popup-open': '' };
