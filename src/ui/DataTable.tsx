import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import styles from './DataTable.module.css';
import type { DataTableColumn, DataTableGaps, DataTableSelection, DataTableSort } from './DataTableColumn.ts';
import { DataTableHeader } from './DataTableHeader.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { GapFailure } from './GapFailure.tsx';
import { joinClasses } from './joinClasses.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import { findLeastWidth, useFitsWindow } from './useFitsWindow.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRowAnchor } from './useRowAnchor.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useRowSelection } from './useRowSelection.ts';
import { useShownRows } from './useShownRows.tsx';
import { useVisibleColumns } from './useVisibleColumns.ts';

export interface DataTableProps<Row> {
  /** Shown in the order given: the caller sorts and pages. A row that has not been loaded is undefined. */
  rows: readonly (Row | undefined)[];
  /** Required if rows may be undefined. */
  gaps?: DataTableGaps | undefined;
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
  /** Shown if there are no rows. */
  empty?: ReactNode;
  loading?: boolean | undefined;
  /** Identifies filters and sort order: while it stays the same, added and removed rows don't move the visible ones. */
  view?: string | undefined;
  /** Rows of two lines, or of an input with a line for its error. */
  tallRows?: boolean | undefined;
  /** A CSS height at which the table scrolls inside itself; without it the window scrolls. */
  maxHeight?: number | string | undefined;
  /** The columns keep their widths: if the window is too narrow for them, the table scrolls inside itself. */
  wide?: boolean | undefined;
}

/** The height of a table that scrolls inside itself because of its width. */
const WIDE_HEIGHT = 'max(320px, 100dvh - 240px)';

const ROW_HEIGHT = 36;
const TALL_ROW_HEIGHT = 52;

const skeletonRows = Array.from({ length: 12 }, (_, index) => `skeleton-${index}`);

/** A table of any length; of many rows, only the visible ones are in the document. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, label, onRowClick, selection, sort, onSort, loading = false } = props;
  const rowHeight = props.tallRows ? TALL_ROW_HEIGHT : ROW_HEIGHT;
  const columns = useVisibleColumns(props.columns);
  const leastWidth = props.wide ? findLeastWidth(columns) : 0;
  const maxHeight = useFitsWindow(leastWidth) ? props.maxHeight : WIDE_HEIGHT;
  const root = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useKeptFocus(root);

  const ids = useMemo(
    () => rows.map((row, index) => (row === undefined ? `unread-${index}` : rowId(row))),
    [rows, rowId],
  );
  const selecting = useRowSelection({ ids, selection });
  const focus = useRowFocus({ ids, body, rowHeight });
  const { shown, first, last, tracker } = useShownRows({
    count: loading ? 0 : rows.length,
    rowHeight,
    scroller: maxHeight === undefined ? undefined : root,
    body,
    keep: focus.activeIndex,
  });

  useRowAnchor({
    ids,
    drawn: shown.flatMap((index) => ids[index] ?? []),
    rowHeight,
    scroller: maxHeight === undefined ? undefined : root,
    body,
    view: props.view,
  });

  const { gaps } = props;
  const onShow = gaps?.onShow;
  useEffect(() => {
    if (last >= first) onShow?.({ first, last });
  }, [onShow, first, last]);

  const rest = leastWidth > 0 ? 'minmax(var(--least-name), 1fr)' : 'minmax(0, 1fr)';
  const tracks = columns.map(({ width }) => (typeof width === 'number' ? `${width}px` : (width ?? rest)));
  // React's types lack custom properties.
  const style = {
    '--tracks': [...(selection ? ['44px'] : []), ...tracks].join(' '),
    '--row-height': `${rowHeight}px`,
    '--least-width': `${leastWidth}px`,
    maxHeight,
  } as CSSProperties;

  // Rows that take focus make a grid of the table.
  const interactive = onRowClick !== undefined || selection !== undefined;

  return (
    <>
      <table
        ref={root}
        className={joinClasses(styles.table, maxHeight === undefined ? styles.inWindow : styles.inItself)}
        style={style}
        data-wide={leastWidth > 0 || undefined}
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
          <tbody
            ref={body}
            className={styles.body}
            style={{ height: rows.length * rowHeight }}
            onKeyDown={focus.onKeyDown}
            onBlur={focus.onBlur}
          >
            {shown.map((index) => {
              const [row, id] = [rows[index], ids[index]];
              if (id === undefined) return null;
              const active = interactive && index === focus.activeIndex;
              return row !== undefined ? (
                <DataTableRow
                  key={id}
                  row={row}
                  id={id}
                  index={index}
                  start={index * rowHeight}
                  columns={columns}
                  active={active}
                  focusable={interactive}
                  selected={selection?.selected.has(id) ?? false}
                  selection={selection}
                  onToggle={selecting.toggle}
                  onFocus={focus.setActive}
                  onOpen={onRowClick}
                />
              ) : (
                <SkeletonRow
                  key={id}
                  columns={columns}
                  selectable={selection !== undefined}
                  unread={{ id, index, start: index * rowHeight, active, onFocus: focus.setActive }}
                />
              );
            })}
            {gaps?.failure && (
              <GapFailure
                {...gaps.failure}
                gaps={shown.filter((index) => rows[index] === undefined)}
                rowHeight={rowHeight}
              />
            )}
          </tbody>
        )}
      </table>
      {/* After the table, so that its elements are known to it. */}
      {tracker}
    </>
  );
}
