import { describe, expect, it } from 'vitest';
import { assumptionSheets, type SheetRecord } from '#model/assumptionSheets.ts';
import type { Sheet } from '#model/Sheet.ts';
import type { ValueSources } from '#model/ValueSource.ts';
import { createHeatPump, HEAT_PUMP, TEXTS } from './createHeatPump.ts';

function findSheet(name: string, records: readonly SheetRecord[]): Sheet | undefined {
  return assumptionSheets(records).find((sheet) => sheet.name === name);
}

/** The titles of a sheet's columns, each with its width. */
function widths(sheet: Sheet | undefined): string[] {
  return sheet?.columns.map(({ title, width }) => `${title} ${width}`) ?? [];
}

/** The row of a value by the titles of its columns. */
function valueRow(field: string, record: SheetRecord) {
  const [values] = assumptionSheets([record]);
  const row = values?.rows.find((cells) => cells.at(-1) === field) ?? [];
  return Object.fromEntries(values?.columns.map(({ title }, index) => [title, row[index]]) ?? []);
}

describe('the sheet of values', () => {
  const BARE = {
    Component: 'Pump A',
    Kind: 'Heat pump',
    Group: 'All',
    'Compared with': null,
    'Default or template value': null,
    Deviates: null,
    Deviation: null,
    'Deviation [%]': null,
    Minimum: null,
    Maximum: null,
    'Unusual below': null,
    'Unusual above': null,
    Source: null,
    'Page or quote': null,
    Note: null,
    Low: null,
    High: null,
    'Confirmed by': null,
    'Confirmed on': null,
    'Changed since': null,
    Description: '',
  };
  const COSTS = {
    ...BARE,
    'Value of': 'Costs in GBP',
    Unit: 'GBP/kW',
    Minimum: 0,
    Maximum: 9000,
    'Unusual below': 50,
    'Unusual above': 3000,
    Description: 'Paid in GBP',
    Field: 'invest',
  };

  it('is there without components, and is the only one then', () => {
    const sheets = assumptionSheets([]);
    expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([['Values', []]]);
    expect(widths(sheets[0])).toEqual([
      ...['Component 32', 'Kind 20', 'Group 28', 'Value of 32', 'Unit 12', 'Value 18', 'Compared with 24'],
      ...['Default or template value 18', 'Deviates 10', 'Deviation 12', 'Deviation [%] 12', 'Minimum 12'],
      ...['Maximum 12', 'Unusual below 14', 'Unusual above 14', 'Source 36', 'Page or quote 30', 'Note 30'],
      ...['Low 12', 'High 12', 'Confirmed by 24', 'Confirmed on 18', 'Changed since 14', 'Description 60', 'Field 24'],
    ]);
  });

  it('compares a value with its default', () => {
    const compared = { ...COSTS, 'Compared with': 'Default', 'Default or template value': 200 };
    expect(valueRow('invest', createHeatPump({}))).toEqual({ ...compared, Value: 200, Deviates: 'no' });
    expect(valueRow('invest', createHeatPump({ invest: '250' }))).toEqual({
      ...compared,
      Value: 250,
      Deviates: 'yes',
      Deviation: 50,
      'Deviation [%]': 25,
    });
  });

  it('compares it with the template of the component', () => {
    const template = { name: 'Small', texts: { ...TEXTS, invest: '0' } };
    expect(valueRow('invest', createHeatPump({ invest: '250' }, { template }))).toEqual({
      ...COSTS,
      Value: 250,
      'Compared with': 'Template Small',
      'Default or template value': 0,
      Deviates: 'yes',
      Deviation: 250,
    });
  });

  it('has nothing to say of a value without default, limits and source', () => {
    expect(valueRow('maker', createHeatPump({ maker: 'NIBE' }))).toEqual({
      ...BARE,
      'Value of': 'Maker',
      Unit: '',
      Value: 'NIBE',
      Field: 'maker',
    });
  });

  it('names two fields of a curve, and of more the first and the last', () => {
    expect(valueRow('temperatures to prices', createHeatPump({}))['Value of']).toBe('Power in GBP');
    expect(valueRow('load0 to load2', createHeatPump({}))['Value of']).toBe('Load');
    const { power } = HEAT_PUMP.curves;
    const curves = power ? { power: { ...power, y: power.y.slice(0, 1) } } : {};
    const definition = { ...HEAT_PUMP, curves };
    expect(valueRow('temperatures, powers', createHeatPump({}, { definition })).Description).toBe('Measured');
  });

  it.each<[what: string, sources: ValueSources, cells: object]>([
    ['that says little', { invest: { source: 'Quote' } }, { Source: 'Quote', 'Changed since': 'no' }],
    [
      'of another value',
      { invest: { source: 'Quote', page: 'p. 2', note: 'Net', low: 0, high: 900, changed: true } },
      { Source: 'Quote', 'Page or quote': 'p. 2', Note: 'Net', Low: 0, High: 900, 'Changed since': 'yes' },
    ],
    [
      'that somebody has confirmed',
      { invest: { source: 'Quote', confirmed: { by: 'ada@example.com', at: '2026-11-23T10:00:00Z' } } },
      {
        Source: 'Quote',
        'Confirmed by': 'ada@example.com',
        'Confirmed on': new Date('2026-11-23T10:00:00Z'),
        'Changed since': 'no',
      },
    ],
  ])('has a source %s', (_what, sources, cells) => {
    const without = valueRow('invest', createHeatPump({}));
    expect(valueRow('invest', createHeatPump({}, { sources }))).toEqual({ ...without, ...cells });
  });
});

describe('the sheet of curves', () => {
  it('has a line for each point of each series, also where a value is missing', () => {
    const record = createHeatPump({ temperatures: '-5, 10', powers: '4, 6.5', prices: '0.2', load1: '7' });
    const sheet = findSheet('Curve points', [record]);
    expect(widths(sheet)).toEqual([
      ...['Component 32', 'Kind 20', 'Curve 28', 'Point 8', 'X of 20', 'X unit 10', 'X 14'],
      ...['Y of 24', 'Y unit 10', 'Y 14'],
    ]);
    const power = ['Pump A', 'Heat pump', 'Power in GBP'];
    const load = ['Pump A', 'Heat pump', 'Load'];
    expect(sheet?.rows).toEqual([
      [...power, 1, 'Temperature', '°C', -5, 'Power', 'kW', 4],
      [...power, 2, 'Temperature', '°C', 10, 'Power', 'kW', 6.5],
      [...power, 1, 'Temperature', '°C', -5, 'Price', 'GBP/h', 0.2],
      [...power, 2, 'Temperature', '°C', 10, 'Price', 'GBP/h', null],
      [...load, 1, 'Hour', '', 0, 'Load', '', null],
      [...load, 2, 'Hour', '', 1, 'Load', '', 7],
      [...load, 3, 'Hour', '', 2, 'Load', '', null],
    ]);
  });
});

describe('the sheet of tables', () => {
  it('has a line for each cell, numbers as numbers', () => {
    const periods = JSON.stringify([
      { from: '6', price: '5 ct/kWh', band: 'low' },
      { from: 'x', band: '' },
    ]);
    const sheet = findSheet('Tables', [createHeatPump({ periods })]);
    expect(widths(sheet)).toEqual([
      ...['Component 32', 'Kind 20', 'Table 28', 'Row 8', 'Column 24', 'Unit 12', 'Value 24'],
    ]);
    const start = ['Pump A', 'Heat pump', 'Periods'];
    expect(sheet?.rows).toEqual([
      [...start, 1, 'From', 'h', 6],
      [...start, 1, 'Price in GBP', 'GBP/kWh', 0.05],
      [...start, 1, 'Band', '', 'Low tariff'],
      [...start, 2, 'From', 'h', 'x h'],
      [...start, 2, 'Price in GBP', 'GBP/kWh', null],
      [...start, 2, 'Band', '', null],
    ]);
  });
});

describe('the sheet of maps', () => {
  it('has a line for each value', () => {
    const cop = JSON.stringify({ x: ['-5', '10'], y: ['35'], z: [['2.5', '']] });
    const sheet = findSheet('Maps', [createHeatPump({ cop })]);
    expect(widths(sheet)).toEqual([
      ...['Component 32', 'Kind 20', 'Map 28', 'X of 20', 'X unit 10', 'X 14'],
      ...['Y of 20', 'Y unit 10', 'Y 14', 'Z of 20', 'Z unit 10', 'Z 14'],
    ]);
    const start = ['Pump A', 'Heat pump', 'COP'];
    expect(sheet?.rows).toEqual([
      [...start, 'Source', '°C', -5, 'Costs in GBP', 'GBP', 35, 'COP', '', 2.5],
      [...start, 'Source', '°C', 10, 'Costs in GBP', 'GBP', 35, 'COP', '', null],
    ]);
  });
});

describe('the sheet of assets', () => {
  it('has how many of each component a project has, and which are no longer in the library', () => {
    const sheets = assumptionSheets(
      [],
      [
        { name: 'Pump A', kind: 'Heat pump', count: 3, isDeleted: false },
        { name: 'Pump B', kind: 'Heat pump', count: 1, isDeleted: true },
      ],
    );
    expect(sheets.map(({ name }) => name)).toEqual(['Values', 'Assets']);
    expect(widths(sheets[1])).toEqual(['Component 32', 'Kind 20', 'Count 10', 'In the library 14']);
    expect(sheets[1]?.rows).toEqual([
      ['Pump A', 'Heat pump', 3, 'yes'],
      ['Pump B', 'Heat pump', 1, 'deleted'],
    ]);
  });

  it('comes after those of curves, tables and maps, and is left out without any asset', () => {
    const record = createHeatPump({ load0: '1', periods: '[{"from":"1"}]', cop: '{"x":["1"],"y":["1"],"z":[["1"]]}' });
    const asset = { name: 'Pump A', kind: 'Heat pump', count: 1, isDeleted: false };
    const names = ['Values', 'Curve points', 'Tables', 'Maps'];
    expect(assumptionSheets([record], [asset]).map(({ name }) => name)).toEqual([...names, 'Assets']);
    expect(assumptionSheets([record], []).map(({ name }) => name)).toEqual(names);
  });
});
