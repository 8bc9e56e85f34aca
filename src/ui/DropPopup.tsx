import { Popover as Base } from '@base-ui/react/popover';
import { Suspense, useCallback, useState } from 'react';
import styles from './DropPanel.module.css';
import type { DropPanelProps } from './DropPanel.tsx';
import { joinClasses } from './joinClasses.ts';
import popup from './popup.module.css';
import { useLayer } from './useLayer.ts';

/** The button of a drop panel that has been pressed, and the panel, which is initially open. */
export function DropPopup({ trigger, label, children }: DropPanelProps) {
  const [isOpen, setOpen] = useState(true);
  useLayer(isOpen);
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  // Popups belong in the page's landmark, like all its content; without a landmark, in the body.
  const place = useCallback((own: Element | null) => {
    if (own) setLandmark(own.closest('main') ?? document.body);
  }, []);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Base.Root open={isOpen && landmark !== null} onOpenChange={setOpen}>
        <Base.Trigger render={trigger} />
        <Base.Portal container={landmark}>
          <Base.Positioner className={popup.positioner} side="bottom" align="start" sideOffset={6} collisionPadding={8}>
            <Base.Popup className={joinClasses(popup.popup, styles.panel)} aria-label={label}>
              <Suspense>{children(() => setOpen(false))}</Suspense>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  );
}
