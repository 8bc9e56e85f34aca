import { joinDigitGroups, parseNumber } from './parseNumber.ts';
import { createConverter } from './readQuantity.ts';

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
 * Returns the first number of a block that can be read in two ways, unless another number decides which; `marks` are
 * those used.
 */
export function findTwoReadings(rows: readonly (readonly string[])[], marks: Marks): TwoReadings | undefined {
  const cells = rows.flat();
  if (findMarks(cells) !== undefined) return undefined;
  const numeric = listNumeric(cells);
  const commas = numeric.filter((cell) => cell.includes(','));
  const marked = commas.length > 0 ? commas : numeric.filter((cell) => cell.includes('.'));
  const [text] = marked;
  if (text === undefined) return undefined;
  const mark = commas.length > 0 ? ',' : '.';
  const readings = { asDecimal: Number(text.replace(mark, '.')), asThousands: Number(text.replace(mark, '')) };
  const isDoubtful = commas.length === 0 && mayBeThousands(text, readings.asDecimal, rows);
  // One number of three decimals among whole ones is nothing unusual.
  if (commas.length === 0 && marked.length === 1 && !isDoubtful && !text.endsWith('0')) return undefined;
  const isOpen = mark === ',' || isDoubtful || marked.length === 1;
  const decimal = marks?.decimal ?? (isOpen ? undefined : mark);
  return { text, mark, decimal, ...readings };
}

/** Whether a number with a dot would be far below the whole numbers of its column, if the dot is a decimal mark. */
function mayBeThousands(text: string, asDecimal: number, rows: readonly (readonly string[])[]): boolean {
  const at = rows.map((row) => row.findIndex((cell) => listNumeric([cell])[0] === text)).find((column) => column >= 0);
  const column = listNumeric(rows.flatMap((row) => row[at ?? 0] ?? [])).filter((cell) => !cell.includes('.'));
  return Math.max(...column.map((cell) => Math.abs(Number(cell)))) >= FAR_ABOVE * Math.abs(asDecimal);
}

const FAR_ABOVE = 100;

/** A number with a decimal mark and an exponent. */
const EXPONENT = /^-?\d+([.,])\d+e[+-]?\d+$/i;

/** The cells that look like numbers, without units, blanks, apostrophes and percent signs. */
function listNumeric(cells: readonly string[]): string[] {
  return cells
    .map((cell) => withPlainMinus(withoutMark(cell)))
    .map((cell) => splitQuantity(cell)?.number ?? cell)
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
  // Python prints '100.' for a whole number.
  const parsed = parseNumber(inOwnNotation(text, marks).replace(/(?<=\d)\.$/, ''));
  if ('problem' in parsed) return 'unreadable';
  return parsed.value ?? (cell === '' ? undefined : 'unreadable');
}

/** Returns the text with a decimal dot and without thousands marks, if these separate groups of three digits. */
function inOwnNotation(text: string, marks: Marks): string {
  const spaceless = joinDigitGroups(text);
  if (!marks) return spaceless;
  const [whole = '', ...fractions] = spaceless.split(marks.decimal);
  const isGrouped = marks.thousands === ',' ? GROUPED_BY_COMMA : /^-?\d{1,3}(\.\d{3})+$/;
  const joined = isGrouped.test(whole) ? whole.replaceAll(marks.thousands, '') : whole;
  return [joined, ...fractions].join('.');
}

/** Thousands, or the lakhs and crores of India: '12,34,567'. */
const GROUPED_BY_COMMA = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/;

/** Splits a number and the unit behind it: '1.060 kW', '25,0 €/MWh'; undefined for any other text. */
export function splitQuantity(cell: string): { number: string; unit: string } | undefined {
  const [, number, unit] = WITH_UNIT.exec(cell) ?? [];
  return number === undefined || unit === undefined || !isUnit(unit) ? undefined : { number, unit };
}

/** Whether a text is a unit. A block has the same few units in thousands of cells, so the last answers are kept. */
function isUnit(text: string): boolean {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  const is = createConverter(text, text) !== undefined;
  KNOWN.set(text, is);
  return is;
}

const KNOWN = new Map<string, boolean>();
const MOST_KNOWN = 100;

const WITH_UNIT = /^([-+]?[\d\s.,'’]*\d)\s*([\p{L}°˚%‰€$£¥Ω][^\s\d]*(?:\s[^\s\d]+)?)$/u;

/** Returns a number with a unit with a decimal dot and without thousands marks: '1060 kW' for '1.060 kW'. */
export function withDot(cell: string, marks: Marks): string {
  const plain = withPlainMinus(withoutMark(cell));
  const { number, unit } = splitQuantity(plain) ?? { number: plain, unit: '' };
  return `${inOwnNotation(number, marks)} ${unit}`.trim();
}

/** Replaces a true minus or a dash, as spreadsheets and data sheets write negative numbers, by a hyphen. */
export function withPlainMinus(text: string): string {
  return text.replace(/^[−–]/, '-');
}

/** Removes what a data sheet puts around a number: the mark of a footnote ('250*', '250 1)', '250[2]'), '~' and 'ca.'. */
function withoutMark(cell: string): string {
  return cell
    .replace(/^(?:[~≈]|ca\.?\s)\s*(?=[-\d])/i, '')
    .replace(/(?<=[\d%])(?:\s*(?:[*†‡]{1,3}\)?|[¹²³]⁾?\)?|\[\d\])|\s+\(?\d\))$/, '');
}
