import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import {
  axisRange,
  type ChartPoint,
  chartPoints,
  finiteOrNull,
  movePoint,
  snapped,
  snapStep,
} from '#widgets/chartPoints.ts';

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

  it('keeps the arrays of the lists that are the same as before', () => {
    const points: CurvePoints = {
      x: [20, 10],
      y: [
        [1, 2],
        [3, 4],
      ],
    };
    const before = { points, chart: chartPoints(points) };
    const after = chartPoints({ x: points.x, y: [[1, 5], points.y[1] ?? []] }, before);
    expect(after.y).toEqual([
      [5, 1],
      [4, 3],
    ]);
    expect([after.x, after.rows, after.y[1]]).toEqual([before.chart.x, before.chart.rows, before.chart.y[1]]);
    expect(after.x).toBe(before.chart.x);
    expect(after.y[1]).toBe(before.chart.y[1]);
    const moved = chartPoints({ ...points, x: [10, 20] }, before);
    expect(moved).toEqual({
      rows: [0, 1],
      x: [10, 20],
      y: [
        [1, 2],
        [3, 4],
      ],
    });
  });
});

describe('movePoint', () => {
  const FIRST = [1, 2, 3];
  const SECOND = [4, 5, 6];
  const points: CurvePoints = { x: [0, 50, 100], y: [FIRST, SECOND] };
  const limits = { x: { minimum: -10, maximum: 110 }, y: { minimum: -5, maximum: 10 } };
  const move = (to: { x?: number; y?: number }, given: Partial<Parameters<typeof movePoint>[0]> = {}) =>
    movePoint({ points, chart: chartPoints(points), point: { index: 1, curve: 0 }, to, limits, gap: 1, ...given });

  test.each<[what: string, to: { x?: number; y?: number }, point: ChartPoint, x: number[], y: number[][]]>([
    ['up', { y: 9 }, { index: 1, curve: 0 }, [0, 50, 100], [[1, 9, 3], SECOND]],
    ['up to its maximum', { y: 99 }, { index: 1, curve: 1 }, [0, 50, 100], [FIRST, [4, 10, 6]]],
    ['down to its minimum', { y: -9 }, { index: 1, curve: 1 }, [0, 50, 100], [FIRST, [4, -5, 6]]],
    ['along x, with every curve', { x: 60 }, { index: 1, curve: 1 }, [0, 60, 100], points.y],
    ['both ways', { x: 60, y: 9 }, { index: 1, curve: 0 }, [0, 60, 100], [[1, 9, 3], SECOND]],
    ['never up to its right neighbour', { x: 120 }, { index: 1, curve: 0 }, [0, 99, 100], points.y],
    ['never up to its left neighbour', { x: -50 }, { index: 1, curve: 0 }, [0, 1, 100], points.y],
    ['down to the least x', { x: -50 }, { index: 0, curve: 0 }, [-10, 50, 100], points.y],
    ['up to the greatest x', { x: 140 }, { index: 2, curve: 0 }, [0, 50, 110], points.y],
  ])('moves a point %s', (_, to, point, x, y) => {
    expect(move(to, { point })).toEqual({ x, y });
  });

  it('moves a point anywhere without limits', () => {
    const free = { limits: { x: {}, y: {} }, gap: 0 };
    expect(move({ y: -1e9 }, free).y).toEqual([[1, -1e9, 3], SECOND]);
    expect(move({ x: -1e9 }, { ...free, point: { index: 0, curve: 0 } }).x).toEqual([-1e9, 50, 100]);
    expect(move({ x: 1e9 }, { ...free, point: { index: 2, curve: 0 } }).x).toEqual([0, 50, 1e9]);
  });

  test.each([
    ['to the one place between its neighbours', [0, 0.5, 2], 1],
    ['along x only where its neighbours leave room', [0, 0.5, 1], 0.5],
  ])('moves a point %s', (_, x, middle) => {
    const close = { ...points, x };
    expect(move({ x: 0.7 }, { points: close, chart: chartPoints(close) }).x[1]).toBe(middle);
  });

  it('moves the row of the table that the chart draws there', () => {
    const unordered = { ...points, x: [0, 100, 50] };
    const moved = move({ x: 60, y: 9 }, { points: unordered, chart: chartPoints(unordered) });
    expect(moved).toEqual({ x: [0, 100, 60], y: [[1, 2, 9], SECOND] });
  });

  it('moves nothing if the point was removed', () => {
    expect(move({ x: 60, y: 9 }, { point: { index: 3, curve: 0 } })).toBe(points);
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
  [-101, -50, [-110, 0]],
  [null, 101, [0, 110]],
  [-3, null, [-3, 0]],
  [0, 203, [0, 220]],
  [0, 330, [0, 340]],
  [0, 61, [0, 65]],
])('values from %j to %j give the axis %j', (minimum, maximum, range) => {
  expect(axisRange({ minimum, maximum })).toEqual(range);
});

test.each([
  [0, 0],
  [-1.5, -1.5],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [undefined, null],
])('the chart gets %j as %j', (value, drawn) => {
  expect(finiteOrNull(value)).toBe(drawn);
});
