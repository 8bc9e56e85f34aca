import { describe, expect, it } from 'vitest';
import type { PasteChoices } from '#widgets/Pasted.ts';
import { type Paste, pasteIntoCurve } from '#widgets/pasteIntoCurve.ts';

const X = { title: 'Wind speed', unit: 'm/s' };
const Y = [{ title: 'Power', unit: 'kW' }];
const FREE = { x: [0, 1, 2, 3], y: [[0, 10, 20, 30]] };
const NUMBERED = { x: [0, 1, 2, 3, 4], y: [[9, 9, 9, 9, 9]] };

function ontoFree(text: string, given: Partial<Paste> = {}) {
  return pasteIntoCurve({ text, points: FREE, x: X, y: Y, fixedX: false, outside: 'hold', ...given });
}

function ontoNumbers(text: string, given: Partial<Paste> = {}) {
  return pasteIntoCurve({ text, points: NUMBERED, x: X, y: Y, fixedX: true, outside: 'zero', ...given });
}

describe('a block', () => {
  it.each<[what: string, text: string, given?: Partial<Paste>]>([
    ['of the same shape', '0\t1\n1\t2\n2\t3\n3\t4'],
    ['with more points', '0\t1\n1\t2\n2\t3\n3\t4\n4\t5'],
    ['under titles', 'Wind speed [m/s]\tPower [kW]\n0\t1\n1\t2\n2\t3\n3\t4'],
    ['that is one column', '5\n6', { at: { row: 0, column: 1 } }],
    ['for some rows', '5\t6\n6\t7', { at: { row: 2, column: 0 } }],
    ['without numbers', 'a\tb'],
  ])('%s is pasted without a question', (_, text, given) => {
    expect(ontoFree(text, given).asks).toBe(false);
  });

  it.each<[what: string, text: string, given?: Partial<Paste>]>([
    ['in another unit', 'Wind speed [m/s]\tPower [W]\n0\t1\n1\t2\n2\t3\n3\t4'],
    ['in a unit of another dimension', 'Wind speed [m/s]\tPower [MWh]\n0\t1\n1\t2\n2\t3\n3\t4'],
    ['that lies on its side', 'Wind speed\t0\t1\t2\t3\nPower\t1\t2\t3\t4'],
    ['in another order', 'Power [kW]\tWind speed [m/s]\n1\t0\n2\t1\n3\t2\n4\t3'],
    ['with a cell that is no number', '0\t1\n1\tx\n2\t3\n3\t4\n4\t5'],
    ['with a blank', '0\t1\n1\t\n2\t3\n3\t4\n4\t5'],
    ['with a column too many', '0\t1\t5\n1\t2\t5\n2\t3\t5\n3\t4\t5'],
    ['that is not sorted', '1\t1\n0\t2\n2\t3\n3\t4'],
    ['with one x twice', '0\t1\n1\t2\n1\t3\n2\t3\n3\t4'],
    ['that is shorter', '0\t1\n1\t2'],
    ['that is shorter, at the first cell', '0\t1\n1\t2', { at: { row: 0, column: 0 } }],
  ])('%s is shown first', (_, text, given) => {
    expect(ontoFree(text, given).asks).toBe(true);
  });

  it.each<[what: string, text: string, asks: boolean, given?: Partial<Paste>]>([
    ['with a value for each number', '0\t1\n1\t2\n2\t3\n3\t4\n4\t5', false],
    ['of values alone', '1\n2\n3\n4\n5', false],
    ['of some values at a cell', '1\n2', false, { at: { row: 1, column: 1 } }],
    ['that ends earlier', '0\t1\n1\t2\n2\t3', true],
    ['between the numbers', '0\t1\n0.5\t2\n4\t3', true],
    ['of fewer values', '1\n2', true],
    ['of values beyond the end', '1\n2\n3', true, { at: { row: 3, column: 1 } }],
    ['with one point', '1\t2', false],
  ])('%s onto a numbered curve', (_, text, asks, given) => {
    expect(ontoNumbers(text, given).asks).toBe(asks);
  });
});

describe('a choice', () => {
  const paste = (text: string, choices: PasteChoices) => {
    const { points, notes } = ontoFree(text, { choices });
    return { points, notes };
  };

  it('takes other columns', () => {
    const text = 'v\tA\tB\n0\t1\t5\n1\t2\t6\n2\t3\t7\n3\t4\t8';
    expect(paste(text, { columns: [0, 2] })).toEqual({
      points: { x: [0, 1, 2, 3], y: [[5, 6, 7, 8]] },
      notes: ['Pasted 4 points', 'Columns left out: a', 'The header was left out'],
    });
    expect(paste(text, { columns: [1, 1] }).points).toEqual({ x: [1, 2, 3, 4], y: [[1, 2, 3, 4]] });
  });

  it('takes other units than those of headings', () => {
    const text = 'v\tPower [MWh]\n0\t1\n1\t2\n2\t3\n3\t4';
    expect(ontoFree(text).notes).toEqual(['The header was left out', 'Nothing was pasted: Power is in MWh, not in kW']);
    expect(paste(text, { units: [undefined, 'MW'] }).points.y).toEqual([[1000, 2000, 3000, 4000]]);
    expect(paste(text, { units: ['km/h', 'kW'] }).points).toEqual({
      x: [0, 1 / 3.6, 2 / 3.6, 3 / 3.6].map((x) => expect.closeTo(x, 12)),
      y: [[1, 2, 3, 4]],
    });
  });

  it('swaps rows and columns, or leaves them', () => {
    const lying = '0\t1\t2\n5\t6\t7';
    expect(paste(lying, { isTurned: true }).points).toEqual({ x: [0, 1, 2], y: [[5, 6, 7]] });
    expect(paste(lying, {}).points).toEqual({ x: [0, 5], y: [[1, 6]] });
    const labelled = 'Wind speed\t0\t1\t2\t3\nPower\t1\t2\t3\t4';
    expect(paste(labelled, {}).points.x).toEqual([0, 1, 2, 3]);
    expect(paste(labelled, { isTurned: false, columns: [1, 2] }).points).toEqual({ x: [0, 1], y: [[1, 2]] });
  });

  it('keeps the points that a shorter block has no values for, or removes them', () => {
    const text = '0\t1\n1\t2';
    const at = { row: 0, column: 0 };
    expect(ontoFree(text).rest).toBe(2);
    expect(ontoFree(text).points.x).toEqual([0, 1]);
    expect(ontoFree(text, { choices: { keepsRest: true } }).points).toEqual({ x: FREE.x, y: [[1, 2, 20, 30]] });
    expect(ontoFree(text, { at }).points).toEqual({ x: FREE.x, y: [[1, 2, 20, 30]] });
    expect(ontoFree(text, { at, choices: { keepsRest: false } }).points).toEqual({ x: [0, 1], y: [[1, 2]] });
  });
});

it('says how a block was read', () => {
  const { layout, unreadable, repeated } = ontoFree('#\tPower [W]\tv\n1\t1000\t0\n2\tx\t0');
  expect(layout).toEqual({
    isTurned: false,
    columns: [
      { label: '#', texts: ['1', '2'] },
      { label: 'Power [W]', texts: ['1000', 'x'] },
      { label: 'v', texts: ['0', '0'] },
    ],
    used: [
      { axis: X, at: 2, unit: 'm/s' },
      { axis: Y[0], at: 1, unit: 'W' },
    ],
  });
  expect(unreadable).toEqual([{ row: 1, column: 1, text: 'x' }]);
  expect(repeated).toEqual([0]);
});
