import { type ClipboardEvent, type FocusEvent, Fragment, type KeyboardEvent, type RefObject, useRef } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { HelpTip } from '#ui/HelpTip.tsx';
import { listRows } from '#ui/listRows.ts';
import { useRowRange } from '#ui/useRowRange.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type CurveCellPosition, findCell, isSameCell } from '#widgets/curveCells.ts';
import { useFormSettings } from './formContext.ts';
import styles from './TableField.module.css';
import { columnHelpId, TableRow } from './TableRow.tsx';
import { findTableStep } from './tableKeys.ts';
import type { TableEdits } from './useTableEdits.ts';
import { useWantedCell } from './useWantedCell.ts';

interface TableGridProps {
  id: string;
  /** The table's key in the draft. */
  name: string;
  title: string;
  /** The noun for a row. */
  noun: string;
  columns: readonly FieldDefinition[];
  rows: readonly string[];
  readOnly: boolean;
  active: CurveCellPosition | undefined;
  onActive: (cell: CurveCellPosition | undefined) => void;
  wanted: RefObject<CurveCellPosition | undefined>;
  edits: TableEdits;
}

/** Rows of cells with the keys of a spreadsheet; in a long table only the visible rows are in the document. */
export function TableGrid(props: TableGridProps) {
  const { id, name, title, noun, columns, rows, readOnly, active, onActive, wanted, edits } = props;
  const { store, currency, marksChanges } = useFormSettings();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const isLong = rows.length > WHOLE;
  const visible = useRowRange({ count: isLong ? rows.length : 0, rowHeight: ROW_HEIGHT, scroller, body });
  const kept = active && active.row < rows.length ? active.row : -1;
  useWantedCell({ wanted, scroller, rowHeight: ROW_HEIGHT });
  const drawn = isLong ? listRows(visible ?? NO_ROWS, kept) : rows.map((_, index) => index);
  const last = drawn.at(-1) ?? -1;
  const selectedCount = edits.selected.size;

  function focus(event: FocusEvent) {
    const cell = event.target instanceof HTMLElement ? findCell(event.target) : undefined;
    if (cell && !isSameCell(cell, active)) onActive(cell);
  }

  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const from = event.target instanceof HTMLElement ? findCell(event.target) : undefined;
    if (!from) return;
    if (event.altKey && !readOnly && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      edits.move(event.key === 'ArrowUp' ? -1 : 1);
      return;
    }
    const step = findTableStep(event);
    if (!step) return;
    const to = { row: from.row + step.rows, column: from.column + step.columns };
    if (to.row < 0 || to.row >= rows.length || to.column < 0 || to.column > columns.length + 1) return;
    event.preventDefault();
    edits.focus(to);
  }

  function paste(event: ClipboardEvent) {
    const cell = event.target instanceof HTMLElement ? findCell(event.target) : undefined;
    if (!cell || readOnly) return;
    const at = { row: cell.row, column: Math.max(0, cell.column - 1) };
    if (edits.pasteBlock(event.clipboardData.getData('text'), at)) event.preventDefault();
  }

  return (
    <div ref={scroller} className={styles.scroller} data-long={isLong || undefined}>
      <table
        className={styles.table}
        aria-label={title}
        aria-rowcount={rows.length + 1}
        data-readonly={readOnly || undefined}
        onKeyDown={walk}
        onFocus={focus}
        onPasteCapture={paste}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.corner}>
              {readOnly ? (
                <VisuallyHidden>Row</VisuallyHidden>
              ) : (
                <Checkbox
                  aria-label={`Select all of ${title}`}
                  checked={selectedCount === rows.length}
                  indeterminate={selectedCount > 0 && selectedCount < rows.length}
                  onChange={edits.toggleAll}
                />
              )}
            </th>
            {columns.map((column, at) => (
              <th key={column.name} scope="col" className={styles.column} data-type={column.type}>
                <span className={styles.columnTitle}>
                  <span>
                    {currencyText(column.title, currency)}
                    {column.required && (
                      <span className={styles.required} aria-hidden="true">
                        {' *'}
                      </span>
                    )}
                  </span>
                  {column.unit && <span className={styles.unit}>{currencyText(column.unit, currency)}</span>}
                  {column.help && <HelpTip id={columnHelpId(id, at + 1)} text={column.help} label={column.title} />}
                </span>
              </th>
            ))}
            {!readOnly && (
              <th scope="col" className={styles.actions}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {drawn.map((index, at) => {
            const row = rows[index];
            if (row === undefined) return null;
            const gap = index - (drawn[at - 1] ?? -1) - 1;
            return (
              <Fragment key={row}>
                {gap > 0 && <Gap rows={gap} />}
                <TableRow
                  id={id}
                  table={name}
                  noun={noun}
                  row={row}
                  index={index}
                  columns={columns}
                  readOnly={readOnly}
                  isSelected={edits.selected.has(row)}
                  isNew={marksChanges && store.mode === 'edit' && store.tables.isNew(name, row)}
                  onToggle={edits.toggle}
                  onRemove={edits.remove}
                />
              </Fragment>
            );
          })}
          {last < rows.length - 1 && <Gap rows={rows.length - 1 - last} />}
        </tbody>
      </table>
    </div>
  );
}

/** Takes the space of rows that are not in the document. */
function Gap({ rows }: { rows: number }) {
  return <tr style={{ height: rows * ROW_HEIGHT }} />;
}

const NO_ROWS = { first: 0, last: -1 };

/** Height of a row in pixels, as in the style sheet. */
const ROW_HEIGHT = 34;

/** Largest number of rows that are all rendered, so that the page scrolls instead of the table. */
const WHOLE = 50;
