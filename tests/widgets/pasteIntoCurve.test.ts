import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CurvePoints, samePoints } from '#model/curvePoints.ts';
import { formatClipboardTable } from '#model/formatClipboardTable.ts';
import { isCurveBlock } from '#widgets/isCurveBlock.ts';
import type { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import { pasteResult } from './pasteResult.ts';

const free: CurvePoints = { x: [0, 50, 100], y: [[1, 2, 3]] };
const numbered: CurvePoints = { x: [0, 1, 2, 3, 4], y: [[9, 9, 9, 9, 9]] };
const WIND = { x: { title: 'Wind speed', unit: 'm/s' }, y: [{ title: 'Power', unit: 'kW' }] };

type Given = Partial<Parameters<typeof pasteIntoCurve>[0]> & { text: string };

function ontoFree(given: Given) {
  return pasteResult({ points: free, fixedX: false, outside: 'hold', ...WIND, ...given });
}

function ontoNumbers(given: Given) {
  return pasteResult({ points: numbered, fixedX: true, outside: 'zero', ...WIND, ...given });
}

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
    const pasted = ontoFree({ text: 'x;P\n0;10\n20;30,5' });
    expect(pasted.points).toEqual({ x: [0, 20], y: [[10, 30.5]] });
    expect(pasted.notes).toEqual(['Pasted 2 points', 'The header was left out']);
  });

  it('takes a block at a cell and grows for rows below its end', () => {
    const pasted = ontoFree({ text: '7\n8\n9', at: { row: 1, column: 1 } });
    expect(pasted.points).toEqual({ x: [0, 50, 100, 110], y: [[1, 7, 8, 9]] });
    expect(pasted.notes).toEqual([
      'Pasted 3 values',
      'Added 1 point',
      'Wind speed of the new points continues as before',
    ]);
  });

  it('takes no more rows than x has room for and reports the rest', () => {
    const x = { title: 'State of charge', unit: '%', minimum: 0, maximum: 100 };
    const points = { x: [0, 85], y: [[1, 2]] };
    const pasted = ontoFree({ points, x, text: '6\n7\n8\n9\n10', at: { row: 1, column: 1 } });
    expect(pasted.points).toEqual({ x: [0, 85, 95, 100], y: [[1, 6, 7, 8]] });
    expect(pasted.notes).toEqual([
      'Pasted 3 values',
      'Added 2 points',
      'State of charge of the new points continues as before',
      'Values beyond the last row left out: 2',
    ]);
    const pairs = ontoFree({ points, x, text: '95\t1\n98\t2\n100\t3', at: { row: 1, column: 0 } });
    expect(pairs.points).toEqual({ x: [0, 95, 98, 100], y: [[1, 1, 2, 3]] });
  });

  it('keeps its other rows together, also where a list is short', () => {
    const points = { x: [0, 10, 20], y: [[5]] };
    expect(ontoFree({ points, text: '7\n8', at: { row: 2, column: 1 } }).points).toEqual({
      x: [0, 10, 20, 30],
      y: [[5, 5, 7, 8]],
    });
  });

  it('keeps the value of a cell that could not be read and names it', () => {
    const pasted = ontoFree({ text: '5\t6\nn/a\t8', at: { row: 0, column: 0 } });
    expect(pasted.points).toEqual({ x: [5, 50, 100], y: [[6, 8, 3]] });
    expect(pasted.notes).toContain('Could not read “n/a” (row 2, column 1)');
  });

  it('leaves incomplete rows out of a new curve', () => {
    const pasted = ontoFree({ text: '0\t1\n5\t-\n9\t2' });
    expect(pasted.points).toEqual({ x: [0, 9], y: [[1, 2]] });
    expect(pasted.notes).toContain('Incomplete rows left out: 1');
  });

  test.each(['hello\tworld', '5\t6'])('%j changes nothing, and the reason is shown', (text) => {
    const pasted = ontoFree({ text });
    expect(pasted.points).toBe(free);
    expect(pasted.notes.at(-1)).toMatch(/^Nothing was pasted/);
  });

  it('ignores and reports columns that the curve does not have', () => {
    const pasted = ontoFree({ text: '0\t1\t9\n1\t2\t9' });
    expect(pasted.points).toEqual({ x: [0, 1], y: [[1, 2]] });
    expect(pasted.notes).toContain('Only the first 2 columns were used');
  });

  const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
  const anyRows = fc.array(fc.tuple(finite, finite), { minLength: 2 });
  const risingRows = fc
    .uniqueArray(fc.tuple(finite, finite), { minLength: 2, selector: ([x]) => x })
    .map((rows) => rows.toSorted(([a], [b]) => a - b));

  it.each([
    [true, risingRows],
    [false, anyRows],
  ])('returns what was copied, where x must rise: %s', (rising, all) => {
    fc.assert(
      fc.property(all, (rows) => {
        const points = { x: rows.map(([x]) => x), y: [rows.map(([, y]) => y)] };
        const pasted = ontoFree({ text: formatClipboardTable(points), rising });
        expect(samePoints(pasted.points, points)).toBe(true);
      }),
    );
  });

  it('is sorted where x must rise, and only there', () => {
    const text = '2\t20\n1\t10\n3\t30';
    const sorted = ontoFree({ text });
    expect(sorted.points).toEqual({ x: [1, 2, 3], y: [[10, 20, 30]] });
    expect(sorted.notes).toEqual(['Pasted 3 points', 'Sorted by wind speed']);
    const kept = ontoFree({ text, rising: false });
    expect(kept.points).toEqual({ x: [2, 1, 3], y: [[20, 10, 30]] });
    expect(kept.notes).toEqual(['Pasted 3 points']);
  });

  it.each([
    ['first', 10],
    ['last', 30],
    ['mean', 20],
  ] as const)('has one value at each x, of several the %s one', (repeated, value) => {
    const pasted = ontoFree({ text: '1\t10\n1\t\n2\t5\n1\t20\n1\t30\n3\t5', choices: { repeated } });
    expect(pasted.points).toEqual({ x: [1, 2, 3], y: [[value, 5, 5]] });
    const rule = repeated === 'mean' ? 'mean' : `${repeated} one`;
    expect(pasted.notes).toEqual(['Pasted 3 points', `Several values at 1 m/s: the ${rule} was used`]);
    const several = ontoFree({ text: '1\t10\n1\t20', choices: { repeated }, rising: false });
    expect(several.points).toEqual({ x: [1, 1], y: [[10, 20]] });
  });
});

describe('a numbered curve', () => {
  it('takes one column from the cell downwards', () => {
    const pasted = ontoNumbers({ text: '7\n8', at: { row: 1, column: 1 } });
    expect(pasted.points).toEqual({ x: numbered.x, y: [[9, 7, 8, 9, 9]] });
  });

  it('spreads a comma list, pads it with the last value, and reports that value', () => {
    const pasted = ontoNumbers({ text: '0, 10, 20', at: { row: 3, column: 1 } });
    expect(pasted.points.y).toEqual([[0, 10, 20, 20, 20]]);
    expect(pasted.notes).toEqual(['Pasted 3 values and padded with the last one: 20 kW from 3 m/s']);
    expect(pasted.table).toEqual({ x: [0, 1, 2], y: [[0, 10, 20]] });
  });

  it('takes pairs with its own x as they are', () => {
    const pasted = ontoNumbers({ text: '0\t5\n1\t6\n2\t7\n3\t8\n4\t9' });
    expect(pasted.points.y).toEqual([[5, 6, 7, 8, 9]]);
    expect(pasted.notes).toEqual(['Pasted 5 points']);
  });

  test.each<[string, text: string, y: number[], notes: string[]]>([
    [
      'pairs of whole x, with nothing outside',
      '1\t10\n2\t20\n3\t30',
      [0, 10, 20, 30, 0],
      ['Pasted 3 points', '0 kW below 1 m/s', '0 kW above 3 m/s'],
    ],
    [
      'pairs in between, on the line',
      '0.5\t10\n2.5\t30',
      [0, 15, 25, 0, 0],
      ['Resampled 2 points linearly onto the whole numbers 1 to 2', '0 kW below 0.5 m/s', '0 kW above 2.5 m/s'],
    ],
    [
      'pairs with a gap, on the line',
      '0\t0\n4\t40',
      [0, 10, 20, 30, 40],
      ['Resampled 2 points linearly onto the whole numbers 0 to 4'],
    ],
    [
      'pairs that go on further, and names what it has no place for',
      '-1\t0\n3\t30\n4\t40\n5\t50\n6\t0',
      [7.5, 15, 22.5, 30, 40],
      [
        'Resampled 5 points linearly onto the whole numbers 0 to 4',
        'Points below 0 m/s left out: 1',
        'Points above 4 m/s left out: 2',
      ],
    ],
    [
      'blank cells at the ends as nothing, and not as what was there',
      '0\t\n1\t10\n2\t20\n3\t–\n4\t',
      [0, 10, 20, 0, 0],
      ['Pasted 2 points', '0 kW below 1 m/s', '0 kW above 2 m/s', 'Could not read “–” (row 4, column 2)'],
    ],
    [
      'the last of several values at one x, and says so',
      '0\t0\n1\t10\n1\t20\n2\t30\n3\t30\n4\t30',
      [0, 20, 30, 30, 30],
      ['Pasted 5 points', 'Several values at 1 m/s: the last one was used'],
    ],
    [
      'pairs between two whole numbers',
      '1.2\t10\n1.8\t20',
      [0, 0, 0, 0, 0],
      ['Pasted 2 points', '0 kW below 1.2 m/s', '0 kW above 1.8 m/s'],
    ],
  ])('takes %s', (_, text, y, notes) => {
    const pasted = ontoNumbers({ text });
    expect(pasted.points).toEqual({ x: numbered.x, y: [y] });
    expect(pasted.notes).toEqual(notes);
  });

  it('continues with the outermost values where its kind says so, and reports it', () => {
    const pasted = ontoNumbers({ text: '1\t10\n3\t30', outside: 'hold' });
    expect(pasted.points.y).toEqual([[10, 10, 20, 30, 30]]);
    expect(pasted.notes).toEqual([
      'Resampled 2 points linearly onto the whole numbers 1 to 3',
      '10 kW below 1 m/s',
      '30 kW above 3 m/s',
    ]);
  });

  it('takes no single pair for a whole curve', () => {
    const pasted = ontoNumbers({ text: '2\t20' });
    expect(pasted.points).toBe(numbered);
    expect(pasted.notes).toEqual(['Nothing was pasted: a curve needs at least 2 points']);
  });

  it('leaves out and reports values beyond its last row', () => {
    const pasted = ontoNumbers({ text: '1\n2\n3', at: { row: 3, column: 1 } });
    expect(pasted.points.y).toEqual([[9, 9, 9, 1, 2]]);
    expect(pasted.notes).toContain('Values beyond the last row left out: 1');
  });

  it('keeps its x and its length whatever is pasted', () => {
    const anyText = fc.string({ unit: fc.constantFrom('1', '7', '.', ',', ';', '\t', '\n', ' ', '-', 'a') });
    fc.assert(
      fc.property(anyText, fc.option(fc.nat(4), { nil: undefined }), (text, row) => {
        const at = row === undefined ? undefined : { row, column: 1 };
        const { points } = ontoNumbers({ text, at });
        expect(points.x).toEqual(numbered.x);
        expect(points.y[0]).toHaveLength(5);
        expect(points.y[0]?.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
