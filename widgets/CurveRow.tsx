import { memo } from 'react';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { CurveCell } from './CurveCell.tsx';
import styles from './CurveTable.module.css';
import type { CurveCellActions, CurveCellPosition } from './curveCells.ts';
import { nameCell } from './curveMessages.ts';

interface CurveRowProps {
  row: number;
  columns: readonly CurveAxis[];
  values: readonly (number | undefined)[];
  /** The cell of this row into which a number was typed since the last render. */
  typed: CurveCellPosition | undefined;
  /** Messages by column. */
  faults: readonly (string | undefined)[];
  /** Messages of cells that were set to 0, by column. */
  zeroed: readonly (string | undefined)[];
  /** The selected columns, '0-2'; undefined for none. */
  selected: string | undefined;
  /** The column whose point the chart marks. */
  activeColumn: number | undefined;
  fixedX: boolean;
  removable: boolean;
  disabled: boolean;
  readOnly: boolean;
  idPrefix: string;
  actions: CurveCellActions;
}

/** Props that are compared by identity. */
const ROW_PROPS = [
  'row',
  'columns',
  'typed',
  'selected',
  'activeColumn',
  'fixedX',
  'removable',
  'disabled',
  'readOnly',
  'idPrefix',
  'actions',
] as const satisfies (keyof CurveRowProps)[];

/** One point: x, its values, and the button that removes it. Renders only when its own data change. */
export const CurveRow = memo(function CurveRow(props: CurveRowProps) {
  const {
    row,
    columns,
    values,
    typed,
    faults,
    zeroed,
    selected,
    activeColumn,
    fixedX,
    removable,
    disabled,
    readOnly,
    idPrefix,
    actions,
  } = props;
  const [firstSelected, lastSelected] = (selected ?? '').split('-').map(Number);
  const isSelected = (column: number) =>
    firstSelected !== undefined && lastSelected !== undefined && column >= firstSelected && column <= lastSelected;
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 && fixedX ? (
          <th key={column.title} scope="row" className={styles.fixed} data-selected={isSelected(0) || undefined}>
            {formatNumber(values[0])}
          </th>
        ) : (
          <CurveCell
            key={column.title}
            id={`${idPrefix}-${row}-${index}`}
            row={row}
            column={index}
            label={nameCell(columns, { row, column: index, x: values[0] })}
            unit={column.unit}
            value={values[index]}
            typed={typed?.column === index ? typed : undefined}
            fault={faults[index]}
            zeroed={zeroed[index]}
            selected={isSelected(index)}
            active={activeColumn === index}
            disabled={disabled}
            readOnly={readOnly}
            actions={actions}
          />
        ),
      )}
      {!fixedX && (
        <td className={styles.actions}>
          <button
            type="button"
            className={styles.remove}
            title="Remove point"
            aria-label={`Remove point ${row + 1}`}
            // Tab moves between the numbers; the arrow keys reach this button.
            tabIndex={-1}
            data-cell={`${row}:${columns.length}`}
            disabled={disabled || readOnly || !removable}
            onClick={(event) => actions.remove(row, event.detail === 0)}
          >
            ×
          </button>
        </td>
      )}
    </tr>
  );
}, hasSameContent);

/** Values and messages come in new arrays on each render, so their items are compared. */
function hasSameContent(before: CurveRowProps, after: CurveRowProps): boolean {
  return (
    sameItems(after.values, before.values) &&
    sameItems(after.faults, before.faults) &&
    sameItems(after.zeroed, before.zeroed) &&
    ROW_PROPS.every((name) => after[name] === before[name])
  );
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => Object.is(item, b[index])));
}
