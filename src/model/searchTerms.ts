import { findWords } from './findWords.ts';

/** One term of a search. */
export interface SearchTerm {
  /** Each in the form in which texts are searched (`nameKey`). */
  words: readonly string[];
  /** The quantities that the words may mean: '3 MW'; empty if they mean none. */
  quantities: readonly string[];
  /** Matches a number with its unit in a text: '3 MW' is neither in '13 MW' nor in '3 MWh'. */
  phrase?: RegExp | undefined;
}

/** Splits a search into its terms. */
export type ReadSearch = (search: string) => SearchTerm[];

/** Splits a search into words; numbers are words too. */
export function readWords(search: string): SearchTerm[] {
  return splitSearch(search).map((token) => ({ words: findWords(token), quantities: [] }));
}

/** Splits a search at its spaces. */
export function splitSearch(search: string): string[] {
  return search.split(/\s/u).filter(Boolean);
}

/**
 * Whether a text, in the form in which texts are searched, contains a word of a term; a quantity must occur as a whole.
 */
export function holdsWord(text: string, word: string, { phrase }: Pick<SearchTerm, 'phrase'>): boolean {
  return phrase ? phrase.test(text) : text.includes(word);
}
