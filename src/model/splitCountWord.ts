import { type Fraction, fraction } from './unitSymbols.ts';

/** A factor that is written between a number and its unit, and the unit: '' if there is none. */
export interface CountWord {
  factor: Fraction;
  unit: string;
}

/**
 * Splits the text behind a number at its word for thousands or millions: 'Mio. EUR', 'k' and 'k EUR', 'lakh'. Undefined
 * without one. A 'billion' is left, as it is a million millions in German.
 */
export function splitCountWord(text: string): CountWord | undefined {
  const [, word = '', unit = ''] = LETTER.exec(text) ?? WORD.exec(text) ?? [];
  const power = POWERS.get(word.length > 1 ? word.toLowerCase() : word);
  return power === undefined ? undefined : { factor: fraction(10n ** power), unit };
}

/** A letter alone, or before money: 'k W' is not a unit. */
const LETTER = /^([kM])(?:$|\s+((?:[A-Z]{3}|[Ee]uros?|[€$£¥₹])(?!\p{L}).*))/u;
const WORD = /^(\p{L}{2,}?)s?(?!\p{L})\.?\s*(.*)$/u;

/** The powers of ten. */
const POWERS = new Map([
  ['k', 3n],
  ['tsd', 3n],
  ['tausend', 3n],
  ['thousand', 3n],
  ['lakh', 5n],
  ['M', 6n],
  ['mio', 6n],
  ['mln', 6n],
  ['million', 6n],
  ['millionen', 6n],
  ['crore', 7n],
  ['mrd', 9n],
  ['bn', 9n],
]);
