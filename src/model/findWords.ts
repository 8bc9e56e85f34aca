import { nameKey } from './nameKey.ts';

/** The words of a search, each in the form in which texts are searched. */
export function findWords(search: string): string[] {
  return nameKey(search).split(' ').filter(Boolean);
}
