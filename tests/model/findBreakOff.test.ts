import { expect, test } from 'vitest';
import { findBreakOff } from '#model/findBreakOff.ts';

test.each<[string, number[], number[], ReturnType<typeof findBreakOff>]>([
  ['ends above zero', [4, 12, 25], [85, 3000, 3000], { x: 25, y: 3000, isLast: true }],
  ['ends a little above zero', [4, 12, 25], [85, 3000, 10], { x: 25, y: 10, isLast: true }],
  ['falls straight to zero', [4, 25, 25.5, 30], [85, 3000, 0, 0], { x: 25, y: 3000, isLast: false }],
  ['falls to zero by degrees', [4, 20, 24, 25], [85, 3000, 400, 0], undefined],
  ['lies in another order', [25, 4, 12], [3000, 85, 3000], { x: 25, y: 3000, isLast: true }],
  ['has gaps', [4, 25, 26], [85, 3000, Number.NaN], { x: 25, y: 3000, isLast: true }],
  ['is zero', [0, 1], [0, 0], undefined],
  ['is empty', [], [], undefined],
  [
    'falls to half of its largest value, then to zero',
    [4, 12, 25, 26],
    [85, 3000, 1500, 0],
    { x: 25, y: 1500, isLast: false },
  ],
])('a curve that %s', (_, x, y, end) => {
  expect(findBreakOff({ x, y: [y] })).toEqual(end);
});

test('of two series the higher one counts, ignoring gaps', () => {
  const y = [
    [1, 2, 0],
    [Number.NaN, 1, 0],
  ];
  expect(findBreakOff({ x: [0, 1, 2], y })).toEqual({ x: 1, y: 2, isLast: false });
  expect(
    findBreakOff({
      x: [0, 1],
      y: [
        [5, Number.NaN],
        [1, 3],
      ],
    }),
  ).toEqual({ x: 1, y: 3, isLast: true });
});
