import { describe, expect, it } from 'vitest';
import { faultText } from '#model/imports/faults.ts';
import type { BesideTable, ImportMapping } from '#model/imports/ImportMapping.ts';
import { readFiles } from '#model/imports/importFiles.ts';
import { createFile } from './createFile.ts';
import { smallMapping } from './importTable.ts';
import { readAll } from './readAll.ts';

const BESIDE: BesideTable = {
  format: 'csv',
  headings: ['Id', 'Price'],
  header: 1,
  decimal: '.',
  firstRow: 2,
  blank: [],
  leftOut: {},
  key: 'Id',
  match: 'Model',
};

/** Pumps with their prices in a table beside them. */
function priced(beside: Partial<BesideTable> = {}): ImportMapping {
  const mapping = smallMapping();
  return {
    ...mapping,
    beside: { prices: { ...BESIDE, ...beside } },
    columns: { ...mapping.columns, price: { table: 'prices', column: 'Price', type: 'number', blank: [] } },
  };
}

/** Each row with its model, its heat, its price and its faults; everything else in words. */
async function read(tables: Record<string, string>, mapping: ImportMapping = smallMapping()) {
  const files = new Map(Object.entries(tables).map(([name, text]) => [name, createFile(text, `${name}.csv`)]));
  const events = await readAll(readFiles({ mapping, files }));
  return events.map((event) => {
    if (event.sort !== 'row') return `${event.sort}: ${faultText(event.fault)}`;
    const { row, place } = event;
    const price = 'price' in mapping.columns ? row.number('price') : undefined;
    return [place.row, row.text('model'), row.number('heat'), price, ...row.faults.map(faultText)];
  });
}

const MAIN = 'Model,Heat,COP\nOne,4540,2.2\nTwo,7000,3\n';

describe('the rows of a file', () => {
  it('come one after the other', async () => {
    expect(await read({ main: MAIN })).toEqual([
      [2, 'One', 4540, undefined],
      [3, 'Two', 7000, undefined],
    ]);
  });

  it('have their own faults', async () => {
    expect(await read({ main: 'Model,Heat,COP\nOne,4540,2.2,net\nTwo,7000,3\n' })).toEqual([
      [
        2,
        'One',
        4540,
        undefined,
        'main.csv:2:4 has no heading. Give the column a heading, or put a text with delimiters in double quotes.',
      ],
      [3, 'Two', 7000, undefined],
    ]);
  });

  it('come behind the columns that the mapping does not know, each of them once', async () => {
    const notice = (column: number, heading: string) =>
      `notice: main.csv:1:${column} ${heading} is not known to the mapping, so it was not imported. Name it in the mapping, among "columns" or in "leftOut".`;
    const headings = 'Model,Heat,COP,Noise,Weight\n';
    expect(await read({ main: `${headings}One,4540,2.2,35,80\nTwo,7000,3,40,90\n` })).toEqual([
      notice(4, 'Noise'),
      notice(5, 'Weight'),
      [2, 'One', 4540, undefined],
      [3, 'Two', 7000, undefined],
    ]);
    expect(await read({ main: headings })).toEqual([notice(4, 'Noise'), notice(5, 'Weight')]);
  });

  it('end with the fault of the file', async () => {
    expect(await read({ main: 'Model,Heat,COP\nOne,4540,2.2\n"Two,7000,3\n' })).toEqual([
      [2, 'One', 4540, undefined],
      'file: main.csv:3 has an opening double quote without a closing one. Add the closing quote; a quote inside a text is written twice.',
    ]);
    expect(await read({ main: 'Model,Heat\nOne,4540\n' })).toEqual([
      'file: main.csv:1 lacks "COP". Its headings are "Model", "Heat".',
    ]);
  });

  it('need the file', async () => {
    expect(await read({})).toEqual(['file: small needs the file of "main" as well. Choose it too.']);
  });

  it('are not read on where something else fails', async () => {
    const file = { ...createFile(MAIN), read: () => Promise.reject(new Error('The disk is gone')) };
    const reading = readAll(readFiles({ mapping: smallMapping(), files: new Map([['main', file]]) }));
    await expect(reading).rejects.toThrow('The disk is gone');
  });
});

describe('a table beside another one', () => {
  it('has the row with the same key, wherever it is', async () => {
    const prices = 'Id,Price\nThree,3\n Two ,2\nOne,1\n';
    expect(await read({ main: MAIN, prices }, priced())).toEqual([
      [2, 'One', 4540, 1],
      [3, 'Two', 7000, 2],
    ]);
  });

  it('may lack the row', async () => {
    expect(await read({ main: MAIN, prices: 'Id,Price\nTwo,2\n' }, priced())).toEqual([
      [2, 'One', 4540, Number.NaN],
      [3, 'Two', 7000, 2],
    ]);
  });

  it('is not searched by a blank key', async () => {
    const main = 'Model,Heat,COP\n,4540,2.2\n';
    expect(await read({ main, prices: 'Id,Price\n,2\n ,3\n' }, priced())).toEqual([[2, undefined, 4540, Number.NaN]]);
  });

  it('is not searched without the column of the key', async () => {
    const prices = 'Id,Price\nOne,1\n';
    expect(await read({ main: MAIN, prices }, priced({ match: 'Article' }))).toEqual([
      [2, 'One', 4540, Number.NaN],
      [3, 'Two', 7000, Number.NaN],
    ]);
    expect(await read({ main: MAIN, prices }, priced({ key: 'Article' }))).toEqual([
      'notice: prices.csv:1:1 Id is not known to the mapping, so it was not imported. Name it in the mapping, among "columns" or in "leftOut".',
      [2, 'One', 4540, Number.NaN],
      [3, 'Two', 7000, Number.NaN],
    ]);
  });

  it('with several rows for one key is a fault of each row with that key', async () => {
    const prices = 'Id,Price\nOne,1\nTwo,2\nOne,4\n One ,5\n';
    expect(await read({ main: MAIN, prices }, priced())).toEqual([
      [
        2,
        'One',
        4540,
        1,
        'main.csv:2:1 Model "One" is in the file of "prices" several times, in rows 2 and 4 and 5. Remove all but one of them.',
      ],
      [3, 'Two', 7000, 2],
    ]);
  });

  it('has its own columns, and those that the mapping does not know', async () => {
    const prices = 'Id,Price,Currency\nOne,1,EUR\n';
    expect(await read({ main: MAIN, prices }, priced())).toEqual([
      'notice: prices.csv:1:3 Currency is not known to the mapping, so it was not imported. Name it in the mapping, among "columns" or in "leftOut".',
      [2, 'One', 4540, 1],
      [3, 'Two', 7000, Number.NaN],
    ]);
    expect(await read({ main: MAIN, prices: 'Id\nOne\n' }, priced())).toEqual([
      'file: prices.csv:1 lacks "Price". Its headings are "Id".',
    ]);
  });

  it('is needed', async () => {
    expect(await read({ main: MAIN }, priced())).toEqual([
      'file: small needs the file of "prices" as well. Choose it too.',
    ]);
  });
});
