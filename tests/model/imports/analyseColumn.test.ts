import { describe, expect, it } from 'vitest';
import { analyseColumn, type ColumnFacts } from '#model/imports/analyseColumn.ts';
import { FACTS } from '../../fixtures/importDrafts.ts';

interface Given {
  heading?: string;
  unit?: string;
  cells?: readonly string[];
  table?: Partial<Parameters<typeof analyseColumn>[1]>;
}

function analyse({ heading = 'Site', unit, cells = [], table }: Given): ColumnFacts {
  return analyseColumn({ heading, unit, cells }, { decimal: '.', file: 'fleet.csv', ...table });
}

/** What a heading says, and the unit of a line of units. */
function findSays(heading: string, unit?: string) {
  const { words, unit: known, unclear, currency } = analyse({ heading, ...(unit === undefined ? {} : { unit }) });
  return [words.join(' '), known, ...(unclear === undefined && currency === undefined ? [] : [unclear, currency])];
}

describe('a heading', () => {
  it.each<[heading: string, expected: unknown[]]>([
    ['Hub height', ['hub height', undefined]],
    ['Hub height [m]', ['hub height', 'm']],
    ['Hub height (m)', ['hub height', 'm']],
    ['Hub height in m', ['hub height', 'm']],
    ['Power [MW]', ['power', 'MW']],
    ['power_kw', ['power', 'kW']],
    ['Hub height [ft]', ['hub height', 'ft']],
    ['COP [-]', ['cop', '']],
    ['Capacity [kWh_th]', ['capacity', 'kWh']],
    ['Lifetime [years]', ['lifetime', 'yr']],
    ['dam_height_m', ['gross head height m', 'm']],
    ['T_min_C', ['temperature minimum c', '°C']],
    ['delta_K', ['delta k', 'K']],
    ['power_Wp', ['power', 'Wp']],
    ['power_kWp', ['power kwp', 'kWp']],
    ['life_yr', ['lifetime year', 'yr']],
    ['loss_%', ['loss', '%']],
    ['code_x', ['code x', undefined]],
    ['A_m B', ['m b', undefined]],
    ['turbine.hub_height', ['turbine hub height', undefined]],
    ['turbine.power_kw', ['turbine power', 'kW']],
    ['plant.turbine.power_kw', ['plant turbine power', 'kW']],
    ['No. of blades', ['no blade', undefined]],
    ['a.b c', ['b c', undefined]],
    ['Hub height [Ellen]', ['hub height', undefined, 'Ellen', undefined]],
    ['Investment [TEUR/kW]', ['invest', undefined, 'TEUR/kW', undefined]],
    ['Power x1000 [W]', ['power x1000', 'W', 'x1000', undefined]],
    ['Investment [EUR/kW]', ['invest', '{currency}/kW', undefined, 'EUR']],
    ['Investment [EUR2020/kW]', ['invest', '{currency}/kW', undefined, 'EUR']],
    ['Investment (USD/kW)', ['invest', '{currency}/kW', undefined, 'USD']],
    ['Investment EUR/kW', ['invest', '{currency}/kW', undefined, 'EUR']],
    ['Investment [€/kW]', ['invest', '{currency}/kW', undefined, 'EUR']],
    ['Investment EUR/kW net', ['invest eur kw net', undefined, 'EUR/kW', undefined]],
    ['Time min net', ['time minimum net', undefined]],
    ['Power (net)', ['power', undefined]],
    ['Power (net of (own) use)', ['power', undefined]],
    ['Power (net) of site', ['power net site', undefined]],
    ['Annual O&M [EUR/(kW·yr)]', ['annual o m', '{currency}/(kW·yr)', undefined, 'EUR']],
    ['Annual O&M [EUR/(kW)/yr]', ['annual o m', '{currency}/(kW)/yr', undefined, 'EUR']],
    ['Investment 2020 EUR/kW', ['invest 2020 eur kw', '{currency}/kW', undefined, 'EUR']],
    ['Capacity [kWh_th] ', ['capacity', 'kWh']],
    ['Investment [EUR/kW_th] ', ['invest', '{currency}/kW', undefined, 'EUR']],
    ['Investment [USD/kW] (2020)', ['invest', '{currency}/kW', undefined, 'USD']],
    ['Investment in USD/kW at site', ['invest at site', '{currency}/kW', undefined, 'USD']],
    ['Power MW net', ['power mw net', undefined, 'MW', undefined]],
  ])('%s', (heading, expected) => {
    expect(findSays(heading)).toEqual(expected);
  });

  it.each<[heading: string, unit: string, expected: unknown[]]>([
    ['Hub height', 'm', ['hub height', 'm']],
    ['Hub height [ft]', 'm', ['hub height', 'm']],
    ['Hub height', 'feet', ['hub height', 'feet']],
    ['Hub height', 'Ellen', ['hub height', undefined, 'Ellen', undefined]],
    ['Hub height', '', ['hub height', undefined]],
    ['Hub height [m]', 'km', ['hub height', 'km']],
    ['Invest [EUR/kW]', '-', ['invest', '', undefined, 'EUR']],
    ['Capacity [kWh_th]', 'total', ['capacity', 'kWh']],
    ['Invest', 'EUR/kW', ['invest', '{currency}/kW', undefined, 'EUR']],
    ['Invest [USD/kW]', 'EUR/kW', ['invest', '{currency}/kW', undefined, 'EUR']],
    ['Power', 'x1000 W', ['power', undefined, 'x1000 W', undefined]],
    ['Capacity', 'MWh_th', ['capacity', 'MWh']],
  ])('%s over the unit %s', (heading, unit, expected) => {
    expect(findSays(heading, unit)).toEqual(expected);
  });

  it.each([
    ['VALUE', 'Hub height.csv', ['hub', 'height']],
    ['val', 'Hub height.csv', ['hub', 'height']],
    ['Wert', 'Nabenhöhe', ['hub', 'height']],
    ['Values', 'power.curve.xlsx', ['power', 'curve']],
    ['Value of power', 'Hub height.csv', ['value', 'power']],
    ['Power value', 'Hub height.csv', ['power', 'value']],
  ])('that says nothing is that of the file: %s in %s', (heading, file, words) => {
    expect(analyse({ heading, table: { file } }).words).toEqual(words);
  });
});

describe('the cells of a column', () => {
  it.each<[cells: string[], expected: Partial<ColumnFacts>, table?: Given['table']]>([
    [[], { isNumeric: false }],
    [['', ' '], { isNumeric: false }],
    [['90', ' 102.5 '], { numbers: [90, 102.5] }],
    [['90', 'n/a'], { numbers: [90] }],
    [['90', 'n/a', 'unknown'], { numbers: [90], isNumeric: false }],
    [['90', ' ', ' ', ' '], { numbers: [90] }],
    [['North', 'South'], { isNumeric: false }],
    [['90,5', '102,5'], { numbers: [90.5, 102.5] }, { decimal: ',' }],
    [['9,200', '90'], { numbers: [9200, 90] }, { decimal: 'either' }],
    [['9.200'], { numbers: [9200] }, { decimal: 'either' }],
    [['90;102', '85'], { numbers: [90, 102, 85], separators: [';'], lists: [[90, 102], [85]] }],
    [
      ['[0, 3]', '', '[1, 2]'],
      {
        numbers: [0, 3, 1, 2],
        separators: ['[', ']', ','],
        lists: [
          [0, 3],
          [1, 2],
        ],
      },
    ],
    [
      ['1,5/2', '3,5/4'],
      {
        numbers: [1.5, 2, 3.5, 4],
        separators: ['/'],
        lists: [
          [1.5, 2],
          [3.5, 4],
        ],
      },
      { decimal: ',' },
    ],
    [
      ['0; 75; 190', '0; 150'],
      {
        numbers: [0, 75, 190, 0, 150],
        separators: [],
        lists: [
          [0, 75, 190],
          [0, 150],
        ],
      },
      { group: 'Turbine' },
    ],
    [['90', '80'], { numbers: [90, 80] }, { group: 'Turbine' }],
  ])('%j', (cells, expected, table) => {
    expect(analyse({ cells, ...(table ? { table } : {}) })).toEqual({ ...FACTS, words: ['site'], ...expected });
  });
});

it('cells in percent are numbers, and say their unit themselves', () => {
  expect(analyse({ heading: 'Efficiency', cells: ['95 %', '94.5%', '93'] })).toMatchObject({
    unit: '%',
    numbers: [95, 94.5, 93],
    isNumeric: true,
  });
  expect(analyse({ heading: 'Efficiency [-]', cells: ['95 %', '0.9', '0.8'] })).toMatchObject({ unit: '' });
});
