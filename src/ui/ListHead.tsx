import type { ReactNode } from 'react';
import styles from './ListHead.module.css';

export interface ListHeadProps {
  title: string;
  /** The number of entries. */
  count: ReactNode;
  /** On a phone the count is below the title. */
  countBelow?: boolean;
  /** Takes the place of the count, and on a phone of the title. */
  selection?: ReactNode;
  /** The button that creates a new entry. */
  children: ReactNode;
}

/** The head of a list: its title, its count and the button for a new entry. */
export function ListHead({ title, count, countBelow = false, selection, children }: ListHeadProps) {
  return (
    <header className={styles.head} data-below={countBelow || undefined} data-selecting={selection ? true : undefined}>
      <h1>{title}</h1>
      {count && <span className={styles.count}>{count}</span>}
      <div className={styles.actions}>
        {selection}
        <span className={styles.create}>{children}</span>
      </div>
    </header>
  );
}
