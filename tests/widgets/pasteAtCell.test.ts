import { describe, expect, it } from 'vitest';
import type { CurvePoints } from '#model/curvePoints.ts';
import { pasteResult } from './pasteResult.ts';

const NO_NUMBER = 'Nothing was pasted: the clipboard contains no numbers';

const SOC = {
  x: { title: 'State of charge', unit: '%', minimum: 0, maximum: 100 },
  y: [
    { title: 'Charge', unit: '%' },
    { title: 'Discharge', unit: '%' },
  ],
};

const points: CurvePoints = {
  x: [0, 50, 90],
  y: [
    [1, 2, 3],
    [4, 5, 6],
  ],
};

interface Given {
  text: string;
  at?: { row: number; column: number };
  points?: CurvePoints;
}

function paste(given: Given) {
  return pasteResult({ points, fixedX: false, outside: 'hold', ...SOC, ...given });
}

interface Case extends Given {
  what: string;
  x: number[];
  y: [number[], number[]];
  notes: string[];
}

const CASES: Case[] = [
  {
    what: 'a column of the second curve',
    text: '7\n8',
    at: { row: 1, column: 2 },
    x: [0, 50, 90],
    y: [
      [1, 2, 3],
      [4, 7, 8],
    ],
    notes: ['Pasted 2 values'],
  },
  {
    what: 'a single value',
    text: '7;',
    at: { row: 0, column: 1 },
    x: [0, 50, 90],
    y: [
      [7, 2, 3],
      [4, 5, 6],
    ],
    notes: ['Pasted 1 value'],
  },
  {
    what: 'a list of as many values as there are columns to the right, in its row',
    text: '7;8',
    at: { row: 0, column: 1 },
    x: [0, 50, 90],
    y: [
      [7, 2, 3],
      [8, 5, 6],
    ],
    notes: ['Pasted 2 values'],
  },
  {
    what: 'a list of more values than there are columns to the right, downwards',
    text: '7;8',
    at: { row: 0, column: 2 },
    x: [0, 50, 90],
    y: [
      [1, 2, 3],
      [7, 8, 6],
    ],
    notes: ['Pasted 2 values'],
  },
  {
    what: 'a list beside no cell, down the first curve',
    text: '7;8;9;10',
    x: [0, 50, 90, 100],
    y: [
      [7, 8, 9, 10],
      [4, 5, 6, 6],
    ],
    notes: ['Pasted 4 values', 'Added 1 point', 'State of charge of the new points continues as before'],
  },
  {
    what: 'a block that is too narrow for a whole curve, from the first curve on',
    text: '7;8\n9;10',
    x: [0, 50, 90],
    y: [
      [7, 9, 3],
      [8, 10, 6],
    ],
    notes: ['Pasted 4 values'],
  },
  {
    what: 'what lies beside the last column nowhere',
    text: '7;70\n8;80',
    at: { row: 0, column: 2 },
    x: [0, 50, 90],
    y: [
      [1, 2, 3],
      [7, 8, 6],
    ],
    notes: ['Pasted 2 values'],
  },
  {
    what: 'a row as wide as the curve at x, whatever the cell',
    text: '5;7;8\n55;9;10',
    at: { row: 0, column: 1 },
    x: [5, 55, 90],
    y: [
      [7, 9, 3],
      [8, 10, 6],
    ],
    notes: ['Pasted 6 values'],
  },
  {
    what: 'no new point for blank lines below the end',
    text: '7\n \n ',
    at: { row: 2, column: 1 },
    x: [0, 50, 90],
    y: [
      [1, 2, 7],
      [4, 5, 6],
    ],
    notes: ['Pasted 1 value'],
  },
  {
    what: 'an x that is pasted for a new point as it is, even out of order',
    text: '100;7;8\n60;9;10',
    at: { row: 2, column: 0 },
    x: [0, 50, 100, 60],
    y: [
      [1, 2, 7, 9],
      [4, 5, 8, 10],
    ],
    notes: ['Pasted 6 values', 'Added 1 point'],
  },
  {
    what: 'no point for which those before it leave no room',
    text: '90;7;8\n ; ; \n ; ; \n60;9;10',
    at: { row: 2, column: 0 },
    x: [0, 50, 90],
    y: [
      [1, 2, 7],
      [4, 5, 8],
    ],
    notes: ['Pasted 3 values', 'Values beyond the last row left out: 3'],
  },
];

describe('a block pasted at a cell of a curve', () => {
  it.each(CASES)('puts $what', ({ what: _, x, y, notes, ...given }) => {
    expect(paste(given)).toEqual({ points: { x, y }, notes });
  });
});

describe('a block that replaces a curve', () => {
  it('drops rows that are shorter than the others', () => {
    expect(paste({ text: '0;1;2\n5;3\n10\n20;4;5' })).toEqual({
      points: {
        x: [0, 20],
        y: [
          [1, 4],
          [2, 5],
        ],
      },
      notes: ['Pasted 2 points', 'Incomplete rows left out: 2'],
    });
  });

  it.each([
    ['hello;world', ['Could not read “hello” (row 1, column 1), “world” (row 1, column 2)', NO_NUMBER]],
    [' ; ; \n ; ; ', [NO_NUMBER]],
    ['1;2;3', ['Nothing was pasted: a curve needs at least 2 points']],
    ['1;2;3\n4;5;', ['Incomplete rows left out: 1', 'Nothing was pasted: a curve needs at least 2 points']],
  ])('%j changes nothing and gives the reason', (text, notes) => {
    const pasted = paste({ text });
    expect(pasted.points).toBe(points);
    expect(pasted.notes).toEqual(notes);
  });
});
