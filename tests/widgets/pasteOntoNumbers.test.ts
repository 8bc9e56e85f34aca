import { describe, expect, it } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import type { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
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
