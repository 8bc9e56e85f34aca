import type { Calibration, PlanePoint } from '#model/calibrateChart.ts';
import type { CurveLimits } from '#model/curvePoints.ts';
import { roundToPixel } from '#model/roundToPixel.ts';

/** A point that was read off a picture. */
export interface ReadPoint extends PlanePoint {
  /** The values that one pixel spans in x and in y. */
  pixel: PlanePoint;
}

interface Reading {
  calibration: Calibration;
  x: CurveLimits;
  y: CurveLimits;
}

/** A click up to this many pixels beyond a limit, such as the axis at 0, means the limit. */
const SLACK = 3;

/** The values at a place in the picture, to about a tenth of a pixel; a value just beyond a limit becomes the limit. */
export function readPicturePoint(at: PlanePoint, { calibration, x, y }: Reading): ReadPoint {
  const values = calibration.toValues(at);
  const pixel = calibration.perPixel(at);
  return { x: readValue(values.x, pixel.x, x), y: readValue(values.y, pixel.y, y), pixel };
}

function readValue(value: number, perPixel: number, { minimum, maximum }: CurveLimits): number {
  const nearest = Math.min(Math.max(value, minimum ?? value), maximum ?? Number.POSITIVE_INFINITY);
  const isMeant = nearest !== value && Math.abs(nearest - value) <= SLACK * perPixel;
  return isMeant ? nearest : roundToPixel(value, perPixel);
}
