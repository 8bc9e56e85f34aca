import { expect, it } from 'vitest';
import { nameCell } from '#widgets/curveMessages.ts';
import { summariseCurve } from '#widgets/summariseCurve.ts';

const X = { title: 'Wind speed', unit: 'm/s' };
const Y = [{ title: 'Power', unit: 'kW' }, { title: 'Thrust' }];
const { NaN: gap } = Number;

it.each<[x: number[], y: number[][], summary: string]>([
  [
    [0, 5, 10, 25],
    [
      [0, 40, 90, 90],
      [0.8, 0.8, 0.8, 0.8],
    ],
    '4 points from 0 to 25 m/s. Power: lowest 0 kW at 0 m/s, highest 90 kW at 10 m/s. Thrust: 0.8 throughout.',
  ],
  [
    [10, 5, gap],
    [
      [-1, 2, 1000],
      [gap, gap],
    ],
    '2 points from 5 to 10 m/s. Power: lowest -1 kW at 10 m/s, highest 2 kW at 5 m/s. Thrust: no values.',
  ],
  [[3], [[7], [1]], '1 point from 3 to 3 m/s. Power: 7 kW throughout. Thrust: 1 throughout.'],
  [[], [[], []], 'No points.'],
])('a chart of %j and %j is summarised in words', (x, y, summary) => {
  expect(summariseCurve({ x: X, y: Y, points: { x, y } })).toBe(summary);
});

it.each<[column: number, x: number | undefined, name: string]>([
  [0, 4, 'Wind speed [m/s], row 2'],
  [1, 4, 'Power at 4 m/s'],
  [2, 4.5, 'Thrust at 4.5 m/s'],
  [1, undefined, 'Power [kW], row 2'],
  [2, undefined, 'Thrust, row 2'],
])('the cell of column %i beside x %s is called so', (column, x, name) => {
  expect(nameCell([X, ...Y], { row: 1, column, x })).toBe(name);
});
