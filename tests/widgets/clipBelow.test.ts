import { describe, expect, it } from 'vitest';
import { clipBelow } from '#widgets/clipBelow.ts';
import { pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';
import { pasteResult } from './pasteResult.ts';

const SPEED = { title: 'Wind speed', unit: 'm/s' };
const POWER = { title: 'Power', unit: 'kW', minimum: 0, belowMinimum: 'clip' } as const;
const columns = [SPEED, POWER];

describe('values below the minimum at the ends of a table', () => {
  it('become the minimum, with their number and the lowest one', () => {
    const rows = [
      [0, -4],
      [1, -12.5],
      [2, 0],
      [3, 20],
      [4, 60],
      [5, -3],
    ];
    const { rows: clipped, notes } = clipBelow(rows, { columns, xColumn: 0 });
    expect(clipped.map(([, power]) => power)).toEqual([0, 0, 0, 20, 60, 0]);
    expect(notes).toEqual(['Power below 0 kW set to 0 kW: 3 values, down to -12.5 kW']);
  });

  it('are found in the order of x', () => {
    const rows = [
      [4, 60],
      [5, -3],
      [0, -4],
      [3, 20],
    ];
    const { rows: clipped } = clipBelow(rows, { columns, xColumn: 0 });
    expect(clipped).toEqual([
      [4, 60],
      [5, 0],
      [0, 0],
      [3, 20],
    ]);
  });

  it.each<[title: string, values: (number | undefined)[]]>([
    ['between others', [5, -3, 8]],
    ['where none is above', [-5, -3, 0]],
    ['where there are none', [0, 3, 0]],
  ])('%s stay', (_title, values) => {
    const rows = values.map((value) => [value]);
    expect(clipBelow(rows, { columns: [POWER], xColumn: undefined })).toEqual({ rows, notes: [] });
  });

  it('stay where the kind file does not say so', () => {
    const rows = [[-4], [20]];
    for (const belowMinimum of ['keep', undefined] as const) {
      const axis = { title: 'Power', minimum: 0, ...(belowMinimum && { belowMinimum }) };
      expect(clipBelow(rows, { columns: [axis], xColumn: undefined })).toEqual({ rows, notes: [] });
    }
  });

  it('may be followed, or preceded, by the minimum itself', () => {
    const clip = (...values: number[]) =>
      clipBelow(
        values.map((value) => [value]),
        { columns: [POWER], xColumn: undefined },
      ).rows.flat();
    expect(clip(20, -3, 0)).toEqual([20, 0, 0]);
    expect(clip(0, -3, 20)).toEqual([0, 0, 20]);
  });

  it('leave the rows of another table as they are', () => {
    const rows = [
      [0, 5],
      [1, 20],
    ];
    expect(clipBelow(rows, { columns, xColumn: 0 }).rows).toBe(rows);
  });

  it('leave blanks as they are', () => {
    const { rows } = clipBelow([[undefined], [-4], [20], [undefined]], { columns: [POWER], xColumn: undefined });
    expect(rows).toEqual([[undefined], [0], [20], [undefined]]);
  });

  it('may be below a limit other than 0', () => {
    const axis = { ...POWER, minimum: 5 };
    const { rows, notes } = clipBelow([[4], [20]], { columns: [axis], xColumn: undefined });
    expect(rows).toEqual([[5], [20]]);
    expect(notes).toEqual(['Power below 5 kW set to 5 kW: 1 value, down to 4 kW']);
  });
});

describe('a table with the standby draw of a turbine', () => {
  const points = { x: [0, 1, 2, 3, 4], y: [[9, 9, 9, 9, 9]] };
  const onto = { points, fixedX: true, outside: 'zero', x: SPEED, y: [POWER] } as const;

  it('is pasted without it, which is stated and shown before', () => {
    const pasted = pasteIntoCurve({ ...onto, text: '0\t-4\n1\t-12\n2\t20\n3\t60\n4\t80' });
    expect(pasted.points.y).toEqual([[0, 0, 20, 60, 80]]);
    expect(pasted.notes).toContain('Power below 0 kW set to 0 kW: 2 values, down to -12 kW');
    expect(pasted.asks).toBe(true);
  });

  it('is converted before', () => {
    const pasted = pasteResult({ ...onto, text: 'v [m/s]\tP [W]\n0\t-4000\n1\t1000\n2\t20000\n3\t60000\n4\t80000' });
    expect(pasted.points.y).toEqual([[0, 1, 20, 60, 80]]);
    expect(pasted.notes).toContain('Power below 0 kW set to 0 kW: 1 value, down to -4 kW');
  });

  it('may be a column alone', () => {
    const pasted = pasteResult({ ...onto, text: '-4\n-2\n20\n60\n80', at: { row: 0, column: 1 } });
    expect(pasted.points.y).toEqual([[0, 0, 20, 60, 80]]);
  });
});
