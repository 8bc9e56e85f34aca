import { distance } from 'fastest-levenshtein';

/** `Did you mean "hub_height"?` for the candidate nearest to the word, or nothing if none is close. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  /** How the candidate is to be written. */
  written: (candidate: string) => string = (candidate) => candidate,
): string | undefined {
  const nearest = nearestTo(word, candidates);
  return nearest === undefined ? undefined : `Did you mean "${written(nearest)}"?`;
}

function nearestTo(word: string, candidates: Iterable<string>): string | undefined {
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}
