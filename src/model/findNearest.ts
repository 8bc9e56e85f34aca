import { distance } from 'fastest-levenshtein';

/** Returns the candidate nearest to the word; undefined if none is close. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= countTypos(word, best.candidate) ? best.candidate : undefined;
}

/** Returns how far a candidate may be: with two of three letters changed, it is another word, unless they are swapped. */
function countTypos(word: string, candidate: string): number {
  if (word.length <= SHORT && sortLetters(word) !== sortLetters(candidate)) return 1;
  return Math.max(2, Math.floor(word.length / 3));
}

const SHORT = 3;

function sortLetters(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}
