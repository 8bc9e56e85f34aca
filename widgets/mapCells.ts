import { isSameCellText, type MapTexts } from '#model/mapText.ts';
import type { CurveCellPosition } from './curveCells.ts';

/** A cell of a map's table: row 0 holds x and column 0 holds y, which leaves the corner empty. */
export type MapCellPosition = CurveCellPosition;

/** The text of a cell. */
export function textAt({ x, y, z }: MapTexts, { row, column }: MapCellPosition): string {
  if (row === 0) return x[column - 1] ?? '';
  return (column === 0 ? y[row - 1] : z[row - 1]?.[column - 1]) ?? '';
}

/** Returns the map with the text of one cell replaced; the arrays of the other rows stay the same. */
export function withTextAt(texts: MapTexts, { row, column }: MapCellPosition, text: string): MapTexts {
  if (row === 0) return { ...texts, x: texts.x.with(column - 1, text) };
  if (column === 0) return { ...texts, y: texts.y.with(row - 1, text) };
  const own = texts.z[row - 1] ?? [];
  return { ...texts, z: texts.z.with(row - 1, own.with(column - 1, text)) };
}

/** Returns the map with an empty row inserted below a row of the table; row 0 is that of x. */
export function insertRow({ x, y, z }: MapTexts, below: number): MapTexts {
  return {
    x,
    y: y.toSpliced(below, 0, ''),
    z: z.toSpliced(
      below,
      0,
      x.map(() => ''),
    ),
  };
}

/** Returns the map with an empty column inserted to the right of a column of the table; column 0 is that of y. */
export function insertColumn({ x, y, z }: MapTexts, after: number): MapTexts {
  return { x: x.toSpliced(after, 0, ''), y, z: z.map((row) => row.toSpliced(after, 0, '')) };
}

export function removeRow({ x, y, z }: MapTexts, row: number): MapTexts {
  return { x, y: y.toSpliced(row - 1, 1), z: z.toSpliced(row - 1, 1) };
}

export function removeColumn({ x, y, z }: MapTexts, column: number): MapTexts {
  return { x: x.toSpliced(column - 1, 1), y, z: z.map((row) => row.toSpliced(column - 1, 1)) };
}

/** The map with its axes swapped. */
export function transpose({ x, y, z }: MapTexts): MapTexts {
  return { x: y, y: x, z: x.map((_, column) => z.map((row) => row[column] ?? '')) };
}

/** Returns an empty map of the given size. */
export function createEmptyMap({ rows, columns }: { rows: number; columns: number }): MapTexts {
  const empty = (count: number) => Array.from({ length: count }, () => '');
  return { x: empty(columns), y: empty(rows), z: Array.from({ length: rows }, () => empty(columns)) };
}

/** The cell of a path such as 'x/0' or 'z/1/0'; undefined for a list as a whole. */
export function toMapCell(at: string): MapCellPosition | undefined {
  const [axis, first, second] = at.split('/');
  if (first === undefined) return undefined;
  if (axis === 'x') return { row: 0, column: Number(first) + 1 };
  if (axis === 'y') return { row: Number(first) + 1, column: 0 };
  return second === undefined ? undefined : { row: Number(first) + 1, column: Number(second) + 1 };
}

/**
 * The text that a cell had in the original: in the same place if both have the same size, otherwise at the same x and
 * y; undefined if the original has no such cell.
 */
export function findOriginal(texts: MapTexts, original: MapTexts, cell: MapCellPosition): string | undefined {
  const isSameSize = texts.x.length === original.x.length && texts.y.length === original.y.length;
  if (isSameSize) return textAt(original, cell);
  const row = cell.row === 0 ? 0 : findText(original.y, texts.y[cell.row - 1]) + 1;
  const column = cell.column === 0 ? 0 : findText(original.x, texts.x[cell.column - 1]) + 1;
  const isMissing = (cell.row > 0 && row === 0) || (cell.column > 0 && column === 0);
  return isMissing ? undefined : textAt(original, { row, column });
}

function findText(texts: readonly string[], text = ''): number {
  return texts.findIndex((one) => isSameCellText(one, text));
}
