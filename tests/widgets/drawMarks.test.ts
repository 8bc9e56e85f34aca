// @vitest-environment jsdom
import './setup.ts';
import uPlot from 'uplot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chartPoints } from '#widgets/chartPoints.ts';
import type { Drawing } from '#widgets/curvePlot.ts';
import { drawMarks, POINT_SIZE } from '#widgets/drawMarks.ts';
import { type Drawn, recordPlot } from './recordPlot.ts';

const RATIO = uPlot.pxRatio;

beforeEach(() => {
  uPlot.pxRatio = 2;
});

afterEach(() => {
  uPlot.pxRatio = RATIO;
});

const COLORS = { '--error': 'red', '--curve-1': 'blue', '--curve-2': 'green' };

/** Power and heat by wind speed; the rows are not in order, and one heat is missing. */
const POINTS = {
  x: [5, 3, 4],
  y: [
    [8, 2, 6],
    [9, 1, Number.NaN],
  ],
};

function draw(marks: Partial<Pick<Drawing, 'faults' | 'active'>>, isForced = false): Drawn[] {
  const { plot, drawn } = recordPlot({ colors: COLORS });
  const drawing: Drawing = {
    points: POINTS,
    chart: chartPoints(POINTS),
    faults: [],
    active: undefined,
    yLimits: [],
    held: undefined,
    onDrawn: () => {},
    ...marks,
  };
  drawMarks(plot, drawing, isForced);
  return drawn;
}

function dot(x: number, y: number, { radius, color }: { radius: number; color: string }): Drawn[] {
  return [['save'], ['fillStyle', color], ['beginPath'], ['arc', x, y, radius, 0, 2 * Math.PI], ['fill'], ['restore']];
}

const FAULTY = { radius: 10, color: 'red' };

describe('a faulty value', () => {
  it('is a red dot around its point', () => {
    expect(POINT_SIZE).toBe(8);
    expect(draw({ faults: [{ row: 0, column: 1, code: 'belowMinimum' }] })).toEqual(dot(50, 120, FAULTY));
    expect(draw({ faults: [{ row: 1, column: 2, code: 'aboveMaximum' }] })).toEqual(dot(30, 190, FAULTY));
  });

  it('of x is a red dot on both curves', () => {
    expect(draw({ faults: [{ row: 1, column: 0, code: 'notRising' }] })).toEqual([
      ...dot(30, 180, FAULTY),
      ...dot(30, 190, FAULTY),
    ]);
  });

  it('that is missing is not drawn, nor one without x', () => {
    expect(draw({ faults: [{ row: 2, column: 2, code: 'missing' }] })).toEqual([]);
    expect(draw({ faults: [{ row: 3, column: 1, code: 'extra' }] })).toEqual([]);
    expect(draw({ faults: [{ row: 2, column: 2, code: 'missing' }] }, true)).toEqual([]);
  });

  it('is crossed out where the system sets the colours', () => {
    expect(draw({ faults: [{ row: 0, column: 1, code: 'belowMinimum' }] }, true)).toEqual([
      ['save'],
      ['strokeStyle', 'red'],
      ['lineWidth', 4],
      ['beginPath'],
      ['moveTo', 34, 136],
      ['lineTo', 66, 104],
      ['moveTo', 34, 104],
      ['lineTo', 66, 136],
      ['stroke'],
      ['restore'],
    ]);
  });
});

it.each([false, true])(
  'the active point is a large dot in the colour of its curve, in a contrast theme: %s',
  (isForced) => {
    expect(draw({ active: { index: 2, curve: 1 } }, isForced)).toEqual(dot(50, 110, { radius: 12, color: 'green' }));
    expect(draw({ active: { index: 0, curve: 0 } }, isForced)).toEqual(dot(30, 180, { radius: 12, color: 'blue' }));
    expect(draw({}, isForced)).toEqual([]);
  },
);
