import type { ReactNode } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** The name of the work: 'Importing'. */
  label: string;
  done: number;
  total: number;
  /** A button that ends the work. */
  action?: ReactNode;
}

/** The progress of a long task, in the flow of the page. */
export function ProgressBar({ label, done, total, action }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.text}>
        {label} · <b>{done}</b> of {total}
      </span>
      <progress className={styles.bar} max={total} value={done} aria-label={label} />
      {action}
    </div>
  );
}
