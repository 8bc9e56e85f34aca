import { expect, it } from 'vitest';
import { editDistance } from '#model/editDistance.ts';

it.each([
  ['', '', 0],
  ['cop', 'cop', 0],
  ['', 'cop', 3],
  ['cop', '', 3],
  ['cop', 'cops', 1],
  ['cop', 'op', 1],
  ['cop', 'cap', 1],
  ['efficency', 'efficiency', 1],
  ['kitten', 'sitting', 3],
  ['abc', 'cba', 2],
  ['', '\u{1F600}', 1],
])('%j is from %j by %d characters', (a, b, count) => {
  expect(editDistance(a, b)).toBe(count);
});
