import { expect, it } from 'vitest';
import { readSearch } from '#model/readSearch.ts';
import { holdsWord } from '#model/searchTerms.ts';

it.each([
  ['', []],
  ['  Wind  LFP ', [{ words: ['wind'] }, { words: ['lfp'] }]],
  ['3 MW', [{ words: ['3', 'mw'], quantities: ['3 MW'] }]],
  ['3  MW', [{ words: ['3', 'mw'], quantities: ['3 MW'] }]],
  ['.5 MW', [{ words: ['.5', 'mw'], quantities: ['.5 MW'] }]],
  ['.25MW', [{ words: ['.25mw'], quantities: ['.25 MW'] }]],
  ['1e3 kW', [{ words: ['1e3', 'kw'], quantities: ['1e3 kW'] }]],
  ['1e-3', [{ words: ['1e-3'], quantities: ['1e-3'] }]],
  ['1e+3 MWh', [{ words: ['1e+3', 'mwh'], quantities: ['1e+3 MWh'] }]],
  ['1e12kW', [{ words: ['1e12kw'] }]],
  ['1e12', [{ words: ['1e12'], quantities: ['1e12'] }]],
  ['3 m2', [{ words: ['3', 'm2'], quantities: ['3 m2'] }]],
  [
    '3 1',
    [
      { words: ['3'], quantities: ['3'] },
      { words: ['1'], quantities: ['1'] },
    ],
  ],
  ['3 kW/', [{ words: ['3'], quantities: ['3'] }, { words: ['kw/'] }]],
  ['3 mw/h', [{ words: ['3'], quantities: ['3'] }, { words: ['mw/h'] }]],
  ['3 mw wind', [{ words: ['3', 'mw'], quantities: ['3 MW', '3 mW'] }, { words: ['wind'] }]],
  ['1,5', [{ words: ['1,5'], quantities: ['1.5'] }]],
  ['MW', [{ words: ['mw'] }]],
  ['MW 3', [{ words: ['mw'] }, { words: ['3'], quantities: ['3'] }]],
  ['3MW wind', [{ words: ['3mw'], quantities: ['3 MW'] }, { words: ['wind'] }]],
  ['3 mw', [{ words: ['3', 'mw'], quantities: ['3 MW', '3 mW'] }]],
  ['3000', [{ words: ['3000'], quantities: ['3000'] }]],
  ['3,000 kW', [{ words: ['3,000', 'kw'], quantities: ['3.000 kW', '3000 kW'] }]],
  ['-5 °C', [{ words: ['-5', '°c'], quantities: ['-5 °C'] }]],
  ['E-82 2', [{ words: ['e-82'] }, { words: ['2'], quantities: ['2'] }]],
  ['5 turbines', [{ words: ['5'], quantities: ['5'] }, { words: ['turbines'] }]],
  ['2x', [{ words: ['2x'] }]],
  ['Straße', [{ words: ['strasse'] }]],
])('reads %j', (search, terms) => {
  expect(readSearch(search).map(({ phrase: _, ...term }) => term)).toEqual(
    terms.map((term) => ({ quantities: [], ...term })),
  );
});

it.each([
  ['3 MW', ['3 mw', 'a 3mw unit', 'x (3 mw)', '3 mw, 4'], ['13 mw', '3.3 mw', '3 mwh', '3 x mw', '30 mw']],
  ['1.5 €/kW', ['1.5 €/kw'], ['15 €/kw', '1x5 €/kw']],
])('finds %j as a text holds it', (search, held, others) => {
  const [term] = readSearch(search);
  const holds = (text: string) => holdsWord(text, '', term ?? {});
  expect(held.filter((text) => !holds(text))).toEqual([]);
  expect(others.filter(holds)).toEqual([]);
});
