import { type CurvePoints, pointCount, valueAt } from './curvePoints.ts';
import { findKnots, valueOn } from './resampleCurve.ts';

/** A change of a whole curve; `curve` is the index of one series, and without it all series change. */
export type Transformation =
  | { kind: 'sort' }
  | { kind: 'scale'; by: number; curve?: number | undefined }
  | { kind: 'normalise'; to: number; curve?: number | undefined }
  | { kind: 'offset'; by: number; curve?: number | undefined }
  | { kind: 'resample'; from: number; to: number; step: number }
  | { kind: 'fill'; curve?: number | undefined };

interface Transformed {
  points: CurvePoints;
  /** Why the curve stays as it is. */
  refusal?: string;
}

/** No table is longer. */
const MOST_POINTS = 10_000;

/** Returns the curve after a change; values are rounded to 12 digits, so that 0.1 times 3 is 0.3. */
export function transformCurve(points: CurvePoints, change: Transformation): Transformed {
  switch (change.kind) {
    case 'sort':
      return { points: sortPoints(points) };
    case 'scale':
      return { points: mapValues(points, change.curve, (value) => value * change.by) };
    case 'normalise':
      return normalise(points, change);
    case 'offset':
      return { points: mapValues(points, change.curve, (value) => value + change.by) };
    case 'resample':
      return resample(points, change);
    case 'fill':
      return { points: fillGaps(points, change.curve) };
  }
}

function mapValues(points: CurvePoints, curve: number | undefined, change: (value: number) => number): CurvePoints {
  const y = points.y.map((values, index) =>
    curve === undefined || curve === index ? values.map((value) => round(change(value))) : values,
  );
  return { x: points.x, y };
}

function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** Sorts by x; rows with the same x keep their order. */
function sortPoints(points: CurvePoints): CurvePoints {
  const read = (row: number, column: number) => valueAt(points, { row, column }) ?? Number.NaN;
  const rows = Array.from({ length: pointCount(points) }, (_, row) => row);
  // Rows without x stay at the end.
  const place = (row: number) => valueAt(points, { row, column: 0 }) ?? Number.POSITIVE_INFINITY;
  const sorted = rows.toSorted((a, b) => (place(a) === place(b) ? a - b : place(a) - place(b)));
  const has = (values: readonly number[]) => (row: number) => row < values.length;
  return {
    x: sorted.filter(has(points.x)).map((row) => read(row, 0)),
    y: points.y.map((values, curve) => sorted.filter(has(values)).map((row) => read(row, curve + 1))),
  };
}

function normalise(points: CurvePoints, { to, curve }: { to: number; curve?: number | undefined }): Transformed {
  const chosen = points.y.filter((_, index) => curve === undefined || curve === index).flat();
  const largest = Math.max(...chosen.filter(Number.isFinite).map(Math.abs), 0);
  if (largest === 0) return { points, refusal: 'All values are 0' };
  return { points: mapValues(points, curve, (value) => (value * to) / largest) };
}

function resample(points: CurvePoints, { from, to, step }: { from: number; to: number; step: number }): Transformed {
  if (!(step > 0)) return { points, refusal: 'The step must be greater than 0' };
  if (!(to > from)) return { points, refusal: 'The end must be greater than the start' };
  const count = Math.floor(round((to - from) / step)) + 1;
  if (count > MOST_POINTS) return { points, refusal: `This would make more than ${MOST_POINTS} points` };
  const x = Array.from({ length: count }, (_, index) => round(from + index * step));
  const curves = points.y.map((values) => findKnots({ x: points.x, y: values }));
  if (curves.some((knots) => knots.length === 0)) return { points, refusal: 'The curve has no values' };
  return { points: { x, y: curves.map((knots) => x.map((at) => valueOn(knots, at, 'hold'))) } };
}

/** Interpolates missing values between others; at the ends, the nearest value is repeated. */
function fillGaps(points: CurvePoints, curve: number | undefined): CurvePoints {
  const y = points.y.map((values, index) => {
    const knots = findKnots({ x: points.x, y: values });
    if ((curve !== undefined && curve !== index) || knots.length === 0) return values;
    return points.x.map((x, row) => (Number.isFinite(values[row]) ? Number(values[row]) : valueOn(knots, x, 'hold')));
  });
  return { x: points.x, y };
}
