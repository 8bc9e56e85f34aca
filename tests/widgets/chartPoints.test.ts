import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import { axisRange, chartPoints, movePoint, snapped, snapStep } from '#widgets/chartPoints.ts';

describe('chartPoints', () => {
  it('orders points by x and remembers their rows', () => {
    expect(chartPoints({ x: [0, 30, 20, Number.NaN], y: [[1, 2, 3, 4], [5]] })).toEqual({
      rows: [0, 2, 1],
      x: [0, 20, 30],
      y: [
        [1, 3, 2],
        [5, null, null],
      ],
    });
  });
});

describe('movePoint', () => {
  const points: CurvePoints = {
    x: [0, 50, 100],
    y: [
      [1, 2, 3],
      [4, 5, 6],
    ],
  };
  const limits = { x: { minimum: 0, maximum: 100 }, y: { minimum: 0, maximum: 10 } };
  const move = (index: number, curve: number, to: { x?: number; y?: number }) =>
    movePoint({ points, chart: chartPoints(points), point: { index, curve }, to, limits, gap: 1 });

  test.each<[string, CurvePoints, CurvePoints]>([
    [
      'up',
      move(1, 0, { y: 9 }),
      {
        x: [0, 50, 100],
        y: [
          [1, 9, 3],
          [4, 5, 6],
        ],
      },
    ],
    [
      'up to its maximum',
      move(1, 1, { y: 99 }),
      {
        x: [0, 50, 100],
        y: [
          [1, 2, 3],
          [4, 10, 6],
        ],
      },
    ],
    ['along x, with every curve', move(1, 1, { x: 60 }), { x: [0, 60, 100], y: points.y }],
    ['never up to its right neighbour', move(1, 0, { x: 120 }), { x: [0, 99, 100], y: points.y }],
    ['never up to its left neighbour', move(1, 0, { x: -5 }), { x: [0, 1, 100], y: points.y }],
    ['the last one up to the limit of x', move(2, 0, { x: 140 }), { x: [0, 50, 100], y: points.y }],
  ])('moves a point %s', (_, after, expected) => {
    expect(after).toEqual(expected);
  });

  it('keeps x rising wherever a point is dragged', () => {
    const rising = fc
      .uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2 })
      .map((x) => x.sort((a, b) => a - b));
    fc.assert(
      fc.property(rising, fc.nat(), fc.double({ noNaN: true }), (x, at, to) => {
        const curve = { x, y: [x.map(() => 0)] };
        const point = { index: at % x.length, curve: 0 };
        const after = movePoint({
          points: curve,
          chart: chartPoints(curve),
          point,
          to: { x: to },
          limits: { x: { minimum: 0, maximum: 100 }, y: {} },
          gap: 1,
        });
        expect(after.x.every((value, row) => row === 0 || value > (after.x[row - 1] ?? Number.NaN))).toBe(true);
      }),
    );
  });
});

describe('snapping', () => {
  test.each([
    [100, 250, 1],
    [90000, 250, 1000],
    [1, 250, 0.01],
    [100, 100, 1],
    [0, 250, 1],
    [100, 0, 1],
  ])('a range of %d over %d pixels moves in steps of %d', (range, pixels, step) => {
    expect(snapStep(range, pixels)).toBeCloseTo(step, 12);
  });

  it('leaves no binary noise', () => {
    expect(snapped(0.30000000000000004, 0.01)).toBe(0.3);
  });
});

test.each<[number | null, number | null, [number, number]]>([
  [null, null, [0, 1]],
  [0, 0, [0, 1]],
  [0, 100, [0, 100]],
  [50, 101, [0, 110]],
  [6000, 90000, [0, 90000]],
  [0, 0.98, [0, 1]],
  [-7, 3, [-7, 3]],
])('values from %j to %j give the axis %j', (minimum, maximum, range) => {
  expect(axisRange({ minimum, maximum })).toEqual(range);
});
