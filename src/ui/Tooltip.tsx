import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode, RefObject } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  content: ReactNode;
  /** One element that takes a ref and spreads its props, such as a button or a link. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  disabled?: boolean | undefined;
}

/** A short text beside its child, on hover and on keyboard focus; it never is the child's only name. */
export function Tooltip({ content, children, side = 'top', disabled }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger delay={400} render={children} />
      <TooltipPopup side={side}>{content}</TooltipPopup>
    </Base.Root>
  );
}

export interface TooltipPopupProps {
  side: NonNullable<TooltipProps['side']>;
  /** What the box points at where that is not the tooltip's own trigger. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** The box that every tooltip of the house shows its text in. */
export function TooltipPopup({ side, anchor, children }: TooltipPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner anchor={anchor} className={styles.positioner} side={side} sideOffset={6} collisionPadding={8}>
        <Base.Popup className={styles.popup} role="tooltip">
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
