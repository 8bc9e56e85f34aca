import { Invalid } from '#server/Failure.ts';

/**
 * Returns how many entries a page may have; undefined if the query omits it. Throws `Invalid` if it is out of range.
 */
export function readPageLimit(text: string | undefined, largest: number): number | undefined {
  if (text === undefined) return undefined;
  const limit = Number(text);
  if (limit >= 1 && limit <= largest) return limit;
  const message = `The limit must be a whole number from 1 to ${largest}`;
  throw new Invalid([{ field: 'limit', value: text, message }]);
}
