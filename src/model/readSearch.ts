import { findWords } from './findWords.ts';
import { nameKey } from './nameKey.ts';
import { listReadings } from './readQuantity.ts';
import { type SearchTerm, splitSearch } from './searchTerms.ts';
import { readTypedUnit } from './typedUnit.ts';

/** Splits a search into its terms: words, and numbers with the unit that follows them. */
export function readSearch(search: string): SearchTerm[] {
  const tokens = splitSearch(search);
  const terms: SearchTerm[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? '';
    const [, number, own = ''] = NUMBER.exec(token) ?? [];
    const unit = own || (tokens[index + 1] ?? '');
    const units = number === undefined ? [] : listUnits(unit);
    if (number === undefined || (own !== '' && units.length === 0)) {
      terms.push({ words: findWords(token), quantities: [] });
    } else if (units.length === 0) terms.push({ words: findWords(token), quantities: listNumbers(number) });
    else {
      if (own === '') index++;
      terms.push({
        words: findWords(own === '' ? `${number} ${unit}` : token),
        quantities: listNumbers(number).flatMap((one) => units.map((name) => `${one} ${name}`)),
        phrase: toPhrase(nameKey(number), nameKey(unit)),
      });
    }
  }
  return terms;
}

/** A number, and the text that follows it without a space. */
const NUMBER = /^([-+−–]?(?:\d[\d.,'’]*|\.\d+)(?:e[+-]?\d{1,3}(?!\p{L}))?)(\D.*)?$/iu;

function listNumbers(number: string): string[] {
  const readings = listReadings(number);
  return readings.length > 0 ? readings : [number];
}

/** Returns the units that a word may mean: both MW and mW for 'mw'; empty for any other word. */
function listUnits(word: string): string[] {
  if (/^\d/.test(word)) return [];
  const read = readTypedUnit(word, { counted: new Set() });
  if (!read) return [];
  if (!('unknown' in read)) return [word];
  return read.unknown.instead.filter((unit) => unit.toLowerCase() === word.toLowerCase());
}

function toPhrase(number: string, unit: string): RegExp {
  return new RegExp(`(?<!\\d|\\d[.,])${quote(number)}\\s?${quote(unit)}(?![\\p{L}\\d])`, 'u');
}

function quote(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
