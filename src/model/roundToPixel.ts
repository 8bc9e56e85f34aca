/** The finest fraction of a pixel that a value keeps: neither hand nor magnifier is more precise. */
const FINEST_SHARE = 0.1;

/**
 * Rounds a value that was read off a picture to the precision of the picture: to the largest power of ten that is at
 * most a tenth of what one pixel changes. 3.98765 is 3.988 if a pixel is 0.03.
 */
export function roundToPixel(value: number, perPixel: number): number {
  const place = Math.floor(Math.log10(perPixel * FINEST_SHARE));
  if (!Number.isFinite(place)) return value;
  // Dividing by a whole power of ten leaves no noise of binary fractions.
  const rounded =
    place < 0 ? Math.round(value * 10 ** -place) / 10 ** -place : Math.round(value / 10 ** place) * 10 ** place;
  return rounded === 0 ? 0 : rounded;
}
