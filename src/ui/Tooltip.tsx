import {
  cloneElement,
  type DOMAttributes,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { type TooltipOptions, useTooltip } from './useTooltip.tsx';

export interface TooltipProps {
  content: ReactNode;
  /** One element that spreads its props, such as a button or a link. */
  children: ReactElement<DOMAttributes<Element>>;
  side?: TooltipOptions['side'] | undefined;
  disabled?: boolean | undefined;
}

/** A short text beside its child, on hover and on keyboard focus; it never is the child's only name. */
export function Tooltip({ content, children, side = 'top', disabled = false }: TooltipProps) {
  const { popup, hide, listeners } = useTooltip({ content, side, delay: DELAY });
  const own = children.props;
  const child = cloneElement(children, {
    onPointerEnter: (event: PointerEvent) => {
      own.onPointerEnter?.(event);
      listeners.onPointerEnter(event);
    },
    onPointerLeave: (event: PointerEvent) => {
      own.onPointerLeave?.(event);
      listeners.onPointerLeave();
    },
    onPointerDown: (event: PointerEvent) => {
      own.onPointerDown?.(event);
      hide();
    },
    onFocus: (event: FocusEvent) => {
      own.onFocus?.(event);
      listeners.onFocus(event);
    },
    onBlur: (event: FocusEvent) => {
      own.onBlur?.(event);
      listeners.onBlur();
    },
  });
  return (
    <>
      {child}
      {!disabled && popup}
    </>
  );
}

/** Milliseconds. */
const DELAY = 400;
