import { Dialog as Base } from '@base-ui/react/dialog';
import styles from './LoadingOverlay.module.css';
import { Spinner } from './Spinner.tsx';

export interface LoadingOverlayProps {
  open: boolean;
  message?: string | undefined;
  /** From 0 to 100. */
  progress?: number | undefined;
}

/** Covers the screen during work that must not be disturbed; neither Escape nor a press closes it. */
export function LoadingOverlay({ open, message, progress }: LoadingOverlayProps) {
  const text = message || 'Please wait...';
  const percent = progress === undefined ? undefined : Math.round(Math.min(100, Math.max(0, progress)));
  return (
    <Base.Root open={open}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} data-backdrop="" />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.box}>
            <Spinner size={28} />
            <Base.Title className={styles.message} aria-live="polite">
              {text}
            </Base.Title>
            {percent === undefined ? null : (
              <>
                <progress className={styles.bar} max={100} value={percent} aria-label={text} />
                <p className={styles.percent}>{percent}% complete</p>
              </>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
