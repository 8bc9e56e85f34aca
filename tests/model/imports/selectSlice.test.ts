import { expect, it } from 'vitest';
import { selectSlice } from '#model/imports/selectSlice.ts';

const DENSITY = { of: 'density.values', is: 1.225, level: 'density.axis' };
const GUSTS = { of: 'gusts.values', level: 'gusts.axis' };
const density = { axis: 0, values: [1.1, 1.225] };
const gusts = { axis: 1, values: ['low', 'middle', 'high'] };

const low = [1, 2, 3, 4];
const high = [5, 6, 7, 8];

it.each<[string, unknown, object, object]>([
  ['a flat list as it is', low, {}, { list: low, at: '' }],
  ['the list of a value', [low, high], { density }, { list: high, at: '[1]' }],
  [
    'the first list of a level without a value',
    [low, high, low],
    { gusts: { ...gusts, axis: 0 } },
    { list: low, at: '[0]' },
  ],
  ['a list that is alone on its level', [[low]], {}, { list: low, at: '[0][0]' }],
  [
    'one list through two levels',
    [
      [low, low, low],
      [high, low, low],
    ],
    { density, gusts },
    { list: high, at: '[1][0]' },
  ],
  [
    'one list through two levels in the other order',
    [
      [low, high],
      [low, low],
      [low, low],
    ],
    { density: { ...density, axis: 1 }, gusts: { ...gusts, axis: 0 } },
    { list: high, at: '[0][1]' },
  ],
  [
    'numbers across the lists of the outer level',
    [
      [1, 5],
      [2, 6],
      [3, 7],
    ],
    { density: { ...density, axis: 1 } },
    { list: [5, 6, 7], at: '[][1]' },
  ],
])('takes %s', (_what, value, row, wanted) => {
  expect(selectSlice(value, [GUSTS, DENSITY], row)).toEqual(wanted);
});

it('takes the levels in the order of the words where the document does not number them', () => {
  const steps = [{ of: 'gusts' }, { of: 'density', is: 1.225 }];
  const row = { gusts: ['low', 'high'], density: [1.1, 1.225] };
  expect(
    selectSlice(
      [
        [low, high],
        [low, low],
      ],
      steps,
      row,
    ),
  ).toEqual({ list: high, at: '[0][1]' });
});

it.each<[string, unknown, object, object]>([
  [
    'has no list for the value',
    [low, high],
    { density: { axis: 0, values: [1.1, 1.2] } },
    { problem: 'absent', of: 'density.values', is: 1.225, known: [1.1, 1.2] },
  ],
  [
    'has more lists than values',
    [low, high, low],
    { density },
    { problem: 'length', of: 'density.values', wanted: 2, found: 3 },
  ],
  [
    'has lists of several lengths on the level',
    [[1], [1, 2]],
    { density: { ...density, axis: 1 } },
    { problem: 'length', of: 'density.values', wanted: 2, found: 0 },
  ],
  ['has a level that no word names', [low, high], {}, { problem: 'several', count: 2 }],
  [
    'is no list on a level that it numbers',
    low,
    { density: { ...density, axis: 1e9 } },
    { problem: 'length', of: 'density.values', wanted: 2, found: 0 },
  ],
])('takes nothing where the document %s', (_what, value, row, wanted) => {
  expect(selectSlice(value, [DENSITY], row)).toEqual(wanted);
});

it('does not count a level without values', () => {
  expect(selectSlice(low, [DENSITY], { density: { axis: 1e9, values: [] } })).toEqual({ list: low, at: '' });
});
