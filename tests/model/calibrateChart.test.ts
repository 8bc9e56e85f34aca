import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AxisReferences,
  type ChartReferences,
  calibrateChart,
  findAxisProblem,
  type PlanePoint,
} from '#model/calibrateChart.ts';

const axis = (
  [first, second]: [[x: number, y: number, value: number], [x: number, y: number, value: number]],
  isLogarithmic = false,
): AxisReferences => ({
  references: [
    { at: { x: first[0], y: first[1] }, value: first[2] },
    { at: { x: second[0], y: second[1] }, value: second[2] },
  ],
  isLogarithmic,
});

const UPRIGHT: ChartReferences = {
  x: axis([
    [100, 500, 0],
    [500, 500, 20],
  ]),
  y: axis([
    [100, 500, 0],
    [100, 100, 1000],
  ]),
};

describe('a calibrated chart', () => {
  it('reads what lies between and beyond its references', () => {
    const chart = calibrateChart(UPRIGHT);
    expect(chart?.toValues({ x: 300, y: 300 })).toEqual({ x: 10, y: 500 });
    expect(chart?.toValues({ x: 580, y: 540 })).toEqual({ x: 24, y: -100 });
    expect(chart?.perPixel({ x: 0, y: 0 })).toEqual({ x: 0.05, y: 2.5 });
  });

  it('reads decades of a logarithmic axis as steps of the same length', () => {
    const chart = calibrateChart({
      ...UPRIGHT,
      y: axis(
        [
          [100, 500, 1],
          [100, 100, 10_000],
        ],
        true,
      ),
    });
    expect(chart?.toValues({ x: 100, y: 400 }).y).toBeCloseTo(10, 10);
    expect(chart?.toValues({ x: 300, y: 250 }).y).toBeCloseTo(10 ** 2.5, 8);
    // One pixel is a hundredth of a decade.
    expect(chart?.perPixel({ x: 100, y: 300 }).y).toBeCloseTo(100 * Math.LN10 * 0.01, 10);
  });

  it('may have the references of an axis anywhere along its direction', () => {
    const chart = calibrateChart({
      x: axis([
        [150, 700, 5],
        [250, 700, 10],
      ]),
      y: UPRIGHT.y,
    });
    expect(chart?.toValues({ x: 100, y: 300 }).x).toBeCloseTo(2.5, 10);
  });

  it('reads any chart back, however it is turned, sheared, mirrored and scaled', () => {
    const value = fc.double({ min: -1000, max: 1000, noNaN: true });
    const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });
    const scale = fc.record({
      from: fc.double({ min: 0.01, max: 500, noNaN: true }),
      ratio: fc.double({ min: 1.5, max: 1000, noNaN: true }),
      length: fc.double({ min: 60, max: 3000, noNaN: true }),
      isLogarithmic: fc.boolean(),
      isMirrored: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.record({ x: scale, y: scale, originX: value, originY: value }),
        fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
        fc.double({ min: -0.6, max: 0.6, noNaN: true }),
        fc.record({ x: share, y: share }),
        fc.record({ x: share, y: share }),
        (chart, turn, shear, shift, place) => {
          const along = (length: number, angle: number) => ({
            x: length * Math.cos(angle),
            y: length * Math.sin(angle),
          });
          const d = along(chart.x.length * (chart.x.isMirrored ? -1 : 1), turn);
          const e = along(chart.y.length * (chart.y.isMirrored ? -1 : 1), turn - Math.PI / 2 + shear);
          // The picture of the values at a share of each axis.
          const toPixel = ({ x, y }: PlanePoint): PlanePoint => ({
            x: chart.originX + x * d.x + y * e.x,
            y: chart.originY + x * d.y + y * e.y,
          });
          const toValue = ({ from, ratio, isLogarithmic }: typeof chart.x, at: number) =>
            isLogarithmic ? from * ratio ** at : from + from * (ratio - 1) * at;
          const calibration = calibrateChart({
            x: {
              isLogarithmic: chart.x.isLogarithmic,
              references: [
                { at: toPixel({ x: 0, y: shift.y }), value: toValue(chart.x, 0) },
                { at: toPixel({ x: 1, y: shift.y }), value: toValue(chart.x, 1) },
              ],
            },
            y: {
              isLogarithmic: chart.y.isLogarithmic,
              references: [
                { at: toPixel({ x: shift.x, y: 0 }), value: toValue(chart.y, 0) },
                { at: toPixel({ x: shift.x, y: 1 }), value: toValue(chart.y, 1) },
              ],
            },
          });
          const read = calibration?.toValues(toPixel(place));
          const expected = { x: toValue(chart.x, place.x), y: toValue(chart.y, place.y) };
          for (const side of ['x', 'y'] as const) {
            const { from, ratio } = chart[side];
            const tolerance = 1e-7 * Math.max(Math.abs(expected[side]), from * ratio);
            expect(Math.abs((read?.[side] ?? Number.NaN) - expected[side])).toBeLessThan(tolerance);
          }
        },
      ),
    );
  });

  it('needs axes of different directions', () => {
    const y = axis([
      [100, 500, 0],
      [400, 510, 1000],
    ]);
    expect(calibrateChart({ ...UPRIGHT, y })).toBeUndefined();
  });
});

describe('references of an axis', () => {
  it.each<[what: string, references: AxisReferences, problem: ReturnType<typeof findAxisProblem>]>([
    ['apart', UPRIGHT.x, undefined],
    [
      'at one place',
      axis([
        [100, 500, 0],
        [100.5, 500, 20],
      ]),
      'samePlace',
    ],
    [
      'of one value',
      axis([
        [100, 500, 20],
        [500, 500, 20],
      ]),
      'sameValue',
    ],
    [
      'zero on a logarithmic axis',
      axis(
        [
          [100, 500, 0],
          [500, 500, 20],
        ],
        true,
      ),
      'firstNotPositive',
    ],
    [
      'negative on a logarithmic axis',
      axis(
        [
          [100, 500, 1],
          [500, 500, -20],
        ],
        true,
      ),
      'secondNotPositive',
    ],
    [
      'first positive, then zero on a logarithmic axis',
      axis(
        [
          [100, 500, 1],
          [500, 500, 0],
        ],
        true,
      ),
      'secondNotPositive',
    ],
    [
      'positive on a logarithmic axis',
      axis(
        [
          [100, 500, 1],
          [500, 500, 20],
        ],
        true,
      ),
      undefined,
    ],
    [
      'first negative on a linear axis',
      axis([
        [100, 500, -20],
        [500, 500, -5],
      ]),
      undefined,
    ],
    [
      'one pixel apart',
      axis([
        [100, 500, 0],
        [101, 500, 20],
      ]),
      undefined,
    ],
  ])('%s', (_what, references, problem) => {
    expect(findAxisProblem(references)).toBe(problem);
  });
});
