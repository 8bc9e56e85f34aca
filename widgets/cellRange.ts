import { type CurvePoints, valueAt } from '#model/curvePoints.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { significantText } from '#model/significantText.ts';
import type { CurveCellPosition } from './curveCells.ts';

/** A block of cells from its upper left to its lower right. */
export interface CellRange {
  first: CurveCellPosition;
  last: CurveCellPosition;
}

/** The block whose corners are two cells. */
export function rangeBetween(a: CurveCellPosition, b: CurveCellPosition): CellRange {
  return {
    first: { row: Math.min(a.row, b.row), column: Math.min(a.column, b.column) },
    last: { row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) },
  };
}

/** The cells of a block, row by row. */
export function listCells({ first, last }: CellRange): CurveCellPosition[] {
  const columns = countFrom(first.column, last.column);
  return countFrom(first.row, last.row).flatMap((row) => columns.map((column) => ({ row, column })));
}

/** The cells as tab-separated lines. */
export function formatRange(points: CurvePoints, { first, last }: CellRange): string {
  const columns = countFrom(first.column, last.column);
  return countFrom(first.row, last.row)
    .map((row) => columns.map((column) => formatNumber(valueAt(points, { row, column }))).join('\t'))
    .join('\n');
}

/** '6 cells'. */
export function cellsCounted(range: CellRange): string {
  const count = (range.last.row - range.first.row + 1) * (range.last.column - range.first.column + 1);
  return count === 1 ? '1 cell' : `${count} cells`;
}

/** '6 cells selected, mean 20, sum 120'; mean and sum only for several values of a single column. */
export function describeRange(points: CurvePoints, range: CellRange): string {
  const selected = `${cellsCounted(range)} selected`;
  if (range.first.column !== range.last.column) return selected;
  const values = listCells(range).flatMap((cell) => valueAt(points, cell) ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length < 2
    ? selected
    : `${selected}, mean ${significantText(sum / values.length)}, sum ${significantText(sum)}`;
}

function countFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
