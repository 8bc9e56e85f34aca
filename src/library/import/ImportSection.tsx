import { type ReactNode, useId } from 'react';
import styles from './ImportSection.module.css';

export interface ImportSectionProps {
  title: string;
  /** The number of entries of each status, in words. */
  counts: string;
  /** The buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The section of a page that shows what was read: its title, its counts and the entries. */
export function ImportSection({ title, counts, actions, children }: ImportSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.counts} role="status">
          {counts}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
