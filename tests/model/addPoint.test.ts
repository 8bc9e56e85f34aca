import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addPoint } from '#model/addPoint.ts';
import { type CurveLimits, type CurvePoints, removePoints } from '#model/curvePoints.ts';

const PERCENT = { minimum: 0, maximum: 100 };
const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));

describe('a new point', () => {
  test.each<[string, CurvePoints, CurvePoints]>([
    ['of an empty curve is at 0', { x: [], y: [[]] }, { x: [0], y: [[0]] }],
    ['is 10 above the last x', { x: [0, 5], y: [[1, 2]] }, { x: [0, 5, 15], y: [[1, 2, 2]] }],
    ['is 10 above the largest x', { x: [50, 5], y: [[1, 2]] }, { x: [50, 5, 60], y: [[1, 2, 2]] }],
    [
      'repeats the last y of both curves',
      {
        x: [0, 90],
        y: [
          [1, 2],
          [3, 4],
        ],
      },
      {
        x: [0, 90, 100],
        y: [
          [1, 2, 2],
          [3, 4, 4],
        ],
      },
    ],
    [
      'has its y in its own row, where a list is short',
      { x: [0, 10, 20], y: [[7], []] },
      {
        x: [0, 10, 20, 30],
        y: [
          [7, 7, 7, 7],
          [0, 0, 0, 0],
        ],
      },
    ],
    ['takes the value that had no x', { x: [0], y: [[5, 6, 7]] }, { x: [0, 10], y: [[5, 6, 7]] }],
  ])('%s', (_, before, after) => {
    expect(addPoint(before, PERCENT)).toEqual({ points: after, row: after.x.length - 1 });
  });

  test.each<[string, CurvePoints, CurvePoints, row: number]>([
    ['takes the limit rather than pass it', { x: [0, 95], y: [[1, 2]] }, { x: [0, 95, 100], y: [[1, 2, 2]] }, 2],
    [
      'lies in the widest gap, on the line',
      { x: [0, 60, 100], y: [[0, 6, 8]] },
      { x: [0, 30, 60, 100], y: [[0, 3, 6, 8]] },
      1,
    ],
    [
      'lies in the last of equal gaps',
      { x: [0, 50, 100], y: [[0, 5, 9]] },
      { x: [0, 50, 75, 100], y: [[0, 5, 7, 9]] },
      2,
    ],
    ['lies at the lower limit beside a single one', { x: [100], y: [[4]] }, { x: [0, 100], y: [[4, 4]] }, 0],
    [
      'takes the limit before an x that is past it',
      { x: [0, 120], y: [[0, 12]] },
      { x: [0, 100, 120], y: [[0, 10, 12]] },
      1,
    ],
    [
      'keeps the rows of short and long lists together',
      {
        x: [0, 60, 100],
        y: [[1], [1, 2, 3, 4]],
      },
      {
        x: [0, 30, 60, 100],
        y: [
          [1, 1, 1, 1],
          [1, 1.5, 2, 3, 4],
        ],
      },
      1,
    ],
  ])('%s', (_, before, after, row) => {
    expect(addPoint(before, PERCENT)).toEqual({ points: after, row });
  });

  test.each<[string, CurvePoints, CurveLimits, CurvePoints, row: number]>([
    [
      'has no limit where none is given',
      { x: [0, 5, 95], y: [[1, 2, 3]] },
      {},
      { x: [0, 5, 95, 105], y: [[1, 2, 3, 3]] },
      3,
    ],
    ['of an empty curve is at a minimum above 0', { x: [], y: [[]] }, { minimum: 5 }, { x: [5], y: [[0]] }, 0],
    ['of an empty curve is at 0 above a lower minimum', { x: [], y: [[]] }, { minimum: -5 }, { x: [0], y: [[0]] }, 0],
    [
      'lies 10 below a single limit without another',
      { x: [100], y: [[4]] },
      { maximum: 100 },
      { x: [90, 100], y: [[4, 4]] },
      0,
    ],
    [
      'lies in the first gap where it is the widest',
      { x: [0, 60, 80, 100], y: [[0, 6, 8, 10]] },
      PERCENT,
      { x: [0, 30, 60, 80, 100], y: [[0, 3, 6, 8, 10]] },
      1,
    ],
    [
      'lies in no gap beyond the limit',
      { x: [0, 100, 300], y: [[0, 10, 30]] },
      PERCENT,
      { x: [0, 50, 100, 300], y: [[0, 5, 10, 30]] },
      1,
    ],
    ['stands before an equal x', { x: [5], y: [[4]] }, { minimum: 5, maximum: 5 }, { x: [5, 5], y: [[4, 4]] }, 0],
    [
      'stands below an x that was left out',
      { x: [0, Number.NaN], y: [[1, 2]] },
      PERCENT,
      { x: [0, Number.NaN, 10], y: [[1, 2, 2]] },
      2,
    ],
  ])('%s', (_, before, limits, after, row) => {
    expect(addPoint(before, limits)).toEqual({ points: after, row });
  });

  test.each([
    [0, 0.30000000000000004, 0.15],
    [1, 1.0000000000001, 1.00000000000005],
    [0.9999999999999, 1, 0.99999999999995],
  ])('between %d and %d lies in the middle, rounded where there is room', (left, right, middle) => {
    const { points } = addPoint({ x: [left, right], y: [[1, 1]] }, { maximum: right });
    expect(points.x).toHaveLength(3);
    expect(points.x[1]).toBe(middle);
    expect(points.x[1]).toBeGreaterThan(left);
    expect(points.x[1]).toBeLessThan(right);
  });

  it('never has an x past the limit, however often it is added to a curve of percentages', () => {
    let points: CurvePoints = { x: [0, 100], y: [[0, 100]] };
    for (let count = 0; count < 60; count++) ({ points } = addPoint(points, PERCENT));
    expect(points.x).toHaveLength(62);
    expect(points.x.every((x, row) => x <= 100 && (row === 0 || x > (points.x[row - 1] ?? x)))).toBe(true);
    // A point on the line changes nothing about the curve.
    for (const [row, x] of points.x.entries()) expect(points.y[0]?.[row]).toBeCloseTo(x, 3);
  });

  it('leaves every value in its row: without it, the curve is as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(100), finite, finite)), (rows) => {
        const points = { x: rows.map(([x]) => x), y: [rows.map(([, y]) => y), rows.map(([, , y]) => y)] };
        const added = addPoint(points, PERCENT);
        expect(removePoints(added.points, added.row)).toEqual(points);
      }),
    );
  });

  it('keeps the values of a row together where lists differ in length', () => {
    const list = fc.array(finite, { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 6 }), fc.array(list, { minLength: 1, maxLength: 2 }), (x, y) => {
        const added = addPoint({ x, y }, PERCENT);
        // At the end the point may have taken over a value that had no x.
        const points = added.row < x.length ? removePoints(added.points, added.row) : added.points;
        for (const [row, value] of x.entries()) expect(points.x[row]).toBe(value);
        for (const [curve, values] of y.entries())
          for (const [row, value] of values.entries()) expect(points.y[curve]?.[row]).toBe(value);
      }),
    );
  });
});
