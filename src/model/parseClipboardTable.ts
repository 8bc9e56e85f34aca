import {
  COMMA_DECIMAL,
  DOT_DECIMAL,
  findMarks,
  findTwoReadings,
  type Marks,
  NOT_AVAILABLE,
  readCell,
  type TwoReadings,
} from './cellNotation.ts';
import { largestTable } from './largestTable.ts';
import { splitTable } from './splitTable.ts';

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
}

export interface ParseOptions {
  /** The decimal mark that the user chose; detected from the block if absent. */
  decimal?: '.' | ',' | undefined;
  /** Whether the first line may hold x values after a title. */
  isMatrix?: boolean | undefined;
}

/**
 * Reads the numbers of a block copied from a spreadsheet, a data sheet or a program, in any of the layouts of
 * `splitTable`, with decimal dot or comma.
 */
export function parseClipboardTable(text: string, { decimal, isMatrix = false }: ParseOptions = {}): ClipboardTable {
  const { cells: all, by, joined } = splitTable(text);
  const chosen = decimal === ',' ? COMMA_DECIMAL : DOT_DECIMAL;
  const isChosen = decimal !== undefined || by === 'program';
  const ofAll = isChosen ? chosen : findMarks(all.flat());
  const readAll = toNumbers(all, ofAll);
  const table = isMatrix ? undefined : largestTable(all, (row) => readAll[row]?.some(isNumber) ?? false);
  const cells = table?.rows.map((row) => all[row] ?? []) ?? all;

  const first = countHeadings(cells, toNumbers(cells, ofAll), isMatrix);
  const body = cells.slice(first).flat();
  // The lines above the numbers may use another notation.
  const found = findMarks(body) ?? findMarks(all.flat());
  const marks = isChosen ? chosen : found;
  const read = toNumbers(cells, marks);
  const twoReadings = by === 'program' ? undefined : findTwoReadings(body, found);
  const headings = cells.slice(0, first).filter((row) => row.some((cell) => cell !== ''));
  const unreadable: ClipboardTable['unreadable'] = [];
  const rows = read.slice(first).map((values, row) =>
    values.map((value, column) => {
      if (value === 'unreadable') unreadable.push({ row, column, text: cells[first + row]?.[column] ?? '' });
      return isNumber(value) ? value : undefined;
    }),
  );
  return {
    ...{ rows, headings, unreadable, twoReadings },
    texts: cells.slice(first),
    skippedHeader: headings.length > 0,
    numbersAbove: cells.slice(0, first).filter((_, row) => read[row]?.some(isNumber)),
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
  const hasNumbers = read.map((row) => row.some(isNumber));
  if (!hasNumbers.includes(true)) return 0;
  return cells.findIndex((row, index) => hasNumbers[index] && (isMatrix || !isTitled(row, read.slice(index + 1))));
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
