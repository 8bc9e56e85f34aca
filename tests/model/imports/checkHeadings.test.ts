import { describe, expect, it } from 'vitest';
import { checkHeadings, checkParameters, isOfSeries } from '#model/imports/checkHeadings.ts';
import type { ImportColumn, ImportTable } from '#model/imports/ImportMapping.ts';
import { TableFault } from '#model/imports/TableFault.ts';

const PLACE = { file: 'turbines.csv', row: 3 };

const TABLE: ImportTable = {
  format: 'csv',
  headings: ['Model', 'Power'],
  header: 3,
  decimal: '.',
  firstRow: 5,
  blank: [],
  leftOut: { Remarks: 'Not needed.' },
};

const column = (name: string, given: Partial<ImportColumn> = {}): ImportColumn => ({
  table: 'main',
  column: name,
  type: 'number',
  blank: [],
  ...given,
});

const COLUMNS = [
  column('Model', { type: 'text' }),
  column('Power', { unit: 'kW' }),
  column('P at {x} m/s', { type: 'series', unit: 'kW' }),
];

const headings = (names: string[]) => ({ place: PLACE, names });

function findFault(check: () => unknown) {
  try {
    check();
  } catch (error) {
    if (error instanceof TableFault) return error.fault;
    throw error;
  }
  return undefined;
}

describe('a table with one value per line', () => {
  const long = { entity: 'Model', also: ['Year'], parameter: 'what', value: 'value' };
  const columns = [column('Model', { type: 'text' }), column('Year'), column('efficency'), column('Power')];
  const check = (names: string[]) => checkParameters(names, { file: 'costs.csv', table: { ...TABLE, long }, columns });

  it('reports missing parameters, with the nearest that it has', () => {
    expect(check(['efficiency', 'Power', 'Remarks'])).toEqual([
      {
        place: { file: 'costs.csv' },
        reason: 'lacks "efficency".',
        fix: 'Did you mean "efficiency"? Its headings are "efficiency", "Power", "Remarks".',
      },
      {
        place: { file: 'costs.csv', heading: 'efficiency' },
        reason: 'is not known to the mapping, so it was not imported.',
        fix: 'Name it in the mapping, among "columns" or in "leftOut".',
      },
    ]);
  });

  it('reports no parameters that the mapping reads or leaves out', () => {
    expect(check(['efficency', 'Power', 'Remarks', ''])).toEqual([]);
  });
});

describe('a table that lacks columns', () => {
  it('is refused with all that it lacks and all that it has', () => {
    expect(findFault(() => checkHeadings(headings(['Maker', 'Price']), TABLE, COLUMNS))).toEqual({
      place: PLACE,
      reason: 'lacks "Model", "Power".',
      fix: 'Its headings are "Maker", "Price".',
    });
    expect(findFault(() => checkHeadings(headings(['Model', 'power']), TABLE, COLUMNS))?.reason).toBe('lacks "Power".');
  });

  it('may lack the columns of a series', () => {
    expect(checkHeadings(headings(['Model', 'Power']), TABLE, COLUMNS)).toEqual([]);
  });

  it('may lack what comes as the parameters of lines, or is optional in documents', () => {
    const long = { entity: 'thing', parameter: 'parameter', value: 'value' };
    expect(checkHeadings(headings(['thing', 'parameter', 'value']), { ...TABLE, long }, COLUMNS)).toEqual([]);
    expect(checkHeadings(headings(['Model']), { ...TABLE, format: 'json' }, COLUMNS)).toEqual([]);
  });

  it('reports nothing without headings', () => {
    expect(findFault(() => checkHeadings(headings([]), TABLE, COLUMNS))).toEqual({
      place: PLACE,
      reason: 'lacks "Model", "Power".',
      fix: 'Its headings are .',
    });
  });
});

describe('columns that the mapping does not know', () => {
  const unknown = (names: string[], table: Partial<ImportTable> & { key?: string } = {}, columns = COLUMNS) =>
    checkHeadings(headings(['Model', 'Power', ...names]), { ...TABLE, ...table }, columns).map(
      ({ place }) => place.heading,
    );

  it('are reported, each with its place and what to do', () => {
    expect(checkHeadings(headings(['Model', 'Noise', 'Power', 'Noise']), TABLE, COLUMNS)).toEqual(
      [2, 4].map((at) => ({
        place: { ...PLACE, column: at, heading: 'Noise' },
        reason: 'is not known to the mapping, so it was not imported.',
        fix: 'Name it in the mapping, among "columns" or in "leftOut".',
      })),
    );
  });

  it('have no number in a document', () => {
    expect(
      checkHeadings(headings(['Model', 'noise.day']), { ...TABLE, format: 'json' }, COLUMNS).map(({ place }) => place),
    ).toEqual([{ file: PLACE.file, heading: 'noise.day' }]);
  });

  it('are neither columns without headings, nor those that are left out', () => {
    expect(unknown(['', 'Remarks', 'Noise'])).toEqual(['Noise']);
  });

  it('are not reported for a table with one value a line', () => {
    const long = { entity: 'thing', parameter: 'parameter', value: 'value' };
    expect(checkHeadings(headings(['thing', 'parameter', 'value', 'source']), { ...TABLE, long }, COLUMNS)).toEqual([]);
  });

  it('are not those by which rows are grouped or found', () => {
    expect(unknown(['Turbine', 'Id'])).toEqual(['Turbine', 'Id']);
    expect(unknown(['Turbine', 'Id'], { group: 'Turbine' })).toEqual(['Id']);
    expect(unknown(['Turbine', 'Id'], { key: 'Id' })).toEqual(['Turbine']);
  });

  it('are not those of a series', () => {
    const names = ['P at 3 m/s', 'P at 3,5 m/s', 'P at high m/s', 'P at 3'];
    expect(unknown(names)).toEqual(['P at high m/s', 'P at 3']);
    expect(unknown(['Power 2', 'Power2'])).toEqual(['Power 2', 'Power2']);
  });

  it('are not the parts of what is left out of documents', () => {
    const names = ['makers[0].name', 'makers[12].plants[3].town', 'extra', 'extra.deep', 'extra[0].deep', 'extras'];
    const leftOut = { 'makers[].name': 'Not needed.', 'makers[].plants': 'Not needed.', extra: 'Not needed.' };
    expect(unknown(names, { format: 'json', leftOut })).toEqual(['extras']);
    expect(unknown(names, { leftOut })).toEqual(names.filter((name) => name !== 'extra'));
    expect(unknown(['extra'], { format: 'json', leftOut: { 'extra.deep': 'Not needed.' } })).toEqual(['extra']);
  });
});

describe('a heading is of a series', () => {
  it.each<[string, string, boolean]>([
    ['P at 3 m/s', 'P at {x} m/s', true],
    ['P at 3.5 m/s', 'P at {x} m/s', true],
    ['P at 3,5 m/s', 'P at {x} m/s', true],
    ['P at m/s', 'P at {x} m/s', false],
    ['P at  m/s', 'P at {x} m/s', false],
    ['P at low m/s', 'P at {x} m/s', false],
    ['Q at 3 m/s', 'P at {x} m/s', false],
    ['P at 3 km/h', 'P at {x} m/s', false],
    ['pc3', 'pc{x}', true],
    ['xpc3', 'pc{x}', false],
    ['3 m/s', '{x} m/s', true],
    ['3', '{x}', true],
    ['3', '', true],
    ['', '{x}', false],
  ])('%j of %j: %j', (name, pattern, is) => {
    expect(isOfSeries(name, pattern)).toBe(is);
  });
});
