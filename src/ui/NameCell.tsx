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
  /**
   * The address of the named record's page: the row handles a plain press; any other one opens the page like any link.
   */
  href?: string | undefined;
  /** The link's tabIndex. */
  tabIndex?: 0 | -1 | undefined;
  /** Beside the name. */
  children?: ReactNode;
  /** Not created yet, or already deleted. */
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
