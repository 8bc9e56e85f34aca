import { findNearest } from '#model/findNearest.ts';

/** Returns `Did you mean "hub_height"?` for the candidate nearest to the word; undefined if none is close. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  /** How the candidate is written in the suggestion. */
  written: (candidate: string) => string = (candidate) => candidate,
): string | undefined {
  const nearest = findNearest(word, candidates);
  return nearest === undefined ? undefined : `Did you mean "${written(nearest)}"?`;
}
