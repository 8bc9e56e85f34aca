/** The spread of a number field's values among components: the 5th percentile, the median and the 95th percentile. */
export interface UsualRange {
  /** How many components have a value. */
  count: number;
  p5: number;
  median: number;
  p95: number;
}
