import { type FocusEvent, type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TooltipPopup } from './lazyPopups.tsx';

export interface TooltipOptions {
  content: ReactNode;
  side: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds that the pointer rests before the text shows. */
  delay: number;
}

/**
 * Shows a text beside an element on hover and on keyboard focus: returns the element's listeners, and the popup to
 * render beside it. Lists and forms have one per row and field, and a mounted popup costs more than a row, so it is
 * mounted only while it is open.
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
      // The pointer may move over to the text, which would otherwise close before it is read.
      onPointerLeave: () => turn(false, open ? LEAVING : 0),
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
      },
      onBlur: hide,
    },
    popup: open && (
      <Suspense>
        <TooltipPopup
          anchor={anchor}
          side={side}
          onClose={hide}
          onPointerEnter={() => turn(true, 0)}
          onPointerLeave={() => turn(false, LEAVING)}
        >
          {content}
        </TooltipPopup>
      </Suspense>
    ),
  };
}

/** Milliseconds that the pointer may take from the element to the text beside it. */
const LEAVING = 120;
