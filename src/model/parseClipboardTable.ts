import { type CurvePoints, pointCount, valueAt } from './curvePoints.ts';
import { formatNumber, joinDigitGroups, parseNumber } from './parseNumber.ts';

export interface ClipboardTable {
  /** Undefined where a cell was blank or could not be read. */
  rows: (number | undefined)[][];
  /** The cells of `rows` as they were, trimmed. */
  texts: string[][];
  /** The lines above the numbers, by cell. */
  headings: string[][];
  /** Cells that are not numbers; row and column count from 0 in `rows`. */
  unreadable: { row: number; column: number; text: string }[];
  /** Whether lines of titles or units above the numbers were skipped. */
  skippedHeader: boolean;
}

export type Separator = '\t' | ';' | ',' | undefined;

/** What the dot and the comma mean in a block; undefined where a comma may be either. */
export type Marks = { decimal: '.' | ','; thousands: '.' | ',' } | undefined;

/** The numbers of a block copied from a spreadsheet: tab, semicolon or comma separated, with decimal dot or comma. */
export function parseClipboardTable(text: string): ClipboardTable {
  const lines = text.split(/\r\n|\r|\n/);
  while (lines.at(-1) === '') lines.pop();
  const separator = findSeparator(lines);
  const cells = lines.map((line) => splitLine(line, separator));
  const marks = findMarks(cells.flat());

  const first = Math.max(
    0,
    cells.findIndex((row) => row.some((cell) => isNumber(readCell(cell, marks)))),
  );
  const unreadable: ClipboardTable['unreadable'] = [];
  const rows = cells.slice(first).map((texts, row) =>
    texts.map((cell, column) => {
      const value = readCell(cell, marks);
      if (value === 'unreadable') unreadable.push({ row, column, text: cell });
      return isNumber(value) ? value : undefined;
    }),
  );
  return {
    rows,
    texts: cells.slice(first),
    headings: cells.slice(0, first).filter((row) => row.some((cell) => cell !== '')),
    unreadable,
    skippedHeader: cells
      .slice(0, first)
      .flat()
      .some((cell) => cell !== ''),
  };
}

/** The points as tab-separated lines, x first, which parse back the same. */
export function formatClipboardTable(points: CurvePoints): string {
  const columns = Array.from({ length: points.y.length + 1 }, (_, column) => column);
  return Array.from({ length: pointCount(points) }, (_, row) =>
    columns.map((column) => formatNumber(valueAt(points, { row, column }))).join('\t'),
  ).join('\n');
}

const DOT_DECIMAL: Marks = { decimal: '.', thousands: ',' };
const COMMA_DECIMAL: Marks = { decimal: ',', thousands: '.' };

function findSeparator(lines: readonly string[]): Separator {
  if (lines.some((line) => line.includes('\t'))) return '\t';
  if (lines.some((line) => line.includes(';'))) return ';';
  return isDecimalCommaColumn(lines) ? undefined : ',';
}

/** One column written with decimal commas: a line without any comma, or a part such as '05', shows it. */
function isDecimalCommaColumn(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => withPlainMinus(line.trim())).filter((line) => /\d/.test(line));
  const isColumn = numbers.every((line) => /^-?[\d\s]+(,\d+)?$/.test(line));
  const withComma = numbers.filter((line) => line.includes(','));
  if (!isColumn || withComma.length === 0) return false;
  return withComma.length < numbers.length || withComma.some((line) => /,0\d/.test(line));
}

/** Cells of one line, trimmed; a quoted cell may hold the separator. */
function splitLine(line: string, separator: Separator): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...cells, cell.trim()];
}

/** Decides from the whole block whether the comma is its decimal mark. */
export function findMarks(cells: readonly string[]): Marks {
  const numeric = cells
    .map(withPlainMinus)
    .filter((cell) => /^-?[\d\s.,'’]+%?$/.test(cell))
    .map((cell) => cell.replace(/[\s'’%]/g, ''));
  const commas = numeric.filter((cell) => cell.includes(','));
  const both = numeric.find((cell) => cell.includes('.') && cell.includes(','));
  if (both) return both.lastIndexOf(',') > both.lastIndexOf('.') ? COMMA_DECIMAL : DOT_DECIMAL;
  if (hasSeveral(numeric, ',')) return DOT_DECIMAL;
  if (hasSeveral(numeric, '.')) return COMMA_DECIMAL;
  // '1,234' alone may be either, '0,125' and '12,5' may not.
  const isDecimal = commas.some((cell) => !/^-?[1-9]\d{0,2},\d{3}$/.test(cell));
  if (isDecimal) return COMMA_DECIMAL;
  const dots = numeric.filter((cell) => cell.includes('.'));
  return dots.some((cell) => !/^-?[1-9]\d{0,2}\.\d{3}$/.test(cell)) ? DOT_DECIMAL : undefined;
}

function hasSeveral(cells: readonly string[], mark: '.' | ','): boolean {
  return cells.some((cell) => cell.indexOf(mark) !== cell.lastIndexOf(mark));
}

/** Undefined for a blank cell. */
export function readCell(cell: string, marks: Marks): number | undefined | 'unreadable' {
  const text = withPlainMinus(cell.replace(/\s*%$/, ''));
  const parsed = parseNumber(inOwnNotation(text, marks));
  if ('problem' in parsed) return 'unreadable';
  return parsed.value ?? (cell === '' ? undefined : 'unreadable');
}

/** The text with a decimal dot and without thousands marks, where they separate groups of three. */
function inOwnNotation(text: string, marks: Marks): string {
  const spaceless = joinDigitGroups(text);
  if (!marks) return spaceless;
  const [whole = '', ...fractions] = spaceless.split(marks.decimal);
  const isGrouped = marks.thousands === ',' ? /^-?\d{1,3}(,\d{3})+$/ : /^-?\d{1,3}(\.\d{3})+$/;
  const joined = isGrouped.test(whole) ? whole.replaceAll(marks.thousands, '') : whole;
  return [joined, ...fractions].join('.');
}

/** Spreadsheets and data sheets write negative numbers with a true minus or a dash. */
function withPlainMinus(text: string): string {
  return text.replace(/^[−–]/, '-');
}

function isNumber(value: number | undefined | 'unreadable'): value is number {
  return typeof value === 'number';
}
