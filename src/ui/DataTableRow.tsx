import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo } from 'react';
import { Checkbox } from './Checkbox.tsx';
import styles from './DataTable.module.css';
import type { DataTableColumn, DataTableSelection } from './DataTableColumn.ts';
import { joinClasses } from './joinClasses.ts';
import { Truncated } from './Truncated.tsx';

interface DataTableRowProps<Row> {
  row: Row;
  id: string;
  index: number;
  /** Pixels from the top of the body. */
  start: number;
  columns: readonly DataTableColumn<Row>[];
  focusable: boolean;
  /** The one row that the Tab key stops at. */
  active: boolean;
  selected: boolean;
  selection: DataTableSelection<Row> | undefined;
  onToggle: (id: string) => void;
  onFocus: (id: string, index: number) => void;
  onOpen: ((row: Row) => void) | undefined;
}

const controls = 'a, button, input, label, select, textarea';

function Row<Value>(props: DataTableRowProps<Value>) {
  const { row, id, index, start, columns, focusable, active, selected, selection, onToggle, onFocus, onOpen } = props;
  const tabIndex = active || !focusable ? 0 : -1;

  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    if (onOpen && isLinkPress(event)) {
      event.preventDefault();
      onOpen(row);
    } else if (isOwnPress(event)) onOpen?.(row);
  };
  const key = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && onOpen) onOpen(row);
    else if (event.key === ' ' && selection) onToggle(id);
    else return;
    event.preventDefault();
  };

  return (
    <tr
      className={joinClasses(
        styles.row,
        selected && !selection?.isQuiet && styles.selected,
        onOpen && styles.pressable,
      )}
      style={{ transform: `translateY(${start}px)` } satisfies CSSProperties}
      tabIndex={focusable ? tabIndex : undefined}
      data-row-id={id}
      aria-rowindex={index + 2}
      aria-selected={selection ? selected : undefined}
      onClick={press}
      onKeyDown={key}
      onFocus={focusable ? () => onFocus(id, index) : undefined}
    >
      {selection ? (
        <td className={styles.checkCell}>
          <Checkbox
            className={styles.check}
            aria-label={`Select ${selection.rowName(row)}`}
            tabIndex={tabIndex}
            checked={selected}
            onChange={() => onToggle(id)}
          />
        </td>
      ) : null}
      {columns.map((column) => {
        const content = column.cell(row, { tabIndex });
        return (
          <td
            key={column.id}
            className={joinClasses(styles.cell, styles[column.align ?? 'start'], column.numeric && styles.numeric)}
          >
            {typeof content === 'string' ? <Truncated text={content} /> : content}
          </td>
        );
      })}
    </tr>
  );
}

/** One row; renders again only when its own data or state change. */
// `memo` forgets type parameters, so the generic signature is restored here.
export const DataTableRow = memo(Row) as typeof Row;

/**
 * Returns whether a press is a plain one on the row's link; with a modifier key or another button it opens like any
 * link.
 */
function isLinkPress({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent<HTMLElement>): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('[data-row-link]') !== null;
}

/**
 * Returns whether a press is on the row itself: not on a control in it, nor in a popup that it opened, nor the end of a
 * text selection.
 */
function isOwnPress({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest(controls) === null && window.getSelection()?.isCollapsed !== false;
}
