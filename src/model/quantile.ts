/**
 * Returns the value below which a share (0 to 1) of the sorted values lies, interpolated linearly; NaN without values.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  const part = place - Math.floor(place);
  // A sum of products, as the difference of both may overflow.
  return part === 0 ? below : below * (1 - part) + above * part;
}
