import { quantile } from '#model/quantile.ts';

export interface Limits {
  minimum: number;
  maximum: number;
  /** Whether values were compared by their ratios, not their differences. */
  isByRatio: boolean;
}

/** The smallest number of values from which limits are proposed; fewer don't show what is usual. */
export const FEWEST_VALUES = 8;
/** The distance of the limits from the quartiles, as a multiple of the distance between these (Tukey, 1977). */
const REACH = 1.5;
/** The ratio of the 95th percentile to the 5th from which positive values are compared by their ratios. */
const WIDE = 10;
/** The largest share of the values beyond each limit. */
const BEYOND = 0.005;

/**
 * Proposes limits outside which a value is unusual: Tukey's fences, but with at most one value in 200 beyond each,
 * rounded outward to two digits. Undefined for few values, and for values that are all equal.
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
  const exponent = Math.floor(Math.log10(Math.abs(value))) - 1;
  // A number of two digits stays as it is, whatever the rounding of the logarithm.
  const short = Number(value.toPrecision(2));
  if (Math.abs(short - value) <= Math.abs(value) * 1e-12) return short;
  return Number(`${round(value / 10 ** exponent)}e${exponent}`);
}
