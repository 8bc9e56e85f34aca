import { expect, test } from 'vitest';
import { findRows } from '#features/projects/page/findRows.ts';

const ROWS = [
  { name: 'North wind', subclass: 'wind', description: 'On the hill' },
  { name: 'Roof', subclass: 'pv', description: null },
  { name: 'West wind', subclass: 'wind' },
];

test.each([
  ['', ['North wind', 'Roof', 'West wind']],
  ['WIND', ['North wind', 'West wind']],
  ['wind  west', ['West wind']],
  ['hill', ['North wind']],
  ['solar', ['Roof']],
  ['null', []],
  ['undefined', []],
])('"%s" finds %j', (search, names) => {
  expect(findRows(ROWS, search).map(({ name }) => name)).toEqual(names);
});
