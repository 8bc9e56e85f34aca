import { describe, expect, it } from 'vitest';
import { checkHeadings } from '#model/imports/checkHeadings.ts';
import { checkUnits } from '#model/imports/checkUnits.ts';
import { faultText } from '#model/imports/faults.ts';
import { findMisfit } from '#model/imports/findMisfit.ts';
import type { ImportColumn, ImportTable } from '#model/imports/ImportMapping.ts';
import { type Headings, readTable } from '#model/imports/readTable.ts';
import { rowLabel } from '#model/imports/rowLabel.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { transposeRows } from '#model/imports/transposeRows.ts';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const TABLE: ImportTable = {
  ...{ format: 'csv', headings: ['Model', 'Power'], transposed: true, header: 1, units: 2, decimal: '.', firstRow: 3 },
  ...{ blank: [], leftOut: {} },
};
const LINES = ['Model,,V90,N117', '', 'Power,kW,2000,2400'];
const open = (lines: readonly string[]) => createFile(lines.join('\n'), 'turbines.csv');
const read = (lines: readonly string[], table: Partial<ImportTable> = {}) =>
  readAll(readTable(open(lines), { ...TABLE, ...table }));

/** The headings of a table, which come first. */
async function readHeadings(lines: readonly string[], table?: Partial<ImportTable>): Promise<Headings> {
  const [first] = await read(lines, table);
  if (!first || !('headings' in first)) throw new Error('No headings come first');
  return first.headings;
}

const POWER: ImportColumn = { table: 'main', column: 'Power', type: 'number', unit: 'kW', blank: [] };

describe('a table with a component in each column', () => {
  it('has its headings in one column, and each cell with its place in the file', async () => {
    const cell = (row: number, column: number, heading: string, text: string) => ({
      ...{ file: 'turbines.csv', row, column, heading, text },
    });
    const [headings, ...rows] = await read(LINES);
    expect(headings).toEqual({
      headings: {
        place: { file: 'turbines.csv', row: 1, column: 1 },
        names: ['Model', 'Power'],
        units: new Map([
          ['Model', cell(1, 2, 'Model', '')],
          ['Power', cell(3, 2, 'Power', 'kW')],
        ]),
        lines: [1, 3],
      },
    });
    expect(rows).toEqual([
      {
        row: {
          place: { file: 'turbines.csv', row: 1, column: 3 },
          cells: new Map([
            ['Model', [cell(1, 3, 'Model', 'V90')]],
            ['Power', [cell(3, 3, 'Power', '2000')]],
          ]),
        },
      },
      expect.objectContaining({ row: expect.objectContaining({ place: { file: 'turbines.csv', row: 1, column: 4 } }) }),
    ]);
  });

  it('leaves out columns without content, and lines that state the delimiter', async () => {
    const rows = await read(['sep=,', 'Model,,V90,,N117', 'Power,kW,2000,,2400']);
    const places = rows.flatMap((part) => ('row' in part ? [part.row.place.column] : []));
    expect(places).toEqual([3, 5]);
  });

  it('may have its column of units behind the others, which is not a component', async () => {
    const lines = ['Model,V90,N117,Unit', 'Power,2000,2400,kW'];
    const [first, ...rows] = await read(lines, { units: 4, firstRow: 2 });
    expect(first && 'headings' in first && first.headings.units.get('Power')?.text).toBe('kW');
    expect(rows.map((part) => 'row' in part && part.row.place.column)).toEqual([2, 3]);
    expect(await sampleTable(open(lines), { transposed: true })).toMatchObject({
      ...{ header: 1, units: 4, firstRow: 2 },
      columns: [
        { heading: 'Model', unit: 'Unit', cells: ['V90', 'N117'] },
        { heading: 'Power', unit: 'kW', cells: ['2000', '2400'] },
      ],
    });
  });

  it('names a heading that the mapping does not know at its line', async () => {
    const headings = await readHeadings([...LINES, 'Mass,t,90,120']);
    const text = { table: 'main', column: 'Model', type: 'text', blank: [] } satisfies ImportColumn;
    expect(checkHeadings(headings, TABLE, [text, POWER]).map(faultText)).toEqual([
      'turbines.csv:4:1 Mass is not known to the mapping, so it was not imported. Name it in the mapping, among "columns" or in "leftOut".',
    ]);
  });

  it('names a unit that differs, or is missing, at its line', async () => {
    const other = checkUnits(await readHeadings(['Model,,V90', 'Power,MW,2']), TABLE, [POWER]);
    expect(other.units).toEqual(new Map([['Power', 'MW']]));
    expect(other.notices.map(({ place }) => place)).toEqual([
      { file: 'turbines.csv', row: 2, column: 2, heading: 'Power' },
    ]);
    const none = checkUnits({ ...(await readHeadings(LINES)), units: new Map() }, TABLE, [POWER]);
    expect(none.notices.map(({ place }) => place)).toEqual([
      { file: 'turbines.csv', row: 3, column: 2, heading: 'Power' },
    ]);
  });

  it('is recognised by its first column', async () => {
    expect(await findMisfit(open(LINES), TABLE)).toBeUndefined();
    const fault = await findMisfit(open(['Model,Power', 'V90,2000']), TABLE);
    expect(fault && faultText(fault)).toBe('turbines.csv:1:1 lacks "Power". Its headings are "Model", "V90".');
  });

  it('is sampled with the numbers of its columns, from text and from a workbook', async () => {
    const lines = ['Data sheet,,V90,N117', 'Power,kW,2000,2400', ',m,80,91', 'Hub height,m,105,120'];
    const expected = {
      ...{ transposed: true, header: 1, units: 2, firstRow: 3, unnamed: [3] },
      columns: [
        { heading: 'Data sheet', unit: undefined, cells: ['V90', 'N117'] },
        { heading: 'Power', unit: 'kW', cells: ['2000', '2400'] },
        { heading: 'Hub height', unit: 'm', cells: ['105', '120'] },
      ],
    };
    expect(await sampleTable(open(lines), { transposed: true })).toMatchObject(expected);
    const book = createFile(createWorkbook({ Turbines: lines.map((line) => line.split(',')) }), 'book.xlsx');
    expect(await sampleTable(book, { transposed: true })).toMatchObject({ ...expected, format: 'xlsx' });
  });

  it('is refused with what to do where it is too large for the memory', async () => {
    const cells = Array.from({ length: 1_000_001 }, () => '1');
    const reading = readAll(
      transposeRows(
        [1, 2].map((line) => ({ line, cells })),
        { file: 'wide.csv' },
      ),
    );
    await expect(reading).rejects.toThrow(
      'wide.csv has more than 2,000,000 cells, which are too many for a table with a component in each column. Swap its rows and columns in a spreadsheet, and save it again.',
    );
  });
});

it('a component is named by its row, or by its column', () => {
  expect(rowLabel({ file: 'a.csv', row: 3 })).toBe('row 3');
  expect(rowLabel({ file: 'a.csv', row: 1, column: 4 })).toBe('column 4');
});
