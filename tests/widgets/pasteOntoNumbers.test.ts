import { describe, expect, it } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import { pasteResult } from './pasteResult.ts';

const numbered: CurvePoints = {
  x: [1, 2, 3, 4, 5],
  y: [
    [11, 12, 13, 14, 15],
    [21, 22, 23, 24, 25],
  ],
};
const [FIRST = [], SECOND = []] = numbered.y;

const WIND = {
  x: { title: 'Wind speed', unit: 'm/s' },
  y: [
    { title: 'Power', unit: 'kW' },
    { title: 'Heat', unit: 'kW' },
  ],
};

type Given = Partial<Parameters<typeof pasteIntoCurve>[0]> & { text: string };

function paste(given: Given) {
  return pasteResult({ points: numbered, fixedX: true, outside: 'hold', ...WIND, ...given });
}

const asks = (given: Given) =>
  pasteIntoCurve({ points: numbered, fixedX: true, outside: 'hold', ...WIND, ...given }).asks;

describe('values without x on a numbered curve', () => {
  it.each<[what: string, text: string, at: { row: number; column: number }, y: number[][], notes: string[]]>([
    [
      'fill their own rows of one curve',
      '7\n8',
      { row: 1, column: 2 },
      [FIRST, [21, 7, 8, 24, 25]],
      ['Pasted 2 values'],
    ],
    [
      'fill the rows of both curves',
      '7;8\n9;10',
      { row: 3, column: 1 },
      [
        [11, 12, 13, 7, 9],
        [21, 22, 23, 8, 10],
      ],
      ['Pasted 2 values'],
    ],
    [
      'go to the first curve where the cell is of x',
      '7\n8',
      { row: 0, column: 0 },
      [[7, 8, 13, 14, 15], SECOND],
      ['Pasted 2 values'],
    ],
    [
      'leave what is beside blank cells',
      '7\n \n9',
      { row: 1, column: 1 },
      [[11, 7, 13, 9, 15], SECOND],
      ['Pasted 3 values'],
    ],
    [
      'end with the last row',
      '7\n8\n9',
      { row: 3, column: 1 },
      [[11, 12, 13, 7, 8], SECOND],
      ['Pasted 2 values', 'Values beyond the last row left out: 1'],
    ],
  ])('%s', (_, text, at, y, notes) => {
    expect(paste({ text, at })).toEqual({ points: { x: numbered.x, y }, notes });
  });

  it('fill up a curve that was shorter than its x', () => {
    const points = { x: numbered.x, y: [[11, 12], SECOND] };
    expect(paste({ points, text: '7\n8', at: { row: 3, column: 1 } }).points.y).toEqual([[11, 12, 12, 7, 8], SECOND]);
    expect(paste({ points, text: ' ;7\n ;8', at: { row: 3, column: 1 } }).points.y).toEqual([
      [11, 12],
      [21, 22, 23, 7, 8],
    ]);
    expect(paste({ points, text: '7;  ;9', at: { row: 0, column: 1 } }).points.y[0]).toEqual([7, 12, 9, 9, 9]);
    expect(paste({ points, text: '7;8;  ;9', at: { row: 0, column: 1 } }).points.y[0]).toEqual([7, 8, 0, 9, 9]);
  });

  it('are spread over the curve of the cell where they are a list', () => {
    const pasted = paste({ text: '1, 2, 3', at: { row: 4, column: 2 } });
    expect(pasted.points.y).toEqual([FIRST, [1, 2, 3, 3, 3]]);
    expect(pasted.notes).toEqual(['Pasted 3 values and padded with the last one: 14 kW and 3 kW from 4 m/s']);
    expect(pasted.table).toEqual({
      x: [1, 2, 3],
      y: [
        [11, 12, 13],
        [1, 2, 3],
      ],
    });
  });

  it.each([
    ['1, 2, 3, 4, 5', ['Pasted 5 values']],
    ['1, 2, 3, 4, 5, 6, 7', ['Pasted 5 values', 'Values beyond the last row left out: 2']],
  ])('are not padded where the list %j fills the curve', (text, notes) => {
    expect(paste({ text, at: { row: 0, column: 1 } })).toEqual({
      points: { x: numbered.x, y: [[1, 2, 3, 4, 5], SECOND] },
      notes,
    });
  });
});

describe('a table of x and y on a numbered curve', () => {
  it('is used for both curves, from the first x on', () => {
    expect(paste({ text: '1;1;2\n5;5;10' })).toEqual({
      points: {
        x: numbered.x,
        y: [
          [1, 2, 3, 4, 5],
          [2, 4, 6, 8, 10],
        ],
      },
      notes: ['Resampled 2 points linearly onto the whole numbers 1 to 5'],
      table: {
        x: [1, 5],
        y: [
          [1, 5],
          [2, 10],
        ],
      },
    });
  });

  it('leaves a curve alone for which it has no values', () => {
    const { points, notes } = paste({ text: '1;1; \n5;5; ' });
    expect(points.y).toEqual([[1, 2, 3, 4, 5], SECOND]);
    expect(notes).toEqual(['Resampled 2 points linearly onto the whole numbers 1 to 5']);
  });

  it('leaves out rows without x or without any value', () => {
    const { points, table } = paste({ text: '1;1;2\n ;9;9\n3; ; \n4; ;8\n5;5; ' });
    expect(table?.x).toEqual([1, 4, 5]);
    expect(points.y).toEqual([
      [1, 2, 3, 4, 5],
      [2, 4, 6, 8, 8],
    ]);
  });

  it('is resampled where it has points between the whole numbers, even if all of those are known', () => {
    const { points, notes } = paste({ text: '1;1;1\n1.5;9;9\n2;2;2' });
    expect(points.y[0]).toEqual([1, 2, 2, 2, 2]);
    expect(notes[0]).toBe('Resampled 3 points linearly onto the whole numbers 1 to 2');
  });

  it.each<[what: string, given: Partial<Given>, notes: string[]]>([
    ['the value of both curves', {}, ['10 kW and 20 kW below 2 m/s', '30 kW and 40 kW above 4 m/s']],
    ['one 0 with the unit that the curves share', { outside: 'zero' }, ['0 kW below 2 m/s', '0 kW above 4 m/s']],
    [
      'a bare 0 where their units differ',
      { outside: 'zero', y: [{ title: 'Power', unit: 'kW' }, { title: 'Thrust' }] },
      ['0 below 2 m/s', '0 above 4 m/s'],
    ],
    [
      'a bare 0 where they have no unit',
      { outside: 'zero', y: [{ title: 'Power' }, { title: 'Thrust' }] },
      ['0 below 2 m/s', '0 above 4 m/s'],
    ],
  ])('is continued outside with %s', (_, given, notes) => {
    const pasted = paste({ text: '2;10;20\n3;20;30\n4;30;40', ...given });
    expect(pasted.notes).toEqual(['Pasted 3 points', ...notes]);
  });

  it('names every x that it has several values for', () => {
    expect(paste({ text: '1;1;1\n1;2;2\n2;2;2\n2;3;3\n2;4;4\n5;5;5' }).notes).toContain(
      'Several values at 1 m/s, 2 m/s: the last one was used',
    );
  });

  it('is not taken where only one row is complete', () => {
    const { points, notes } = paste({ text: '1;1;1\n ;2;2\n3; ; ' });
    expect(points).toBe(numbered);
    expect(notes).toEqual(['Nothing was pasted: a curve needs at least 2 points']);
  });
});

describe('a curve that is not allowed beyond a table', () => {
  it.each<[what: string, text: string, why: string]>([
    ['below', '2\t7\t8\n5\t9\t10', 'wind speed must reach from 1 to 5 m/s, and the points reach from 2 to 5 m/s'],
    ['above', '1\t7\t8\n4.5\t9\t10', 'wind speed must reach from 1 to 5 m/s, and the points reach from 1 to 4.5 m/s'],
    ['by a list', '1, 2, 3, 4', 'the curve needs 5 values, and the list has 4'],
  ])('refuses one that ends %s', (_, text, why) => {
    const { points, notes } = paste({ text, outside: 'none' });
    expect(points).toBe(numbered);
    expect(notes).toContain(`Nothing was pasted: ${why}`);
  });

  it('takes one that reaches both ends', () => {
    const { points } = paste({ text: '0\t0\t0\n6\t6\t12', outside: 'none' });
    expect(points.y).toEqual([
      [1, 2, 3, 4, 5],
      [2, 4, 6, 8, 10],
    ]);
    expect(paste({ text: '1, 2, 3, 4, 5', outside: 'none' }).points.y[0]).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a block onto a numbered curve', () => {
  it.each<[what: string, text: string, notes: string[]]>([
    ['a blank line', '7\n8\n\n9\n10', ['Pasted 5 values', 'Blank cells keep the values that were there: 1']],
    ['several', '7\n\n\n9\n10', ['Pasted 5 values', 'Blank cells keep the values that were there: 2']],
  ])('as a list keeps the values of %s', (_, text, notes) => {
    expect(paste({ text }).notes).toEqual(notes);
    expect(asks({ text })).toBe(true);
  });

  it('as a list has no blank line where one of two columns has a value', () => {
    const text = '7;1\n ;2\n8; \n9;4\n10;5';
    const { notes } = paste({ text, y: [{ title: 'Power' }, { title: 'Heat' }], at: { row: 0, column: 1 } });
    expect(notes.join()).not.toContain('Blank cells');
  });

  it.each<[what: string, text: string, notes: string[]]>([
    ['not in rising order', '1;1;1\n3;3;3\n2;2;2\n4;4;4\n5;5;5', ['Pasted 5 points', 'Sorted by wind speed']],
    ['in falling order', '5;5;5\n4;4;4\n3;3;3\n2;2;2\n1;1;1', ['Pasted 5 points', 'Sorted by wind speed']],
    [
      'with a row that has only x amid',
      '1;1;1\n2;2;2\n3; ; \n4;4;4\n5;5;5',
      ['Resampled 4 points linearly onto the whole numbers 1 to 5', 'Incomplete rows left out: 1'],
    ],
    [
      'with a row that has no x amid',
      '1;1;1\n ;9;9\n2;2;2\n3;3;3\n4;4;4\n5;5;5',
      ['Pasted 5 points', 'Incomplete rows left out: 1'],
    ],
    [
      'with a row that has no x at its end',
      '1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5\n ;9;9',
      ['Pasted 5 points', 'Incomplete rows left out: 1'],
    ],
    [
      'with a row that has no x at its beginning',
      ' ;9;9\n1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5',
      ['Pasted 5 points', 'Incomplete rows left out: 1'],
    ],
    [
      'with a row of one of two values at its beginning',
      ' ; ;9\n1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5',
      ['Pasted 5 points', 'Incomplete rows left out: 1'],
    ],
    [
      'with a row beyond the curve',
      '0;0;0\n1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5',
      ['Pasted 6 points', 'Points below 1 m/s left out: 1'],
    ],
    [
      'with rows beyond the curve',
      '1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5\n6;6;6\n7;7;7',
      ['Pasted 7 points', 'Points above 5 m/s left out: 2'],
    ],
  ])('as a table %s is shown first', (_, text, notes) => {
    expect(paste({ text }).notes).toEqual(notes);
    expect(asks({ text })).toBe(true);
  });

  it.each<[what: string, text: string]>([
    ['of all points', '1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5'],
    ['that ends with a row that has only x', '1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5\n6; ; '],
    ['that begins with a row that has only x', '0; ; \n1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5'],
  ])('as a table %s has no row left out', (_, text) => {
    expect(paste({ text }).notes).toEqual(['Pasted 5 points']);
  });

  it('is pasted without a question where it has every point, or values of some rows', () => {
    expect(asks({ text: '1;1;1\n2;2;2\n3;3;3\n4;4;4\n5;5;5' })).toBe(false);
    expect(asks({ text: '7\n8', at: { row: 1, column: 1 } })).toBe(false);
    expect(asks({ text: '1\n2\n3\n4\n5' })).toBe(false);
  });

  it.each<[what: string, given: Given]>([
    ['values beyond the last row', { text: '7\n8\n9', at: { row: 3, column: 1 } }],
    ['fewer values', { text: '1\n2' }],
    ['too few values, as nothing is allowed beyond', { text: '1, 2, 3, 4', outside: 'none' }],
    ['a table that ends early, as nothing is allowed beyond', { text: '1\t1\t1\n4\t4\t4', outside: 'none' }],
    ['points in between alone', { text: '1;1;1\n2;2;2\n3.5;3;3\n4;4;4\n5;5;5' }],
  ])('is shown first with %s', (_, given) => {
    expect(asks(given)).toBe(true);
  });

  it.each([
    ['below', '-3;1;1\n-1;2;2', ['Pasted 2 points', '2 kW and 2 kW above -1 m/s', 'Points below 1 m/s left out: 2']],
    ['above', '7;1;1\n9;2;2', ['Pasted 2 points', '1 kW and 1 kW below 7 m/s', 'Points above 5 m/s left out: 2']],
  ])('is no more than its end where it is wholly %s the curve', (_, text, notes) => {
    expect(paste({ text }).notes).toEqual(notes);
  });

  it('may reach the ends of the curve exactly, where nothing is allowed beyond', () => {
    expect(paste({ text: '1\t1\t1\n5\t5\t5', outside: 'none' }).points.y[0]).toEqual([1, 2, 3, 4, 5]);
  });
});
