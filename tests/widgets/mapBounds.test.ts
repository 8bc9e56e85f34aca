import { describe, expect, it } from 'vitest';
import { edgeShares, mapEdges, numberRange } from '#widgets/mapBounds.ts';

describe('the edges of cells', () => {
  it.each<[what: string, values: number[], edges: number[]]>([
    ['lie halfway between rising values', [0, 10, 30], [-5, 5, 20, 40]],
    ['of two values', [35, 55], [25, 45, 65]],
    ['of a single value', [35], [-0.5, 0.5]],
    ['of values that fall have equal distances', [30, 10, 0], [-0.5, 0.5, 1.5, 2.5]],
    ['of values of which two are equal', [0, 10, 10], [-0.5, 0.5, 1.5, 2.5]],
    ['of values of which one is missing', [0, Number.NaN, 10], [-0.5, 0.5, 1.5, 2.5]],
    ['of no values', [], [-0.5, 0.5]],
  ])('%s', (_, values, edges) => {
    expect(mapEdges(values)).toEqual(edges);
  });

  it.each<[values: number[], shares: number[]]>([
    [
      [10, 20, 40],
      [0, 10 / 45, 25 / 45, 1],
    ],
    [[35], [0, 1]],
  ])('of %j are %j of the whole', (values, shares) => {
    expect(edgeShares(values)).toEqual(shares);
  });
});

it.each([
  [[[3, 1], [2]], { least: 1, most: 3 }],
  [[[Number.NaN, -2, Number.POSITIVE_INFINITY]], { least: -2, most: -2 }],
  [[[Number.NaN], []], undefined],
  [[], undefined],
])('the values %j have the range %j', (z, range) => {
  expect(numberRange(z)).toEqual(range);
});
