/**
 * Returns the similarity of a heading's words to a title's, from 0 to 1: the mean of the share of title words that the
 * heading has and the Dice coefficient of both.
 */
export function wordSimilarity(some: readonly string[], others: readonly string[]): number {
  if (others.length === 0) return 0;
  const shared = some.filter((word) => others.includes(word)).length;
  return (shared / others.length + (2 * shared) / (some.length + others.length)) / 2;
}
