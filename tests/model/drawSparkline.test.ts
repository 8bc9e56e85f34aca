import { expect, it } from 'vitest';
import { drawSparkline } from '#model/drawSparkline.ts';

it.each([
  ['a rising line', { x: [0, 5, 10], y: [[0, 10, 20]] }, ['M0 100L50 50L100 0'], [0, 20]],
  ['uneven steps', { x: [0, 1, 10], y: [[1, 2, 3]] }, ['M0 100L10 50L100 0'], [1, 3]],
  ['a level line', { x: [0, 10], y: [[7, 7]] }, ['M0 50L100 50'], [7, 7]],
  ['one point', { x: [3], y: [[7]] }, ['M50 50'], [7, 7]],
  [
    'two series on one scale',
    {
      x: [0, 10],
      y: [
        [0, 10],
        [10, 20],
      ],
    },
    ['M0 100L100 50', 'M0 50L100 0'],
    [0, 20],
  ],
  [
    'a point without a number',
    { x: [0, 1, 2, 3, 4], y: [[0, 1, Number.NaN, 3, 4]] },
    ['M0 100L25 75M75 25L100 0'],
    [0, 4],
  ],
  ['more values than x', { x: [0, 1], y: [[0, 1, 99]] }, ['M0 100L100 0'], [0, 1]],
  ['more x than values', { x: [0, 1, 2], y: [[0, 1]] }, ['M0 100L100 0'], [0, 1]],
])('draws %s', (_what, points, paths, [low, high]) => {
  expect(drawSparkline(points)).toEqual({ paths, low, high });
});

it('draws logarithmic axes while all their values are positive', () => {
  expect(drawSparkline({ x: [1, 10, 100], y: [[1, 10, 100]] }, ['x', 'y'])?.paths).toEqual(['M0 100L50 50L100 0']);
  expect(drawSparkline({ x: [0, 50, 100], y: [[0, 50, 100]] }, ['x', 'y'])?.paths).toEqual(['M0 100L50 50L100 0']);
});

it('draws nothing of a curve without numbers', () => {
  expect(drawSparkline({ x: [], y: [[]] })).toBeUndefined();
  expect(drawSparkline({ x: [0, 1], y: [[Number.NaN, Number.NaN]] })).toBeUndefined();
});
