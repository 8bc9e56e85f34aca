import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { resampleCurve } from '#model/resampleCurve.ts';

describe('resampleCurve', () => {
  test.each<[string, number[], number[], number[]]>([
    ['whole x stays as it is', [0, 1, 2, 3], [0, 1, 4, 9], [0, 1, 4, 9]],
    ['in between, the line counts', [0, 3], [0, 9], [0, 3, 6, 9]],
    ['beyond the ends, the ends hold', [1.5, 2.5], [10, 20], [10, 10, 15, 20]],
    ['points out of order are put in order', [3, 0], [9, 0], [0, 3, 6, 9]],
    ['one point is a constant', [7], [5], [5, 5, 5, 5]],
    ['no point gives nothing', [], [], []],
    ['a point without y is left out', [0, 1, 3], [0, Number.NaN, 3], [0, 1, 2, 3]],
    ['an x that was left out is left out with its y', [0, Number.NaN, 3], [0, 9, 3], [0, 1, 2, 3]],
    ['many points out of order are put in order', [3, 1, 2, 0], [9, 1, 4, 0], [0, 1, 4, 9]],
    ['a step takes its later value', [0, 2, 2, 3], [0, 0, 5, 5], [0, 0, 5, 5]],
  ])('%s', (_, x, y, values) => {
    expect(resampleCurve({ x, y }, { from: 0, to: 3 })).toEqual(values);
  });

  it('is nothing beyond the ends where that is asked for', () => {
    const range = { from: 0, to: 3, outside: 'zero' } as const;
    expect(resampleCurve({ x: [1, 2], y: [10, 20] }, range)).toEqual([0, 10, 20, 0]);
    expect(resampleCurve({ x: [0.5, 2.5], y: [10, 30] }, range)).toEqual([0, 15, 25, 0]);
  });

  it('begins and ends at any whole x', () => {
    expect(resampleCurve({ x: [0, 10], y: [0, 100] }, { from: 2, to: 4 })).toEqual([20, 30, 40]);
  });

  it('takes a point that misses a whole x by rounding alone for that x, unless another point is there', () => {
    const rounded = { x: [2.9999988, 4.0000012, 5], y: [10, 20, 30] };
    expect(resampleCurve(rounded, { from: 3, to: 6, outside: 'zero' })).toEqual([10, 20, 30, 0]);
    const twice = { x: [2.9999988, 3, 4], y: [10, 11, 20] };
    expect(resampleCurve(twice, { from: 3, to: 4, outside: 'zero' })).toEqual([11, 20]);
    expect(resampleCurve({ x: [3.001], y: [10] }, { from: 3, to: 3, outside: 'zero' })).toEqual([0]);
  });

  it('rounds what lies in between to ten digits', () => {
    expect(resampleCurve({ x: [0, 3], y: [0, 10] }, { from: 0, to: 3 })).toEqual([0, 3.333333333, 6.666666667, 10]);
    expect(resampleCurve({ x: [0, 3], y: [0, 0.3] }, { from: 0, to: 3 })).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('never leaves the range of the points and always covers every whole x', () => {
    const knot = fc.tuple(
      fc.double({ min: -5, max: 40, noNaN: true }),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(knot, { minLength: 1 }), (knots) => {
        const y = knots.map((pair) => pair[1]);
        const values = resampleCurve({ x: knots.map((pair) => pair[0]), y }, { from: 0, to: 30 });
        expect(values).toHaveLength(31);
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...y));
          expect(value).toBeLessThanOrEqual(Math.max(...y));
        }
      }),
    );
  });

  it('gives whole x back exactly', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 31 }),
        (y) => {
          const x = y.map((_, index) => index);
          expect(resampleCurve({ x, y }, { from: 0, to: y.length - 1 })).toEqual(y);
        },
      ),
    );
  });
});
