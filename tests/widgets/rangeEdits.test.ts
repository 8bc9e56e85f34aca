import { describe, expect, it } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { CellRange } from '#widgets/cellRange.ts';
import { createRangeEdits, type RangeEdits } from '#widgets/rangeEdits.ts';

/** A battery's charging and discharging power, by its state of charge. */
const POWER: CurvePoints = {
  x: [0, 25, 50, 100],
  y: [
    [100, 90, 80, 10],
    [5, 60, 70, 100],
  ],
};
const [CHARGE = [], DISCHARGE = []] = POWER.y;

const block = (first: [row: number, column: number], last: [row: number, column: number]): CellRange => ({
  first: { row: first[0], column: first[1] },
  last: { row: last[0], column: last[1] },
});

/** The curve after an edit, undefined if it was not changed, and what was said. */
function edit(act: (edits: RangeEdits) => void, { fixedX = false, locked = false, points = POWER } = {}) {
  let changed: CurvePoints | undefined;
  const notes: string[][] = [];
  act(
    createRangeEdits({
      read: () => ({ points, fixedX, locked }),
      change: (after) => {
        changed = after;
      },
      showNotes: (shown) => notes.push([...shown]),
    }),
  );
  return { changed, notes };
}

it('a block is copied as lines with tabs', () => {
  let text: string | undefined;
  edit((edits) => {
    text = edits.format(block([1, 1], [2, 2]));
  });
  expect(text).toBe('90\t60\n80\t70');
});

describe('clearing a block', () => {
  it('of whole rows removes their points', () => {
    expect(edit(({ clear }) => clear(block([1, 0], [2, 2])))).toEqual({
      changed: {
        x: [0, 100],
        y: [
          [100, 10],
          [5, 100],
        ],
      },
      notes: [['Removed 2 points']],
    });
    expect(edit(({ clear }) => clear(block([3, 0], [3, 2]))).notes).toEqual([['Removed 1 point']]);
  });

  it('keeps two points', () => {
    expect(edit(({ clear }) => clear(block([0, 0], [2, 2])))).toEqual({
      changed: undefined,
      notes: [['A curve needs at least 2 points']],
    });
  });

  it.each<[what: string, CellRange, fixedX: boolean, y: number[][], note: string]>([
    [
      'values of both curves',
      block([1, 1], [2, 2]),
      false,
      [
        [100, 0, 0, 10],
        [5, 0, 0, 100],
      ],
      'Set 4 values to 0',
    ],
    ['one value', block([3, 2], [3, 2]), false, [CHARGE, [5, 60, 70, 0]], 'Set 1 value to 0'],
    ['x and one curve, without x', block([0, 0], [1, 1]), false, [[0, 0, 80, 10], DISCHARGE], 'Set 2 values to 0'],
    [
      'whole rows of a numbered curve',
      block([0, 0], [0, 2]),
      true,
      [
        [0, 90, 80, 10],
        [0, 60, 70, 100],
      ],
      'Set 2 values to 0',
    ],
  ])('sets to 0: %s', (_, range, fixedX, y, note) => {
    expect(edit(({ clear }) => clear(range), { fixedX })).toEqual({ changed: { x: POWER.x, y }, notes: [[note]] });
  });

  it.each([true, false])('of x alone changes nothing, on a numbered curve: %s', (fixedX) => {
    expect(edit(({ clear }) => clear(block([0, 0], [1, 0])), { fixedX })).toEqual({
      changed: undefined,
      notes: [['To remove points, select their whole rows']],
    });
  });
});

describe('filling a block', () => {
  it('writes a value into all of its cells', () => {
    expect(edit(({ fill }) => fill(block([0, 0], [1, 1]), 12.5))).toEqual({
      changed: { x: [12.5, 12.5, 50, 100], y: [[12.5, 12.5, 80, 10], DISCHARGE] },
      notes: [['Filled 4 cells with 12.5']],
    });
  });

  it('leaves the x of a numbered curve', () => {
    expect(edit(({ fill }) => fill(block([0, 0], [1, 1]), 7), { fixedX: true }).changed).toEqual({
      x: POWER.x,
      y: [[7, 7, 80, 10], DISCHARGE],
    });
  });

  it.each<[what: string, CellRange, changed: CurvePoints, note: string]>([
    [
      'the first row of a block into the others',
      block([1, 1], [3, 2]),
      {
        x: POWER.x,
        y: [
          [100, 90, 90, 90],
          [5, 60, 60, 60],
        ],
      },
      'Filled 4 cells from above',
    ],
    [
      'the row above into a single one',
      block([1, 0], [1, 1]),
      { x: [0, 0, 50, 100], y: [[100, 100, 80, 10], DISCHARGE] },
      'Filled 2 cells from above',
    ],
    [
      'the first row of the table into the next one',
      block([0, 2], [1, 2]),
      { x: POWER.x, y: [CHARGE, [5, 5, 70, 100]] },
      'Filled 1 cell from above',
    ],
  ])('down copies %s', (_, range, changed, note) => {
    expect(edit(({ fillDown }) => fillDown(range))).toEqual({ changed, notes: [[note]] });
  });

  it('down leaves a cell below a missing value as it is', () => {
    const points = { x: POWER.x, y: [[Number.NaN, 90, 80, 10], DISCHARGE] };
    expect(edit(({ fillDown }) => fillDown(block([0, 1], [1, 2])), { points }).changed?.y).toEqual([
      [Number.NaN, 90, 80, 10],
      [5, 5, 70, 100],
    ]);
  });

  it('down does nothing in the first row', () => {
    expect(edit(({ fillDown }) => fillDown(block([0, 0], [0, 2])))).toEqual({ changed: undefined, notes: [] });
  });
});

it.each<[what: string, act: (edits: RangeEdits) => void]>([
  ['removed', ({ clear }) => clear(block([1, 0], [1, 2]))],
  ['set to 0', ({ clear }) => clear(block([1, 1], [1, 1]))],
  ['told how to be removed', ({ clear }) => clear(block([1, 0], [1, 0]))],
  ['filled', ({ fill }) => fill(block([1, 1], [1, 1]), 5)],
  ['filled down', ({ fillDown }) => fillDown(block([1, 1], [2, 1]))],
])('the cells of a locked curve are not %s', (_, act) => {
  expect(edit(act, { locked: true })).toEqual({ changed: undefined, notes: [] });
});
