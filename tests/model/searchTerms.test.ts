import { describe, expect, it } from 'vitest';
import { holdsWord, readWords, splitSearch } from '#model/searchTerms.ts';

describe('a search', () => {
  it.each<[search: string, words: string[]]>([
    ['wind turbine', ['wind', 'turbine']],
    ['  wind \n\t turbine ', ['wind', 'turbine']],
    ['wind', ['wind']],
    [' ', []],
    ['', []],
  ])('%j is split at its spaces', (search, words) => {
    expect(splitSearch(search)).toEqual(words);
  });

  it('has a term for each word, in the form in which texts are searched, and no quantities', () => {
    expect(readWords('WIND 3  MW')).toEqual([
      { words: ['wind'], quantities: [] },
      { words: ['3'], quantities: [] },
      { words: ['mw'], quantities: [] },
    ]);
  });
});

describe('a text', () => {
  it('contains a word', () => {
    expect(holdsWord('the wind turbine', 'turb', {})).toBe(true);
    expect(holdsWord('the wind turbine', 'solar', {})).toBe(false);
  });

  it('contains a quantity as a whole, whatever the word', () => {
    const phrase = /(?<!\d)3 mw\b/;
    expect(holdsWord('turbine of 3 mw', 'mw', { phrase })).toBe(true);
    expect(holdsWord('turbine of 13 mw', 'mw', { phrase })).toBe(false);
    expect(holdsWord('turbine of 3 mw', 'other', { phrase })).toBe(true);
  });
});
