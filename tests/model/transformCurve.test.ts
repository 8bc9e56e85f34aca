import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import { type Transformation, transformCurve } from '#model/transformCurve.ts';

const CURVE: CurvePoints = {
  x: [0, 1, 2, 4],
  y: [
    [0, 0.1, 0.3, -0.4],
    [1, 2, 3, 4],
  ],
};

describe('a curve', () => {
  it.each<[change: Transformation, x: number[], first: number[], second: number[]]>([
    [{ kind: 'scale', by: 3 }, [0, 1, 2, 4], [0, 0.3, 0.9, -1.2], [3, 6, 9, 12]],
    [{ kind: 'scale', by: 3, curve: 0 }, [0, 1, 2, 4], [0, 0.3, 0.9, -1.2], [1, 2, 3, 4]],
    [{ kind: 'normalise', to: 8 }, [0, 1, 2, 4], [0, 0.2, 0.6, -0.8], [2, 4, 6, 8]],
    [{ kind: 'normalise', to: 8, curve: 0 }, [0, 1, 2, 4], [0, 2, 6, -8], [1, 2, 3, 4]],
    [{ kind: 'offset', by: 0.2 }, [0, 1, 2, 4], [0.2, 0.3, 0.5, -0.2], [1.2, 2.2, 3.2, 4.2]],
    [{ kind: 'offset', by: -1, curve: 1 }, [0, 1, 2, 4], [0, 0.1, 0.3, -0.4], [0, 1, 2, 3]],
    [{ kind: 'resample', from: 1, to: 4, step: 1.5 }, [1, 2.5, 4], [0.1, 0.125, -0.4], [2, 3.25, 4]],
    [{ kind: 'resample', from: -1, to: 5.9, step: 2 }, [-1, 1, 3, 5], [0, 0.1, -0.05, -0.4], [1, 2, 3.5, 4]],
    [{ kind: 'resample', from: 0, to: 0.3, step: 0.1 }, [0, 0.1, 0.2, 0.3], [0, 0.01, 0.02, 0.03], [1, 1.1, 1.2, 1.3]],
  ])('after %j', (change, x, first, second) => {
    expect(transformCurve(CURVE, change)).toEqual({ points: { x, y: [first, second] } });
  });

  it('is sorted with all its series, rows of one x in their order, and what has no x at the end', () => {
    const mixed = { x: [3, 1, Number.NaN, 1], y: [[30, 10, 50, 11, 60], [31]] };
    expect(transformCurve(mixed, { kind: 'sort' }).points).toEqual({
      x: [1, 1, 3, Number.NaN],
      y: [[10, 11, 30, 50, 60], [31]],
    });
  });

  it('has no gaps once they are filled', () => {
    const { NaN: gap } = Number;
    const gaps = {
      x: [0, 1, 2, 3, 4],
      y: [
        [gap, 10, gap, 30, gap],
        [1, gap],
        [gap, gap],
      ],
    };
    expect(transformCurve(gaps, { kind: 'fill' }).points.y).toEqual([
      [10, 10, 20, 30, 30],
      [1, 1, 1, 1, 1],
      [gap, gap],
    ]);
    expect(transformCurve(gaps, { kind: 'fill', curve: 1 }).points.y).toEqual([
      [gap, 10, gap, 30, gap],
      [1, 1, 1, 1, 1],
      [gap, gap],
    ]);
  });

  it.each<[change: Transformation, points: CurvePoints, refusal: string]>([
    [{ kind: 'normalise', to: 1 }, { x: [0, 1], y: [[0, Number.NaN]] }, 'All values are 0'],
    [{ kind: 'resample', from: 0, to: 1, step: 0 }, CURVE, 'The step must be greater than 0'],
    [{ kind: 'resample', from: 1, to: 1, step: 1 }, CURVE, 'The end must be greater than the start'],
    [{ kind: 'resample', from: 0, to: 10_000, step: 1 }, CURVE, 'This would make more than 10000 points'],
    [{ kind: 'resample', from: 0, to: 1, step: 1 }, { x: [0], y: [[Number.NaN]] }, 'The curve has no values'],
  ])('stays as it is, and says why: %j', (change, points, refusal) => {
    expect(transformCurve(points, change)).toEqual({ points, refusal });
  });

  it('of 10,000 points is the longest', () => {
    const { points } = transformCurve(CURVE, { kind: 'resample', from: 0, to: 9999, step: 1 });
    expect(points.x).toHaveLength(10_000);
  });

  it('that is resampled at its own points is the same', () => {
    const value = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 50 }), value, (y, from) => {
        const points = { x: y.map((_, index) => from + index), y: [y] };
        const to = from + y.length - 1;
        expect(transformCurve(points, { kind: 'resample', from, to, step: 1 }).points).toEqual(points);
      }),
    );
  });

  it('that is sorted has the same points with x rising, and stays as it is when it is sorted again', () => {
    const value = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value), { maxLength: 30 }), (rows) => {
        const column = (at: 0 | 1 | 2) => rows.map((row) => row[at]);
        const { points } = transformCurve({ x: column(0), y: [column(1), column(2)] }, { kind: 'sort' });
        const sorted = points.x.map((x, row) => [x, points.y[0]?.[row], points.y[1]?.[row]]);
        const inOrder = (all: readonly unknown[]) => all.map((row) => JSON.stringify(row)).toSorted();
        expect(inOrder(sorted)).toEqual(inOrder(rows));
        expect(points.x).toEqual(points.x.toSorted((a, b) => a - b));
        expect(transformCurve(points, { kind: 'sort' }).points).toEqual(points);
      }),
    );
  });

  it('that is scaled and scaled back is the same, within 10 digits', () => {
    const value = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), fc.double({ min: 0.01, max: 100, noNaN: true }), (y, by) => {
        const points = { x: y.map((_, index) => index), y: [y] };
        const there = transformCurve(points, { kind: 'scale', by }).points;
        const [back = []] = transformCurve(there, { kind: 'scale', by: 1 / by }).points.y;
        for (const [index, original] of y.entries())
          expect(Math.abs((back[index] ?? Number.NaN) - original)).toBeLessThanOrEqual(Math.abs(original) * 1e-10);
      }),
    );
  });
});
