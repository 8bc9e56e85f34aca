import type { ReactNode } from 'react';
import { LoadingText } from '#ui/LoadingText.tsx';
import styles from './PageSection.module.css';

export interface PageSectionProps {
  id: string;
  title: string;
  /** The number of items; undefined while unknown. */
  count: ReactNode;
  /** The text shown while the items are loading. */
  loading: string | false;
  /** At the right edge. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a project's page. */
export function PageSection({ id, title, count, loading, action, children }: PageSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {count !== undefined ? (
          <span className={styles.count}>{count}</span>
        ) : (
          loading && <LoadingText className={styles.count}>{loading}</LoadingText>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}
