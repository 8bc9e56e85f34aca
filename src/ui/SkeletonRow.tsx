import styles from './DataTable.module.css';
import type { DataTableColumn } from './DataTableColumn.ts';
import { joinClasses } from './joinClasses.ts';
import { Skeleton } from './Skeleton.tsx';

interface SkeletonRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  selectable: boolean;
  /** Set for a row among loaded ones; without it the row is one of a table that is loading. */
  unread?: {
    id: string;
    index: number;
    /** Pixels from the top of the body. */
    start: number;
    /** The one row that the Tab key stops at. */
    active: boolean;
    onFocus: (id: string, index: number) => void;
  };
}

/**
 * A row that is not loaded yet; among loaded ones it can be focused, and the row that replaces it receives the focus.
 */
export function SkeletonRow<Row>({ columns, selectable, unread }: SkeletonRowProps<Row>) {
  return (
    <tr
      className={joinClasses(styles.row, !unread && styles.waiting)}
      {...(unread && {
        style: { transform: `translateY(${unread.start}px)` },
        tabIndex: unread.active ? 0 : -1,
        'data-row-id': unread.id,
        'aria-rowindex': unread.index + 2,
        'aria-busy': true,
        'aria-label': 'Loading...',
        onFocus: () => unread.onFocus(unread.id, unread.index),
      })}
    >
      {selectable ? <td className={styles.cell} /> : null}
      {columns.map((column) => (
        <td key={column.id} className={styles.cell}>
          <Skeleton width={column.width === undefined ? '45%' : '70%'} />
        </td>
      ))}
    </tr>
  );
}
