import { expect, it } from 'vitest';
import { findSeries } from '#model/imports/findSeries.ts';

const series = (
  pattern: string,
  xs: readonly number[],
  headings = xs.map((x) => pattern.replace('{x}', String(x))),
) => ({
  pattern,
  headings,
  xs,
});

it.each<[what: string, headings: string[], found: unknown[]]>([
  ['three numbers that rise', ['Model', 'P_0.5', 'P_1', 'P_1.5'], [series('P_{x}', [0.5, 1, 1.5])]],
  [
    'numbers of two decimals',
    ['P_1.25', 'P_1.50', 'P_2.75'],
    [series('P_{x}', [1.25, 1.5, 2.75], ['P_1.25', 'P_1.50', 'P_2.75'])],
  ],
  ['bare numbers', ['3', '4', '10'], [series('{x}', [3, 4, 10])]],
  [
    'numbers amid texts',
    ['power at 3 m/s', 'power at 4 m/s', 'power at 5 m/s'],
    [series('power at {x} m/s', [3, 4, 5])],
  ],
  ['decimal commas', ['2,5', '3', '3,5'], [series('{x}', [2.5, 3, 3.5], ['2,5', '3', '3,5'])]],
  ['numbers with other columns between', ['P_3', 'Hub', 'P_4', 'Site', 'P_5'], [series('P_{x}', [3, 4, 5])]],
  ['two numbers', ['P_3', 'P_4'], []],
  ['numbers that fall', ['P_5', 'P_4', 'P_3'], []],
  ['numbers that stay', ['P_3', 'P_3', 'P_4'], []],
  ['numbers of different forms', ['P_3', 'Q_4', 'R_5'], []],
  ['no headings', [], []],
  [
    'two series, that of more columns first',
    ['P_3', 'P_4', 'P_5', 'n_1', 'n_2', 'n_3', 'n_4'],
    [series('n_{x}', [1, 2, 3, 4]), series('P_{x}', [3, 4, 5])],
  ],
  ['the number that varies, of two', ['P80 at 3', 'P80 at 4', 'P80 at 5'], [series('P80 at {x}', [3, 4, 5])]],
  [
    'a heading in the longer series alone',
    ['P1 at 3', 'P1 at 4', 'P1 at 5', 'P1 at 6', 'P2 at 6', 'P3 at 6'],
    [series('P1 at {x}', [3, 4, 5, 6])],
  ],
])('the series of headings: %s', (_, headings, found) => {
  expect(findSeries(headings)).toEqual(found);
});
