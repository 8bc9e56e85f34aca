import type { UsualRange } from './UsualRange.ts';

/** Fewer values say little about what is usual. */
const FEWEST = 8;
/** From this ratio of the 95th percentile to the 5th on, values are compared by their ratios. */
const WIDE = 3;
/** The part of the scale to each side of the percentiles. */
const MARGIN = 0.2;

/** Returns the place of a value on a line from 0 to 1; far from what is usual it is outside. */
export type UsualScale = (value: number) => number;

/** The scale of a range: its middle three fifths are those between the percentiles; undefined where nothing is unusual. */
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
