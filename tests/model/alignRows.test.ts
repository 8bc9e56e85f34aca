import { expect, test } from 'vitest';
import { alignRows } from '#model/alignRows.ts';

const rows = (letters: string) => [...letters].map((letter) => ({ letter }));

test.each([
  ['', '', []],
  ['', 'ab', [-1, -1]],
  ['ab', '', []],
  ['abc', 'abc', [0, 1, 2]],
  // Moved, removed and added rows leave the others what they are.
  ['abc', 'cab', [2, 0, 1]],
  ['abc', 'ac', [0, 2]],
  ['abc', 'axbc', [0, -1, 1, 2]],
  // A changed row continues the one at its place.
  ['abc', 'axc', [0, 1, 2]],
  ['ab', 'xyz', [0, 1, -1]],
  ['aab', 'aba', [0, 2, 1]],
  ['ab', 'ba', [1, 0]],
])('%s becomes %s', (before, after, expected) => {
  expect(alignRows(rows(before), rows(after))).toEqual(expected);
});
