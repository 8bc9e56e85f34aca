/** A place in a picture, in pixels from its upper left corner; also a pair of chart values at such a place. */
export interface PlanePoint {
  x: number;
  y: number;
}

/** A place in the picture whose value on an axis is known. */
export interface AxisReference {
  at: PlanePoint;
  value: number;
}

export interface AxisReferences {
  references: readonly [AxisReference, AxisReference];
  isLogarithmic: boolean;
}

export interface ChartReferences {
  x: AxisReferences;
  y: AxisReferences;
}

export interface Calibration {
  /** Returns the chart's values at a place in the picture, not rounded. */
  toValues: (at: PlanePoint) => PlanePoint;
  /** Returns how much x and y change per pixel at a place, each in the direction of its steepest change. */
  perPixel: (at: PlanePoint) => PlanePoint;
}

/** Why two references don't define an axis; the second one must be corrected, except for 'firstNotPositive'. */
export type AxisProblem = 'samePlace' | 'sameValue' | 'firstNotPositive' | 'secondNotPositive';

/** In pixels; two references that are closer count as the same place. */
const CLOSEST = 1;
/** Below this sine of the angle between them, the axes count as parallel. */
const SMALLEST_SINE = 0.1;

/** Returns what is wrong with the references of one axis; undefined if nothing is. */
export function findAxisProblem({
  references: [first, second],
  isLogarithmic,
}: AxisReferences): AxisProblem | undefined {
  if (isLogarithmic && !(first.value > 0)) return 'firstNotPositive';
  if (isLogarithmic && !(second.value > 0)) return 'secondNotPositive';
  if (Math.hypot(second.at.x - first.at.x, second.at.y - first.at.y) < CLOSEST) return 'samePlace';
  return first.value === second.value ? 'sameValue' : undefined;
}

/**
 * Maps pixels to values by two references for each axis, which have no `AxisProblem`; undefined if the axes are
 * parallel.
 *
 * The map is affine, so that a chart that was scanned slightly rotated, or with different scales, is read correctly: y
 * is constant along the direction of the x axis, and x along that of the y axis. With the directions d of x and e of y,
 * x is a linear function whose gradient g has g·d = x2 - x1 and g·e = 0, and y likewise. A logarithmic axis is linear
 * in log10 of its values. Source: `XYAxes` of WebPlotDigitizer (javascript/core/axes/xy.js), which inverts the matrix
 * of d and e to the same effect.
 */
export function calibrateChart({ x, y }: ChartReferences): Calibration | undefined {
  const [d, e] = [findDirection(x), findDirection(y)];
  const area = d.x * e.y - d.y * e.x;
  if (Math.abs(area) < SMALLEST_SINE * Math.hypot(d.x, d.y) * Math.hypot(e.x, e.y)) return undefined;
  const readX = readAlong(x, { x: e.y / area, y: -e.x / area });
  const readY = readAlong(y, { x: -d.y / area, y: d.x / area });
  return {
    toValues: (at) => ({ x: readX.toValue(at), y: readY.toValue(at) }),
    perPixel: (at) => ({ x: readX.perPixel(at), y: readY.perPixel(at) }),
  };
}

function findDirection({ references: [first, second] }: AxisReferences): PlanePoint {
  return { x: second.at.x - first.at.x, y: second.at.y - first.at.y };
}

/** Reads one axis; `share` is the gradient of the share of the way from its first reference to its second. */
function readAlong({ references: [first, second], isLogarithmic }: AxisReferences, share: PlanePoint) {
  const scale = isLogarithmic ? Math.log10 : (value: number) => value;
  const span = scale(second.value) - scale(first.value);
  const step = Math.abs(span) * Math.hypot(share.x, share.y);
  const toValue = (at: PlanePoint) => {
    const read = scale(first.value) + span * (share.x * (at.x - first.at.x) + share.y * (at.y - first.at.y));
    return isLogarithmic ? 10 ** read : read;
  };
  return {
    toValue,
    // The derivative of 10^u is ln 10 · 10^u.
    perPixel: (at: PlanePoint) => (isLogarithmic ? Math.LN10 * toValue(at) * step : step),
  };
}
