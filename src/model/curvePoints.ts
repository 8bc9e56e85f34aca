import { readNumberList } from './numberList.ts';
import { formatDigits, parseNumber } from './parseNumber.ts';

/** One x list and one list per curve; the lists may differ in length, and NaN represents a missing value. */
export interface CurvePoints {
  x: number[];
  y: number[][];
}

export interface CurveLimits {
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** A curve that is stored as lists has at least this many points. */
export const FEWEST_POINTS = 2;

/**
 * Parses numbers separated by commas or white space; parts that are not numbers are dropped (catalogue, section 4).
 */
export function parseList(text: string): number[] {
  const list = readNumberList(text);
  if (list?.every(Number.isFinite)) return [...list];
  return text.split(/[,\s]/).flatMap((part) => {
    const parsed = parseNumber(part);
    return 'value' in parsed && parsed.value !== null ? [parsed.value] : [];
  });
}

/** Formats a list for storage: '0, 200, 400'; never with an exponent, which lists must not contain. */
export function formatList(values: readonly number[]): string {
  return values.filter(Number.isFinite).map(formatDigits).join(', ');
}

/** Returns the number of points: the length of the longest list. */
export function pointCount(points: CurvePoints): number {
  return Math.max(points.x.length, ...points.y.map((values) => values.length));
}

/** Removes the points of `count` successive rows. */
export function removePoints(points: CurvePoints, row: number, count = 1): CurvePoints {
  const without = (values: number[]) => values.toSpliced(row, count);
  return { x: without(points.x), y: points.y.map(without) };
}

/** Whether a point may be removed: a curve keeps at least two. */
export function canRemovePoint(points: CurvePoints): boolean {
  return pointCount(points) > FEWEST_POINTS;
}

/** Returns the value of a cell; undefined if its list ends before the row or the value is missing. */
export function valueAt(points: CurvePoints, cell: { row: number; column: number }): number | undefined {
  const values = cell.column === 0 ? points.x : points.y[cell.column - 1];
  const value = values?.[cell.row];
  return Number.isNaN(value) ? undefined : value;
}

/** A cell by its row and column: 0 for x, 1 for the first curve. */
export interface CellPosition {
  row: number;
  column: number;
}

/** A cell, and what is written into it. */
export interface CellValue extends CellPosition {
  value: number;
}

/** Sets the values of some cells; a list that ends before a row is filled up with its last value. */
export function withValues({ x, y }: CurvePoints, cells: readonly CellValue[]): CurvePoints {
  const columns = [x, ...y];
  // Each list is copied once, however many of its cells are set, and grows in place.
  const copied = new Set<number>();
  for (const { row, column, value } of cells) {
    const values = columns[column];
    if (!values) continue;
    const own = copied.has(column) ? values : [...values];
    while (own.length < row) own.push(own.at(-1) ?? 0);
    own[row] = value;
    columns[column] = own;
    copied.add(column);
  }
  const [newX = x, ...newY] = columns;
  return { x: newX, y: newY };
}

/** Whether both curves hold the same numbers; how they were written does not matter. */
export function samePoints(a: CurvePoints, b: CurvePoints): boolean {
  return (
    sameValues(a.x, b.x) && a.y.length === b.y.length && a.y.every((values, index) => sameValues(values, b.y[index]))
  );
}

/** The only cell in which the points differ; undefined if none or several differ. */
export function findOnlyChange(before: CurvePoints, after: CurvePoints): CellPosition | undefined {
  let found: CellPosition | undefined;
  for (let column = 0; column <= after.y.length; column += 1) {
    const [old, now] = column === 0 ? [before.x, after.x] : [before.y[column - 1], after.y[column - 1]];
    if (old === now) continue;
    if (!old || old.length !== now?.length) return undefined;
    for (let row = 0; row < now.length; row += 1) {
      if (Object.is(now[row], old[row])) continue;
      if (found) return undefined;
      found = { row, column };
    }
  }
  return found;
}

/** Returns exactly `count` values: cut off, or padded with the last value (0 without values). */
export function spreadList(values: readonly number[], count: number): number[] {
  if (count <= values.length) return values.slice(0, count);
  const last = values.at(-1) ?? 0;
  return Array.from({ length: count }, (_, index) => values[index] ?? last);
}

/** Whether both lists hold the same numbers. */
export function sameValues(a: readonly number[], b: readonly number[] | undefined): boolean {
  if (a === b) return true;
  if (a.length !== b?.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    // NaN, a value left out, equals itself here.
    if (a[index] !== b[index] && !Object.is(a[index], b[index])) return false;
  }
  return true;
}
