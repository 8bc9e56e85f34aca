import { describe, expect, it } from 'vitest';
import { type Paste, pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';

const SOC = { title: 'State of charge', unit: '%', minimum: 0, maximum: 100 };
const POWER = [{ title: 'Charge', unit: 'kW' }, { title: 'Discharge' }];
const POINTS = {
  x: [0, 50],
  y: [
    [1, 2],
    [3, 4],
  ],
};

function paste(text: string, given: Partial<Paste> = {}) {
  const { points, notes, asks } = pasteIntoCurve({
    ...{ text, points: POINTS, x: SOC, y: POWER, fixedX: false, outside: 'hold' },
    ...given,
  });
  return { points, notes, asks };
}

describe('cells of a curve whose points are free', () => {
  it('take a block at a cell, without its columns beyond the last curve', () => {
    expect(paste('5\t6\t7\n8\t9\t7', { at: { row: 0, column: 1 }, choices: { columns: [0, 1] } })).toEqual({
      points: {
        x: [0, 50],
        y: [
          [5, 8],
          [6, 9],
        ],
      },
      notes: ['Pasted 4 values', 'Columns left out: 3'],
      asks: true,
    });
  });

  it.each<[what: string, text: string, missing: string | undefined]>([
    ['x and the second curve', 'State of charge\tDischarge\n0\t5\n50\t6', 'Charge'],
    ['x and the first curve', 'State of charge\tCharge\n0\t5\n50\t6', undefined],
    ['both curves', 'Charge\tDischarge\n5\t6\n7\t8', 'State of charge'],
    ['other titles', 'a\tb\n5\t6\n7\t8', undefined],
  ])('are not filled with columns of others: %s, from x on', (_, text, missing) => {
    const { notes, points } = paste(text, { at: { row: 0, column: 0 } });
    const refusal = notes.find((note) => note.startsWith('Nothing was pasted'));
    expect(refusal).toBe(missing && `Nothing was pasted: the block has no column for ${missing}`);
    if (missing) expect(points).toBe(POINTS);
  });

  it('are asked about the x of points below their end, and about nothing where all of a block has a place', () => {
    expect(paste('5\n6\n7', { at: { row: 1, column: 2 } })).toEqual({
      points: {
        x: [0, 50, 60, 70],
        y: [
          [1, 2, 2, 2],
          [3, 5, 6, 7],
        ],
      },
      notes: ['Pasted 3 values', 'Added 2 points', 'State of charge of the new points continues as before'],
      asks: true,
    });
    expect(paste('5\n6', { at: { row: 0, column: 2 } })).toEqual({
      points: {
        x: [0, 50],
        y: [
          [1, 2],
          [5, 6],
        ],
      },
      notes: ['Pasted 2 values'],
      asks: false,
    });
  });

  it('are not extended without x by more than a thousand points', () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => index).join('\n');
    expect(paste(list(1003), { at: { row: 1, column: 2 } })).toEqual({
      points: POINTS,
      notes: ['Nothing was pasted: 1002 values would have no state of charge; paste it beside them'],
      asks: true,
    });
    const free = { title: 'Hour' };
    const { points, notes } = paste(list(1001), { at: { row: 1, column: 2 }, x: free });
    expect([points.x.length, notes[1]]).toEqual([1002, 'Added 1000 points']);
  });

  it('are not read from a clipboard of more than 150,000 cells', () => {
    const refusal = 'Nothing was pasted: the clipboard has more than 150,000 cells';
    for (const separator of ['\t', '\n', ';']) {
      expect(paste(separator.repeat(150_000))).toEqual({ points: POINTS, notes: [refusal], asks: false });
    }
    const [note = ''] = paste('\n'.repeat(149_999)).notes;
    expect(note).toBe('Nothing was pasted: the clipboard contains no numbers');
  });

  it('add no point for a row that is blank', () => {
    expect(paste('5\n6\n ', { at: { row: 0, column: 1 } }).points.x).toEqual([0, 50]);
    expect(paste('5\t6\n \t \n7\t8', { at: { row: 1, column: 1 } }).points.y[0]?.slice(0, 2)).toEqual([1, 5]);
  });

  it('count each value of a row that has no place', () => {
    expect(paste('5\t6\n7\t8\n9\t1', { at: { row: 1, column: 1 }, points: { ...POINTS, x: [0, 100] } })).toMatchObject({
      notes: ['Pasted 2 values', 'Values beyond the last row left out: 4'],
      asks: true,
    });
  });

  it('have new points where pasted x lie, though beyond the limit', () => {
    expect(paste('100\t5\t6\n120\t7\t8', { at: { row: 1, column: 0 } }).points.x).toEqual([0, 100, 120]);
  });
});

describe('a block that is read as the user chose', () => {
  it.each([
    [',', [1200, 2300]],
    ['.', [1.2, 2.3]],
  ] as const)('with the decimal mark %j', (decimal, values) => {
    const y = [{ title: 'Charge' }];
    const given = { y, points: { x: [0, 50], y: [[1, 2]] }, choices: { decimal } };
    expect(paste('3\t1.200\n5\t2.300', given)).toMatchObject({ points: { x: [3, 5], y: [values] }, asks: false });
  });
});

describe('whole points at the first cell of a longer curve', () => {
  const points = { x: [0, 5, 10, 15], y: [[1, 2, 3, 4]] };
  const given = { y: [{ title: 'Charge' }], points, at: { row: 0, column: 0 } };

  it('replace its first ones where x still rises', () => {
    expect(paste('0\t9\n6\t8', given)).toMatchObject({
      points: { x: [0, 6, 10, 15], y: [[9, 8, 3, 4]] },
      asks: true,
    });
  });

  it('replace all of it where x would not rise, unless the user wants that', () => {
    expect(paste('0\t9\n100\t8', given)).toMatchObject({
      points: { x: [0, 100], y: [[9, 8]] },
      asks: true,
    });
    expect(paste('0\t9\n100\t8', { ...given, choices: { keepsRest: true } })).toMatchObject({
      points: { x: [0, 100, 10, 15] },
    });
    expect(paste('0\t9\n100\t8', { ...given, rising: false }).points.x).toEqual([0, 100, 10, 15]);
  });
});

describe('a block that is refused', () => {
  it('beside a column of x is shown first', () => {
    const numbered = { fixedX: true, y: POWER, at: { row: 0, column: 1 } };
    expect(paste('State of charge\tCharge\n0\t5\n1\t6', numbered)).toMatchObject({
      points: POINTS,
      notes: ['The header was left out', 'Nothing was pasted: the block has no column for Discharge'],
      asks: true,
    });
  });
});

describe('the quarter-hours of a year', () => {
  const COUNT = 35_040;
  const FREE = { x: { title: 'Hour' }, y: [{ title: 'Price' }], points: { x: [0, 1], y: [[7, 7]] } };
  const series = (toX: (row: number) => number) =>
    Array.from({ length: COUNT }, (_, row) => `${toX(row)}\t${row * 3}`).join('\n');

  it.each([undefined, { row: 0, column: 0 }, { row: 1, column: 0 }])('become points at once, at %j', (at) => {
    const { points } = paste(
      series((row) => row + 1),
      { ...FREE, at },
    );
    const first = at?.row ?? 0;
    expect(points.x.slice(first)).toEqual(Array.from({ length: COUNT }, (_, row) => row + 1));
    expect(points.y[0]?.at(-1)).toBe((COUNT - 1) * 3);
  });

  it.each([false, true])('are merged at once where x repeats, also onto a numbered curve (%s)', (fixedX) => {
    const text = series((row) => row % 2);
    expect(paste(text, { ...FREE, fixedX }).points).toEqual({ x: [0, 1], y: [[(COUNT - 2) * 3, (COUNT - 1) * 3]] });
  });

  it('are resampled at once where most have no value', () => {
    const text = `0\t5\n${'3\t\n'.repeat(COUNT)}1\t6`;
    expect(paste(text, { ...FREE, fixedX: true }).points).toEqual({ x: [0, 1], y: [[5, 6]] });
  });
});
