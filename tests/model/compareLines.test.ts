import { describe, expect, it } from 'vitest';
import { compareLines, findLargestGaps, gapBetween, type Line, toLines } from '#model/compareLines.ts';

const line = (...points: [x: number, y: number][]): Line => points.map(([x, y]) => ({ x, y }));
const { NaN: gap } = Number;

/** The areas as [side, x, own, other, x, own, other ...]. */
function findAreas(own: Line, other: Line) {
  return compareLines(own, other).areas.map(({ isHigher, pairs }) => [
    isHigher ? 'higher' : 'lower',
    ...pairs.flatMap(({ x, own: here, other: there }) => [x, here, there]),
  ]);
}

describe('the areas between two lines', () => {
  it.each<[what: string, own: Line, other: Line, areas: (string | number)[][]]>([
    ['one above the other', line([0, 5], [10, 5]), line([0, 0], [10, 0]), [['higher', 0, 5, 0, 10, 5, 0]]],
    [
      'two that cross between their points',
      line([0, 0], [10, 10]),
      line([0, 10], [10, 0]),
      [
        ['lower', 0, 0, 10, 5, 5, 5],
        ['higher', 5, 5, 5, 10, 10, 0],
      ],
    ],
    ['points at other x', line([0, 0], [4, 4]), line([0, 1], [1, 2], [4, 5]), [['lower', 0, 0, 1, 1, 1, 2, 4, 4, 5]]],
    ['ranges that overlap in part', line([0, 10], [10, 10]), line([5, 0], [20, 0]), [['higher', 5, 10, 0, 10, 10, 0]]],
    [
      'lines that are the same for a while',
      line([0, 1], [1, 0], [2, 0], [3, 1]),
      line([0, 0], [3, 0]),
      [
        ['higher', 0, 1, 0, 1, 0, 0],
        ['higher', 2, 0, 0, 3, 1, 0],
      ],
    ],
    [
      'a step, of which both ends belong to the outline',
      line([0, 2], [1, 2], [1, 5], [2, 5]),
      line([0, 0], [2, 0]),
      [['higher', 0, 2, 0, 1, 2, 0, 1, 5, 0, 2, 5, 0]],
    ],
    ['equal lines, apart from the noise of fractions', line([0, 0.3], [1, 0.3]), line([0, 0.1 + 0.2], [1, 0.3]), []],
  ])('of %s', (_, own, other, areas) => {
    expect(findAreas(own, other)).toEqual(areas);
  });

  it.each<[what: string, own: Line, other: Line, overlaps: boolean]>([
    ['some x', line([0, 0], [2, 0]), line([1, 0], [3, 0]), true],
    ['one x alone', line([0, 0], [1, 0]), line([1, 0], [2, 0]), false],
    ['nothing', line([0, 0], [1, 0]), line([2, 0], [3, 0]), false],
    ['nothing, as one has no points', line([0, 0], [1, 0]), [], false],
  ])('know whether %s is in common', (_, own, other, overlaps) => {
    expect(compareLines(own, other).overlaps).toBe(overlaps);
    expect(compareLines(other, own).overlaps).toBe(overlaps);
  });
});

describe('the largest gaps', () => {
  it('are found on either side, each with its place', () => {
    const own = line([0, 0], [10, 100], [20, 0]);
    const other = line([0, 20], [10, 60], [20, 15]);
    expect(findLargestGaps(compareLines(own, other))).toEqual({ higher: { by: 40, x: 10 }, lower: { by: 20, x: 0 } });
  });

  it('are at points of the other line as well', () => {
    const found = findLargestGaps(compareLines(line([0, 0], [30, 0]), line([0, 0], [7.5, 12.1], [30, 0])));
    expect(found).toEqual({ higher: undefined, lower: { by: 12.1, x: 7.5 } });
  });

  it.each<[x: number, gap: number | undefined]>([
    [5, 2.5],
    [10, 0],
    [12, undefined],
    [-1, undefined],
  ])('at x %s: %s', (x, found) => {
    expect(gapBetween(line([0, 5], [10, 5], [20, 5]), line([0, 0], [10, 5]), x)).toBe(found);
  });
});

it('a curve of another server becomes lines of what it has: lists of different lengths, blanks, in any order', () => {
  expect(toLines({ x: [3, 1, gap, 2], y: [[30, 10], [gap, 1, 5, 2, 9], []] })).toEqual([
    line([1, 10], [3, 30]),
    line([1, 1], [2, 2]),
    [],
  ]);
});
