import { describe, expect, it, test } from 'vitest';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { fitTable, hasColumnOf, type TableChoices } from '#model/fitTable.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

const SPEED: CurveAxis = { title: 'Wind speed', unit: 'm/s' };
const POWER: CurveAxis = { title: 'Power', unit: 'kW' };
const CYCLES: CurveAxis = { title: 'Cycles' };
const IS_FOO = '“Foo” may be another quantity: read as Wind speed';
const SEVERAL = 'Several columns may be Power: columns were used in their order';
const IN_ORDER = 'No title matches an axis: columns were used in their order';

const parse = (...lines: string[]) => parseClipboardTable(lines.join('\n'));

/** The rows, the place and unit of each axis's column, and the notes. */
function readBlock(axes: readonly CurveAxis[], lines: readonly string[], choices?: TableChoices) {
  const { rows, layout, notes, refusal } = fitTable(parse(...lines), axes, choices);
  const used = layout.used.map(({ axis, at, unit }) => `${axis.title} ${at} ${unit}`.trim());
  return { rows: rows.map((row) => row.join(' ')), used, notes: refusal === undefined ? notes : [...notes, refusal] };
}

/** The places of the columns of wind speed and power below some titles, and the notes. */
function choose(titles: string, ...numbers: string[]) {
  const { used, notes } = readBlock([SPEED, POWER], [titles, ...numbers]);
  return [...used, ...notes];
}

describe('a block of a curve', () => {
  it('is read whole', () => {
    const table = parse('Wind speed [m/s]\tPower [MW]\tCt', '3\t0.022\t1', '4\tx\t2');
    expect(fitTable(table, [SPEED, POWER])).toEqual({
      rows: [
        [3, 22],
        [4, undefined],
      ],
      unreadable: [{ row: 1, column: 1, text: 'x' }],
      skippedHeader: true,
      notes: ['Columns left out: ct', 'Converted from MW to kW'],
      refusal: undefined,
      layout: {
        isTurned: false,
        columns: [
          { label: 'Wind speed [m/s]', texts: ['3', '4'] },
          { label: 'Power [MW]', texts: ['0.022', 'x'] },
          { label: 'Ct', texts: ['1', '2'] },
        ],
        used: [
          { axis: SPEED, at: 0, unit: 'm/s' },
          { axis: POWER, at: 1, unit: 'MW' },
        ],
      },
    });
  });

  it('may have nothing, or one column', () => {
    expect(readBlock([SPEED, POWER], [''])).toEqual({ rows: [], used: [], notes: [] });
    expect(readBlock([SPEED, POWER], ['3', '4'])).toEqual({ rows: ['3', '4'], used: ['Wind speed 0 m/s'], notes: [] });
    expect(fitTable(parse('3'), [SPEED]).skippedHeader).toBe(false);
  });
});

describe('the column of an axis', () => {
  test.each<[titles: string, used: string[]]>([
    ['v\tP', ['Wind speed 0 m/s', 'Power 1 kW']],
    ['Wind speed\tPower', ['Wind speed 0 m/s', 'Power 1 kW']],
    ['Power\tWind speed', ['Wind speed 1 m/s', 'Power 0 kW', 'Columns were put in the order of the curve']],
    ['P [kW]\tv [m/s]', ['Wind speed 1 m/s', 'Power 0 kW', 'Columns were put in the order of the curve']],
    [
      'Leistung [W]\tv',
      ['Wind speed 1 m/s', 'Power 0 W', 'Columns were put in the order of the curve', 'Converted from W to kW'],
    ],
    ['Speed of the wind\tPower', ['Wind speed 0 m/s', 'Power 1 kW']],
    ['Windspeed\tNet power', ['Wind speed 0 m/s', 'Power 1 kW']],
    ['WS\tPower', ['Wind speed 0 m/s', 'Power 1 kW']],
    ['Wind-speed (hub)\tPowers', ['Wind speed 0 m/s', 'Power 1 kW']],
    ['Foo\tPower', ['Wind speed 0 m/s', 'Power 1 kW', IS_FOO]],
    ['Power\tFoo', ['Wind speed 1 m/s', 'Power 0 kW', 'Columns were put in the order of the curve', IS_FOO]],
    ['Foo\tBar', ['Wind speed 0 m/s', 'Power 1 kW', IN_ORDER]],
    ['P1\tv', ['Wind speed 1 m/s', 'Power 0 kW', 'Columns were put in the order of the curve']],
    ['v1\tPm0', ['Wind speed 0 m/s', 'Power 1 kW']],
    ['P1\tPm0\t', ['Wind speed 0 m/s', 'Power 1 kW', IN_ORDER]],
    ['Speed\tWind', ['Wind speed 0 m/s', 'Power 1 kW', IN_ORDER]],
    ['v [km/h]\tPower', ['Wind speed 0 km/h', 'Power 1 kW', 'Converted from km/h to m/s']],
    ['v [A]\tPower', ['Wind speed 0 A', 'Power 1 kW', 'Wind speed is in A, not in m/s']],
    ['v [-]\tPower', ['Wind speed 0', 'Power 1 kW', 'Wind speed is in no unit, not in m/s']],
  ])('below %j', (titles, used) => {
    expect(choose(titles, '3\t22', '4\t90')).toEqual(used);
  });

  test.each<[titles: string, used: string[]]>([
    ['Wind speed\tPower\tCt', ['Wind speed 0 m/s', 'Power 1 kW', 'Columns left out: ct']],
    [
      'Power\tReactive power\tv [m/s]',
      [
        'Wind speed 2 m/s',
        'Power 0 kW',
        'Columns were put in the order of the curve',
        'Columns left out: reactive power',
      ],
    ],
    [
      'v [m/s]\tReactive power [kW]\tPower [kW]',
      ['Wind speed 0 m/s', 'Power 2 kW', 'Columns left out: reactive power'],
    ],
    ['v [m/s]\tPower\tP [kW]', ['Wind speed 0 m/s', 'Power 2 kW', 'Columns left out: power']],
    ['v [m/s]\tGust [m/s]\tP [kW]', ['Wind speed 0 m/s', 'Power 2 kW', 'Columns left out: gust']],
    ['v [m/s]\tWind speed [m/s]\tP [kW]', ['Wind speed 1 m/s', 'Power 2 kW', 'Columns left out: v']],
    ['Wind speed\tFoo\tBar', ['Wind speed 0 m/s', 'Power 1 kW', IN_ORDER]],
    ['WS\tPower\tCt', ['Wind speed 0 m/s', 'Power 1 kW', 'Columns left out: ct']],
    ['Windspeed (hub)\tPower\tCt', ['Wind speed 0 m/s', 'Power 1 kW', 'Columns left out: ct']],
    ['Wind  speeds\tPower\tCt', ['Wind speed 0 m/s', 'Power 1 kW', 'Columns left out: ct']],
    ['Hub windspeed\tPower\tCt', ['Wind speed 0 m/s', 'Power 1 kW', 'Columns left out: ct']],
    [
      'Wind direction\tPower\tv',
      [
        'Wind speed 2 m/s',
        'Power 1 kW',
        'Columns were put in the order of the curve',
        'Columns left out: wind direction',
      ],
    ],
    ['Power\tPower\tv [m/s]', ['Wind speed 0 m/s', 'Power 1 kW', SEVERAL]],
    ['v [m/s]\tMode 0 [kW]\tMode 1 [kW]', ['Wind speed 0 m/s', 'Power 1 kW', SEVERAL]],
    ['vH\tcT\tPel', ['Wind speed 0 m/s', 'Power 2 kW', 'Columns left out: ct']],
    [
      'Wind speed [mph]\tWind speed [m/s]\tP [kW]',
      ['Wind speed 1 m/s', 'Power 2 kW', 'Columns left out: Wind speed [mph]'],
    ],
    ['v [m/s]\tPower [MW]\tPower [kW]', ['Wind speed 0 m/s', 'Power 2 kW', 'Columns left out: Power [MW]']],
  ])('of three, below %j', (titles, used) => {
    expect(choose(titles, '3\t22\t7', '4\t90\t9').filter((text) => !text.startsWith('Wind speed is in'))).toEqual(used);
  });

  test.each(['#', 'No', 'no.', 'Nr', 'Nr.', 'ID', 'Index', 'Row', 'Point', ''])(
    'is not a counter %j in front',
    (title) => {
      const name = title === '' ? '1' : title.toLowerCase();
      for (const [first, second] of [
        ['1', '2'],
        ['0', '1'],
      ])
        expect(choose(`${title}\tMean\tMeasured`, `${first}\t3\t22`, `${second}\t4\t90`)).toEqual([
          'Wind speed 1 m/s',
          'Power 2 kW',
          `Columns left out: ${name}`,
        ]);
    },
  );

  test.each<[titles: string, numbers: string[]]>([
    ['#\tMean\tGust', ['1\t3\t22', '3\t4\t90']],
    ['#\tMean\tGust', ['2\t3\t22', '3\t4\t90']],
    ['#\tMean\tGust', ['1\t3\t22', 'x\t4\t90']],
    ['No t\tMean\tGust', ['1\t3\t22', '2\t4\t90']],
    ['#\t\t', ['1\t3\t22', '2\t4\t90']],
    ['#\tMean\tGust\tCt', ['1\t3\t22\t1', '2\t4\t90\t1']],
  ])('may be the first of %j above %j', (titles, numbers) => {
    expect(choose(titles, ...numbers).slice(0, 2)).toEqual(['Wind speed 0 m/s', 'Power 1 kW']);
  });

  it('is not a counter in front where one title at least stands beside it', () => {
    expect(choose('#\tMean\t', '1\t3\t22', '2\t4\t90')).toContain('Columns left out: #');
    expect(choose('#\t\tGust', '1\t3\t22', '2\t4\t90')).toContain('Columns left out: #');
  });

  it('is not one of another unit with its title, where two have its unit', () => {
    const titles = 'Mean wind speed [m/s]\tGust [m/s]\tWind speed class\tP [kW]';
    expect(choose(titles, '3\t5\t1\t22', '4\t6\t1\t90')).toEqual([
      'Wind speed 0 m/s',
      'Power 3 kW',
      'Columns left out: gust, wind speed class',
    ]);
  });

  it('has the words of its title without the signs between', () => {
    const axes = [SPEED, { title: 'Power (net)', unit: 'kW' }];
    expect(readBlock(axes, ['Wind speed\tCt\tNet power', '3\t1\t22']).used).toEqual([
      'Wind speed 0 m/s',
      'Power (net) 2 kW',
    ]);
  });

  it('is never that of another axis', () => {
    const axes = [POWER, { title: 'Rated power', unit: 'kW' }];
    expect(readBlock(axes, ['Maximum [kW]\tMean', '3\t22']).used).toEqual(['Power 0 kW', 'Rated power 1 kW']);
  });

  it('is the one that is left, but for a counter', () => {
    const charges = ['State of charge', 'Charge', 'Discharge'].map((title) => ({ title, unit: 'kW' }));
    expect(readBlock(charges, ['Foo\tSOC\tCharge', '3\t22\t1'])).toEqual({
      rows: ['22 1 3'],
      used: ['State of charge 1 kW', 'Charge 2 kW', 'Discharge 0 kW'],
      notes: ['Columns were put in the order of the curve', '“Foo” may be another quantity: read as Discharge'],
    });
    expect(choose('#\tWind speed\tMean', '1\t3\t22', '2\t4\t90')).toEqual([
      'Wind speed 1 m/s',
      'Power 2 kW',
      'Columns left out: #',
    ]);
    expect(choose('#\tWind speed', '1\t3', '2\t4')).toEqual(['Wind speed 0 m/s', 'Power 1 kW', IN_ORDER]);
  });

  it('is searched among as many columns as there are axes', () => {
    expect(readBlock([POWER], ['v [m/s]\tPower', '3\t22'])).toEqual({
      rows: ['22'],
      used: ['Power 1 kW'],
      notes: ['Columns left out: v'],
    });
    expect(readBlock([SPEED, POWER, CYCLES], ['Power\tv', '22\t3'])).toEqual({
      rows: ['22 3'],
      used: ['Wind speed 0 m/s', 'Power 1 kW'],
      notes: [IN_ORDER],
    });
  });

  it('is in the block where that has more than values', () => {
    expect(hasColumnOf(parse('Wind speed\tPower', '3\t22'), SPEED)).toBe(true);
    expect(hasColumnOf(parse('v\tPower', '3\t22'), SPEED)).toBe(false);
    expect(hasColumnOf(parse('v [km/h]\tPower', '3\t22'), SPEED)).toBe(true);
    expect(hasColumnOf(parse('Wind speed', '3', '4'), SPEED)).toBe(false);
    expect(hasColumnOf(parse('3\t22'), CYCLES)).toBe(false);
  });
});

describe('what a person chooses', () => {
  const LINES = ['Wind speed\tPower [MW]\tCt', '3\t22\t1', '4\t90\t2'];

  it('is the column of each axis', () => {
    expect(readBlock([SPEED, POWER], LINES, { columns: [2, 0] })).toEqual({
      rows: ['1 3', '2 4'],
      used: ['Wind speed 2 m/s', 'Power 0 kW'],
      notes: ['Columns were put in the order of the curve', 'Columns left out: power'],
    });
    expect(readBlock([SPEED, POWER], LINES, { columns: [0, 9] }).used).toEqual(['Wind speed 0 m/s']);
    expect(readBlock([SPEED, POWER], LINES, { columns: [1, 1] }).notes).toEqual([
      'Columns left out: wind speed, ct',
      'Converted from MW to kW',
      'Wind speed is in MW, not in m/s',
    ]);
  });

  it('is the unit of each, in place of what its heading says', () => {
    expect(readBlock([SPEED, POWER], LINES, { units: [undefined, 'W'] })).toEqual({
      rows: ['3 0.022', '4 0.09'],
      used: ['Wind speed 0 m/s', 'Power 1 W'],
      notes: ['Columns left out: ct', 'Converted from W to kW'],
    });
    expect(readBlock([SPEED, POWER], LINES, { units: ['m/s', 'kW'] }).notes).toEqual(['Columns left out: ct']);
    expect(readBlock([SPEED, POWER], ['v\tP [abc]', '3\t22'], { units: [undefined, 'kW'] }).notes).toEqual([]);
    expect(readBlock([CYCLES], ['3', '4'], { units: ['%'] })).toEqual({
      rows: ['0.03', '0.04'],
      used: ['Cycles 0 %'],
      notes: ['Converted from % to fractions'],
    });
  });

  it('is whether rows and columns are swapped', () => {
    const turned = ['Wind speed\t3\t4\t5', 'Power\t22\t90\t250'];
    expect(readBlock([SPEED, POWER], turned)).toEqual({
      rows: ['3 22', '4 90', '5 250'],
      used: ['Wind speed 0 m/s', 'Power 1 kW'],
      notes: ['Rows and columns were swapped'],
    });
    expect(fitTable(parse(...turned), [SPEED, POWER]).layout.isTurned).toBe(true);
    expect(readBlock([SPEED, POWER], turned, { isTurned: false }).rows).toEqual([' 3 4 5', ' 22 90 250']);
    expect(readBlock([SPEED, POWER], ['v\tP', '3\t22', '4\t90'], { isTurned: true })).toEqual({
      rows: ['3 4', '22 90'],
      used: ['Wind speed 0 m/s', 'Power 1 kW'],
      notes: ['Rows and columns were swapped'],
    });
  });
});

it('parts of a table beside or below each other are joined to one curve, with a note', () => {
  const notes = (...lines: string[]) => readBlock([SPEED, POWER], lines).notes;
  expect(notes('v\tP\tv\tP', '3\t22\t5\t250', '4\t90\t6\t560')).toEqual(['Repeated columns were stacked']);
  expect(notes('v\t3\t4\t5\t6\t7', 'P\t1\t2\t3\t4\t5', 'v\t8\t9\t10\t11\t12', 'P\t1\t2\t3\t4\t5')).toEqual([
    'Rows and columns were swapped',
    'Repeated columns were stacked',
  ]);
});
