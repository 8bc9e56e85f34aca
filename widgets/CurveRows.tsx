import { type CSSProperties, memo } from 'react';
import { type CurvePoints, canRemovePoint, valueAt } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { CurveRow } from './CurveRow.tsx';
import styles from './CurveTable.module.css';
import type { CellRange } from './cellRange.ts';
import { type CurveCellActions, type CurveCellPosition, cellKey } from './curveCells.ts';

interface CurveRowsProps {
  /** The first row, and the one after the last. */
  from: number;
  to: number;
  /** x first. */
  columns: readonly CurveAxis[];
  points: CurvePoints;
  /** The cell into which a number was typed since the last render. */
  typed: CurveCellPosition | undefined;
  /** Messages of faults, and of cells that were set to 0, by `cellKey`. */
  faults: ReadonlyMap<string, string>;
  zeroed: ReadonlyMap<string, string>;
  /** The cell whose point the chart marks. */
  active: CurveCellPosition | undefined;
  /** The selected block. */
  range: CellRange | undefined;
  fixedX: boolean;
  disabled: boolean;
  readOnly: boolean;
  idPrefix: string;
  actions: CurveCellActions;
}

/** A group of consecutive table rows. A long table renders only the groups in which something changes. */
export const CurveRows = memo(function CurveRows(props: CurveRowsProps) {
  const { from, to, columns, points, typed, faults, zeroed, active, range, ...rest } = props;
  const rows = Array.from({ length: to - from }, (_, index) => from + index).map((row) => (
    <CurveRow
      key={row}
      row={row}
      columns={columns}
      values={columns.map((_, column) => valueAt(points, { row, column }))}
      typed={typed?.row === row ? typed : undefined}
      faults={faults.size === 0 ? NONE : columns.map((_, column) => faults.get(cellKey({ row, column })))}
      zeroed={zeroed.size === 0 ? NONE : columns.map((_, column) => zeroedAt(zeroed, points, { row, column }))}
      selected={isIn(range, row) ? toColumns(range) : undefined}
      activeColumn={active?.row === row ? active.column : undefined}
      removable={canRemovePoint(points)}
      {...rest}
    />
  ));
  return (
    <tbody className={styles.rows} style={{ '--rows': to - from } as CSSProperties}>
      {rows}
    </tbody>
  );
}, hasSameContent);

const NONE: readonly undefined[] = [];

/** The message of a cell that was set to 0, as long as it is 0. */
function zeroedAt(zeroed: ReadonlyMap<string, string>, points: CurvePoints, cell: CurveCellPosition) {
  return valueAt(points, cell) === 0 ? zeroed.get(cellKey(cell)) : undefined;
}

function isIn(range: CellRange | undefined, row: number): range is CellRange {
  return range !== undefined && row >= range.first.row && row <= range.last.row;
}

/** The columns of a block as a string, which compares as equal between renders. */
function toColumns({ first, last }: CellRange): string {
  return `${first.column}-${last.column}`;
}

/** Props that are compared by identity. */
const ROWS_PROPS = [
  ...(['from', 'to', 'columns', 'fixedX', 'disabled', 'readOnly', 'idPrefix', 'actions'] as const),
] as const satisfies (keyof CurveRowsProps)[];

function hasSameContent(before: CurveRowsProps, after: CurveRowsProps): boolean {
  return (
    ROWS_PROPS.every((name) => before[name] === after[name]) &&
    isSameMap(before.faults, after.faults) &&
    isSameMap(before.zeroed, after.zeroed) &&
    !isInRows(after.typed, after) &&
    isSamePlace(before, after) &&
    canRemovePoint(before.points) === canRemovePoint(after.points) &&
    isSameSlice(before.points.x, after.points.x, after) &&
    after.points.y.every((values, curve) => isSameSlice(before.points.y[curve] ?? [], values, after))
  );
}

function isSameMap(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  return before === after || (before.size === 0 && after.size === 0);
}

/** Whether the marked cell and the selected block look the same in these rows. */
function isSamePlace(before: CurveRowsProps, after: CurveRowsProps): boolean {
  const isNear = ({ active }: CurveRowsProps) => isInRows(active, after);
  const touches = ({ range }: CurveRowsProps) => range && range.first.row < after.to && range.last.row >= after.from;
  const isActiveSame = before.active === after.active || (!isNear(before) && !isNear(after));
  return isActiveSame && (before.range === after.range || (!touches(before) && !touches(after)));
}

function isInRows(cell: CurveCellPosition | undefined, { from, to }: CurveRowsProps): boolean {
  return cell !== undefined && cell.row >= from && cell.row < to;
}

function isSameSlice(before: readonly number[], after: readonly number[], { from, to }: CurveRowsProps): boolean {
  if (before === after) return true;
  for (let row = from; row < to; row += 1) if (!Object.is(before[row], after[row])) return false;
  return true;
}
