/** How many of the words of a title a heading has, and of all words of both, from 0 to 1. */
export function likeness(some: readonly string[], others: readonly string[]): number {
  if (others.length === 0) return 0;
  const shared = some.filter((word) => others.includes(word)).length;
  return (shared / others.length + (2 * shared) / (some.length + others.length)) / 2;
}
