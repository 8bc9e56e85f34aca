import { visibleText } from './visibleText.ts';

/** The number (null for a blank text), or why the text is not one. */
export type ParsedNumber = { value: number | null } | { problem: 'comma' | 'malformed' };

const DECIMAL = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;
/** Digits in groups of three, set apart by any kind of space, an apostrophe or an accent in its place, or an underscore. */
const GROUPED = /^-?\d{1,3}([\s'’´`_]\d{3})+([.,]\d+)?$/;

/** Reads the number in a typed text: null for a blank text, a problem for anything but a finite decimal number. */
export function parseNumber(text: string): ParsedNumber {
  const trimmed = visibleText(text).trim();
  if (trimmed === '') return { value: null };
  if (trimmed.includes(',')) return { problem: 'comma' };
  if (!DECIMAL.test(trimmed)) return { problem: 'malformed' };
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return { problem: 'malformed' };
  // '-0' would be stored as 0 and then show as a change.
  return { value: value === 0 ? 0 : value };
}

/** Returns the shortest text that parses back to the value; '' for null and for anything but a finite number. */
export function formatNumber(value: number | null | undefined): string {
  if (!isFiniteNumber(value)) return '';
  const text = String(value);
  const size = Math.abs(value);
  return text.includes('e') && size >= 1e-12 && size < 1e21 ? withoutExponent(text) : text;
}

/** Returns the shortest text of plain digits that parses back to a finite value, however large or small it is. */
export function formatDigits(value: number): string {
  if (Math.abs(value) >= 1e21) return String(BigInt(value));
  const text = formatNumber(value);
  return text.includes('e') ? withoutExponent(text) : text;
}

/**
 * Returns a pasted text without thousands marks, Unicode minus and the field's own unit; unchanged if it is still not a
 * number.
 */
export function cleanPastedNumber(text: string, unit?: string): string {
  const trimmed = visibleText(text)
    .trim()
    .replace(/^[−–]\s*(?=[\d.])/, '-');
  const bare = unit && trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length).trim() : trimmed;
  const grouped = joinDigitGroups(bare);
  // Beside digits in groups, a comma can only be the decimal mark.
  const joined = grouped === bare ? bare : grouped.replace(',', '.');
  return isNumberOrHasDecimalComma(joined) ? joined : text;
}

/** Returns '1234.5' for '1 234.5'; unchanged if spaces don't separate groups of three digits. */
export function joinDigitGroups(text: string): string {
  return GROUPED.test(text) ? text.replace(/[\s'’´`_]/g, '') : text;
}

function isNumberOrHasDecimalComma(text: string): boolean {
  return DECIMAL.test(text) || /^-?\d*,\d+$/.test(text);
}

/** Writes '5e-7' as '0.0000005'; below 1e21, only small numbers have an exponent. */
function withoutExponent(text: string): string {
  const end = text.indexOf('e');
  const digits = text.slice(0, end).replace(/\D/g, '');
  const zeros = -Number(text.slice(end + 1)) - 1;
  return `${text.startsWith('-') ? '-' : ''}0.${'0'.repeat(zeros)}${digits}`;
}

function isFiniteNumber(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}
