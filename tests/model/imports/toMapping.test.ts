import { describe, expect, it } from 'vitest';
import type { ImportColumn, ImportValue, RowReader } from '#model/imports/ImportMapping.ts';
import type { DraftColumn } from '#model/imports/MappingDraft.ts';
import { listLeftOut, listText, toMapping } from '#model/imports/toMapping.ts';
import { createColumn, createDefinition, createDraft, TURBINE } from '../../fixtures/importDrafts.ts';

const LIST = { sort: 'list', separators: [';'], take: 'min' } as const;
const SERIES = { sort: 'series', headings: ['P_3', 'P_4', 'P_5'], unit: 'km/h' } as const;
const MODEL = createColumn('Model');
const POWERS = createColumn('P_{x}', { id: 'p', field: 'power', unit: 'MW', holds: SERIES });
const SPEED = createColumn('Speed', { field: 'power.x', unit: 'm/s', holds: LIST });
const POWER = createColumn('Power', { field: 'power.y0', unit: 'W', holds: LIST });

const map = (columns: readonly DraftColumn[], own?: Parameters<typeof createDraft>[1]) =>
  toMapping(createDraft(columns, own), TURBINE);

it('a draft is a mapping of one table, with what its columns fill', () => {
  const hub = createColumn('Hub height', { id: 'hub', field: 'hub_height', unit: 'ft' });
  expect(map([MODEL, hub, createColumn('Site')], { currency: 'USD' })).toStrictEqual({
    id: 'fleet',
    title: 'Fleet',
    kind: 'turbine',
    source: { title: 'Fleet', licence: 'CC0-1.0', url: 'https://example.org' },
    table: {
      format: 'csv',
      headings: ['Model', 'Hub height'],
      header: 1,
      delimiter: ';',
      decimal: '.',
      firstRow: 2,
      blank: [],
      leftOut: { Site: 'Not matched to a field.' },
    },
    beside: {},
    columns: {
      model: { column: 'Model', table: 'main', type: 'text', decimal: '.', blank: [] },
      hub: { column: 'Hub height', unit: 'ft', table: 'main', type: 'number', decimal: '.', blank: [] },
    },
    skip: [],
    name: { text: '{model}' },
    fields: [
      { field: 'hub_height', cases: [{ sort: 'column', column: 'hub', ratio: ['381', '1250'] }] },
      { field: 'currency', cases: [{ sort: 'constant', value: 'USD' }] },
    ],
  });
});

describe('the table of a mapping', () => {
  it('is the sheet of the draft', () => {
    const table = { format: 'xlsx', sheet: 'Fans', sheets: ['Pumps', 'Fans'] } as const;
    expect(map([MODEL], { table }).table).toMatchObject({ format: 'xlsx', sheet: 'Fans' });
    expect(Object.keys(map([MODEL], { table }).table)).not.toContain('sheets');
    expect(Object.keys(map([MODEL]).table)).not.toContain('sheet');
  });

  it('has the units line, decimal mark, rows and group of the draft', () => {
    const { delimiter: _, ...table } = createDraft([]).table;
    const json = {
      ...createDraft([MODEL]),
      table: { ...table, format: 'json' as const, rows: 'turbines', group: 'Type' },
    };
    expect(toMapping(json, TURBINE).table).toStrictEqual({
      ...{ format: 'json', headings: ['Model', 'Type'], header: 1, rows: 'turbines', decimal: '.', firstRow: 2 },
      ...{ blank: [], group: 'Type', leftOut: {} },
    });
    expect(map([MODEL], { table: { units: 2, firstRow: 3, decimal: ',', group: 'Type' } }).table).toStrictEqual({
      ...{ format: 'csv', headings: ['Model'], header: 1, delimiter: ';', decimal: ',', units: 2, firstRow: 3 },
      ...{ blank: [], group: 'Type', leftOut: {} },
    });
  });

  it('has the form of the headings of a series that is used', () => {
    expect(map([POWERS, MODEL, ...SERIES.headings.map((heading) => createColumn(heading))]).table).toMatchObject({
      headings: ['Model'],
      patterns: ['P_{x}'],
      leftOut: {},
    });
    const { table } = map([{ ...POWERS, field: undefined }, MODEL, createColumn('P_3')]);
    expect(table).not.toHaveProperty('patterns');
    expect(table.leftOut).toEqual({ P_3: 'Not matched to a field.' });
  });

  it('of one value a line has the headings that say what its values are of', () => {
    const long = { entity: 'Technology', parameter: 'Parameter', value: 'Value', unit: 'Unit' };
    const columns = [createColumn('Technology', { id: 'model' }), createColumn('hub', { field: 'hub_height' })];
    expect(map(columns, { table: { long } }).table).toMatchObject({
      headings: ['Technology', 'Parameter', 'Value'],
      long,
    });
    const also = { ...long, also: ['Year'] };
    expect(map(columns, { table: { long: also } }).table.headings).toEqual([
      'Technology',
      'Year',
      'Parameter',
      'Value',
    ]);
    expect(map(columns, { table: { long: also, format: 'json' } }).table.headings).toEqual([
      ...['Technology', 'Year', 'Parameter', 'Value', 'Unit'],
    ]);
    const { unit: _, ...withoutUnit } = long;
    expect(map(columns, { table: { long: withoutUnit, format: 'json' } }).table.headings).toEqual([
      ...['Technology', 'Parameter', 'Value'],
    ]);
    expect(map([MODEL], { table: { format: 'json', group: 'Model' } }).table.headings).toEqual(['Model']);
  });
});

describe('columns that are left out', () => {
  const left = (columns: readonly DraftColumn[], table: NonNullable<Parameters<typeof createDraft>[1]>['table'] = {}) =>
    listLeftOut(createDraft(columns, { table }), TURBINE);

  it('are those that fill nothing, once each', () => {
    expect(left([MODEL, createColumn('Site'), createColumn('Fuel'), createColumn('Site', { id: 'site_2' })])).toEqual([
      'Site',
      'Fuel',
    ]);
    expect(left([MODEL, createColumn('Model', { id: 'model_2' })])).toEqual([]);
    expect(left([])).toEqual([]);
  });

  it('include no columns of a used series, and no series', () => {
    const own = ['P_3', 'P_4', 'P_5', 'P_x'].map((heading) => createColumn(heading));
    expect(left([POWERS, ...own])).toEqual(['P_x']);
    expect(left([{ ...POWERS, field: undefined }, ...own])).toEqual(['P_3', 'P_4', 'P_5', 'P_x']);
  });

  it('include no columns that distinguish rows', () => {
    const long = { entity: 'Technology', parameter: 'Parameter', value: 'Value' };
    const columns = ['Technology', 'Year', 'Type', 'Cost'].map((heading) => createColumn(heading));
    expect(left(columns)).toEqual(['Technology', 'Year', 'Type', 'Cost']);
    expect(left(columns, { group: 'Type' })).toEqual(['Technology', 'Year', 'Cost']);
    expect(left(columns, { long })).toEqual(['Year', 'Type', 'Cost']);
    expect(left(columns, { long: { ...long, also: ['Year'] } })).toEqual(['Type', 'Cost']);
  });
});

describe('a column of a mapping', () => {
  const own = { table: 'main', decimal: '.', blank: [] };

  it.each<[what: string, column: DraftColumn, expected: Partial<ImportColumn>]>([
    ['a text without its unit', createColumn('Note', { field: 'description', unit: 'm' }), { type: 'text' }],
    ['a flag without its unit', createColumn('Note', { field: 'offshore', unit: 'm' }), { type: 'flag' }],
    ['a number in its unit', createColumn('Note', { field: 'blades', unit: '%' }), { type: 'number', unit: '%' }],
    ['a number without a unit', createColumn('Note', { field: 'blades' }), { type: 'number' }],
    [
      'a number in a unit that is written differently',
      createColumn('Note', { field: 'hub_height', unit: 'm', written: 'metres' }),
      { type: 'number', unit: 'm', written: 'metres' },
    ],
    [
      'a text that has a unit above it',
      createColumn('Note', { field: 'description', unit: 'm', written: 'metres' }),
      { type: 'text' },
    ],
    [
      'a list with what separates it',
      createColumn('Note', { field: 'hub_height', unit: 'm', holds: LIST }),
      { type: 'list', unit: 'm', separators: [';'] },
    ],
    [
      'a list of the lines of a group',
      createColumn('Note', { field: 'power.x', unit: 'm/s', holds: { ...LIST, separators: [] } }),
      { type: 'list', unit: 'm/s' },
    ],
    ['a flag of lists', createColumn('Note', { field: 'offshore', holds: LIST }), { type: 'flag' }],
    ['a series', { ...POWERS, id: 'note' }, { column: 'P_{x}', type: 'series', unit: 'MW' }],
  ])('is %s', (_, column, expected) => {
    expect(map([column]).columns).toStrictEqual({ note: { column: 'Note', ...own, ...expected } });
  });

  it('has the decimal mark of the table', () => {
    expect(map([MODEL], { table: { decimal: '1.234,5' } }).columns.model?.decimal).toBe('1.234,5');
  });
});

describe('the value of a field', () => {
  const toFields = (own: Partial<DraftColumn>) => map([createColumn('Note', own)]).fields;

  it.each<[what: string, own: Partial<DraftColumn>, value: ImportValue | undefined]>([
    [
      'a number of a unit',
      { field: 'hub_height', unit: 'km' },
      { sort: 'column', column: 'note', ratio: ['1000', '1'] },
    ],
    ['a whole number', { field: 'blades' }, { sort: 'column', column: 'note', ratio: ['1', '1'] }],
    ['a text', { field: 'description', unit: 'km' }, { sort: 'column', column: 'note', ratio: ['1', '1'] }],
    ['a flag', { field: 'offshore', unit: 'km' }, { sort: 'column', column: 'note', ratio: ['1', '1'] }],
    ['a choice', { field: 'currency' }, { sort: 'choice', column: 'note', choices: { EUR: 'EUR', USD: 'USD' } }],
    ['no number of another unit', { field: 'hub_height', unit: 'kW' }, undefined],
    ['no list of another unit', { field: 'hub_height', unit: 'kW', holds: LIST }, undefined],
    ['nothing', {}, undefined],
  ])('is %s', (_, own, value) => {
    const { field = '' } = own;
    expect(toFields(own)).toEqual(value ? [{ field, cases: [value] }] : []);
  });

  it('has no choices where the field has none', () => {
    const definition = createDefinition({ fields: { fuel: { type: 'choice' } } });
    expect(toMapping(createDraft([createColumn('Note', { field: 'fuel' })]), definition).fields).toEqual([
      { field: 'fuel', cases: [{ sort: 'choice', column: 'note', choices: {} }] },
    ]);
  });

  it.each([
    ['min', 'min(note)', 0.08],
    ['max', 'max(note)', 0.12],
    ['mean', 'mean(note)', 0.1],
  ] as const)('of a list is its %s, in the unit of the field', (take, text, value) => {
    const [field] = toFields({ field: 'hub_height', unit: 'mm', holds: { ...LIST, take } });
    const [first] = field?.cases ?? [];
    expect(first).toMatchObject({ sort: 'calculated', text, reads: ['note'] });
    expect(listText('note', { ...LIST, take })).toBe(text);
    if (first?.sort !== 'calculated') throw new Error('The value is not calculated.');
    expect(first.calculate(ROW)).toBeCloseTo(value, 12);
  });

  it('of a list is in a smaller unit as well', () => {
    const [field] = toFields({ field: 'hub_height', unit: 'km', holds: LIST });
    const [first] = field?.cases ?? [];
    expect(first?.sort === 'calculated' && first.calculate(ROW)).toBe(80_000);
  });
});

/** A row with a list of 80, 100 and 120. */
const ROW: RowReader = {
  number: () => Number.NaN,
  text: () => undefined,
  flag: () => undefined,
  list: (column) => (column === 'note' ? [100, 80, 120] : []),
};

describe('a curve of a mapping', () => {
  it('has the columns of x and of each line, with their units', () => {
    expect(map([SPEED, POWER]).fields).toEqual([
      {
        field: 'power',
        cases: [{ sort: 'curve', x: 'speed', xRatio: ['1', '1'], y: [{ column: 'power', ratio: ['1', '1000'] }] }],
      },
    ]);
    expect(map([POWERS]).fields).toEqual([
      {
        field: 'power',
        cases: [{ sort: 'curve', x: 'p', xRatio: ['5', '18'], y: [{ column: 'p', ratio: ['1000', '1'] }] }],
      },
    ]);
  });

  it('has one list for both lines', () => {
    const load = createColumn('Load', { field: 'efficiency.x', unit: '%', holds: LIST });
    const thermal = createColumn('Thermal', { field: 'efficiency.y1', unit: '%', holds: LIST });
    const y = { column: 'thermal', ratio: ['1', '100'] };
    expect(map([load, thermal]).fields).toEqual([
      { field: 'efficiency', cases: [{ sort: 'curve', x: 'load', xRatio: ['1', '1'], y: [y, y] }] },
    ]);
    const electric = createColumn('Electric', { field: 'efficiency.y0', unit: 'kW', holds: LIST });
    expect(map([load, electric, thermal]).fields).toEqual([]);
  });

  it('is left out where a unit does not fit', () => {
    expect(map([{ ...SPEED, unit: 'kW' }, POWER]).fields).toEqual([]);
    expect(map([SPEED, { ...POWER, unit: 'm' }]).fields).toEqual([]);
    expect(map([{ ...POWERS, holds: { ...SERIES, unit: 'kW' } }]).fields).toEqual([]);
  });
});
