import { Popover as Base } from '@base-ui/react/popover';
import { cloneElement, type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { joinClasses } from './joinClasses.ts';
import type { PopoverProps, PopoverReason } from './Popover.tsx';
import styles from './popup.module.css';

interface HoverPopoverProps extends PopoverProps {
  reason: PopoverReason;
}

const closeDelay = 300;

/** A popover with its trigger, which regains the focus that it lost while this part was loaded. */
export function HoverPopover({ trigger, title, label, children, reason }: HoverPopoverProps) {
  const [open, setOpen] = useState(reason === 'press');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Escape returns the focus to the trigger, which must not open the popover again.
  const returning = useRef(false);
  const stay = useCallback(() => clearTimeout(leaving.current), []);
  useEffect(() => stay, [stay]);

  const enter = (event: FocusEvent) => {
    stay();
    if (!returning.current && event.target.matches(':focus-visible')) setOpen(true);
    returning.current = false;
  };
  const leave = () => {
    stay();
    leaving.current = setTimeout(() => setOpen(false), closeDelay);
  };

  const focused = reason === 'later' ? trigger : cloneElement(trigger, { autoFocus: true });
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // When the focus leaves, it has the same time to return as the pointer. The Tab key is different: it moves the
        // focus to a guard, and the guards of an open popover would pass it to each other endlessly.
        if (details.reason === 'focus-out' && !isGuard(details.event.target)) return details.cancel();
        returning.current = !next && details.reason === 'escape-key';
        setOpen(next);
      }}
    >
      <Base.Trigger openOnHover delay={150} closeDelay={closeDelay} render={focused} onFocus={enter} onBlur={leave} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side="bottom" sideOffset={8} collisionPadding={8}>
          <Base.Popup
            className={joinClasses(styles.popup, styles.popover)}
            aria-label={title ? undefined : label}
            initialFocus={false}
            onFocus={stay}
            onBlur={leave}
          >
            {title ? <Base.Title className={styles.title}>{title}</Base.Title> : null}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Base UI's invisible elements at the edges of trigger and popover, which take the focus of the Tab key. */
function isGuard(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute('data-base-ui-focus-guard');
}
