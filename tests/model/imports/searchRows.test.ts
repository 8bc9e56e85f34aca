import { expect, it } from 'vitest';
import { searchRows } from '#model/imports/searchRows.ts';
import { knownComponent, knownRow, planned } from './planned.ts';

const ROWS = [
  planned({ id: 0, entry: 'onwind', name: 'Onshore' }),
  planned({ id: 1, entry: 'offwind float' }),
  planned({ id: 2, entry: 'battery storage' }),
  planned({ id: 4, entry: 'offwind' }),
  planned({ id: 3, entry: 'E-82', known: { ...knownRow([]), component: knownComponent({ name: 'Nordwind' }) } }),
];

it.each<[what: string, search: string, ids: number[]]>([
  ['all rows for no word', ' ', [0, 1, 2, 4, 3]],
  ['part of the name in the table, whatever it is now', 'WIND', [0, 1, 4, 3]],
  ['no name that was typed', 'onshore', []],
  ['all words in any order', 'float off', [1]],
  ['the name of the component', 'nordwind', [3]],
  ['no text that runs from one name into the other', '82n', []],
])('finds %s', (_what, search, ids) => {
  expect(searchRows(ROWS, search).map(({ id }) => id)).toEqual(ids);
});

it('leaves the list as it is for no word', () => {
  expect(searchRows(ROWS, '')).toBe(ROWS);
});
