import { findWords } from './findWords.ts';
import { listReadings } from './readQuantity.ts';
import { readTypedUnit } from './typedUnit.ts';

/** One thing that is searched for. */
export interface SearchTerm {
  /** Each in the form in which texts are searched. */
  words: readonly string[];
  /** The quantities that they may mean: '3 MW'; empty where they mean none. */
  quantities: readonly string[];
  /** The quantities have a unit. */
  isMeasured: boolean;
}

/** What a search asks for: words, and numbers, each together with the unit that follows it. */
export function readSearch(search: string): SearchTerm[] {
  const tokens = search.split(/\s+/u).filter(Boolean);
  const terms: SearchTerm[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? '';
    const [, number, own = ''] = NUMBER.exec(token) ?? [];
    const units = number === undefined ? [] : listUnits(own || (tokens[index + 1] ?? ''));
    const isPair = own === '' && units.length > 0;
    const quantities = number === undefined || (own !== '' && units.length === 0) ? [] : listQuantities(number, units);
    const words = findWords(isPair ? `${token} ${tokens[++index]}` : token);
    if (words.length > 0) terms.push({ words, quantities, isMeasured: units.length > 0 && quantities.length > 0 });
  }
  return terms;
}

/** A number, and what follows it without a space. */
const NUMBER = /^([-+−–]?(?:\d[\d.,'’]*|\.\d+)(?:e[+-]?\d{1,3}(?!\p{L}))?)(\D.*)?$/iu;

function listQuantities(number: string, units: readonly string[]): string[] {
  const readings = listReadings(number);
  const numbers = readings.length > 0 ? readings : [number];
  return numbers.flatMap((one) => (units.length === 0 ? [one] : units.map((unit) => `${one} ${unit}`)));
}

/** The units that a word may mean: both MW and mW for 'mw'; empty for any other word. */
function listUnits(word: string): string[] {
  if (word === '' || /^\d/.test(word)) return [];
  const read = readTypedUnit(word, { currency: undefined, counted: new Set() });
  if (!read) return [];
  if (!('unknown' in read)) return [word];
  return read.unknown.instead.filter((unit) => unit.toLowerCase() === word.toLowerCase());
}
