import { expect, it } from 'vitest';
import { comparePlaceholders } from '#codegen/comparePlaceholders.ts';
import { toSource } from './mergedKind.ts';

/** The problems of a translation, each with the character at which it is, or -1 if it concerns the whole text. */
function compare(english: string, translated: string) {
  const text = JSON.stringify({ phrase: translated });
  return comparePlaceholders(toSource('texts/de/kinds/wind.json', { phrase: translated }), ['phrase'], {
    ...{ english, translated },
  }).map(({ column, message, suggestion }) => [
    column - text.indexOf(translated) - 1,
    [message, suggestion].filter(Boolean).join(' '),
  ]);
}

it.each([
  ['Power', 'Leistung'],
  ['Power {a-b}', 'Leistung'],
  ['{count} values', '{count} Werte'],
  ['At {x} m/s of {y}', '{y} bei {x} m/s'],
  ['{x} to {x}', 'bis {x}'],
  ['{ x } m/s', 'bei { x }'],
])('"%s" may be translated as "%s"', (english, translated) => {
  expect(compare(english, translated)).toEqual([]);
});

const seen = (placeholder: string, fix: string) =>
  `nothing replaces "${placeholder}" here, so planners would see it as it is. ${fix}`;
const MEANT = 'Did you mean "{count}"?';

it.each([
  ['{count} values', 'Es sind {cont} Werte', 8, seen('{cont}', MEANT)],
  ['{count} values', '{ count} Werte', 0, seen('{ count}', MEANT)],
  ['{count} values', '{count  } Werte', 0, seen('{count  }', MEANT)],
  ['{count} values', '{  count} Werte', 0, seen('{  count}', MEANT)],
  ['Power', 'Leistung in {}', 12, seen('{}', 'Write it out.')],
  ['Power', 'Leistung in { }', 12, seen('{ }', 'Write it out.')],
  ['Power', 'Leistung in {unit_1}', 12, seen('{unit_1}', 'Write it out.')],
])('what nothing replaces is reported: "%s" as "%s"', (english, translated, at, text) => {
  expect(compare(english, translated)).toEqual([[at, text]]);
});

it('each placeholder that is missing is reported at the whole text', () => {
  const lacks = (placeholder: string) => `lacks "${placeholder}", which the English text has: "At {x} m/s of {y}".`;
  expect(compare('At {x} m/s of {y}', 'Bei m/s').map(([, text]) => text)).toEqual([lacks('{x}'), lacks('{y}')]);
  expect(compare('At {x} m/s of {y}', 'Bei {y} m/s').map(([, text]) => text)).toEqual([lacks('{x}')]);
});
