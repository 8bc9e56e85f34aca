import { describe, expect, it } from 'vitest';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { TableFault } from '#model/imports/TableFault.ts';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';
import { createFile } from './createFile.ts';

const COVER = [['Heat pumps'], ['As of 2026']];
const PUMPS = [
  ['Model', 'COP'],
  ['A', 3.1],
  ['B', 4],
];
const FANS = [
  ['Fan', 'Power'],
  ['', 'kW'],
  ['C', 2.5],
];

const open = (sheets: Parameters<typeof createWorkbook>[0]) => createFile(createWorkbook(sheets), 'book.xlsx');
const BOOK = open({ Cover: COVER, Pumps: PUMPS, Fans: FANS });

/** The sheet of a sample, all sheets, and the headings. */
async function sample(...given: Parameters<typeof sampleTable>) {
  const { sheet, sheets, columns } = await sampleTable(...given);
  return { sheet, sheets, headings: columns.map(({ heading }) => heading) };
}

describe('the table of a workbook', () => {
  const sheets = ['Cover', 'Pumps', 'Fans'];

  it('is the first sheet that holds one', async () => {
    expect(await sample(BOOK)).toEqual({ sheet: 'Pumps', sheets, headings: ['Model', 'COP'] });
  });

  it('is refused where the named sheet holds nothing', async () => {
    const book = open({
      Pumps: [
        ['Model', 'COP'],
        ['A', 3],
      ],
      Empty: [],
      Blank: [[null, null], ['']],
    });
    for (const name of ['Empty', 'Blank'])
      await expect(sampleTable(book, { sheet: name })).rejects.toMatchObject({
        fault: { reason: `has nothing in the sheet “${name}”.`, fix: 'Choose another sheet.' },
      });
  });

  it('is the sheet that is named, with its own lines', async () => {
    expect(await sample(BOOK, { sheet: 'Fans' })).toEqual({ sheet: 'Fans', sheets, headings: ['Fan', 'Power'] });
    expect(await sampleTable(BOOK, { sheet: 'Fans' })).toMatchObject({ units: 2, firstRow: 3 });
    expect(await sample(BOOK, { sheet: 'Cover' })).toEqual({ sheet: 'Cover', sheets, headings: ['Heat pumps'] });
  });

  it('needs no name where it is the first sheet', async () => {
    expect(await sample(open({ Pumps: PUMPS, Cover: COVER }))).toEqual({
      ...{ sheet: undefined, sheets: ['Pumps', 'Cover'], headings: ['Model', 'COP'] },
    });
    expect(Object.keys(await sampleTable(open({ Pumps: PUMPS })))).not.toContain('sheets');
  });

  it.each([
    ['of one column', [['Model'], ['A'], [3]]],
    ['of headings alone', [['Model', 'COP']]],
    ['without numbers', PUMPS.map(([model]) => [model ?? '', 'x'])],
    ['that is empty', []],
  ])('is not a sheet %s', async (_what, rows) => {
    expect((await sample(open({ Notes: rows, Pumps: PUMPS }))).sheet).toBe('Pumps');
  });

  it('is the first sheet where none holds a table', async () => {
    expect(await sample(open({ Cover: COVER, Notes: [['Later']] }))).toMatchObject({ headings: ['Heat pumps'] });
  });

  it('has up to 60 lines', async () => {
    const rows = Array.from({ length: 70 }, (_, row) => [`V${row}`, row]);
    const { columns } = await sampleTable(open({ Turbines: [['Model', 'Power'], ...rows] }));
    expect(columns.map(({ cells }) => cells.length)).toEqual([59, 59]);
  });

  it('is refused if the workbook lacks it', async () => {
    const reading = sampleTable(BOOK, { sheet: 'Prices' });
    await expect(reading).rejects.toBeInstanceOf(TableFault);
    await expect(reading).rejects.toMatchObject({
      fault: { place: { file: 'book.xlsx' }, reason: 'has no sheet “Prices”.', fix: 'Choose another file.' },
    });
  });
});
