import { describe, expect, it } from 'vitest';
import type { MapTexts } from '#model/mapText.ts';
import {
  createEmptyMap,
  findOriginal,
  insertColumn,
  insertRow,
  type MapCellPosition,
  removeColumn,
  removeRow,
  textAt,
  toMapCell,
  transpose,
  withTextAt,
} from '#widgets/mapCells.ts';

/** A heat pump's COP, by outdoor temperature (x) and flow temperature (y). */
const COP: MapTexts = {
  x: ['-10', '0', '10'],
  y: ['35', '55'],
  z: [
    ['2.5', '3.1', '4.2'],
    ['1.8', '2.2', '2.9'],
  ],
};

const at = (row: number, column: number): MapCellPosition => ({ row, column });

describe('a cell of a map', () => {
  it.each<[row: number, column: number, text: string]>([
    [0, 1, '-10'],
    [0, 3, '10'],
    [1, 0, '35'],
    [2, 0, '55'],
    [1, 1, '2.5'],
    [2, 3, '2.9'],
    [0, 0, ''],
    [0, 4, ''],
    [3, 0, ''],
    [3, 1, ''],
    [1, 4, ''],
  ])('in row %i and column %i has the text %j', (row, column, text) => {
    expect(textAt(COP, at(row, column))).toBe(text);
  });

  it.each<[what: string, cell: MapCellPosition, changed: Partial<MapTexts>]>([
    ['of x', at(0, 2), { x: ['-10', '7', '10'] }],
    ['of y', at(2, 0), { y: ['35', '7'] }],
    ['of the values', at(2, 1), { z: [COP.z[0] ?? [], ['7', '2.2', '2.9']] }],
  ])('%s is replaced alone', (_, cell, changed) => {
    const texts = withTextAt(COP, cell, '7');
    expect(texts).toEqual({ ...COP, ...changed });
    expect(texts.z[0]).toBe(COP.z[0]);
  });
});

describe('rows and columns', () => {
  it('are inserted empty, below a row or to the right of a column', () => {
    const [first, second] = COP.z;
    const empty = ['', '', ''];
    expect(insertRow(COP, 0)).toEqual({ x: COP.x, y: ['', '35', '55'], z: [empty, first, second] });
    expect(insertRow(COP, 1)).toEqual({ x: COP.x, y: ['35', '', '55'], z: [first, empty, second] });
    expect(insertColumn(COP, 1)).toEqual({
      x: ['-10', '', '0', '10'],
      y: COP.y,
      z: [
        ['2.5', '', '3.1', '4.2'],
        ['1.8', '', '2.2', '2.9'],
      ],
    });
    expect(insertColumn(COP, 0).x).toEqual(['', '-10', '0', '10']);
  });

  it('are removed by their number in the table', () => {
    expect(removeRow(COP, 1)).toEqual({ x: COP.x, y: ['55'], z: [COP.z[1]] });
    expect(removeRow(COP, 2)).toEqual({ x: COP.x, y: ['35'], z: [COP.z[0]] });
    expect(removeColumn(COP, 2)).toEqual({
      x: ['-10', '10'],
      y: COP.y,
      z: [
        ['2.5', '4.2'],
        ['1.8', '2.9'],
      ],
    });
  });

  it('are swapped; a value that is missing becomes empty', () => {
    expect(transpose({ ...COP, z: [['2.5', '3.1', '4.2'], ['1.8']] })).toEqual({
      x: COP.y,
      y: COP.x,
      z: [
        ['2.5', '1.8'],
        ['3.1', ''],
        ['4.2', ''],
      ],
    });
  });

  it('of a new map are empty', () => {
    expect(createEmptyMap({ rows: 2, columns: 3 })).toEqual({
      x: ['', '', ''],
      y: ['', ''],
      z: [
        ['', '', ''],
        ['', '', ''],
      ],
    });
  });
});

it.each<[path: string, cell: MapCellPosition | undefined]>([
  ['x/0', at(0, 1)],
  ['x/2', at(0, 3)],
  ['y/1', at(2, 0)],
  ['z/1/0', at(2, 1)],
  ['x', undefined],
  ['y', undefined],
  ['z/1', undefined],
])('the path %s leads to the cell %j', (path, cell) => {
  expect(toMapCell(path)).toEqual(cell);
});

describe('the original of a cell', () => {
  it.each([at(0, 2), at(2, 0), at(1, 3), at(0, 0)])('is in the same place of a map of the same size: %j', (cell) => {
    const changed = { ...COP, x: ['5', '6', '7'], y: ['40', '50'] };
    expect(findOriginal(changed, COP, cell)).toBe(textAt(COP, cell));
  });

  /** A column and a row were added in front. */
  const grown = insertColumn(insertRow({ ...COP, x: ['-10.0', '0', '10'] }, 0), 0);

  it.each<[row: number, column: number, text: string | undefined]>([
    [0, 2, '-10'],
    [2, 0, '35'],
    [2, 2, '2.5'],
    [3, 4, '2.9'],
    [0, 0, ''],
    [0, 1, undefined],
    [1, 0, undefined],
    [1, 2, undefined],
    [2, 1, undefined],
    [0, 9, undefined],
  ])('is found by x and y where the sizes differ: row %i and column %i had %j', (row, column, text) => {
    expect(findOriginal(grown, COP, at(row, column))).toBe(text);
  });

  it('is found where only the number of rows, or of columns, differs', () => {
    expect(findOriginal(removeRow(COP, 1), COP, at(1, 1))).toBe('1.8');
    expect(findOriginal(removeColumn(COP, 1), COP, at(1, 1))).toBe('3.1');
  });
});
