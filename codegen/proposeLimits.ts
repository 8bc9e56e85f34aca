import { quantile } from '#model/quantile.ts';

export interface Limits {
  minimum: number;
  maximum: number;
  /** Whether values were compared by their ratios. */
  isByRatio: boolean;
}

/** Fewer values say little about what is usual. */
export const FEWEST_VALUES = 8;
/** How far the limits are beyond the quartiles, in distances between these (Tukey, 1977). */
const REACH = 1.5;
/** From this ratio of the 95th percentile to the 5th on, positive values are compared by their ratios. */
const WIDE = 10;
/** At most this share of the values is beyond each limit. */
const BEYOND = 0.005;

/**
 * Limits outside which a value would be unusual: Tukey's fences, but with at most one value in 200 beyond each, rounded
 * outward to two digits. Undefined for few values, and for values that are all equal.
 */
export function proposeLimits(values: readonly number[]): Limits | undefined {
  const sorted = Float64Array.from(values).sort();
  const [least = 0] = sorted;
  const most = sorted.at(-1) ?? 0;
  if (sorted.length < FEWEST_VALUES || least === most) return undefined;
  const isByRatio = least > 0 && quantile(sorted, 0.95) / quantile(sorted, 0.05) >= WIDE;
  const [low, high] = findFences(isByRatio ? sorted.map(Math.log) : sorted).map(isByRatio ? Math.exp : Number);
  return {
    minimum: roundOutward(Math.min(low ?? least, quantile(sorted, BEYOND)), Math.floor),
    maximum: roundOutward(Math.max(high ?? most, quantile(sorted, 1 - BEYOND)), Math.ceil),
    isByRatio,
  };
}

function findFences(sorted: Float64Array): [number, number] {
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const reach = REACH * (third - first);
  return [first - reach, third + reach];
}

/** Rounds to two significant digits by `Math.floor` or `Math.ceil`. */
function roundOutward(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const exponent = Math.floor(Math.log10(Math.abs(value))) - 1;
  // What is already short stays what it is, whatever the rounding of the logarithm.
  const short = Number(value.toPrecision(2));
  if (Math.abs(short - value) <= Math.abs(value) * 1e-12) return short;
  const scaled = exponent < 0 ? value * 10 ** -exponent : value / 10 ** exponent;
  return Number(`${round(scaled)}e${exponent}`);
}
