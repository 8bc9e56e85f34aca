import type { ReactNode } from 'react';
import styles from './NameCell.module.css';
import { Truncated } from './Truncated.tsx';

export interface NameCellProps {
  icon?: ReactNode;
  name: string;
  /** Below the name. */
  note?: ReactNode;
  /** Beside the name. */
  children?: ReactNode;
  /** Not made yet, or not there any more. */
  state?: 'pending' | 'gone' | undefined;
}

/** The cell that names a table's row. */
export function NameCell({ icon, name, note, children, state }: NameCellProps) {
  return (
    <span className={styles.cell} data-state={state}>
      {icon}
      <span className={styles.words}>
        <span className={styles.name}>
          <Truncated text={name} />
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {children}
    </span>
  );
}
