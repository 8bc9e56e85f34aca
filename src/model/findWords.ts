import { nameKey } from './nameKey.ts';

/** Splits a search into words, normalized like the texts that are searched. */
export function findWords(search: string): string[] {
  return nameKey(search).split(' ').filter(Boolean);
}
