import { describe, expect, it } from 'vitest';
import { createUsualScale } from '#model/usualScale.ts';
import { usualText } from '#model/usualText.ts';

const RANGE = { count: 34, p5: 0.85, median: 0.92, p95: 0.97 };

describe('the scale of what is usual', () => {
  it('has the percentiles at a fifth and at four fifths', () => {
    const scale = createUsualScale(RANGE);
    expect([0.85, 0.91, 0.97, 1.01, 0.81].map((value) => scale?.(value))).toEqual(
      [0.2, 0.5, 0.8, 1, 0].map((place) => expect.closeTo(place, 9)),
    );
    expect(scale?.(9.7)).toBeGreaterThan(1);
    expect(scale?.(0.097)).toBeLessThan(0);
  });

  it('compares ratios where the values are positive and far apart', () => {
    const scale = createUsualScale({ count: 8, p5: 1, median: 5, p95: 100 });
    expect([1, 10, 100].map((value) => scale?.(value))).toEqual(
      [0.2, 0.5, 0.8].map((place) => expect.closeTo(place, 9)),
    );
    expect(scale?.(0)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('compares differences where some values are not positive', () => {
    const scale = createUsualScale({ count: 8, p5: 0, median: 5, p95: 100 });
    expect(scale?.(50)).toBeCloseTo(0.5, 9);
  });

  it.each([
    ['few values', { ...RANGE, count: 7 }],
    ['equal values', { ...RANGE, p5: 0.9, median: 0.9, p95: 0.9 }],
    ['percentiles in another order', { ...RANGE, p5: 0.97, p95: 0.85 }],
    ['a median outside', { ...RANGE, median: 2 }],
    ['no numbers', { ...RANGE, p5: Number.NaN }],
    ['no median', { ...RANGE, median: Number.NaN }],
    ['no count', { ...RANGE, count: Number.NaN }],
    ['a range without an end', { ...RANGE, p95: Number.POSITIVE_INFINITY }],
    ['a range that is too wide for a number', { count: 9, p5: -1.7e308, median: 0, p95: 1.7e308 }],
  ])('does not exist for %s', (_what, range) => {
    expect(createUsualScale(range)).toBeUndefined();
  });
});

it.each([
  [undefined, 'Usual: 0.85 to 0.97, median 0.92, among 34 components'],
  ['kW', 'Usual: 0.85 to 0.97 kW, median 0.92, among 34 components'],
])('is put in words with the unit %s', (unit, text) => {
  expect(usualText(RANGE, unit)).toBe(text);
});
