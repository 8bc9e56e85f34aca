import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CurvePoints, samePoints } from '#model/curvePoints.ts';
import { formatClipboardTable } from '#model/parseClipboardTable.ts';
import { isCurveBlock, pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';

const free: CurvePoints = { x: [0, 50, 100], y: [[1, 2, 3]] };
const numbered: CurvePoints = { x: [0, 1, 2, 3, 4], y: [[0, 0, 0, 0, 0]] };

test.each([
  ['1\t2', true],
  ['1\n2', true],
  ['1;2', true],
  ['1, 2, 3', true],
  ['1,5', false],
  ['42\n', false],
  ['1 234.5 kW', false],
])('%j is a block: %j', (text, isBlock) => {
  expect(isCurveBlock(text)).toBe(isBlock);
});

describe('a curve whose points are free', () => {
  it('is replaced by a whole block', () => {
    const pasted = pasteIntoCurve({ points: free, text: 'SOC;P\n0;10\n20;30,5', fixedX: false });
    expect(pasted.points).toEqual({ x: [0, 20], y: [[10, 30.5]] });
    expect(pasted.notes).toEqual(['Pasted 2 points', 'The header was left out']);
  });

  it('takes a block at a cell and grows for rows below its end', () => {
    const pasted = pasteIntoCurve({ points: free, text: '7\n8\n9', at: { row: 1, column: 1 }, fixedX: false });
    expect(pasted.points).toEqual({ x: [0, 50, 100, 110], y: [[1, 7, 8, 9]] });
    expect(pasted.notes).toEqual(['Pasted 3 values', 'Added 1 point']);
  });

  it('keeps the value of a cell that could not be read and names it', () => {
    const pasted = pasteIntoCurve({ points: free, text: '5\t6\nn/a\t8', at: { row: 0, column: 0 }, fixedX: false });
    expect(pasted.points).toEqual({ x: [5, 50, 100], y: [[6, 8, 3]] });
    expect(pasted.notes).toContain("Could not read 'n/a' (row 2, column 1)");
  });

  it('leaves incomplete rows out of a new curve', () => {
    const pasted = pasteIntoCurve({ points: free, text: '0\t1\n5\t-\n9\t2', fixedX: false });
    expect(pasted.points).toEqual({ x: [0, 9], y: [[1, 2]] });
    expect(pasted.notes).toContain('Incomplete rows left out: 1');
  });

  test.each(['hello\tworld', '5\t6'])('%j changes nothing and says why', (text) => {
    const pasted = pasteIntoCurve({ points: free, text, fixedX: false });
    expect(pasted.points).toBe(free);
    expect(pasted.notes.at(-1)).toMatch(/^Nothing was pasted/);
  });

  it('ignores columns that the curve does not have and says so', () => {
    const pasted = pasteIntoCurve({ points: free, text: '0\t1\t9\n1\t2\t9', fixedX: false });
    expect(pasted.points).toEqual({ x: [0, 1], y: [[1, 2]] });
    expect(pasted.notes).toContain('Only the first 2 columns were used');
  });

  it('gives back what was copied', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
    fc.assert(
      fc.property(fc.array(fc.tuple(finite, finite), { minLength: 2 }), (rows) => {
        const points = { x: rows.map(([x]) => x), y: [rows.map(([, y]) => y)] };
        const pasted = pasteIntoCurve({ points: free, text: formatClipboardTable(points), fixedX: false });
        expect(samePoints(pasted.points, points)).toBe(true);
      }),
    );
  });
});

describe('a numbered curve', () => {
  it('takes one column from the cell downwards', () => {
    const pasted = pasteIntoCurve({ points: numbered, text: '7\n8', at: { row: 1, column: 1 }, fixedX: true });
    expect(pasted.points).toEqual({ x: numbered.x, y: [[0, 7, 8, 0, 0]] });
  });

  it('spreads a comma list and pads it with the last value', () => {
    const pasted = pasteIntoCurve({ points: numbered, text: '0, 10, 20', at: { row: 3, column: 1 }, fixedX: true });
    expect(pasted.points.y).toEqual([[0, 10, 20, 20, 20]]);
    expect(pasted.notes).toEqual(['Pasted 3 values and padded with the last one']);
  });

  it('takes pairs with its own x as they are', () => {
    const pasted = pasteIntoCurve({ points: numbered, text: '0\t5\n1\t6\n2\t7\n3\t8\n4\t9', fixedX: true });
    expect(pasted.points.y).toEqual([[5, 6, 7, 8, 9]]);
    expect(pasted.notes).toEqual(['Pasted 5 points']);
  });

  it('resamples other pairs and says so', () => {
    const pasted = pasteIntoCurve({ points: numbered, text: '0.5\t10\n2.5\t30', fixedX: true });
    expect(pasted.points).toEqual({ x: numbered.x, y: [[10, 15, 25, 30, 30]] });
    expect(pasted.notes).toEqual(['Resampled 2 points between 0.5 and 2.5 linearly onto the whole numbers 0 to 4']);
  });

  it('leaves values beyond its last row out and says so', () => {
    const pasted = pasteIntoCurve({ points: numbered, text: '1\n2\n3', at: { row: 3, column: 1 }, fixedX: true });
    expect(pasted.points.y).toEqual([[0, 0, 0, 1, 2]]);
    expect(pasted.notes).toContain('Values beyond the last row left out: 1');
  });

  it('keeps its x and its length whatever is pasted', () => {
    const anyText = fc.string({ unit: fc.constantFrom('1', '7', '.', ',', ';', '\t', '\n', ' ', '-', 'a') });
    fc.assert(
      fc.property(anyText, fc.option(fc.nat(4), { nil: undefined }), (text, row) => {
        const at = row === undefined ? undefined : { row, column: 1 };
        const { points } = pasteIntoCurve({ points: numbered, text, at, fixedX: true });
        expect(points.x).toEqual(numbered.x);
        expect(points.y[0]).toHaveLength(5);
        expect(points.y[0]?.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
