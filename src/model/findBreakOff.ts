import type { CurvePoints } from './curvePoints.ts';

/** Where a curve breaks off: its last point above zero. */
export interface BreakOff {
  x: number;
  y: number;
  /** Whether the curve has no point after it. */
  isLast: boolean;
}

/** A curve that falls straight to zero from at least this share of its largest value breaks off. */
const CUT_SHARE = 0.5;

/**
 * Finds the point at which a curve breaks off above zero; undefined if the curve declines to zero gradually or is never
 * above it. The points may be in any order.
 */
export function findBreakOff({ x, y }: CurvePoints): BreakOff | undefined {
  const knots = x
    .map((at, row) => ({ x: at, y: Math.max(...y.map((values) => values[row] ?? Number.NaN).filter(Number.isFinite)) }))
    .filter((knot) => Number.isFinite(knot.x) && Number.isFinite(knot.y))
    .sort((a, b) => a.x - b.x);
  const index = knots.findLastIndex((knot) => knot.y > 0);
  const last = knots[index];
  if (!last) return undefined;
  const isLast = index === knots.length - 1;
  const largest = Math.max(...knots.map((knot) => knot.y));
  return isLast || last.y >= CUT_SHARE * largest ? { ...last, isLast } : undefined;
}
