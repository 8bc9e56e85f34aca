import type { UsualRange } from './UsualRange.ts';

/** Fewer values say little about what is usual. */
const FEWEST = 8;
/** From this ratio of the 95th percentile to the 5th on, the scale is logarithmic. */
const WIDE = 3;
/** The part of the scale to each side of the percentiles. */
const MARGIN = 0.2;

/** Returns the place of a value on a line from 0 to 1; a value far from the usual ones is outside. */
export type UsualScale = (value: number) => number;

/**
 * Returns the scale of a range, with the 5th percentile at 0.2 and the 95th at 0.8; undefined if the values are too few
 * or too alike.
 */
export function createUsualScale({ count, p5, median, p95 }: UsualRange): UsualScale | undefined {
  const isWide = p5 > 0 && p95 / p5 >= WIDE;
  const scale = isWide ? toLogarithm : (value: number) => value;
  const width = scale(p95) - scale(p5);
  const isShown = count >= FEWEST && width > 0 && Number.isFinite(width) && p5 <= median && median <= p95;
  if (!isShown) return undefined;
  return (value) => MARGIN + ((scale(value) - scale(p5)) / width) * (1 - 2 * MARGIN);
}

function toLogarithm(value: number): number {
  return value > 0 ? Math.log(value) : Number.NEGATIVE_INFINITY;
}
