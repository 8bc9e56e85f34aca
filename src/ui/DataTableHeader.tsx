import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from './Checkbox.tsx';
import styles from './DataTable.module.css';
import type { DataTableColumn, DataTableSort } from './DataTableColumn.ts';
import { joinClasses } from './joinClasses.ts';
import type { RowSelection } from './useRowSelection.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface DataTableHeaderProps<Row> extends Sorting {
  columns: readonly DataTableColumn<Row>[];
  /** Undefined if rows can't be selected. */
  selecting: RowSelection | undefined;
  isEmpty: boolean;
}

interface Sorting {
  sort: DataTableSort | undefined;
  onSort: ((sort: DataTableSort) => void) | undefined;
}

/** The header row: a checkbox over all rows, and a button on each column that sorts. */
export function DataTableHeader<Row>({ columns, selecting, isEmpty, sort, onSort }: DataTableHeaderProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr className={styles.headRow} aria-rowindex={1}>
        {selecting ? (
          <th scope="col" className={styles.checkCell}>
            <Checkbox
              className={styles.check}
              aria-label="Select all rows"
              checked={selecting.all}
              indeterminate={!selecting.all && selecting.some}
              disabled={isEmpty}
              onChange={selecting.toggleAll}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<Row>({ column, sort, onSort }: Sorting & { column: DataTableColumn<Row> }) {
  const { id, align = 'start', header, headerHidden, sortable } = column;
  const order = sort?.by === id ? sort.order : undefined;
  const content = headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header;
  const className = joinClasses(styles.cell, styles[align]);
  if (!sortable) {
    return (
      <th scope="col" className={className}>
        {content}
      </th>
    );
  }
  const Arrow = order === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={className} aria-sort={order ? ARIA_SORT[order] : 'none'}>
      <button
        type="button"
        className={joinClasses(styles.sort, order && styles.sorted)}
        onClick={() => onSort?.({ by: id, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {content}
        <Arrow className={styles.arrow} size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </th>
  );
}
