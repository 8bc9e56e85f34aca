import type { OutsideCurve } from './FormDefinition.ts';

interface Range {
  from: number;
  to: number;
  /** The value of the curve beyond its ends; the outermost one is held if absent. */
  outside?: OutsideCurve | undefined;
}

/** Returns the values at from, from + 1 .. to on the line through the points; empty without points. */
export function resampleCurve(curve: { x: readonly number[]; y: readonly number[] }, range: Range): number[] {
  const knots = snapToWhole(findKnots(curve));
  if (knots.length === 0) return [];
  return Array.from({ length: range.to - range.from + 1 }, (_, index) =>
    valueOn(knots, range.from + index, range.outside),
  );
}

export interface Knot {
  x: number;
  y: number;
}

/** Returns the points of a curve that have both values, by rising x. */
export function findKnots({ x, y }: { x: readonly number[]; y: readonly number[] }): Knot[] {
  return x
    .map((at, index) => ({ x: at, y: y[index] ?? Number.NaN }))
    .filter((knot) => Number.isFinite(knot.x) && Number.isFinite(knot.y))
    .sort((a, b) => a.x - b.x);
}

/** Moves points to the whole number that they miss by rounding alone, such as 24.9999988, unless another is there. */
export function snapToWhole(knots: readonly Knot[]): Knot[] {
  const known = new Set(knots.map(({ x }) => x));
  return knots.map((knot) => {
    const whole = Math.round(knot.x);
    return Math.abs(knot.x - whole) < WHOLE_TOLERANCE && !known.has(whole) ? { ...knot, x: whole } : knot;
  });
}

const WHOLE_TOLERANCE = 1e-5;

/** Returns the value at x on the line through the knots; there has to be at least one. */
export function valueOn(knots: readonly Knot[], x: number, outside: OutsideCurve | undefined): number {
  const before = knots.findLast((knot) => knot.x <= x);
  const after = knots.find((knot) => knot.x >= x);
  if (before === undefined || after === undefined) return outside === 'zero' ? 0 : ((before ?? after)?.y ?? Number.NaN);
  if (before.x === x) return before.y;
  const share = (x - before.x) / (after.x - before.x);
  // Ten digits keep the noise of binary fractions out of the cells.
  const value = Number((before.y * (1 - share) + after.y * share).toPrecision(10));
  return Math.min(Math.max(value, Math.min(before.y, after.y)), Math.max(before.y, after.y));
}
