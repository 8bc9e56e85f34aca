import { expect, it } from 'vitest';
import type { DraftColumn } from '#model/imports/MappingDraft.ts';
import { toMappingFile } from '#model/imports/toMappingFile.ts';
import { createColumn, createDraft, TURBINE } from '../../fixtures/importDrafts.ts';

const LIST = { sort: 'list', separators: [';'], take: 'max' } as const;
const SERIES = { sort: 'series', headings: ['P_3', 'P_4'], unit: 'm/s' } as const;
const MODEL = createColumn('Model');

const write = (columns: readonly DraftColumn[], own?: Parameters<typeof createDraft>[1]) =>
  JSON.parse(toMappingFile(createDraft(columns, own), TURBINE));

it('a draft is a file of two blanks an indent, with a line break at its end', () => {
  const text = toMappingFile(createDraft([MODEL], { currency: 'USD' }), TURBINE);
  expect(text).toBe(`{
  "$schema": "../import.schema.json",
  "$id": "fleet",
  "title": "Fleet",
  "kind": "turbine",
  "source": {
    "title": "Fleet",
    "licence": "CC0-1.0",
    "url": "https://example.org"
  },
  "table": {
    "format": "csv",
    "delimiter": ";",
    "header": 1,
    "firstRow": 2
  },
  "columns": {
    "model": {
      "column": "Model",
      "type": "text"
    }
  },
  "name": {
    "text": "{model}"
  },
  "fields": {
    "currency": {
      "constant": "USD"
    }
  }
}
`);
});

it('the table has everything that is stated about it', () => {
  const long = { entity: 'Technology', parameter: 'Parameter', value: 'Value' };
  const table = { decimal: ',', units: 2, firstRow: 3, rows: 'turbines', long, group: 'Type' } as const;
  expect(write([MODEL], { table }).table).toEqual({ format: 'csv', delimiter: ';', header: 1, ...table });
  expect(write([MODEL], { table: { format: 'json', rows: 'turbines' } }).table).toEqual({
    ...{ format: 'json', delimiter: ';', rows: 'turbines' },
  });
  const { delimiter: _, ...sheet } = createDraft([]).table;
  expect(
    JSON.parse(toMappingFile({ ...createDraft([MODEL]), table: { ...sheet, format: 'xlsx' } }, TURBINE)).table,
  ).toEqual({
    ...{ format: 'xlsx', header: 1, firstRow: 2 },
  });
});

it('unmatched columns are left out, with the reason', () => {
  expect(write([MODEL, createColumn('Site'), createColumn('Fuel')]).leftOut).toEqual([
    { columns: ['Site', 'Fuel'], why: 'Not matched to a field.' },
  ]);
  expect(write([MODEL])).not.toHaveProperty('leftOut');
});

it.each<[what: string, own: Partial<DraftColumn>, column: object, fields: object]>([
  ['a number', { field: 'hub_height', unit: 'ft' }, { unit: 'ft' }, { hub_height: 'note' }],
  ['a number without a unit', { field: 'blades' }, {}, { blades: 'note' }],
  [
    'a number whose unit is written differently',
    { field: 'hub_height', unit: 'm', written: 'metres' },
    { unit: 'm', written: 'metres' },
    { hub_height: 'note' },
  ],
  [
    'a number whose unit is written the same',
    { field: 'hub_height', unit: 'm', written: 'm' },
    { unit: 'm' },
    { hub_height: 'note' },
  ],
  ['a text', { field: 'description', unit: 'm', written: 'metres' }, { type: 'text' }, { description: 'note' }],
  ['a flag', { field: 'offshore', unit: 'm' }, { type: 'flag' }, { offshore: 'note' }],
  ['a choice', { field: 'currency' }, { type: 'text' }, { currency: 'note' }],
  ['a flag of lists', { field: 'offshore', holds: LIST }, { type: 'flag' }, { offshore: 'note' }],
  [
    'one number of a list',
    { field: 'hub_height', unit: 'm', holds: LIST },
    { type: 'list', unit: 'm', separators: [';'] },
    { hub_height: 'max(note)' },
  ],
  [
    'one number of the lines of a group',
    { field: 'hub_height', unit: 'm', holds: { ...LIST, separators: [] } },
    { type: 'list', unit: 'm' },
    { hub_height: 'max(note)' },
  ],
  [
    'a series',
    { field: 'power', unit: 'MW', holds: SERIES },
    { type: 'series', unit: 'MW', x: 'm/s' },
    { power: { curve: 'note' } },
  ],
  ['nothing, with a series', { field: 'noise', holds: SERIES }, { type: 'text' }, {}],
  [
    'a series of plain numbers',
    { field: 'power', written: 'kW', holds: { ...SERIES, unit: '' } },
    { type: 'series' },
    { power: { curve: 'note' } },
  ],
])('a column is %s', (_, own, column, fields) => {
  const file = write([createColumn('Note', own)], { name: '{note}' });
  expect(file.columns).toEqual({ note: { column: 'Note', ...column } });
  expect(file.fields).toEqual(fields);
});

it('a curve has the columns of x and of its lines', () => {
  const columns = [
    createColumn('Load', { field: 'efficiency.x', unit: '%', holds: LIST }),
    createColumn('Thermal', { field: 'efficiency.y1', holds: LIST }),
    createColumn('Electric', { field: 'efficiency.y0', holds: LIST }),
  ];
  expect(write(columns).fields).toEqual({ efficiency: { curve: ['load', 'electric', 'thermal'] } });
});

it('the table names its sheet, but not the other ones of the workbook', () => {
  const table = { format: 'xlsx', sheet: 'Fans', sheets: ['Pumps', 'Fans'] } as const;
  expect(write([MODEL], { table }).table).toEqual({
    ...{ format: 'xlsx', delimiter: ';', sheet: 'Fans', header: 1, firstRow: 2 },
  });
});
