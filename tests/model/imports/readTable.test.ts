import { describe, expect, it } from 'vitest';
import type { ImportTable } from '#model/imports/ImportMapping.ts';
import { readTable } from '#model/imports/readTable.ts';
import { TableFault } from '#model/imports/TableFault.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const TABLE: ImportTable = {
  format: 'csv',
  headings: ['Model', 'Power'],
  header: 1,
  decimal: '.',
  firstRow: 2,
  blank: [],
  leftOut: {},
};

const read = (text: string, table: Partial<ImportTable> = {}) =>
  readAll(readTable(createFile(text, 'turbines.csv'), { ...TABLE, ...table }));

const cell = (row: number, column: number, heading: string, text: string) => ({
  ...{ file: 'turbines.csv', row, column, heading, text },
});

/** The rows that were read, by their line. */
async function readRows(text: string, table: Partial<ImportTable> = {}) {
  const parts = await read(text, table);
  return parts.flatMap((part) =>
    'row' in part
      ? [[part.row.place.row, ...[...part.row.cells.values()].map((own) => own.map(({ text: one }) => one).join('|'))]]
      : [],
  );
}

describe('a table', () => {
  it('begins with its headings, and has each cell with its place', async () => {
    expect(await read('Model, Power \nV90,2000\n')).toEqual([
      { headings: { place: { file: 'turbines.csv', row: 1 }, names: ['Model', 'Power'], units: new Map() } },
      {
        row: {
          place: { file: 'turbines.csv', row: 2 },
          cells: new Map([
            ['Model', [cell(2, 1, 'Model', 'V90')]],
            ['Power', [cell(2, 2, 'Power', '2000')]],
          ]),
        },
      },
    ]);
  });

  it('has its headings in their line, its units in theirs, and its data from a line on', async () => {
    const text = 'Turbines\n\nModel,Power\n,kW\nas sold,net\nV90,2000\n';
    const [first, ...rows] = await read(text, { header: 3, units: 4, firstRow: 6 });
    expect(first).toEqual({
      headings: {
        place: { file: 'turbines.csv', row: 3 },
        names: ['Model', 'Power'],
        units: new Map([
          ['Model', cell(4, 1, 'Model', '')],
          ['Power', cell(4, 2, 'Power', 'kW')],
        ]),
      },
    });
    expect(rows).toHaveLength(1);
    expect(await readRows(text, { header: 3, units: 4, firstRow: 6 })).toEqual([[6, 'V90', '2000']]);
    expect(await readRows(text, { header: 3, firstRow: 5 })).toEqual([
      [5, 'as sold', 'net'],
      [6, 'V90', '2000'],
    ]);
  });

  it('has its headings in the next line where theirs is blank', async () => {
    expect(await readRows('\nModel,Power\nV90,2000\n')).toEqual([[3, 'V90', '2000']]);
  });

  it('says its headings and units also where it has no rows', async () => {
    expect(await read('Model,Power\nname,kW\n', { units: 2, firstRow: 3 })).toEqual([
      {
        headings: {
          place: { file: 'turbines.csv', row: 1 },
          names: ['Model', 'Power'],
          units: new Map([
            ['Model', cell(2, 1, 'Model', 'name')],
            ['Power', cell(2, 2, 'Power', 'kW')],
          ]),
        },
      },
    ]);
  });

  it('says its headings once', async () => {
    const parts = await read('Model,Power\nV90,2000\nN117,2400\n');
    expect(parts.map((part) => Object.keys(part))).toEqual([['headings'], ['row'], ['row']]);
  });

  it('has blank cells where a line is short', async () => {
    expect(await readRows('Model,Power\nV90\n')).toEqual([[2, 'V90', '']]);
  });

  it('has several cells for columns of one heading', async () => {
    expect(await readRows('Model,Power,Power\nV90,2000,1800\n')).toEqual([[2, 'V90', '2000|1800']]);
  });

  it('has rows at fault whose cells have no heading', async () => {
    const [, ...rows] = await read('Model,Power\nV90,2000,,net\nN117,2400,,\n');
    expect(rows.map((part) => ('row' in part ? part.row.fault : part))).toEqual([
      {
        place: { file: 'turbines.csv', row: 2, column: 4 },
        reason: 'has no heading.',
        fix: 'Give the column a heading, or put a text with delimiters in double quotes.',
      },
      undefined,
    ]);
  });

  it('has its units and first row one line further down below a line that states the delimiter', async () => {
    const parts = await read('sep=;\nModel;Power\n;kW\nV90;2000\n', { units: 2, firstRow: 3 });
    const [first, ...rows] = parts;
    expect(
      first && 'headings' in first ? [...first.headings.units].map(([heading, { text }]) => [heading, text]) : [],
    ).toEqual([
      ['Model', ''],
      ['Power', 'kW'],
    ]);
    expect(rows).toMatchObject([{ row: { place: { row: 4 } } }]);
  });

  it('is refused where nothing is in it', async () => {
    await expect(read('\n\n')).rejects.toMatchObject({ message: 'turbines.csv is empty. Choose another file.' });
  });

  it('is refused where it ends before its headings', async () => {
    const reading = read('Turbines\nof 2026\n', { header: 4 });
    await expect(reading).rejects.toBeInstanceOf(TableFault);
    await expect(reading).rejects.toMatchObject({
      message: 'turbines.csv has no headings. Add them.',
      fault: { place: { file: 'turbines.csv' }, reason: 'has no headings.', fix: 'Add them.' },
    });
  });

  it('has the delimiter of the mapping, or the one with which its headings are found', async () => {
    const text = 'Model;Power,Unit\nV90;2000,kW\n';
    expect(await readRows(text)).toEqual([[2, 'V90', '2000,kW']]);
    expect(await readRows(text, { delimiter: ',' })).toEqual([[2, 'V90;2000', 'kW']]);
  });

  it('has the encoding of the mapping, or the one that is found', async () => {
    const bytes = Uint8Array.from('Model;Ma\xDFe\nTo\xB6;2\n', (sign) => sign.charCodeAt(0));
    const readNames = async (table: Partial<ImportTable>) => {
      const [first, second] = await readAll(
        readTable(createFile(bytes), { ...TABLE, headings: ['Model', 'Maße'], ...table }),
      );
      const names = first && 'headings' in first ? first.headings.names : [];
      return [...names, ...(second && 'row' in second ? [...second.row.cells.values()].map(([one]) => one?.text) : [])];
    };
    expect(await readNames({})).toEqual(['Model', 'Maße', 'To¶', '2']);
    expect(await readNames({ encoding: 'iso-8859-2' })).toEqual(['Model', 'Maße', 'Toś', '2']);
  });

  it('is of text where it is shorter than the signs of a workbook, or begins like them', async () => {
    expect(await readRows('PK')).toEqual([]);
    expect(await readRows('PK,Power\nV90,2000\n')).toEqual([[2, 'V90', '2000']]);
  });
});
