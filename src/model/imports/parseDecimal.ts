import type { DecimalMark } from './ImportMapping.ts';

/**
 * Returns a number's text as a plain decimal with a dot, such as '-12.5e3'; undefined if it is not a number. Commas and
 * dots between thousands are accepted only in notations that have them, blanks and apostrophes in all; 'either' refuses
 * the ambiguous '1,234'.
 */
export function parseDecimal(text: string, mark: DecimalMark): string | undefined {
  const dotted = toDotted(joinGroups(text.trim().replace('−', '-')), mark);
  if (dotted === undefined || !DECIMAL.test(dotted)) return undefined;
  const plain = dotted.replace(/^\+/, '');
  return Number.isFinite(Number(plain)) ? plain : undefined;
}

/** Joins the thousands of a number that blanks or apostrophes separate: '12 345,6' becomes '12345,6'. */
export function joinGroups(text: string): string {
  return text.replace(BLANK_GROUPS, (digits) => digits.replaceAll(/[^\d+-]/g, ''));
}

/** Reads a number in the first notation that fits; for headings, and to see whether a text is a number at all. */
export function parseAnyDecimal(text: string): string | undefined {
  const mark = ANY.find((one) => parseDecimal(text, one) !== undefined);
  return mark && parseDecimal(text, mark);
}

/** Whether the only mark of a number is before exactly three digits, like a thousands mark. */
export function isOneGroup(text: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim().replace('−', '-'));
}

function toDotted(text: string, mark: DecimalMark): string | undefined {
  switch (mark) {
    case '.':
      return text;
    case ',':
      return text.includes('.') ? undefined : text.replace(',', '.');
    case 'either':
      return isOneGroup(text) ? undefined : text.replace(',', '.');
    case '1,234.5':
      return COMMA_GROUPS.test(text) ? text.replaceAll(',', '') : text;
    case '1.234,5': {
      const joined = DOT_GROUPS.test(text) ? text.replaceAll('.', '') : text;
      return toDotted(joined, ',');
    }
  }
}

const ANY = ['.', ',', '1,234.5', '1.234,5'] as const;
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
/** Separated by a blank, also a no-break, thin or narrow no-break one, or by an apostrophe; the same one throughout. */
const BLANK_GROUPS = /^[+-]?[1-9]\d{0,2}([ \u00A0\u2009\u202F'’])\d{3}(?:\1\d{3})*(?=[.,]\d*$|$)/u;
const COMMA_GROUPS = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const DOT_GROUPS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;
