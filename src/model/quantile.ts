/** The value below which this share of sorted values lies, between two of them in proportion; NaN without values. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  const part = place - Math.floor(place);
  // Not the difference of both, which may be too large for a number.
  return part === 0 ? below : below * (1 - part) + above * part;
}
