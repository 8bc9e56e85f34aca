import { expect, it } from 'vitest';
import { wordSimilarity } from '#model/imports/wordSimilarity.ts';

it.each([
  ['hub height', 'hub height', 1],
  ['height hub', 'hub height', 1],
  ['hub height', 'height', 5 / 6],
  ['height', 'hub height', 7 / 12],
  ['hub height', 'rated power', 0],
  ['', 'hub height', 0],
  ['hub height', '', 0],
  ['', '', 0],
])('the heading %j is like the title %j by %d', (some, others, expected) => {
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  expect(wordSimilarity(words(some), words(others))).toBeCloseTo(expected, 9);
});
