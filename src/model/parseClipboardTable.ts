import {
  COMMA_DECIMAL,
  DOT_DECIMAL,
  findMarks,
  findTwoReadings,
  type Marks,
  NOT_AVAILABLE,
  readCell,
  splitQuantity,
  type TwoReadings,
  withPlainMinus,
} from './cellNotation.ts';
import { largestTable } from './largestTable.ts';
import type { NamedAxis } from './matchHeading.ts';
import { type CommaReading, splitTable } from './splitTable.ts';

export interface ClipboardTable {
  /** Undefined where a cell was blank or could not be read. */
  rows: (number | undefined)[][];
  /** The cells of `rows` as they were, trimmed. */
  texts: (readonly string[])[];
  /** The lines above the numbers, by cell. */
  headings: (readonly string[])[];
  /** Cells that are not numbers; row and column count from 0 in `rows`. */
  unreadable: { row: number; column: number; text: string }[];
  /** Whether lines of titles or units above the numbers were left out. */
  skippedHeader: boolean;
  /** Whether blanks separate the columns. */
  isSplitAtBlanks: boolean;
  /** A cell that was joined from several numbers with blanks between them, and its value. */
  joined: { text: string; value: number } | undefined;
  /** Lines above the numbers that have numbers as well, such as 'Air density | 1.225'. */
  numbersAbove: (readonly string[])[];
  /** The first lines of other tables of the block, which were left out. */
  otherTables: readonly (readonly string[])[];
  /** An ambiguous number, if nothing in the block decides what its dot or comma means. */
  twoReadings: TwoReadings | undefined;
  /** A line whose comma may be a decimal mark or separate two columns, and as which it was read. */
  commas: CommaReading | undefined;
  /** The meaning of dot and comma. */
  marks: Marks;
}

export interface ParseOptions {
  /** The decimal mark that the user chose; detected from the block if absent. */
  decimal?: '.' | ',' | undefined;
  /** The meaning of a comma that may also separate columns; found by the block if absent. */
  commas?: CommaReading['as'] | undefined;
  /** The axes that the block is for, by which one of several tables is chosen. */
  axes?: readonly NamedAxis[] | undefined;
  /** Whether the first line may hold x values after a title. */
  isMatrix?: boolean | undefined;
}

/**
 * Reads the numbers of a block copied from a spreadsheet, a data sheet or a program, in any of the layouts of
 * `splitTable`, with decimal dot or comma.
 */
export function parseClipboardTable(text: string, options: ParseOptions = {}): ClipboardTable {
  const { decimal, isMatrix = false } = options;
  const { cells: all, by, joined, commas } = splitTable(text, options.commas);
  const chosen = decimal === ',' ? COMMA_DECIMAL : DOT_DECIMAL;
  const isChosen = decimal !== undefined || by === 'program';
  const ofAll = isChosen ? chosen : findMarks(all.flat());
  const readAll = toNumbers(all, ofAll);
  const table = isMatrix ? undefined : largestTable(all, (row) => readAll[row]?.some(isNumber) ?? false, options.axes);
  const cells = table?.rows.map((row) => all[row] ?? []) ?? all;

  const first = countHeadings(cells, toNumbers(cells, ofAll), isMatrix);
  const body = cells.slice(first).flat();
  // The lines above the numbers may use another notation.
  const found = findMarks(body) ?? findMarks(all.flat());
  const marks = isChosen ? chosen : found;
  const read = toNumbers(cells, marks);
  const twoReadings = by === 'program' ? undefined : findTwoReadings(cells.slice(first), found);
  const headings = cells.slice(0, first).filter((row) => row.some((cell) => cell !== ''));
  const unreadable: ClipboardTable['unreadable'] = [];
  const rows = read.slice(first).map((values, row) =>
    values.map((value, column) => {
      if (value === 'unreadable') unreadable.push({ row, column, text: cells[first + row]?.[column] ?? '' });
      return isNumber(value) ? value : undefined;
    }),
  );
  return {
    ...{ rows, headings, unreadable, twoReadings, commas, marks },
    texts: cells.slice(first),
    skippedHeader: headings.length > 0,
    numbersAbove: cells.slice(0, first).filter((row, at) => read[at]?.some(isNumber) || isFilledWithDigits(row)),
    otherTables: table?.others ?? [],
    isSplitAtBlanks: by === 'blanks',
    joined: toJoined(joined, marks),
  };
}

function toNumbers(cells: readonly (readonly string[])[], marks: Marks): Read[][] {
  return cells.map((row) => row.map((cell) => readCell(cell, marks)));
}

function toJoined(text = '', marks: Marks): ClipboardTable['joined'] {
  const value = readCell(text, marks);
  return isNumber(value) ? { text, value } : undefined;
}

type Read = number | undefined | 'unreadable';

/**
 * Returns the number of lines above the numbers: those without any, and those that begin with a title although most of
 * the lines below begin with a number, such as 'Air density | 1.225'. 0 if there are no numbers at all.
 */
function countHeadings(cells: readonly (readonly string[])[], read: readonly Read[][], isMatrix: boolean): number {
  const hasNumbers = read.map(
    (row, at) => row.some(isNumber) || (!isMatrix && isRowOfQuantities(cells[at] ?? [], row)),
  );
  if (!hasNumbers.includes(true)) return 0;
  return cells.findIndex((row, index) => hasNumbers[index] && (isMatrix || !isTitled(row, read.slice(index + 1))));
}

/** Whether a row holds numbers with units, as below titles; one alone is more likely a measuring condition. */
function isRowOfQuantities(cells: readonly string[], read: readonly Read[]): boolean {
  const isAmount = (cell: string, column: number) =>
    isNumber(read[column]) || splitQuantity(withPlainMinus(cell)) !== undefined;
  return cells.length > 1 && cells.every(isAmount);
}

/** Whether all cells of a line begin with a digit, so that it may be meant as values: '≥ 100 | < 310'. */
function isFilledWithDigits(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => /^[^\p{L}\d]{0,3}\d/u.test(cell));
}

function isTitled(row: readonly string[], below: readonly Read[][]): boolean {
  const column = row.findIndex((cell) => cell !== '');
  const [text = ''] = row.slice(column);
  if (!/^[\p{L}[(]/u.test(text) || NOT_AVAILABLE.test(text)) return false;
  const count = below.filter((values) => isNumber(values[column])).length;
  return count >= LEAST_BELOW && count > below.length / 2;
}

const LEAST_BELOW = 2;

function isNumber(value: Read): value is number {
  return typeof value === 'number';
}
