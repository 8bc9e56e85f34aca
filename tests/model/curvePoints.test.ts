import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type CurvePoints,
  canRemovePoint,
  findOnlyChange,
  formatList,
  parseList,
  pointCount,
  removePoints,
  samePoints,
  sameValues,
  spreadList,
  valueAt,
  withValues,
} from '#model/curvePoints.ts';
import { isNumberList } from '#model/rules.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
const points = fc.record({ x: fc.array(finite), y: fc.array(fc.array(finite), { minLength: 1, maxLength: 2 }) });

describe('lists', () => {
  test.each<[string, number[]]>([
    ['', []],
    ['0, 200, 400, 420', [0, 200, 400, 420]],
    ['1,,2', [1, 2]],
    ['1, abc, 2.5, -3, 4.', [1, 2.5, -3]],
    ['0\n50,\r\n100', [0, 50, 100]],
    ['0\t50\t100', [0, 50, 100]],
    ['0 50, 100', [0, 50, 100]],
  ])('%j holds %j', (text, values) => {
    expect(parseList(text)).toEqual(values);
  });

  it('are written with a comma and a space', () => {
    expect(formatList([0, 0.00008, 420])).toBe('0, 0.00008, 420');
  });

  it('are lists by the rule, however large or small a number is', () => {
    expect(formatList([1e-13, 2.5e21])).toBe('0.0000000000001, 2500000000000000000000');
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })), (values) => {
        expect(isNumberList(formatList(values))).toBe(true);
      }),
    );
  });

  it('read back as they were written', () => {
    fc.assert(
      fc.property(fc.array(finite), (values) => {
        expect(parseList(formatList(values))).toEqual(values);
      }),
    );
  });

  test.each<[number[], number, number[]]>([
    [[1, 2], 4, [1, 2, 2, 2]],
    [[1, 2, 3], 2, [1, 2]],
    [[], 3, [0, 0, 0]],
  ])('%j spread over %j places is %j', (values, count, spread) => {
    expect(spreadList(values, count)).toEqual(spread);
  });
});

describe('removing points', () => {
  it('takes one row and leaves the others as they are, also where a list is short', () => {
    fc.assert(
      fc.property(points, fc.nat(30), (curve, row) => {
        const pairs = toRows(curve);
        expect(toRows(removePoints(curve, row))).toEqual(pairs.filter((_, index) => index !== row));
      }),
    );
  });

  it('a curve of two points keeps them', () => {
    expect(canRemovePoint({ x: [0, 1], y: [[0, 1]] })).toBe(false);
    expect(canRemovePoint({ x: [0, 1, 2], y: [[0, 1, 2]] })).toBe(true);
  });
});

describe('cells', () => {
  it('setting a cell changes that cell alone', () => {
    const curve = {
      x: [0, 1],
      y: [
        [2, 3],
        [4, 5],
      ],
    };
    expect(withValues(curve, [{ row: 1, column: 2, value: 9 }])).toEqual({
      x: [0, 1],
      y: [
        [2, 3],
        [4, 9],
      ],
    });
    expect(curve.y[1]).toEqual([4, 5]);
  });

  it('a list that ends before the cell is filled up with its last value', () => {
    expect(withValues({ x: [0, 1, 2, 3], y: [[7]] }, [{ row: 2, column: 1, value: 9 }]).y).toEqual([[7, 7, 9]]);
  });

  it('sets many cells as one after another would', () => {
    const cell = fc.record({ row: fc.nat(20), column: fc.nat(3), value: finite });
    fc.assert(
      fc.property(points, fc.array(cell), (curve, cells) => {
        expect(withValues(curve, cells)).toEqual(cells.reduce((before, each) => withValues(before, [each]), curve));
      }),
    );
  });

  it('read back what was set', () => {
    fc.assert(
      fc.property(points, fc.nat(20), fc.nat(2), finite, (curve, row, column, value) => {
        fc.pre(column <= curve.y.length);
        expect(valueAt(withValues(curve, [{ row, column, value }]), { row, column })).toBe(value);
      }),
    );
  });
});

describe('samePoints', () => {
  it('compares numbers, not texts', () => {
    expect(samePoints({ x: parseList('1.0,2'), y: [[3]] }, { x: parseList('1, 2.00'), y: [[3]] })).toBe(true);
  });

  test.each<[string, CurvePoints]>([
    ['another value', { x: [1, 2], y: [[3, 5]] }],
    ['a longer list', { x: [1, 2], y: [[3, 4, 4]] }],
    ['a second curve', { x: [1, 2], y: [[3, 4], []] }],
    ['no curve', { x: [1, 2], y: [] }],
  ])('%s makes a difference', (_, other) => {
    expect(samePoints({ x: [1, 2], y: [[3, 4]] }, other)).toBe(false);
  });
});

describe('the same values', () => {
  test.each<[number[], number[] | undefined, boolean]>([
    [[], [], true],
    [[0], [-0], true],
    [[Number.NaN], [Number.NaN], true],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1], undefined, false],
  ])('%j and %j: %j', (a, b, isSame) => {
    expect(sameValues(a, b)).toBe(isSame);
  });

  it('are asked of every curve', () => {
    expect(samePoints({ x: [1], y: [[2], [3]] }, { x: [1], y: [[2], [4]] })).toBe(false);
  });
});

it('a list is stored without values that were left out', () => {
  expect(formatList([1, Number.NaN, 2.5])).toBe('1, 2.5');
});

it('a cell beyond the curves has no value', () => {
  expect(valueAt({ x: [1], y: [[2]] }, { row: 0, column: 2 })).toBeUndefined();
});

function toRows(curve: CurvePoints): (number | undefined)[][] {
  return Array.from({ length: pointCount(curve) }, (_, row) => [curve.x[row], ...curve.y.map((values) => values[row])]);
}

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
