import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isLogarithmic, logRange, logStep, logTicks } from '#widgets/logAxis.ts';

test.each<[minimum: number, maximum: number, range: [number, number]]>([
  [6000, 90_000, [1000, 100_000]],
  [1, 1000, [1, 1000]],
  [0.02, 0.7, [0.01, 1]],
  [5, 5, [1, 10]],
  [10, 10, [10, 100]],
])('values from %d to %d lie on an axis of powers of ten, %j', (minimum, maximum, range) => {
  expect(logRange({ minimum, maximum })).toEqual(range);
});

test.each<[range: [number, number], most: number, ticks: number[]]>([
  [[1, 1000], 5, [1, 10, 100, 1000]],
  [[1000, 100_000], 7, [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]],
  [[0.01, 1], 6, [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]],
  [[1, 1e9], 4, [1, 1000, 1e6, 1e9]],
  [[10, 1e9], 4, [10, 1000, 1e5, 1e7, 1e9]],
  [[30, 400], 9, [50, 100, 200]],
  [[0, 10], 5, []],
  [[1, Number.POSITIVE_INFINITY], 5, []],
])('an axis of %j with room for %d ticks has %j', (range, most, ticks) => {
  expect(logTicks(range, most)).toEqual(ticks);
});

describe('a step', () => {
  it.each([
    [10_000, [1000, 100_000], 250, 1000],
    [1000, [1000, 100_000], 250, 100],
    [1, [1, 1e12], 100, 1],
    [10_000, [1000, 100_000], 5000, 10],
  ] as const)('from %d on %j over %d pixels is %d', (value, range, pixels, step) => {
    expect(logStep(value, { range: [...range], pixels })).toBeCloseTo(step, 12);
  });

  it('never makes a value 0', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (value) => {
        const step = logStep(value, { range: [1e-6, 1e9], pixels: 100 });
        expect(Math.round(value / step)).toBeGreaterThan(0);
      }),
    );
  });
});

test.each<[values: (number | null)[], isPossible: boolean]>([
  [[1, 2], true],
  [[1, Number.NaN, null], true],
  [[1, 0], false],
  [[1, -2], false],
  [[Number.NaN], false],
  [[], false],
  [[null], false],
  [[1, Number.NEGATIVE_INFINITY], true],
])('%j may be on a logarithmic axis: %s', (values, isPossible) => {
  expect(isLogarithmic([values])).toBe(isPossible);
});

test.each<[lists: (number | null)[][], isPossible: boolean]>([
  [[[1], [null]], true],
  [[[1], [0]], false],
  [[[], [null]], false],
])('the series %j may be on a logarithmic axis: %s', (lists, isPossible) => {
  expect(isLogarithmic(lists)).toBe(isPossible);
});
