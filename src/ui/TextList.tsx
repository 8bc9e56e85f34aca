import type { ReactNode } from 'react';
import styles from './TextList.module.css';

/** A framed list of short texts, such as names. */
export function TextList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
