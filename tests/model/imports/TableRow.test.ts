import { expect, it } from 'vitest';
import { cellPlace } from '#model/imports/TableRow.ts';

const ROW = { file: 'pumps.csv', row: 7 };
const COLUMN = { file: 'pumps.csv', row: 1, column: 3 };

it('a cell of a line is in the column of its index, counted from 1', () => {
  expect(cellPlace(ROW, 0, undefined)).toEqual({ file: 'pumps.csv', row: 7, column: 1 });
  expect(cellPlace(ROW, 4, undefined)).toEqual({ file: 'pumps.csv', row: 7, column: 5 });
});

it('a cell of a column of a transposed table is in its own line', () => {
  expect(cellPlace(COLUMN, 1, [2, 5])).toEqual({ file: 'pumps.csv', row: 5, column: 3 });
});

it('a cell beyond the lines of a transposed table is in the line of its column', () => {
  expect(cellPlace(COLUMN, 2, [2, 5])).toEqual(COLUMN);
});
