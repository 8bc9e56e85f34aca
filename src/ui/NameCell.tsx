import type { ReactNode } from 'react';
import styles from './NameCell.module.css';
import { Truncated } from './Truncated.tsx';

export interface NameCellProps {
  icon?: ReactNode;
  name: string;
  /** Below the name. */
  note?: ReactNode;
  /** Name and note share the height of one row. */
  compact?: boolean | undefined;
  /** The page of what is named: a plain press is the row's own, any other one opens the page as of any link. */
  href?: string | undefined;
  /** Of the link. */
  tabIndex?: 0 | -1 | undefined;
  /** Beside the name. */
  children?: ReactNode;
  /** Not made yet, or not there any more. */
  state?: 'pending' | 'gone' | undefined;
}

/** The cell that names a table's row. */
export function NameCell({ icon, name, note, compact, href, tabIndex, children, state }: NameCellProps) {
  const text = <Truncated text={name} />;
  return (
    <span className={styles.cell} data-state={state} data-compact={compact || undefined}>
      {icon}
      <span className={styles.words}>
        <span className={styles.name}>
          {href === undefined ? (
            text
          ) : (
            <a href={href} className={styles.link} tabIndex={tabIndex} data-row-link="">
              {text}
            </a>
          )}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {children}
    </span>
  );
}
