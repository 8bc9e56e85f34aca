import { expect, it } from 'vitest';
import { outermostBelow } from '#model/outermostBelow.ts';

it.each<[what: string, values: (number | undefined)[], indices: number[]]>([
  ['before the first and after the last value above', [-1, -2, 5, 3, -4], [0, 1, 4]],
  ['not between two values above', [2, -1, 3], []],
  ['not where no value is above', [-1, -2], []],
  ['not at the minimum, and not where there is no value', [-1, 0, undefined, 2], [0]],
  ['nowhere without values', [], []],
])('values below the minimum count %s', (_what, values, indices) => {
  expect(outermostBelow(values, 0)).toEqual(indices);
});
