import { expect, test } from 'vitest';
import { breakOff } from '#model/breakOff.ts';

test.each<[string, number[], number[], ReturnType<typeof breakOff>]>([
  ['ends above zero', [4, 12, 25], [85, 3000, 3000], { x: 25, y: 3000, isLast: true }],
  ['ends a little above zero', [4, 12, 25], [85, 3000, 10], { x: 25, y: 10, isLast: true }],
  ['falls straight to zero', [4, 25, 25.5, 30], [85, 3000, 0, 0], { x: 25, y: 3000, isLast: false }],
  ['falls to zero by degrees', [4, 20, 24, 25], [85, 3000, 400, 0], undefined],
  ['lies in another order', [25, 4, 12], [3000, 85, 3000], { x: 25, y: 3000, isLast: true }],
  ['has gaps', [4, 25, 26], [85, 3000, Number.NaN], { x: 25, y: 3000, isLast: true }],
  ['is zero', [0, 1], [0, 0], undefined],
  ['is empty', [], [], undefined],
])('a curve that %s', (_, x, y, end) => {
  expect(breakOff({ x, y: [y] })).toEqual(end);
});
