import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import styles from './DataTable.module.css';
import type { DataTableColumn, DataTableSelection, DataTableSort } from './DataTableColumn.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { joinClasses } from './joinClasses.ts';
import { Skeleton } from './Skeleton.tsx';
import { useRowAnchor } from './useRowAnchor.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useRowVirtualizer } from './useRowVirtualizer.ts';
import { useVisibleColumns } from './useVisibleColumns.ts';

export interface DataTableProps<Row> {
  /** Shown in the order given: the caller sorts and pages. */
  rows: readonly Row[];
  /** Kept stable by the caller, so that rows render only when they change. */
  columns: readonly DataTableColumn<Row>[];
  /** Kept stable by the caller, too. */
  rowId: (row: Row) => string;
  /** The table's name for screen readers. */
  label: string;
  onRowClick?: ((row: Row) => void) | undefined;
  selection?: DataTableSelection<Row> | undefined;
  sort?: DataTableSort | undefined;
  onSort?: ((sort: DataTableSort) => void) | undefined;
  /** Shown in place of the rows where there are none. */
  empty?: ReactNode;
  loading?: boolean | undefined;
  /** What the rows are chosen and sorted by: while it stays, rows that come or go leave those in sight where they are. */
  view?: string | undefined;
  /** Rows of two lines, or of an input with a line for what is wrong with it. */
  tallRows?: boolean | undefined;
  /** A CSS height at which the table scrolls inside itself; without it the window scrolls. */
  maxHeight?: number | string | undefined;
}

const ROW_HEIGHT = 36;
const TALL_ROW_HEIGHT = 52;

const skeletonRows = Array.from({ length: 12 }, (_, index) => `skeleton-${index}`);

/** A table of any length, of which only the rows in sight are in the document. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, label, onRowClick, selection, sort, onSort, loading = false, maxHeight } = props;
  const rowHeight = props.tallRows ? TALL_ROW_HEIGHT : ROW_HEIGHT;
  const columns = useVisibleColumns(props.columns);
  const root = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);

  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const selecting = useRowSelection({ ids, selection });
  const focus = useRowFocus({ ids, body, rowHeight });
  const { items, height } = useRowVirtualizer({
    count: loading ? 0 : rows.length,
    rowHeight,
    scroller: maxHeight === undefined ? undefined : root,
    body,
    keep: focus.activeIndex,
  });

  useRowAnchor({
    ids,
    drawn: items.flatMap(({ index }) => ids[index] ?? []),
    rowHeight,
    scroller: maxHeight === undefined ? undefined : root,
    body,
    view: props.view,
  });

  const tracks = columns.map(({ width }) => (typeof width === 'number' ? `${width}px` : (width ?? 'minmax(0, 1fr)')));
  // React types know no custom properties.
  const style = {
    '--tracks': [...(selection ? ['44px'] : []), ...tracks].join(' '),
    '--row-height': `${rowHeight}px`,
    maxHeight,
  } as CSSProperties;

  // Rows that take focus make a grid of the table.
  const interactive = onRowClick !== undefined || selection !== undefined;

  return (
    <table
      ref={root}
      className={joinClasses(styles.table, maxHeight === undefined ? styles.inWindow : styles.inItself)}
      style={style}
      role={interactive ? 'grid' : undefined}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-rowcount={rows.length + 1}
    >
      <DataTableHeader
        columns={columns}
        selecting={selection && selecting}
        isEmpty={rows.length === 0}
        sort={sort}
        onSort={onSort}
      />
      {loading ? (
        <tbody className={styles.body} aria-hidden="true">
          {skeletonRows.map((key) => (
            <SkeletonRow key={key} columns={columns} selectable={selection !== undefined} />
          ))}
        </tbody>
      ) : rows.length === 0 ? (
        <tbody className={styles.body}>
          <tr>
            <td className={styles.empty}>{props.empty ?? 'No results'}</td>
          </tr>
        </tbody>
      ) : (
        <tbody ref={body} className={styles.body} style={{ height }} onKeyDown={focus.onKeyDown} onBlur={focus.onBlur}>
          {items.map(({ index, start }) => {
            const [row, id] = [rows[index], ids[index]];
            return row !== undefined && id !== undefined ? (
              <DataTableRow
                key={id}
                row={row}
                id={id}
                index={index}
                start={start}
                columns={columns}
                active={interactive && index === focus.activeIndex}
                focusable={interactive}
                selected={selection?.selected.has(id) ?? false}
                selection={selection}
                onToggle={selecting.toggle}
                onFocus={focus.setActive}
                onOpen={onRowClick}
              />
            ) : null;
          })}
        </tbody>
      )}
    </table>
  );
}

function SkeletonRow<Row>({ columns, selectable }: { columns: readonly DataTableColumn<Row>[]; selectable: boolean }) {
  return (
    <tr className={joinClasses(styles.row, styles.waiting)}>
      {selectable ? <td className={styles.cell} /> : null}
      {columns.map((column) => (
        <td key={column.id} className={styles.cell}>
          <Skeleton width={column.width === undefined ? '45%' : '70%'} />
        </td>
      ))}
    </tr>
  );
}
