import { quantile } from './quantile.ts';
import type { UsualRange } from './UsualRange.ts';

/** Returns the range of values in any order; sorts them in place. */
export function toUsualRange(values: Float64Array): UsualRange {
  const sorted = values.sort();
  return {
    count: sorted.length,
    p5: quantile(sorted, 0.05),
    median: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
  };
}
