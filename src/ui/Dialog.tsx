import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { DialogFoot } from './DialogFoot.tsx';
import { IconButton } from './IconButton.tsx';
import { joinClasses } from './joinClasses.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, on a press outside and on the close button. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Beside title and description. */
  icon?: ReactNode;
  /** Width: 420, 560, 800 or 1120 px, or all of the screen; a sheet over the whole screen on a phone. */
  size?: 's' | 'm' | 'l' | 'xl' | 'full' | undefined;
  children?: ReactNode;
  footer?: ReactNode;
  headerActions?: ReactNode;
  /** As tall as it may be from the start, so that its buttons stay where they are. */
  tall?: boolean | undefined;
  /** The content fills the body to its edges and scrolls by itself. */
  flush?: boolean | undefined;
  /** A question about what would be lost, which interrupts. */
  alert?: boolean | undefined;
  /** False keeps the dialog open when the page behind it is pressed. */
  closeOnOutsidePress?: boolean | undefined;
}

const fields =
  'input:not([type="hidden"], [aria-hidden="true"], :disabled), select:not(:disabled), textarea:not(:disabled)';
const focusable = `a[href], button, [tabindex], ${fields}`;

/** A modal dialog: focus stays inside and goes back where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, size = 'm', children, footer, headerActions } = props;
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const isOpenerThere = useReturnFocus(open);

  // What the dialog marks, else a field, else the first (safe) button of the footer; never the header's icons, which would open a tooltip.
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
        // Notifications lie above dialogs and belong to neither side.
        if (isNotification(details.event.target)) details.cancel();
        else onClose();
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

/** Without anything in it to focus, a body that scrolls takes focus itself, so that keys can scroll it. */
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
