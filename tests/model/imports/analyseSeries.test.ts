import { describe, expect, it } from 'vitest';
import { analyseColumn } from '#model/imports/analyseColumn.ts';
import { analyseSeries, readXUnit } from '#model/imports/analyseSeries.ts';
import type { TableSample } from '#model/imports/TableSample.ts';

const SAMPLE: TableSample = {
  ...{ file: 'hub height.csv', format: 'csv', decimal: '.', header: 1, firstRow: 2, columns: [] },
};

/** The series of a table with these headings, each with the cells below it. */
function analyse(
  table: readonly (readonly [heading: string, cells: readonly string[]])[],
  more: Partial<TableSample> = {},
) {
  const sample = { ...SAMPLE, ...more };
  const columns = table.map(([heading, cells], index) => {
    const column = { heading, unit: undefined, cells };
    return { ...column, index, facts: analyseColumn(column, sample) };
  });
  return analyseSeries(sample, columns);
}
const headed = (...headings: string[]) => headings.map((heading) => [heading, ['1', '2']] as const);

describe('the series of a table', () => {
  it('has the facts of its first column, and the words and units of its headings', () => {
    const table = { Name: ['A'], 'power at 3 m/s': ['10'], 'power at 4 m/s': ['20'], 'power at 5 m/s': ['30'] };
    expect(analyse(Object.entries(table))).toEqual([
      {
        pattern: 'power at {x} m/s',
        headings: ['power at 3 m/s', 'power at 4 m/s', 'power at 5 m/s'],
        xs: [3, 4, 5],
        facts: { ...analyseColumn({ heading: 'power at 3 m/s', unit: undefined, cells: ['10'] }, SAMPLE) },
        words: ['power', 'at'],
        xWords: [],
        xUnit: 'm/s',
      },
    ]);
  });

  it('are none where there are too few columns, or the columns are parameters', () => {
    expect(analyse(headed('P_1', 'P_2'))).toEqual([]);
    const long = { entity: 'a', parameter: 'b', value: 'c' };
    expect(analyse(headed('P_1', 'P_2', 'P_3'), { long })).toEqual([]);
    expect(analyse(headed('P_1', 'P_2', 'P_3'))).toHaveLength(1);
  });

  it('are several, each with its own columns', () => {
    const table = { P_1: ['a'], P_2: ['b'], P_3: ['c'], ct_1: ['1'], ct_2: ['2'], ct_3: ['3'] };
    expect(
      analyse(Object.entries(table)).map(({ pattern, facts, words }) => ({
        pattern,
        isNumeric: facts.isNumeric,
        words,
      })),
    ).toEqual([
      { pattern: 'P_{x}', isNumeric: false, words: ['power'] },
      { pattern: 'ct_{x}', isNumeric: true, words: ['ct'] },
    ]);
  });

  it.each<[cells: string[], isNumeric: boolean]>([
    [['1', '2', '3', '4'], true],
    [['a', '2', '3', '4'], true],
    [['1', 'b', '3', 'd'], false],
    [['a', 'b', 'c', '4'], false],
  ])('is numeric where more than half of its columns are: %j', (cells, isNumeric) => {
    const [series] = analyse(cells.map((cell, index) => [`P_${index + 1}`, [cell]]));
    expect(series?.facts.isNumeric).toBe(isNumeric);
  });

  it.each<[headings: string[], unit: string | undefined]>([
    [['P [kW] 1', 'P [kW] 2', 'P [kW] 3'], 'kW'],
    [['dam_height_m 1', 'dam_height_m 2', 'dam_height_m 3'], 'm'],
    [['P 1 [kW]', 'P 2 [kW]', 'P 3 [kW]'], 'kW'],
    [['P 1', 'P 2', 'P 3'], undefined],
  ])('has the unit before the number, or else that of its first column: %j', (headings, unit) => {
    expect(analyse(headed(...headings))[0]?.facts.unit).toBe(unit);
  });

  it('has the words of its file where its headings have none', () => {
    const [series] = analyse(headed('1', '2', '3'));
    expect(series).toMatchObject({ pattern: '{x}', words: ['hub', 'height'] });
    expect(analyse(headed('value 1', 'value 2', 'value 3'))[0]?.words).toEqual(['value']);
  });
});

describe('the heading before a series of numbers alone', () => {
  it('says what the numbers are', () => {
    const [series] = analyse(headed('Name', 'Wind speed [m/s]', '3', '4', '5'));
    expect(series).toMatchObject({ pattern: '{x}', xWords: ['wind', 'speed'], xUnit: 'm/s' });
    expect(analyse(headed('Wind speed [m/s]', '3 [km/h]', '4 [km/h]', '5 [km/h]'))[0]).toMatchObject({
      ...{ pattern: '{x} [km/h]', xWords: [], xUnit: 'km/h' },
    });
  });

  it('says nothing where it is not there, or the headings have words', () => {
    expect(analyse(headed('3', '4', '5', 'Wind speed [m/s]'))[0]).toMatchObject({ xWords: [], xUnit: undefined });
    expect(analyse(headed('Wind speed [m/s]', 'P_3', 'P_4', 'P_5'))[0]).toMatchObject({ xWords: [], xUnit: undefined });
  });
});

describe('the unit behind the number of a heading', () => {
  it.each([
    ['P_{x}', undefined],
    ['power at {x} m/s', 'm/s'],
    ['P_{x}ms', 'm/s'],
    ['P_{x}_MPS', 'm/s'],
    ['eta_{x}_pct', '%'],
    ['Efficiency at {x} percent', '%'],
    ['{x} [m/s]', 'm/s'],
    ['power ({x} (km/h))', 'km/h'],
    ['{x} %', '%'],
    ['{x} C', '°C'],
    ['{x} p.u.', undefined],
    ['year {x} a b', undefined],
    ['{x} ms x', undefined],
    ['{x}', undefined],
    ['x{x} MS', 'm/s'],
    ['{x}_(m/s)', 'm/s'],
    ['{x} ([m/s])_', 'm/s'],
  ])('of %s is %s', (pattern, unit) => {
    expect(readXUnit(pattern)).toBe(unit);
  });
});
