import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode, RefObject } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './popup.module.css';
import type { TooltipOptions } from './useTooltip.tsx';

export interface TooltipPopupProps {
  /** The element beside which the text shows. */
  anchor: RefObject<Element | null>;
  side: TooltipOptions['side'];
  onClose: () => void;
  onPointerEnter?: (() => void) | undefined;
  onPointerLeave?: (() => void) | undefined;
  children: ReactNode;
}

/** The text of a tooltip while it is open. */
export function TooltipPopup({ anchor, side, onClose, children, ...pointer }: TooltipPopupProps) {
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      {/* Popups belong in the page's landmark, like all its content. */}
      <Base.Portal container={anchor.current?.closest<HTMLElement>('main') ?? undefined}>
        <Base.Positioner anchor={anchor} className={styles.positioner} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={joinClasses(styles.popup, styles.tooltip)} role="tooltip" {...pointer}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
