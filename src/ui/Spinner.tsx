import { LoaderCircle } from 'lucide-react';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SpinnerProps {
  /** Pixels. */
  size?: number | undefined;
  /** What is being waited for, read out as a status; without it the spinner is decoration. */
  label?: string | undefined;
}

/** A small turning circle, for a wait inside a control or an overlay; a list shows a skeleton instead. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <LoaderCircle className={styles.circle} size={size} strokeWidth={1.75} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
