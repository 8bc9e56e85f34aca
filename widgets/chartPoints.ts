import type { CurveLimits, CurvePoints } from '#model/curvePoints.ts';
import { roundedNumber } from './stepNumber.ts';

/** The points as the chart draws them: in order of x, without points that have no x. */
export interface ChartPoints {
  /** The table row of each point. */
  rows: number[];
  x: number[];
  /** null where a curve has no value. */
  y: (number | null)[][];
}

/** One point of one curve; both count from 0, `index` in the chart's order. */
export interface ChartPoint {
  index: number;
  curve: number;
}

interface Move {
  points: CurvePoints;
  chart: ChartPoints;
  point: ChartPoint;
  /** The target; an absent coordinate stays as it is. */
  to: { x?: number | undefined; y?: number | undefined };
  limits: { x: CurveLimits; y: CurveLimits };
  /** The smallest distance in x between two points. */
  gap: number;
}

/** A curve and its points in the chart. */
export interface ShownPoints {
  points: CurvePoints;
  chart: ChartPoints;
}

/**
 * Orders the points for the chart, which needs x to rise even while the table's x does not; a list that is the same as
 * in `before` keeps its array.
 */
export function chartPoints({ x, y }: CurvePoints, before?: ShownPoints): ChartPoints {
  const isSameX = before?.points.x === x;
  const rows = isSameX ? before.chart.rows : orderRows(x);
  return {
    rows,
    x: isSameX ? before.chart.x : rows.map((row) => x[row] ?? 0),
    y: y.map((values, curve) => {
      const kept = isSameX && before.points.y[curve] === values ? before.chart.y[curve] : undefined;
      return kept ?? rows.map((row) => finiteOrNull(values[row]));
    }),
  };
}

/** The rows with a finite x, sorted by x. */
export function orderRows(x: readonly number[]): number[] {
  const rows = x.flatMap((value, row) => (Number.isFinite(value) ? [row] : []));
  return rows.sort((a, b) => (x[a] ?? 0) - (x[b] ?? 0));
}

/** Returns the points with one of them moved, within its limits and at least `gap` away from its neighbours in x. */
export function movePoint({ points, chart, point, to, limits, gap }: Move): CurvePoints {
  const row = chart.rows[point.index];
  if (row === undefined) return points;
  const before = chart.x[point.index - 1] ?? Number.NEGATIVE_INFINITY;
  const after = chart.x[point.index + 1] ?? Number.POSITIVE_INFINITY;
  const lowest = Math.max(limits.x.minimum ?? Number.NEGATIVE_INFINITY, before + gap);
  const highest = Math.min(limits.x.maximum ?? Number.POSITIVE_INFINITY, after - gap);
  const mayMoveX = to.x !== undefined && lowest <= highest;
  const x = mayMoveX ? withValue(points.x, row, clamp(to.x ?? 0, lowest, highest)) : points.x;
  const y = to.y;
  if (y === undefined) return { ...points, x };
  const kept = clamp(y, limits.y.minimum ?? Number.NEGATIVE_INFINITY, limits.y.maximum ?? Number.POSITIVE_INFINITY);
  return { x, y: points.y.map((values, curve) => (curve === point.curve ? withValue(values, row, kept) : values)) };
}

/** The value as uPlot takes it: null if it is missing. */
export function finiteOrNull(value = Number.NaN): number | null {
  return Number.isFinite(value) ? value : null;
}

/** The smallest power of ten that is at least the value of one pixel; 1 without a range or pixels. */
export function snapStep(range: number, pixels: number): number {
  if (!(range > 0) || !(pixels > 0)) return 1;
  return 10 ** Math.ceil(Math.log10(range / pixels) - 1e-9);
}

/** Rounds a value to a multiple of the step. */
export function snapped(value: number, step: number): number {
  return roundedNumber(Math.round(value / step) * step);
}

/** The range of a y axis that holds 0 and all values, rounded outwards; [0, 1] if all values are 0. */
export function axisRange(values: { minimum: number | null; maximum: number | null }): [number, number] {
  const minimum = values.minimum ?? 0;
  const maximum = values.maximum ?? 0;
  const lower = minimum < 0 ? -roundUp(-minimum) : 0;
  const upper = maximum > 0 ? roundUp(maximum) : 0;
  return lower === upper ? [0, 1] : [lower, upper];
}

/** Rounds up to 1, 1.1, 1.2 ... 2, 2.2 ... 5, 5.5 ... 10 times a power of ten. */
function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const share = value / magnitude;
  const step = magnitude * (share <= 2 ? 0.1 : share <= 5 ? 0.2 : 0.5);
  return roundedNumber(Math.ceil(roundedNumber(value / step)) * step);
}

function withValue(values: readonly number[], row: number, value: number): number[] {
  return values.map((other, index) => (index === row ? value : other));
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
