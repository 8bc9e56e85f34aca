import { describe, expect, it } from 'vitest';
import { createChartScale } from '#model/chartScale.ts';

describe('the marks of an axis are round and hold all values', () => {
  it.each<[values: number[], ticks: number[]]>([
    [
      [0, 30],
      [0, 10, 20, 30],
    ],
    [
      [0, 1],
      [0, 0.2, 0.4, 0.6, 0.8, 1],
    ],
    [
      [-3, 12],
      [-5, 0, 5, 10, 15],
    ],
    [
      [0.1, 0.3],
      [0.1, 0.15, 0.2, 0.25, 0.3],
    ],
    [
      [7, 7],
      [6, 8],
    ],
    [
      [0, Number.NaN],
      [0, 0.2],
    ],
    [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('%j', (values, ticks) => {
    const scale = createChartScale(values);
    expect(scale.ticks).toEqual(ticks);
    for (const value of values.filter(Number.isFinite)) {
      expect(scale.place(value)).toBeGreaterThanOrEqual(-1e-9);
      expect(scale.place(value)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });
});

it('positive values may lie by powers of ten', () => {
  const scale = createChartScale([6000, 90_000], { isLog: true });
  expect(scale.ticks).toEqual([1000, 10_000, 100_000]);
  expect(scale.place(10_000)).toBeCloseTo(0.5);
  expect(createChartScale([0, 100], { isLog: true }).ticks[0]).toBe(0);
});
