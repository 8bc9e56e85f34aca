import { nameKey } from './nameKey.ts';

/**
 * Returns a text whose character codes sort as the name does in every list (`COLLATOR`): case and accents are ignored,
 * 'Unit 9' comes before 'Unit 10', and marks come before digits.
 */
export function sortKey(name: string): string {
  const letters = nameKey(name).normalize('NFD').replace(/\p{M}/gu, '');
  return [...letters.replace(/\d+|[!-/:-@[-`{-~]/g, toOrdered)].slice(0, LONGEST).join('');
}

// The first characters decide the order of most names, and an index accepts no long texts.
const LONGEST = 100;

/** Marks in the order of the Unicode collation. */
const MARKS = '_-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const FIRST_MARK = 0x21;
/** After all marks and before all letters. */
const NUMBER = 'X';
const FIRST_LENGTH = 0x30;

function toOrdered(part: string): string {
  const mark = MARKS.indexOf(part);
  if (mark !== -1) return String.fromCharCode(FIRST_MARK + mark);
  const digits = part.replace(/^0+(?=\d)/, '');
  return NUMBER + String.fromCharCode(FIRST_LENGTH + digits.length) + digits;
}
