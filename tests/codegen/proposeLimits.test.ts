import { describe, expect, it } from 'vitest';
import { proposeLimits } from '#codegen/proposeLimits.ts';

const upTo = (count: number, value: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => value(index));

describe('proposed limits', () => {
  it.each([
    // Quartiles 75.75 and 125.25.
    ['lie 1.5 distances beyond the quartiles', upTo(100, (index) => index + 51), 1.5, 200, false],
    ['compare ratios where values are wide', upTo(41, (index) => 10 ** (index / 20)), 0.1, 1000, true],
    ['compare differences where a value is zero', [0, ...upTo(40, (index) => 10 ** (index / 20))], -36, 88, false],
    ['do not depend on the order of values', upTo(100, (index) => 150 - index), 1.5, 200, false],
    ['need eight values', upTo(8, (index) => index + 1), -2.5, 12, false],
    ['compare ratios from a tenfold on', upTo(20, (index) => (index < 10 ? 1 : 10)), 0.031, 320, true],
    ['compare differences below that', upTo(20, (index) => (index < 10 ? 1 : 9.9)), -13, 24, false],
    ['keep numbers of two digits that are not exact', [...upTo(10, () => 0.29), 0.3], 0.29, 0.3, false],
    ['may be zero', [...upTo(10, () => 0), 2], 0, 1.9, false],
    [
      'round the smallest and the largest outward',
      upTo(12, (index) => (index === 0 ? 1111 : index === 11 ? 2222 : 1666)),
      1100,
      2200,
      false,
    ],
    ['keep short numbers', [...upTo(20, () => 0.3), ...upTo(20, () => 0.6)], -0.15, 1.1, false],
  ])('%s', (_what, values, minimum, maximum, isByRatio) => {
    expect(proposeLimits(values)).toEqual({ minimum, maximum, isByRatio });
  });

  it('leave at most one value in 200 beyond each', () => {
    const values = [...upTo(300, () => 50), ...upTo(300, () => 51), ...upTo(60, (index) => 100 + index)];
    const { maximum = 0 } = proposeLimits(values) ?? {};
    expect(values.filter((value) => value > maximum).length).toBeLessThanOrEqual(660 / 200);
  });

  it.each([
    ['few values', upTo(7, (index) => index)],
    ['equal values', upTo(20, () => 5)],
    ['no values', []],
  ])('are none for %s', (_what, values) => {
    expect(proposeLimits(values)).toBeUndefined();
  });
});
