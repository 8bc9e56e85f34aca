import type { CurveLimits, CurvePoints } from './curvePoints.ts';
import { resampleCurve } from './resampleCurve.ts';

const ADDED_STEP = 10;

/** A curve with one more point, and the new point's row. */
export interface AddedPoint {
  points: CurvePoints;
  row: number;
}

/**
 * Adds a point: x is 10 above the largest one (0 on an empty curve), each y repeats the last one. If x would pass the
 * maximum, the point is added at the maximum, or, if that is taken, interpolated in the middle of the widest gap.
 */
export function addPoint(points: CurvePoints, limits: CurveLimits = {}): AddedPoint {
  const known = points.x.filter(Number.isFinite).sort((a, b) => a - b);
  const x = addedX(known, limits);
  const below = points.x.findLastIndex((value) => value < x);
  const row = known.every((value) => value < x) ? points.x.length : below + 1;
  const y = points.y.map((values) => {
    const filled = filledUp(values, points.x.length);
    if (row < points.x.length) {
      const [between = 0] = resampleCurve({ x: points.x, y: filled }, { from: x, to: x });
      return filled.toSpliced(row, 0, between);
    }
    // A value that had no x so far becomes the new point's.
    return row < filled.length ? filled : [...filled, filled.at(-1) ?? 0];
  });
  return { points: { x: points.x.toSpliced(row, 0, x), y }, row };
}

/** Returns the x of a new point; `known` is in ascending order. */
function addedX(known: readonly number[], { minimum, maximum }: CurveLimits): number {
  const highest = known.at(-1);
  if (highest === undefined) return Math.max(0, minimum ?? 0);
  const next = Math.min(highest + ADDED_STEP, maximum ?? Number.POSITIVE_INFINITY);
  if (!known.includes(next)) return next;
  return middleOfWidestGap(known.filter((x) => x <= next)) ?? minimum ?? next - ADDED_STEP;
}

/** Of several equally wide gaps the last one counts; undefined without gaps. */
function middleOfWidestGap(known: readonly number[]): number | undefined {
  let widest = 0;
  let middle: number | undefined;
  for (const [index, right] of known.entries()) {
    const left = known[index - 1] ?? right;
    if (right - left < widest || right === left) continue;
    widest = right - left;
    const exact = (left + right) / 2;
    const rounded = Number(exact.toPrecision(12));
    middle = rounded > left && rounded < right ? rounded : exact;
  }
  return middle;
}

/** Pads a list to `count` values by repeating the last one; never shortens it. */
function filledUp(values: readonly number[], count: number): number[] {
  const last = values.at(-1) ?? 0;
  return [...values, ...Array.from({ length: Math.max(0, count - values.length) }, () => last)];
}
