import { describe, expect, it } from 'vitest';
import type { PlanePoint } from '#model/calibrateChart.ts';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { OutsideCurve } from '#model/FormDefinition.ts';
import { applyTracedLines } from '#widgets/applyTracedLines.ts';
import { at, CHARGING_POWER, calibratePicture, line } from './calibratedPicture.ts';

const taken = { calibration: calibratePicture(false), fixedX: false, rising: true, outside: 'hold' as const };

const CYCLES = {
  x: { title: 'Depth of discharge', unit: '%', minimum: 0, maximum: 100 },
  y: [{ title: 'Cycles', minimum: 0 }],
  points: { x: [10, 20], y: [[5, 6]] },
};
const WIND = {
  x: { title: 'Wind speed', unit: 'm/s' },
  y: [{ title: 'Power', unit: 'kW', minimum: 0 }],
  points: { x: [0, 1, 2, 3, 4, 5], y: [[9, 9, 9, 9, 9, 9]] },
  fixedX: true,
};

describe('a line clicked in a picture', () => {
  it('is the curve, by rising x and to a tenth of a pixel', () => {
    const lines = [[at(30.123, 300.456), at(10, 900), at(20, 600.04)]];
    expect(applyTracedLines({ ...taken, ...CYCLES, lines })).toEqual({
      points: { x: [10, 20, 30.12], y: [[900, 600, 300.5]] },
      notes: ['Took 3 points from a picture'],
    });
  });

  it('keeps the order of the clicks where x need not rise', () => {
    const lines = [line([30, 300], [10, 900], [20, 600])];
    const { points } = applyTracedLines({ ...taken, ...CYCLES, lines, rising: false });
    expect(points).toEqual({ x: [30, 10, 20], y: [[300, 900, 600]] });
  });

  it('ends at a limit that was missed by a few pixels, and passes it where the line goes further', () => {
    const { points } = applyTracedLines({ ...taken, ...CYCLES, lines: [line([-0.2, 500], [50, 200], [100.2, -2])] });
    expect(points).toEqual({ x: [0, 50, 100], y: [[500, 200, 0]] });
    const beyond = applyTracedLines({ ...taken, ...CYCLES, lines: [line([-0.5, 500], [50, -4])] });
    expect(beyond.points).toEqual({ x: [-0.5, 50], y: [[500, -4]] });
  });

  it('has the last of several values at one x', () => {
    const { points, notes } = applyTracedLines({ ...taken, ...CYCLES, lines: [line([10, 1], [20, 2], [10, 3])] });
    expect(points).toEqual({ x: [10, 20], y: [[3, 2]] });
    expect(notes).toEqual(['Took 3 points from a picture', 'Several values at 10 %: the last one was used']);
  });

  it.each<[lines: PlanePoint[][], refusal: string]>([
    [[[]], 'Click at least 2 points along the line'],
    [[line([10, 1])], 'Click at least 2 points along the line'],
    [[line([10, 1], [10, 2])], 'A curve needs at least 2 points with different x'],
  ])('needs two points with different x', (lines, refusal) => {
    expect(applyTracedLines({ ...taken, ...CYCLES, lines })).toEqual({
      points: CYCLES.points,
      notes: [refusal],
      refusal,
    });
  });
});

describe('two lines clicked in a picture', () => {
  it('have the x of both, with values on the line where one has no point, held at its ends', () => {
    const lines = [line([10, 100], [50, 500]), line([30, 30], [70, 70])];
    expect(applyTracedLines({ ...taken, ...CHARGING_POWER, lines })).toEqual({
      points: {
        x: [10, 30, 50, 70],
        y: [
          [100, 300, 500, 500],
          [30, 30, 50, 70],
        ],
      },
      notes: ['Took 4 points from a picture', 'Interpolated linearly where a series has no point'],
    });
  });

  it('share the x that they were both clicked at, give or take a pixel', () => {
    const lines = [line([10, 100], [50, 500]), line([10.1, 30], [49.9, 70])];
    const { points } = applyTracedLines({ ...taken, ...CHARGING_POWER, lines });
    expect(points).toEqual({
      x: [10, 50],
      y: [
        [100, 500],
        [30, 70],
      ],
    });
  });

  it('leave a series without clicks as it is, with its x', () => {
    const { points, notes } = applyTracedLines({ ...taken, ...CHARGING_POWER, lines: [line([0, 100], [75, 400]), []] });
    expect(points).toEqual({
      x: [0, 50, 75, 100],
      y: [
        [100, 300, 400, 400],
        [10, 20, 30, 40],
      ],
    });
    expect(notes[1]).toBe('Discharge keeps its values');
  });

  it('need two points each', () => {
    const { refusal } = applyTracedLines({ ...taken, ...CHARGING_POWER, lines: [line([0, 1], [9, 2]), line([5, 5])] });
    expect(refusal).toBe('Discharge needs at least 2 points');
  });
});

describe('a line clicked for a numbered curve', () => {
  const take = (lines: PlanePoint[][], outside: OutsideCurve, points: CurvePoints = WIND.points) =>
    applyTracedLines({ ...taken, ...WIND, lines, outside, points });

  it('is resampled like a table that is pasted', () => {
    const taken = take([line([1.5, 150], [3.5, 350])], 'zero');
    expect(taken.points).toEqual({ x: WIND.points.x, y: [[0, 0, 200, 300, 0, 0]] });
    expect(taken.notes).toEqual([
      'Took 2 points from a picture',
      'Resampled 2 points linearly onto the whole numbers 2 to 3',
      '0 kW below 1.5 m/s',
      '0 kW above 3.5 m/s',
    ]);
    expect(taken.table).toEqual({ x: [1.5, 3.5], y: [[150, 350]] });
    expect(take([line([1.5, 150], [3.5, 350])], 'hold').points.y).toEqual([[150, 150, 200, 300, 350, 350]]);
  });

  it('is refused where it does not reach the ends of a curve that is not allowed beyond them', () => {
    const taken = take([line([1.5, 150], [3.5, 350])], 'none');
    expect(taken.points).toBe(WIND.points);
    expect(taken.refusal).toBe('wind speed must reach from 0 to 5 m/s, and the points reach from 1.5 to 3.5 m/s');
  });

  it('reaches the whole numbers that its ends are close to', () => {
    const { points } = take([line([2.8, 300], [3.9, 400], [1.2, 100])], 'zero');
    expect(points.y).toEqual([[0, 100, 211.1, 316.7, 400, 0]]);
  });
});
