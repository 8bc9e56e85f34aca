import { expect, test } from 'vitest';
import { rankEntries } from '#model/rankEntries.ts';

const entries = [
  { id: 'import', label: 'Import Component' },
  { id: 'components', label: 'Components' },
  { id: 'farm', label: 'North farm: wind 3 MW', words: 'Wind turbine' },
  { id: 'wind', label: 'Wind 2 MW', words: 'Wind turbine' },
  { id: 'rewind', label: 'Rewinder', words: 'Heater' },
  { id: 'battery', label: 'Old battery', words: 'Battery' },
];

const find = (search: string, recent: string[] = []) => rankEntries(entries, search, recent).map(({ id }) => id);

test.each<[search: string, found: string[]]>([
  ['wind', ['wind', 'farm', 'rewind']],
  ['comp', ['components', 'import']],
  ['mw 3', ['farm']],
  ['ort fa', ['farm']],
  ['turbine', ['farm', 'wind']],
  ['w2mw', ['wind']],
  ['bttry', ['battery']],
  ['WIND  2', ['wind']],
  ['wind 2 mw', ['wind']],
  ['rttab', []],
  ['solar', []],
])('%s', (search, found) => {
  expect(find(search)).toEqual(found);
});

test('an empty search leaves all entries, those used last first', () => {
  expect(find(' ', ['battery', 'gone', 'wind'])).toEqual(['battery', 'wind', 'import', 'components', 'farm', 'rewind']);
});

test('what was used last comes first only among equals', () => {
  expect(find('wind', ['rewind', 'farm'])).toEqual(['wind', 'farm', 'rewind']);
  expect(find('turbine', ['wind'])).toEqual(['wind', 'farm']);
});

test('what is called so comes before what begins so', () => {
  const named = [
    { id: 'longer', label: 'Wind 2 tall' },
    { id: 'exact', label: 'wind 2' },
  ];
  expect(rankEntries(named, 'Wind 2', ['longer']).map(({ id }) => id)).toEqual(['exact', 'longer']);
});
