import { describe, expect, it } from 'vitest';
import { quantile } from '#model/quantile.ts';
import { toUsualRange } from '#model/toUsualRange.ts';

describe('a quantile', () => {
  it.each([
    [[1, 2, 3, 4, 5], 0.5, 3],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[0, 10], 0.05, 0.5],
    [[7], 0.95, 7],
    [[1, 2], 0, 1],
    [[1, 2], 1, 2],
    [[-1.7e308, 1.7e308], 0.5, 0],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected, 12);
  });

  it('of nothing is not a number', () => expect(quantile([], 0.5)).toBeNaN());
});

it('a range is found in values of any order', () => {
  const values = Float64Array.from({ length: 101 }, (_, index) => (index * 37) % 101);
  expect(toUsualRange(values)).toEqual({ count: 101, p5: 5, median: 50, p95: 95 });
});
