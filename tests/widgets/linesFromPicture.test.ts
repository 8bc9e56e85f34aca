import { describe, expect, it } from 'vitest';
import type { PlanePoint } from '#model/calibrateChart.ts';
import { applyTracedLines } from '#widgets/applyTracedLines.ts';
import { CHARGING_POWER, calibratePicture, line } from './calibratedPicture.ts';

/** Charging and discharging power by state of charge. */
const POWER = {
  calibration: calibratePicture(false),
  outside: 'hold' as const,
  fixedX: false,
  rising: true,
  ...CHARGING_POWER,
};

const take = (lines: PlanePoint[][], given: Partial<Parameters<typeof applyTracedLines>[0]> = {}) =>
  applyTracedLines({ ...POWER, lines, ...given });

const INTERPOLATED = 'Interpolated linearly where a series has no point';

describe('the lines of two series', () => {
  it('are both needed where neither was clicked', () => {
    expect(take([[], []])).toEqual({
      points: POWER.points,
      notes: ['Click at least 2 points along the line'],
      refusal: 'Click at least 2 points along the line',
    });
  });

  it('are reported as added, and nothing more, where they have the same x', () => {
    expect(take([line([10, 100], [50, 500]), line([10, 30], [50, 70])])).toEqual({
      points: {
        x: [10, 50],
        y: [
          [100, 500],
          [30, 70],
        ],
      },
      notes: ['Took 4 points from a picture'],
    });
  });

  it('keep their own x where these are more than a pixel and a half apart', () => {
    const { points } = take([line([10, 100], [50, 500]), line([10.2, 30], [49.8, 70])]);
    expect(points.x).toEqual([10, 10.2, 49.8, 50]);
  });

  it('use an x of the other only once', () => {
    const { points } = take([line([10, 100], [50, 500]), line([10.1, 30], [9.9, 20], [50, 70])]);
    expect(points.x).toEqual([10, 10.1, 50]);
  });

  it('are interpolated where only one of them has a point, to the digits of the picture', () => {
    const { points, notes } = take([line([10, 100], [40, 200]), line([10, 30], [20, 30], [40, 70])]);
    expect(points).toEqual({
      x: [10, 20, 40],
      y: [
        [100, 133.3, 200],
        [30, 30, 70],
      ],
    });
    expect(notes).toEqual(['Took 5 points from a picture', INTERPOLATED]);
  });

  it('are interpolated to the finest digits of a logarithmic axis', () => {
    const { points } = take([line([10, 0], [50, 1000]), line([20, 0], [30, 1000])], {
      calibration: calibratePicture(true),
    });
    expect(points.x).toEqual([10, 20, 30, 50]);
    expect(points.y[0]).toEqual([1, 250.75, 500.5, 1000]);
  });

  it('are read within the limits of their own values', () => {
    const y = [{ title: 'Charge', maximum: 600 }, { title: 'Discharge' }];
    const { points } = take([line([10, 602], [50, 101]), line([10, 602], [50, 101])], { y });
    expect(points.y).toEqual([
      [600, 101],
      [602, 101],
    ]);
  });
});

describe('a series without clicks', () => {
  it('shares its x with points that were clicked beside them', () => {
    expect(take([line([0.1, 100], [49.9, 400], [75, 500]), []])).toEqual({
      points: {
        x: [0, 50, 75, 100],
        y: [
          [100, 400, 500, 500],
          [10, 20, 30, 40],
        ],
      },
      notes: ['Took 3 points from a picture', 'Discharge keeps its values', INTERPOLATED],
    });
  });

  it('stays empty', () => {
    const points = { x: [], y: [[], []] };
    expect(take([line([10, 100], [50, 400]), []], { points }).points).toEqual({ x: [10, 50], y: [[100, 400], []] });
  });
});

it('a line whose x need not rise is taken as it was clicked, without a note', () => {
  const given = { rising: false, y: [{ title: 'Charge' }], points: { x: [1, 2], y: [[3, 4]] } };
  expect(take([line([30, 300], [10, 900], [30, 600])], given)).toEqual({
    points: { x: [30, 10, 30], y: [[300, 900, 600]] },
    notes: ['Took 3 points from a picture'],
  });
});
