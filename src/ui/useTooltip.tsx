import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './popup.module.css';

export interface TooltipOptions {
  content: ReactNode;
  side: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds that the pointer rests before the text shows. */
  delay: number;
}

/**
 * A text that shows beside an element on hover and on keyboard focus: what the element listens to, and what is drawn
 * beside it. Lists and forms hold one per row and field, and a popup's machinery costs more than a row, so it is there
 * only while it is open.
 */
export function useTooltip({ content, side, delay }: TooltipOptions) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = (next: boolean, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), after);
  };
  const show = (element: Element, after: number) => {
    anchor.current = element;
    turn(true, after);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    show,
    hide,
    listeners: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') show(event.currentTarget, delay);
      },
      // The pointer may go over to the text, which would else go before it is read.
      onPointerLeave: () => turn(false, open ? LEAVING : 0),
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
      },
      onBlur: hide,
    },
    popup: open && (
      <Base.Root open onOpenChange={(next) => !next && hide()}>
        {/* All that a page holds belongs in its landmark, also what floats. */}
        <Base.Portal container={anchor.current?.closest<HTMLElement>('main') ?? undefined}>
          <Base.Positioner
            anchor={anchor}
            className={styles.positioner}
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            <Base.Popup
              className={joinClasses(styles.popup, styles.tooltip)}
              role="tooltip"
              onPointerEnter={() => turn(true, 0)}
              onPointerLeave={() => turn(false, LEAVING)}
            >
              {content}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    ),
  };
}

/** Milliseconds that the pointer may take from the element to the text beside it. */
const LEAVING = 120;
