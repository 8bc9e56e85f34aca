import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';
import { IconButton } from './IconButton.tsx';
import { joinClasses } from './joinClasses.ts';
import { useLayer } from './useLayer.ts';
import { useMovesIn } from './useMovesIn.ts';

interface OpenDialogProps extends DialogProps {
  /** Returns whether the element that had the focus before the dialog still exists. */
  isOpenerThere: RefObject<() => boolean>;
  /** The dialog opens on a page that is already on the screen, so it is animated. */
  appears: boolean;
}

const fields =
  'input:not([type="hidden"], [aria-hidden="true"], :disabled), select:not(:disabled), textarea:not(:disabled)';
const focusable = `a[href], button, [tabindex], ${fields}`;

/** The popup of a dialog that has been opened. */
export function OpenDialog(props: OpenDialogProps) {
  const { onClose, title, description, size = 'm', children, footer, headerActions, isOpenerThere } = props;
  const open = useMovesIn(props.appears) && props.open;
  const isTop = useLayer(open);
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);

  // A control that the dialog marks, else a field, else the first (safe) button of the footer; never the header's
  // icons, which would open a tooltip.
  const firstFocus = () =>
    popup.current?.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ??
    body.current?.querySelector<HTMLElement>(fields) ??
    foot.current?.querySelector<HTMLElement>('button:not(:disabled)') ??
    popup.current;

  return (
    <Base.Root
      open={open}
      disablePointerDismissal={props.closeOnOutsidePress === false}
      onOpenChange={(next, details) => {
        if (next) return;
        // A press on a notification or in the palette is not one outside the dialog.
        if (isNotification(details.event.target)) details.cancel();
        else if (details.reason === 'escape-key' && (details.event.defaultPrevented || !isTop())) {
          details.cancel();
          details.allowPropagation();
        } else onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} data-backdrop="" />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            role={props.alert ? 'alertdialog' : 'dialog'}
            className={joinClasses(styles.popup, styles[size], props.tall && styles.tall)}
            initialFocus={(interaction) => (interaction === 'touch' ? popup.current : firstFocus())}
            finalFocus={() => isOpenerThere.current()}
          >
            <header className={styles.head}>
              {props.icon}
              <div className={styles.titles}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description ? <Base.Description className={styles.description}>{description}</Base.Description> : null}
              </div>
              <div className={styles.actions}>
                {headerActions}
                <Base.Close render={<IconButton label="Close" icon={<X />} />} />
              </div>
            </header>
            <DialogBody element={body} flush={props.flush}>
              {children}
            </DialogBody>
            {footer ? <DialogFoot ref={foot}>{footer}</DialogFoot> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

interface DialogBodyProps {
  element: RefObject<HTMLDivElement | null>;
  flush: boolean | undefined;
  children: ReactNode;
}

/** A body that scrolls and contains nothing focusable takes the focus itself, so that keys can scroll it. */
function DialogBody({ element, flush, children }: DialogBodyProps) {
  useLayoutEffect(() => {
    const body = element.current;
    if (body && body.scrollHeight > body.clientHeight && !body.querySelector(focusable)) body.tabIndex = 0;
    else body?.removeAttribute('tabindex');
  });
  return (
    <div ref={element} className={flush ? styles.flush : styles.body}>
      {children}
    </div>
  );
}

function isNotification(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-notifications], [data-palette]') !== null;
}
