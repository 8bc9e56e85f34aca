import { createPortal } from 'react-dom';
import styles from './LoadingOverlay.module.css';
import { Spinner } from './Spinner.tsx';

export interface LoadingOverlayProps {
  open: boolean;
  message?: string | undefined;
  /** From 0 to 100. */
  progress?: number | undefined;
}

/** Covers the screen while something runs that nothing else may disturb. */
export function LoadingOverlay({ open, message, progress }: LoadingOverlayProps) {
  if (!open) return null;
  const text = message || 'Please wait...';
  const percent = progress === undefined ? undefined : Math.round(Math.min(100, Math.max(0, progress)));
  return createPortal(
    <div className={styles.overlay}>
      <div className={styles.box}>
        <Spinner size={28} />
        <p className={styles.message} role="status">
          {text}
        </p>
        {percent === undefined ? null : (
          <>
            <progress className={styles.bar} max={100} value={percent} aria-label={text} />
            <p className={styles.percent}>{percent}% complete</p>
          </>
        )}
      </div>
    </div>,
    document.body,
  );
}
