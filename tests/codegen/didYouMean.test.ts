import { expect, it, test } from 'vitest';
import { didYouMean } from '#codegen/didYouMean.ts';
import { sortProblems } from '#codegen/Problem.ts';

it.each<[word: string, candidates: string[], suggestion: string | undefined]>([
  ['hub', ['hub_height', 'hat'], undefined],
  ['dod', ['id', 'name'], undefined],
  ['hubs', ['hub_height', 'hat', 'hut'], 'Did you mean "hut"?'],
  ['cat', ['hot', 'zzz'], undefined],
  ['cat', ['cut', 'zzz'], 'Did you mean "cut"?'],
  ['dya', ['day', 'dye'], 'Did you mean "dye"?'],
  ['ONW', ['own'], 'Did you mean "own"?'],
  ['cat', ['dog'], undefined],
  ['HEIGHT', ['height'], 'Did you mean "height"?'],
  ['height', ['HEIGHT'], 'Did you mean "HEIGHT"?'],
  // A third of a long word's letters may differ.
  ['abcdefghi', ['xyzdefghi'], 'Did you mean "xyzdefghi"?'],
  ['abcdefgh', ['xyzdefgh'], undefined],
  ['cat', ['cats', 'cat'], 'Did you mean "cat"?'],
  ['cat', [], undefined],
])('for %s among %j: %s', (word, candidates, suggestion) => {
  expect(didYouMean(word, candidates)).toBe(suggestion);
});

test('a suggestion is written as the caller writes it', () => {
  expect(didYouMean('comon.json', ['common.json'], (name) => `../${name}`)).toBe('Did you mean "../common.json"?');
});

test('problems come by file, line, column and message, each once', () => {
  const problem = (file: string, line: number, column: number, message: string) => ({ file, line, column, message });
  const sorted = [
    problem('a', 1, 9, 'x'),
    problem('a', 2, 1, 'y'),
    problem('a', 2, 8, 'a'),
    problem('a', 2, 8, 'b'),
    problem('a', 2, 10, 'a'),
    problem('b', 1, 1, 'x'),
  ];
  expect(sortProblems([...sorted.toReversed(), ...sorted])).toEqual(sorted);
});
