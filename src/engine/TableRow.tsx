import { memo } from 'react';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { cellKey as placeKey } from '#widgets/curveCells.ts';
import { TableCell } from './TableCell.tsx';
import styles from './TableField.module.css';

interface TableRowProps {
  /** Prefix of the ids of its inputs. */
  id: string;
  /** The table's key in the draft. */
  table: string;
  /** The noun for a row. */
  noun: string;
  /** The row's id. */
  row: string;
  /** Counts from 0. */
  index: number;
  columns: readonly FieldDefinition[];
  readOnly: boolean;
  isSelected: boolean;
  isNew: boolean;
  onToggle: (row: string) => void;
  onRemove: (row: string) => void;
}

/** One row of a table; renders only when its place or its marks change. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { id, table, noun, row, index, columns, readOnly, isSelected, isNew, onToggle, onRemove } = props;
  const number = index + 1;
  return (
    <tr
      className={styles.row}
      aria-rowindex={number + 1}
      data-row={row}
      data-selected={isSelected || undefined}
      data-new={isNew || undefined}
    >
      <th scope="row" className={styles.number} title={isNew ? `New ${noun}` : undefined}>
        {!readOnly && (
          <Checkbox
            aria-label={`Select ${noun} ${number}`}
            // Tab moves between the values; the arrow keys reach this checkbox.
            tabIndex={-1}
            data-cell={placeKey({ row: index, column: 0 })}
            checked={isSelected}
            onChange={() => onToggle(row)}
          />
        )}
        {number}
      </th>
      {columns.map((column, at) => (
        <TableCell
          key={column.name}
          id={`${id}-${row.slice(1)}-${column.name}`}
          name={cellKey(table, row, column.name)}
          column={column}
          row={index}
          place={at + 1}
          helpId={column.help ? columnHelpId(id, at + 1) : undefined}
          readOnly={readOnly || column.readOnly}
        />
      ))}
      {!readOnly && (
        <td className={styles.actions}>
          <button
            type="button"
            className={styles.remove}
            title={`Remove ${noun}`}
            aria-label={`Remove ${noun} ${number}`}
            tabIndex={-1}
            data-cell={placeKey({ row: index, column: columns.length + 1 })}
            onClick={() => onRemove(row)}
          >
            ×
          </button>
        </td>
      )}
    </tr>
  );
});

/** Id of the help in the head of a column; `place` counts from 1. */
export function columnHelpId(id: string, place: number): string {
  return `${id}-help-${place}`;
}
