import { expect, it } from 'vitest';
import { risesThroughout } from '#model/risesThroughout.ts';

it.each<[number[], boolean]>([
  [[], true],
  [[3], true],
  [[-1, 0, 2.5], true],
  [[0, 2, 2], false],
  [[3, 2], false],
  [[Number.NaN], false],
  [[1, Number.NaN, 2], false],
])('numbers such as %j rise throughout: %s', (numbers, expected) => {
  expect(risesThroughout(numbers)).toBe(expected);
});
