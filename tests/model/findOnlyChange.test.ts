import { describe, expect, it } from 'vitest';
import { type CurvePoints, findFault, findOnlyChange } from '#model/curvePoints.ts';

const BEFORE: CurvePoints = {
  x: [0, 5, 10],
  y: [
    [1, 2, Number.NaN],
    [4, 5, 6],
  ],
};

describe('the only cell that differs', () => {
  it.each<[string, Partial<CurvePoints>, ReturnType<typeof findOnlyChange>]>([
    ['none', {}, undefined],
    ['none in copies', { x: [...BEFORE.x], y: BEFORE.y.map((values) => [...values]) }, undefined],
    ['an x', { x: [0, 7, 10] }, { row: 1, column: 0 }],
    ['the first', { x: [1, 5, 10] }, { row: 0, column: 0 }],
    [
      'the last',
      {
        y: [
          [1, 2, Number.NaN],
          [4, 5, 9],
        ],
      },
      { row: 2, column: 2 },
    ],
    [
      'a missing value',
      {
        y: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
      { row: 2, column: 1 },
    ],
    ['two of a list', { x: [1, 7, 10] }, undefined],
    [
      'two of two lists',
      {
        x: [1, 5, 10],
        y: [
          [9, 2, Number.NaN],
          [4, 5, 6],
        ],
      },
      undefined,
    ],
    ['a shorter list', { x: [0, 5] }, undefined],
    ['a longer list', { x: [0, 5, 10, 15] }, undefined],
    ['another curve', { y: [...BEFORE.y, [7, 8, 9]] }, undefined],
  ])('is %s', (_, changed, cell) => {
    expect(findOnlyChange(BEFORE, { ...BEFORE, ...changed })).toEqual(cell);
  });
});

it('a cell of a curve that is not there is missing, as long as there is an x', () => {
  const rules = { rising: true, x: {}, y: [{}] };
  expect(findFault({ x: [1], y: [] }, { row: 0, column: 1 }, rules)).toBe('missing');
  expect(findFault({ x: [1], y: [] }, { row: 1, column: 1 }, rules)).toBeUndefined();
});
