import { describe, expect, it } from 'vitest';
import {
  type CellRange,
  cellsCounted,
  describeRange,
  formatRange,
  listCells,
  rangeBetween,
} from '#widgets/cellRange.ts';

/** Power and thrust of a turbine, by wind speed; the last thrust is missing. */
const POINTS = {
  x: [3, 4, 5],
  y: [
    [40, 120.5, 2000],
    [0.9, 0.8, Number.NaN],
  ],
};

const block = (first: [row: number, column: number], last: [row: number, column: number]): CellRange => ({
  first: { row: first[0], column: first[1] },
  last: { row: last[0], column: last[1] },
});

describe('a block of cells', () => {
  it.each([
    [
      { row: 1, column: 2 },
      { row: 3, column: 0 },
    ],
    [
      { row: 3, column: 0 },
      { row: 1, column: 2 },
    ],
    [
      { row: 1, column: 0 },
      { row: 3, column: 2 },
    ],
    [
      { row: 3, column: 2 },
      { row: 1, column: 0 },
    ],
  ])('between %j and %j goes from the upper left to the lower right', (a, b) => {
    expect(rangeBetween(a, b)).toEqual(block([1, 0], [3, 2]));
  });

  it('lists its cells row by row', () => {
    expect(listCells(block([1, 1], [2, 2]))).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 2 },
      { row: 2, column: 1 },
      { row: 2, column: 2 },
    ]);
    expect(listCells(block([1, 1], [1, 1]))).toEqual([{ row: 1, column: 1 }]);
    expect(listCells(block([0, 2], [4, 0]))).toEqual([]);
  });

  it('is copied as lines with tabs, where a missing value is blank', () => {
    expect(formatRange(POINTS, block([1, 0], [2, 2]))).toBe('4\t120.5\t0.8\n5\t2000\t');
  });

  it.each<[CellRange, string]>([
    [block([0, 0], [0, 0]), '1 cell'],
    [block([0, 0], [0, 1]), '2 cells'],
    [block([1, 1], [3, 2]), '6 cells'],
  ])('%j is counted as %s', (range, text) => {
    expect(cellsCounted(range)).toBe(text);
  });

  it.each<[what: string, CellRange, string]>([
    ['mean and sum of several values', block([0, 1], [2, 1]), '3 cells selected, mean 720.2, sum 2161'],
    ['values of several columns', block([0, 1], [1, 2]), '4 cells selected'],
    ['a single value', block([0, 1], [0, 1]), '1 cell selected'],
    ['a single value beside a missing one', block([1, 2], [2, 2]), '2 cells selected'],
    ['mean and sum of two values', block([0, 2], [2, 2]), '3 cells selected, mean 0.85, sum 1.7'],
  ])('is described: %s', (_, range, text) => {
    expect(describeRange(POINTS, range)).toBe(text);
  });
});
