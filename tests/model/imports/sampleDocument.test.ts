import { describe, expect, it } from 'vitest';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { TableFault } from '#model/imports/TableFault.ts';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';
import { createFile } from './createFile.ts';

const sampleText = (text: string, name = 'turbines.json') => sampleTable(createFile(text, name));
const sample = (document: unknown) => sampleText(JSON.stringify(document));

const V90 = { model: 'V90', rated: { power: 2000, curve: [0, 75, null] }, modes: [{ noise: 104 }] };

describe('an unknown document', () => {
  it('has the paths of its records as headings, but for those within lists', async () => {
    const N117 = { model: 'N117', rated: { power: null, voltage: true } };
    expect(await sample([V90, N117])).toEqual({
      file: 'turbines.json',
      format: 'json',
      decimal: '.',
      header: 1,
      firstRow: 2,
      columns: [
        { heading: 'model', unit: undefined, cells: ['V90', 'N117'] },
        { heading: 'rated.power', unit: undefined, cells: ['2000', ''] },
        { heading: 'rated.curve', unit: undefined, cells: ['0, 75, ', ''] },
        { heading: 'rated.voltage', unit: undefined, cells: ['', 'true'] },
      ],
    });
  });

  it.each<[string, unknown, string | undefined, string[]]>([
    ['a list of records', [V90, V90], undefined, ['V90', 'V90']],
    ['an object with a list of records', { title: 'x', tags: ['a'], none: [], turbines: [V90] }, 'turbines', ['V90']],
    ['an object with several such lists', { turbines: [V90], others: [{ model: 'N117' }] }, 'turbines', ['V90']],
    ['an object with a list of records and more', { turbines: [null, V90] }, 'turbines', ['', 'V90']],
    ['one record', { model: 'V90', tags: ['a', 'b'] }, undefined, ['V90']],
    ['one record with an object', { model: 'V90', rated: { power: 2000 } }, undefined, ['V90']],
  ])('has its records in %s', async (_, document, rows, cells) => {
    const found = await sample(document);
    expect([found.rows, found.columns.find(({ heading }) => heading === 'model')?.cells]).toEqual([rows, cells]);
  });

  it('shows its first 60 records', async () => {
    const { columns } = await sample(Array.from({ length: 61 }, (_, index) => ({ power: index })));
    expect(columns.map(({ cells }) => [cells.length, cells.at(-1)])).toEqual([[60, '59']]);
  });

  it('is one whatever the case of its name, at the end alone', async () => {
    expect((await sampleText('[{"power": 2000}]', 'TURBINES.JSON')).format).toBe('json');
    expect((await sampleText('Model,Power\nV90,2000\n', 'turbines.json.csv')).format).toBe('csv');
    expect((await sampleText('Model,Power\nV90,2000\n', 'turbinesjson')).format).toBe('csv');
  });

  it('may have one value a record', async () => {
    const line = (parameter: string, value: number) => ({ technology: 'battery', parameter, value });
    const { long, columns } = await sample([line('lifetime', 25), line('cycles', 4000)]);
    expect(long).toEqual({ entity: 'technology', parameter: 'parameter', value: 'value' });
    expect(columns.map(({ heading, cells }) => [heading, ...cells])).toEqual([
      ['technology', 'battery'],
      ['lifetime', '25'],
      ['cycles', '4000'],
    ]);
  });

  it('is read in slices', async () => {
    const records = Array.from({ length: 50 }, (_, index) => ({ model: `V${index}`, note: 'ä'.repeat(15_000) }));
    expect((await sample(records)).columns[0]?.cells).toHaveLength(50);
  });

  it.each([
    ['', 'is not JSON.', 'Correct the file, or choose another one.'],
    ['[{"power": }]', 'is not JSON.', 'Correct the file, or choose another one.'],
    ['5', 'holds no records.', 'Choose another file.'],
    ['null', 'holds no records.', 'Choose another file.'],
    ['[]', 'holds no records.', 'Choose another file.'],
    ['{}', 'holds no records.', 'Choose another file.'],
    ['{"turbines": []}', undefined, undefined],
  ])('of %j', async (text, reason, fix) => {
    const reading = sampleText(text);
    if (reason === undefined) return expect(await reading).toMatchObject({ columns: [{ heading: 'turbines' }] });
    await expect(reading).rejects.toBeInstanceOf(TableFault);
    await expect(reading).rejects.toMatchObject({
      fault: { place: { file: 'turbines.json' }, reason, fix },
    });
  });
});

it('an unknown workbook is detected by its first bytes', async () => {
  const rows = [
    ['Model', 'Power'],
    ['', 'kW'],
    ['V90', 2000.5],
  ];
  expect(await sampleTable(createFile(createWorkbook({ Turbines: rows }), 'turbines.xlsx'))).toEqual({
    file: 'turbines.xlsx',
    format: 'xlsx',
    decimal: '.',
    header: 1,
    units: 2,
    firstRow: 3,
    columns: [
      { heading: 'Model', unit: undefined, cells: ['V90'] },
      { heading: 'Power', unit: 'kW', cells: ['2000.5'] },
    ],
  });
});
