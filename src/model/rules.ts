import { isRecord } from './isRecord.ts';
import { readNumberList } from './numberList.ts';

/**
 * Rules that compiled validators call, on both sides of the wire; each returns whether the value satisfies the rule.
 */

/** Only digits, dots, commas and plain spaces, and every entry a number (catalogue, component field rules). */
export function isNumberList(text: string): boolean {
  return readNumberList(text) !== undefined;
}

/** Every number of the list from 0 to 100; entries that are not numbers are left to another rule. */
export function isPercentageList(text: string): boolean {
  return toNumbers(text).every((value) => value <= 100);
}

/** At least this many numbers in the list. */
export function hasLength(text: string, minimum: number): boolean {
  return toNumbers(text).length >= minimum;
}

/** Every number of the list greater than the one before. */
export function isRising(text: string): boolean {
  return toNumbers(text).every((value, index, all) => value > (all[index - 1] ?? Number.NEGATIVE_INFINITY));
}

/** As many entries as in the other list, with any values; true if the other is not a text. */
export function matchesLength(text: string, other: unknown): boolean {
  return typeof other !== 'string' || countEntries(text) === countEntries(other);
}

/** Below the other number; an empty field breaks no rule. */
export function isBelow(value: number, other: unknown): boolean {
  return typeof other !== 'number' || value < other;
}

/** At most the other number; an empty field breaks no rule. */
export function isAtMost(value: number, other: unknown): boolean {
  return typeof other !== 'number' || value <= other;
}

/** Something besides white space. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** At least one visible character; an empty text breaks another rule. */
export function isVisible(text: string): boolean {
  return text.trim() === '' || VISIBLE.test(text);
}

/** Text that every store can hold as it is: no NUL, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** One line without control characters, changes of the writing direction, or half of a surrogate pair. */
export function isPlainLine(text: string): boolean {
  return !NO_PLAIN_CHARACTER.test(text.trim());
}

/** Equal to the other text, as a repeated password is. */
export function isSameText(text: string, other: unknown): boolean {
  return text === other;
}

/** Not null; an empty number field is null. */
export function isGiven(value: unknown): boolean {
  return value !== null;
}

/** A row whose values occur in an earlier one. */
export interface RepeatedRow {
  /** The path of the cell at which the repetition is reported, from the table on: '4/from'. */
  at: string;
  /** The earlier row, counting from 1. */
  row: number;
}

/**
 * Returns the rows whose values in the columns all equal those of an earlier row; without columns, the bare values are
 * compared. A row with an empty cell repeats nothing.
 */
export function findRepeatedRows(rows: readonly unknown[], columns: readonly string[]): RepeatedRow[] {
  const first = new Map<string, number>();
  return rows.flatMap((row, index) => {
    const values = columns.length === 0 ? [row] : columns.map((column) => readCell(row, column));
    if (values.some((value) => value === undefined || value === null || value === '')) return [];
    const key = JSON.stringify(values);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, index);
      return [];
    }
    return [{ at: [index, ...columns.slice(0, 1)].join('/'), row: earlier + 1 }];
  });
}

/** An address a person could have typed: one @, something before it, a dot in the domain. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** Length in code points, as JSON Schema counts it. */
export function codePointLength(text: string): number {
  return [...text].length;
}

// Characters that Unicode lists as ignorable, and the blank Braille cell, which is invisible as well.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
// A surrogate without its other half would be stored as a question mark.
const UNSTORABLE = /[\0\p{Cs}]/u;
const NO_PLAIN_CHARACTER = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const LIST_ENTRY = /^(\d+(\.\d+)?|\.\d+)$/;

function readCell(row: unknown, column: string): unknown {
  return isRecord(row) && Object.hasOwn(row, column) ? row[column] : undefined;
}

function toNumbers(text: string): readonly number[] {
  return (
    readNumberList(text) ??
    toEntries(text)
      .filter((entry) => LIST_ENTRY.test(entry))
      .map(Number)
  );
}

function countEntries(text: string): number {
  return readNumberList(text)?.length ?? toEntries(text).length;
}

// Splits like a curve's table; other separators are reported by isNumberList alone.
function toEntries(text: string): string[] {
  return text.split(/[,\s]/).filter((entry) => entry !== '');
}
