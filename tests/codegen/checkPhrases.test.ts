import { expect, it } from 'vitest';
import { checkPhrases } from '#codegen/checkPhrases.ts';
import { toSource } from './mergedKind.ts';

const TEXTS = ['Power', '{count} values', 'At {x} m/s of {y}', 'Efficiency'];

/** The problems of these translations, with the text of the file from their places. */
function check(phrases: Record<string, string>) {
  const file = { 'x-phrases': phrases };
  return checkPhrases(toSource('texts/de/kinds/wind.json', file), TEXTS, 'wind.json').map(
    ({ column, message, suggestion }) => ({
      at: JSON.stringify(file).slice(column - 1),
      text: [message, suggestion].filter(Boolean).join(' '),
    }),
  );
}

it.each([
  ['plain', { Power: 'Leistung' }],
  ['with its placeholder', { '{count} values': '{count} Werte' }],
  ['with its placeholders in another order', { 'At {x} m/s of {y}': '{y} bei {x} m/s' }],
  ['with braces that hold no name', { Power: 'Leistung {a-b}' }],
])('a translation %s is fine', (_, phrases) => {
  expect(check(phrases)).toEqual([]);
});

it('a file without phrases is fine', () => {
  expect(checkPhrases(toSource('texts/de/kinds/wind.json', {}), TEXTS, 'wind.json')).toEqual([]);
});

it.each<[title: string, phrases: Record<string, string>, at: string, text: string]>([
  [
    'of a text that does not exist',
    { Powr: 'Leistung' },
    '"Powr":"Leistung"}}',
    'no text in wind.json reads "Powr", so this one would never be shown. Did you mean "Power"?',
  ],
  [
    'that lacks a placeholder',
    { '{count} values': 'Werte' },
    '"{count} values":"Werte"}}',
    'lacks "{count}", which the English text has: "{count} values".',
  ],
  [
    'with a placeholder of another name',
    { '{count} values': 'Es sind {cont} Werte' },
    '{cont} Werte"}}',
    'nothing replaces "{cont}" here, so planners would see it as it is. Did you mean "{count}"?',
  ],
])('a translation %s is reported', (_, phrases, at, text) => {
  expect(check(phrases)).toEqual([{ at, text }]);
});
