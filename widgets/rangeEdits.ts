import { type CurvePoints, FEWEST_POINTS, pointCount, removePoints, valueAt, withValues } from '#model/curvePoints.ts';
import { formatNumber } from '#model/parseNumber.ts';
import type { CurveOrigin } from './CurveOrigin.ts';
import { type CellRange, cellsCounted, formatRange, listCells } from './cellRange.ts';
import type { CurveCellPosition } from './curveCells.ts';
import { pointsCounted, valuesCounted } from './curveMessages.ts';

/** The actions on a block of cells; each is a single change of the curve. */
export interface RangeEdits {
  /** The block as tab-separated lines. */
  format: (range: CellRange) => string;
  /** Removes points whose cells are all in the block; other values become 0. */
  clear: (range: CellRange) => void;
  /** `typedInto` is the cell in which the value was just typed. */
  fill: (range: CellRange, value: number, typedInto?: CurveCellPosition) => void;
  /** Writes the first row of a block into the others, or the row above into a single one. */
  fillDown: (range: CellRange) => void;
}

interface RangeTarget {
  /** Returns the curve's current state. */
  read: () => { points: CurvePoints; fixedX: boolean; locked: boolean };
  change: (points: CurvePoints, from?: CurveOrigin) => void;
  showNotes: (notes: readonly string[]) => void;
}

/** Creates the actions on a block of cells; they change nothing while the curve is locked. */
export function createRangeEdits({ read, change, showNotes }: RangeTarget): RangeEdits {
  /** Sets the cells that can be edited, and says what was done. */
  function set(
    range: CellRange,
    toValue: (cell: CurveCellPosition) => number | undefined,
    done: string,
    from?: CurveOrigin,
  ) {
    const { points, fixedX, locked } = read();
    if (locked) return;
    const cells = listCells(range).filter(({ column }) => column > 0 || !fixedX);
    const set = cells.flatMap((cell) => {
      const value = toValue(cell);
      return value === undefined ? [] : [{ ...cell, value }];
    });
    change(withValues(points, set), from);
    showNotes([done]);
  }

  return {
    format: (range) => formatRange(read().points, range),
    clear: (range) => {
      const { points, fixedX, locked } = read();
      if (locked) return;
      const isWhole = !fixedX && range.first.column === 0 && range.last.column === points.y.length;
      if (isWhole) return removeRows(range);
      const values = { ...range, first: { ...range.first, column: Math.max(1, range.first.column) } };
      const count = listCells(values).length;
      if (count === 0) return showNotes(['To remove points, select their whole rows']);
      set(values, () => 0, `Set ${valuesCounted(count)} to 0`);
    },
    fill: (range, value, typedInto) =>
      set(range, () => value, `Filled ${cellsCounted(range)} with ${formatNumber(value)}`, typedInto && { typedInto }),
    fillDown: (range) => {
      const { points } = read();
      const isSingle = range.first.row === range.last.row;
      const source = isSingle ? range.first.row - 1 : range.first.row;
      const below = isSingle ? range : { ...range, first: { ...range.first, row: source + 1 } };
      if (source < 0) return;
      set(below, ({ column }) => valueAt(points, { row: source, column }), `Filled ${cellsCounted(below)} from above`);
    },
  };

  function removeRows({ first, last }: CellRange) {
    const { points } = read();
    const count = last.row - first.row + 1;
    if (pointCount(points) - count < FEWEST_POINTS)
      return showNotes([`A curve needs at least ${FEWEST_POINTS} points`]);
    change(removePoints(points, first.row, count));
    showNotes([`Removed ${pointsCounted(count)}`]);
  }
}
