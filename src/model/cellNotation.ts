import { joinDigitGroups, parseNumber } from './parseNumber.ts';

/** The meaning of dot and comma in a block of cells; undefined if a comma may mean either. */
export type Marks = { decimal: '.' | ','; thousands: '.' | ',' } | undefined;

/** A number of a block that can be read in two ways: '90.000' is 90 or 90000. */
export interface TwoReadings {
  text: string;
  asDecimal: number;
  asThousands: number;
  mark: '.' | ',';
  /** The decimal mark that it was read with, as in the rest of the block; undefined if it was not read. */
  decimal: '.' | ',' | undefined;
}

export const DOT_DECIMAL: Marks = { decimal: '.', thousands: ',' };
export const COMMA_DECIMAL: Marks = { decimal: ',', thousands: '.' };

/** Placeholders for a missing value, as programs and people write them. */
export const NOT_AVAILABLE = /^(n\.?\/?a\.?|nan|null|none)$/i;

/** Decides from all cells of a block which of dot and comma is the decimal mark. */
export function findMarks(cells: readonly string[]): Marks {
  const numeric = listNumeric(cells);
  const commas = numeric.filter((cell) => cell.includes(','));
  const both = numeric.find((cell) => cell.includes('.') && cell.includes(','));
  if (both) return both.lastIndexOf(',') > both.lastIndexOf('.') ? COMMA_DECIMAL : DOT_DECIMAL;
  if (hasSeveral(numeric, ',')) return DOT_DECIMAL;
  if (hasSeveral(numeric, '.')) return COMMA_DECIMAL;
  // '1,234' alone may be either, '0,125' and '12,5' may not.
  if (commas.some((cell) => !isGroup(cell))) return COMMA_DECIMAL;
  // Before an exponent there are no thousands: '2,600E+4'.
  const exponent = cells.map((cell) => EXPONENT.exec(withPlainMinus(cell))?.[1]).find((mark) => mark !== undefined);
  if (exponent !== undefined) return exponent === ',' ? COMMA_DECIMAL : DOT_DECIMAL;
  const dots = numeric.filter((cell) => cell.includes('.'));
  return dots.some((cell) => !isGroup(cell)) ? DOT_DECIMAL : undefined;
}

/**
 * Returns the first number that can be read in two ways, unless another number decides which; `marks` are those used.
 */
export function findTwoReadings(cells: readonly string[], marks: Marks): TwoReadings | undefined {
  if (findMarks(cells) !== undefined) return undefined;
  const numeric = listNumeric(cells);
  const commas = numeric.filter((cell) => cell.includes(','));
  const marked = commas.length > 0 ? commas : numeric.filter((cell) => cell.includes('.'));
  const [text] = marked;
  // One number of three decimals among whole ones is nothing unusual.
  if (text === undefined || (commas.length === 0 && marked.length < LEAST_DOTTED)) return undefined;
  const mark = commas.length > 0 ? ',' : '.';
  const decimal = marks?.decimal ?? (mark === '.' ? mark : undefined);
  return {
    text,
    mark,
    decimal,
    asDecimal: Number(text.replace(mark, '.')),
    asThousands: Number(text.replace(mark, '')),
  };
}

const LEAST_DOTTED = 2;

/** A number with a decimal mark and an exponent. */
const EXPONENT = /^-?\d+([.,])\d+e[+-]?\d+$/i;

/** The cells that look like numbers, without blanks, apostrophes and percent signs. */
function listNumeric(cells: readonly string[]): string[] {
  return cells
    .map((cell) => withPlainMinus(withoutMark(cell)))
    .filter((cell) => /^-?[\d\s.,'’]+%?$/.test(cell))
    .map((cell) => cell.replace(/[\s'’%]/g, ''));
}

/** Whether the only mark of a number is followed by exactly three digits, as between thousands. */
function isGroup(cell: string): boolean {
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(cell);
}

function hasSeveral(cells: readonly string[], mark: '.' | ','): boolean {
  return cells.some((cell) => cell.indexOf(mark) !== cell.lastIndexOf(mark));
}

/** Reads the number of a cell; undefined for a blank cell. */
export function readCell(cell: string, marks: Marks): number | undefined | 'unreadable' {
  const text = withPlainMinus(withoutMark(cell).replace(/\s*%$/, ''));
  const parsed = parseNumber(inOwnNotation(text, marks));
  if ('problem' in parsed) return 'unreadable';
  return parsed.value ?? (cell === '' ? undefined : 'unreadable');
}

/** Returns the text with a decimal dot and without thousands marks, if these separate groups of three digits. */
function inOwnNotation(text: string, marks: Marks): string {
  const spaceless = joinDigitGroups(text);
  if (!marks) return spaceless;
  const [whole = '', ...fractions] = spaceless.split(marks.decimal);
  const isGrouped = marks.thousands === ',' ? /^-?\d{1,3}(,\d{3})+$/ : /^-?\d{1,3}(\.\d{3})+$/;
  const joined = isGrouped.test(whole) ? whole.replaceAll(marks.thousands, '') : whole;
  return [joined, ...fractions].join('.');
}

/** Replaces a true minus or a dash, as spreadsheets and data sheets write negative numbers, by a hyphen. */
export function withPlainMinus(text: string): string {
  return text.replace(/^[−–]/, '-');
}

/** Removes the footnote mark behind a number: '250*'. */
function withoutMark(cell: string): string {
  return cell.replace(/(?<=[\d%])\s*[*†‡]{1,3}$/, '');
}
