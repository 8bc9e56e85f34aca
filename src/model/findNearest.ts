import { distance } from 'fastest-levenshtein';

/** Returns the candidate nearest to the word; undefined if none is close. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined;
}
