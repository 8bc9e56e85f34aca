import { expect, it } from 'vitest';
import { findWords } from '#model/findWords.ts';

it.each([
  ['Wind  Farm ', ['wind', 'farm']],
  ['', []],
  ['  ', []],
])('the words of the search %j are %j', (search, words) => {
  expect(findWords(search)).toEqual(words);
});
