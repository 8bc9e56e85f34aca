import { describe, expect, it } from 'vitest';
import type { CurveLimits } from '#model/curvePoints.ts';
import { readPicturePoint } from '#widgets/readPicturePoint.ts';

/** A picture where a pixel is 0.1 in x and 2 in y, and y is 0 at its lower edge, at 500 pixels. */
const calibration = {
  toValues: ({ x, y }: { x: number; y: number }) => ({ x: x / 10, y: 2 * (500 - y) }),
  perPixel: () => ({ x: 0.1, y: 2 }),
};

const NONE: CurveLimits = {};

it('a click gives the values to a tenth of a pixel, and what one pixel spans', () => {
  expect(readPicturePoint({ x: 12.3456, y: 400.1234 }, { calibration, x: NONE, y: NONE })).toEqual({
    x: 1.23,
    y: 199.8,
    pixel: { x: 0.1, y: 2 },
  });
});

describe('a click near a limit', () => {
  const read = (y: number, limits: CurveLimits) => readPicturePoint({ x: 0, y }, { calibration, x: NONE, y: limits }).y;

  it.each<[what: string, at: number, limits: CurveLimits, value: number]>([
    ['just below the minimum means it', 502, { minimum: 0 }, 0],
    ['three pixels below the minimum means it', 503, { minimum: 0 }, 0],
    ['farther below stays', 503.1, { minimum: 0 }, -6.2],
    ['just above the maximum means it', 199, { maximum: 600 }, 600],
    ['farther above stays', 195, { maximum: 600 }, 610],
    ['below without a minimum stays', 502, { maximum: 600 }, -4],
    ['above without a maximum stays', 199, { minimum: 0 }, 602],
    ['within the limits stays, however near', 499, { minimum: 0, maximum: 600 }, 2],
    ['is not rounded where it means the limit', 501, { minimum: 0.123 }, 0.123],
  ])('%s', (_, at, limits, value) => {
    expect(read(at, limits)).toBe(value);
  });

  it('is judged for x by the limits of x', () => {
    const at = { x: -2, y: 502 };
    expect(readPicturePoint(at, { calibration, x: { minimum: 0 }, y: NONE })).toMatchObject({ x: 0, y: -4 });
    expect(readPicturePoint(at, { calibration, x: NONE, y: { minimum: 0 } })).toMatchObject({ x: -0.2, y: 0 });
  });
});
