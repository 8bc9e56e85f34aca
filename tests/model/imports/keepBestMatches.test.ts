import { expect, it } from 'vitest';
import { keepBestMatches } from '#model/imports/keepBestMatches.ts';

const keep = (...pairs: readonly (readonly [string, string, number])[]) =>
  keepBestMatches(
    pairs.map(([column, field, score]) => ({ column, field, score })),
    ({ column }) => column,
    ({ field }) => field,
  ).map(({ column, field }) => `${column} ${field}`);

it.each<[what: string, pairs: [string, string, number][], kept: string[]]>([
  [
    'the surest first',
    [
      ['P', 'power', 0.5],
      ['H', 'height', 1],
    ],
    ['H height', 'P power'],
  ],
  [
    'a column once',
    [
      ['P', 'power', 0.5],
      ['P', 'height', 0.6],
    ],
    ['P height'],
  ],
  [
    'a field once',
    [
      ['P', 'power', 0.5],
      ['H', 'power', 0.6],
    ],
    ['H power'],
  ],
  [
    'what is left over',
    [
      ['P', 'power', 0.9],
      ['P', 'height', 0.8],
      ['H', 'power', 0.7],
      ['H', 'height', 0.5],
    ],
    ['P power', 'H height'],
  ],
  [
    'the first of equal ones',
    [
      ['P', 'power', 1],
      ['H', 'power', 1],
    ],
    ['P power'],
  ],
  ['none', [], []],
])('of pairs are kept: %s', (_, pairs, kept) => {
  expect(keep(...pairs)).toEqual(kept);
});

it('a column and a field of one name are two sides', () => {
  expect(keep(['power', 'height', 1], ['height', 'power', 0.5])).toEqual(['power height', 'height power']);
});
