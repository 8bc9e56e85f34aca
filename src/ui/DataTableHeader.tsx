import type { Table } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from './Checkbox.tsx';
import styles from './DataTable.module.css';
import type { DataTableColumn } from './DataTableColumn.ts';
import { joinClasses } from './joinClasses.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface DataTableHeaderProps<Row> {
  table: Table<Row>;
  columns: readonly DataTableColumn<Row>[];
  selectable: boolean;
}

/** The header row: a checkbox over all rows, and a button on each column that sorts. */
export function DataTableHeader<Row>({ table, columns, selectable }: DataTableHeaderProps<Row>) {
  const all = table.getIsAllRowsSelected();
  return (
    <thead className={styles.head}>
      <tr className={styles.headRow} aria-rowindex={1}>
        {selectable ? (
          <th scope="col" className={styles.checkCell}>
            <Checkbox
              className={styles.check}
              aria-label="Select all rows"
              checked={all}
              indeterminate={!all && table.getIsSomeRowsSelected()}
              disabled={table.getRowModel().rows.length === 0}
              onChange={(checked) => table.toggleAllRowsSelected(checked)}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeaderCell key={column.id} table={table} column={column} />
        ))}
      </tr>
    </thead>
  );
}

function HeaderCell<Row>({ table, column }: { table: Table<Row>; column: DataTableColumn<Row> }) {
  const tableColumn = table.getColumn(column.id);
  const sorted = tableColumn?.getIsSorted() ?? false;
  const content = column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  const className = joinClasses(styles.cell, styles[column.align ?? 'start']);
  if (!column.sortable) {
    return (
      <th scope="col" className={className}>
        {content}
      </th>
    );
  }
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={joinClasses(styles.sort, sorted !== false && styles.sorted)}
        onClick={() => tableColumn?.toggleSorting()}
      >
        {content}
        <Arrow className={styles.arrow} size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </th>
  );
}
