import { Popover as Base } from '@base-ui/react/popover';
import { type ReactNode, useRef, useState } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './popup.module.css';
import { useLayer } from './useLayer.ts';

export interface AnchoredPopoverProps {
  /** The element below which it opens. */
  anchor: Element;
  title: ReactNode;
  /** Called on Escape and on a press elsewhere; the focus goes back to where it was. */
  onClose: (reason: 'escape' | 'elsewhere') => void;
  children: ReactNode;
}

/** A panel with inputs below an element; it stays until it is closed, and takes the focus while it is open. */
export function AnchoredPopover({ anchor, title, onClose, children }: AnchoredPopoverProps) {
  useLayer();
  const [before] = useState(() => document.activeElement);
  const back = useRef(before instanceof HTMLElement && before !== document.body ? before : null);
  return (
    <Base.Root
      open
      onOpenChange={(next, { reason }) => {
        if (!next) onClose(reason === 'escape-key' ? 'escape' : 'elsewhere');
      }}
    >
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className={joinClasses(styles.popup, styles.panel)} finalFocus={back}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
