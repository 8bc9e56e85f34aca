/** Whether a kind is hardly more likely than another one, or none is likely. */
export function isUnsure(
  { score, matches }: { score: number; matches: readonly { score: number }[] },
  { next }: { next: number },
): boolean {
  if (score < SURE && matches.length < 2 && matches.every((match) => match.score < LEAST_OF_ONE)) return true;
  return score < LEAST_OF_KIND || (score < SURE && next > score * CLOSE);
}

/** The score below which no kind is likely: less than one field that only this kind has. */
const LEAST_OF_KIND = 0.9;
/** The score below which a single matched column does not identify the kind. */
const LEAST_OF_ONE = 1;
/** The score from which a kind is likely, whatever the others have. */
const SURE = 2.5;
/** The share of the best score from which the next kind is as likely. */
const CLOSE = 0.8;
