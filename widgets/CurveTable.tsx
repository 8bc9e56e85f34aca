import { type Ref, useMemo } from 'react';
import { type CurveFault, type CurvePoints, canRemovePoint, pointCount, valueAt } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { CurveRow } from './CurveRow.tsx';
import styles from './CurveTable.module.css';
import type { CellRange } from './cellRange.ts';
import { type CurveCellActions, type CurveCellPosition, cellKey } from './curveCells.ts';
import { columnTitle, faultMessage } from './curveMessages.ts';
import type { CellRangeHandlers } from './useCellRange.ts';

interface CurveTableProps {
  label: string;
  /** x first. */
  columns: readonly CurveAxis[];
  points: CurvePoints;
  faults: readonly CurveFault[];
  /** Messages of cells that were set to 0, by `cellKey`. */
  zeroed: ReadonlyMap<string, string>;
  /** The cell whose point the chart marks. */
  active: CurveCellPosition | undefined;
  fixedX: boolean;
  disabled: boolean;
  readOnly: boolean;
  idPrefix: string;
  /** The selected block. */
  range: CellRange | undefined;
  handlers: CellRangeHandlers;
  actions: CurveCellActions;
  tableRef: Ref<HTMLTableElement>;
}

/** The points as a table of inputs that keys walk as in a spreadsheet; long tables scroll inside themselves. */
export function CurveTable(props: CurveTableProps) {
  const { label, columns, points, faults, zeroed, active, fixedX, disabled, readOnly, idPrefix, actions, tableRef } =
    props;
  const { range, handlers } = props;
  const messages = useMemo(() => messagesByCell(faults, columns), [faults, columns]);
  const rows = Array.from({ length: pointCount(points) }, (_, row) => row);

  return (
    <div className={styles.scroller}>
      <table ref={tableRef} className={styles.table} aria-label={label} data-columns={columns.length} {...handlers}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {columnTitle(column)}
              </th>
            ))}
            {!fixedX && (
              <th scope="col" className={styles.actions}>
                <span className={styles.hidden}>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CurveRow
              key={row}
              row={row}
              columns={columns}
              values={columns.map((_, column) => valueAt(points, { row, column }))}
              faults={columns.map((_, column) => messages.get(cellKey({ row, column })))}
              zeroed={columns.map((_, column) => zeroedAt(zeroed, points, { row, column }))}
              selected={range && row >= range.first.row && row <= range.last.row ? columnsOf(range) : undefined}
              activeColumn={active?.row === row ? active.column : undefined}
              fixedX={fixedX}
              removable={canRemovePoint(points)}
              disabled={disabled}
              readOnly={readOnly}
              idPrefix={idPrefix}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The columns of a block as one text, which is the same on each render. */
function columnsOf({ first, last }: CellRange): string {
  return `${first.column}-${last.column}`;
}

/** The message of a cell that was set to 0, as long as it is 0. */
function zeroedAt(
  zeroed: ReadonlyMap<string, string>,
  points: CurvePoints,
  cell: CurveCellPosition,
): string | undefined {
  return valueAt(points, cell) === 0 ? zeroed.get(cellKey(cell)) : undefined;
}

function messagesByCell(faults: readonly CurveFault[], columns: readonly CurveAxis[]): Map<string, string> {
  return new Map(
    faults.map(
      ({ row, column, code }) => [cellKey({ row, column }), faultMessage(code, columns[column] ?? {})] as const,
    ),
  );
}
