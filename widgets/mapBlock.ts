import { NOT_AVAILABLE } from '#model/cellNotation.ts';
import type { ClipboardTable } from '#model/parseClipboardTable.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { createConverter, readQuantity } from '#model/readQuantity.ts';

/** One cell of a block: its text, and its number where it holds one. */
export interface BlockCell {
  text: string;
  value: number | undefined;
  /** The unit behind the number, in which the value is. */
  unit?: string | undefined;
}

/** The cells of a table, with all rows padded to the length of the longest; a line of numbers with units is one of them. */
export function toBlock({ rows, texts: cells, unreadable, headings }: ClipboardTable): BlockCell[][] {
  const texts = new Map(unreadable.map(({ row, column, text }) => [`${row}:${column}`, text]));
  const width = Math.max(...rows.map((row) => row.length));
  const above = headings
    .map((line) => Array.from({ length: width }, (_, column) => readCell(line[column] ?? '')))
    .filter((line) => line.filter(({ value }) => value !== undefined).length > 1);
  const body = rows.map((values, row) =>
    Array.from({ length: width }, (_, column) => {
      const value = values[column];
      if (value === undefined) return readCell(texts.get(`${row}:${column}`) ?? '');
      const isPercent = cells[row]?.[column]?.endsWith(PERCENT);
      return { value, text: formatNumber(value), ...(isPercent ? { unit: PERCENT } : {}) };
    }),
  );
  return [...above, ...body];
}

/** Reads a text that may be a number with a unit. */
function readCell(text: string): BlockCell {
  const unit = QUANTITY.exec(text)?.[1];
  const read = unit !== undefined && createConverter(unit, unit) ? readQuantity(text, { unit }) : undefined;
  const value = read && 'value' in read ? (read.value ?? undefined) : undefined;
  return value === undefined ? { text, value } : { text, value, unit };
}

/** The only unit without which a cell is still read as a number. */
export const PERCENT = '%';

const QUANTITY = /^[-−–+]?[\d.,]*\d\s*([^\d\s.,]\S*)$/;

/** The texts in the first row and column, which may be titles. */
export function listTitles(block: readonly BlockCell[][]): string[] {
  const cells = [...(block[0] ?? []), ...block.slice(1).flatMap(([first]) => first ?? [])];
  return cells.flatMap(({ text, value }) => (value === undefined && !NOT_AVAILABLE.test(text) ? [text] : []));
}

export function isNamedByTexts(block: readonly BlockCell[][]): boolean {
  const first = block.flatMap(([cell]) => (cell && cell.text !== '' ? [cell] : []));
  return first.length > 1 && (block[0]?.length ?? 0) > 1 && first.every(({ value }) => value === undefined);
}

/** Removes rows at the end and columns on both sides that hold no number: titles, units, blanks. */
export function trimTitles(block: BlockCell[][]): BlockCell[][] {
  const hasNumber = (cells: readonly (BlockCell | undefined)[]) => cells.some((cell) => cell?.value !== undefined);
  const rows = block.slice(0, block.findLastIndex(hasNumber) + 1);
  const columns = (block[0] ?? []).map((_, column) => rows.map((row) => row[column]));
  return rows.map((row) => row.slice(columns.findIndex(hasNumber), columns.findLastIndex(hasNumber) + 1));
}
