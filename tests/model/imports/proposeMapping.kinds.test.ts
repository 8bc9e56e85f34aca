import { describe, expect, it } from 'vitest';
import type { KindAppearance } from '#model/imports/proposeMapping.ts';
import { proposeKind, proposeMapping } from '#model/imports/proposeMapping.ts';
import { createDefinition, createSample, POWER, TURBINE } from '../../fixtures/importDrafts.ts';

type Columns = Parameters<typeof createSample>[0];
type Own = Parameters<typeof createSample>[1];

const BATTERY: KindAppearance = [
  createDefinition({
    ...{ id: 'battery', title: 'Battery' },
    fields: { capacity: { title: 'Capacity', unit: 'kWh' }, invest: { title: 'Investment', unit: '{currency}/kW' } },
  }),
];
const WIND: KindAppearance = [TURBINE];

describe('the proposal for a table', () => {
  const sample = createSample({ Model: ['N117', 'N150'], 'Hub height [m]': ['90', '102'] }, { file: 'Fleet 2030.csv' });

  it('is a mapping of the kind that fits best, without what is not known yet', () => {
    expect(proposeMapping(sample, [BATTERY, WIND], ['fleet_2030'])).toStrictEqual({
      id: 'fleet_2030_2',
      title: 'Fleet 2030',
      kind: 'turbine',
      source: { title: 'Fleet 2030', licence: '', url: '' },
      table: { format: 'csv', delimiter: ';', decimal: '.', header: 1, firstRow: 2 },
      columns: [
        {
          ...{ id: 'model', heading: 'Model', written: undefined, field: undefined, unit: '', isAssumed: true },
          ...{ shown: ['N117', 'N150'] },
        },
        {
          ...{ id: 'hub_height_m', heading: 'Hub height [m]', written: undefined, field: 'hub_height', unit: 'm' },
          ...{ shown: ['90', '102'] },
        },
      ],
      name: '{model}',
      currency: undefined,
    });
    expect(proposeMapping(sample, [WIND, BATTERY]).id).toBe('fleet_2030');
  });

  it('is titled as the file, without its last ending', () => {
    expect(proposeMapping({ ...sample, file: 'fleet.v2.csv' }, [WIND]).title).toBe('fleet.v2');
    expect(proposeMapping({ ...sample, file: 'fleet' }, [WIND]).title).toBe('fleet');
  });

  it('keeps how the table is written', () => {
    const table = { units: 2, remarks: [3], firstRow: 4, group: 'Model' };
    expect(proposeMapping({ ...sample, ...table }, [WIND]).table).toEqual({
      ...{ format: 'csv', delimiter: ';', decimal: '.', header: 1 },
      ...table,
    });
  });

  const findKind = (columns: Columns, kinds: [KindAppearance, ...KindAppearance[]], own: Own = {}) =>
    proposeMapping(createSample(columns, own), kinds).kind;

  it('leaves the kind to the user where none is likely, or two are', () => {
    const unsure = (columns: Columns, kinds: [KindAppearance, ...KindAppearance[]], own: Own = {}) =>
      proposeMapping(createSample(columns, own), kinds).isUnsure;
    expect(unsure({ Site: ['North'] }, [BATTERY, WIND])).toBe(true);
    expect(unsure({ 'Hub height [m]': ['90'] }, [BATTERY, WIND])).toBeUndefined();
    expect(unsure({ 'Hub height [m]': ['90'], 'Capacity [kWh]': ['9'] }, [BATTERY, WIND])).toBe(true);
    expect(unsure({ 'Height of the hub above the sea': ['90'] }, [BATTERY, WIND])).toBe(true);
    expect(unsure({ Site: ['North'] }, [BATTERY, WIND], { file: 'turbines.csv' })).toBe(true);
    // A field that only one kind has is certain, however little the others differ.
    const likely = { 'Hub height [m]': ['90'], 'Rated power [kW]': ['9'], Blades: ['3'], Offshore: ['yes'] };
    expect(unsure(likely, [BATTERY, WIND], { file: 'battery turbines.csv' })).toBeUndefined();
  });

  it('takes the first of kinds that fit equally well', () => {
    expect(findKind({ Site: ['North'] }, [BATTERY, WIND])).toBe('battery');
    expect(findKind({ Site: ['North'] }, [WIND, BATTERY])).toBe('turbine');
    expect(findKind({ Capacity: ['9'] }, [WIND, BATTERY])).toBe('battery');
  });

  it('is of the kind with the curve rather than with the field', () => {
    const heights = { 'Hub height': ['90'] };
    const series = { P_3: ['0'], P_4: ['60'], P_5: ['150'] };
    const lists = { 'Wind speed': ['3;4', '3;5'], Power: ['0;9', '0;8'] };
    const field: KindAppearance = [
      createDefinition({ id: 'mast', title: 'Mast', fields: { hub_height: { unit: 'm' } } }),
    ];
    const both: KindAppearance = [createDefinition({ id: 'rotor', title: 'Rotor', curves: { power: POWER } })];
    expect(findKind({ ...heights, ...series }, [field, both])).toBe('rotor');
    expect(findKind(heights, [both, field])).toBe('mast');
    expect(findKind({ ...heights, ...lists }, [field, both])).toBe('rotor');
    const heightsOfTwo: KindAppearance = [
      createDefinition({ id: 'tower', title: 'Tower', fields: { hub_height: { unit: 'm' }, site: { type: 'text' } } }),
    ];
    expect(findKind({ 'Hub height': ['90'], Site: ['A'], ...series }, [heightsOfTwo, both])).toBe('tower');
  });
});

describe('a series of columns', () => {
  const CELLS = { P_3: ['0', '1'], P_4: ['60', '50'], P_5: ['150', '90'] };
  const proposeColumns = (columns: Columns, own?: Own) => proposeKind(createSample(columns, own), WIND).columns;

  it('is a column of its own before the others, which fill nothing then', () => {
    expect(proposeColumns({ Model: ['N117', 'N150'], ...CELLS })).toStrictEqual([
      {
        ...{ id: 'p_series', heading: 'P_{x}', written: undefined, field: 'power', unit: 'kW', isAssumed: true },
        holds: { sort: 'series', headings: ['P_3', 'P_4', 'P_5'], unit: 'm/s' },
        shown: ['P_3: 0', 'P_4: 60', 'P_5: 150'],
      },
      expect.objectContaining({ id: 'model' }),
      ...['p_3', 'p_4', 'p_5'].map((id) => expect.objectContaining({ id, field: undefined })),
    ]);
  });

  it.each<[what: string, columns: Columns, expected: unknown[]]>([
    [
      'the units of its headings',
      { 'Power [MW] at 3 m/s': ['1'], 'Power [MW] at 4 m/s': ['2'], 'Power [MW] at 5 m/s': ['3'] },
      ['Power [MW] at {x} m/s', 'power', 'MW', undefined, 'm/s'],
    ],
    [
      'the unit before the number',
      { 'Power [MW] 3': ['1'], 'Power [MW] 4': ['2'], 'Power [MW] 5': ['3'] },
      ['Power [MW] {x}', 'power', 'MW', undefined, 'm/s'],
    ],
    [
      'no curve of another unit',
      { 'Noise 3 kW': ['1'], 'Noise 4 kW': ['2'], 'Noise 5 kW': ['3'] },
      ['Noise {x} kW', undefined, '', true, 'kW'],
    ],
    ['no curve of texts', { P_3: ['a'], P_4: ['b'], P_5: ['5'] }, ['P_{x}', undefined, '', true, '']],
    [
      'no curve with half of texts',
      { P_3: ['a'], P_4: ['b'], P_5: ['5'], P_6: ['6'] },
      ['P_{x}', undefined, '', true, ''],
    ],
    ['a curve where most are numbers', { P_3: [''], P_4: ['1'], P_5: ['5'] }, ['P_{x}', 'power', 'kW', true, 'm/s']],
  ])('has %s', (_, columns, expected) => {
    const [first] = proposeColumns(columns);
    expect(
      first && [
        first.heading,
        first.field,
        first.unit,
        first.isAssumed,
        first.holds?.sort === 'series' && first.holds.unit,
      ],
    ).toEqual(expected);
  });

  it('has the unit of the word before the number', () => {
    for (const before of ['Power MW', 'power_mw']) {
      const [first] = proposeColumns(
        Object.fromEntries(['3', '4', '5'].map((speed) => [`${before} ${speed}`, [speed]])),
      );
      expect([first?.field, first?.unit]).toEqual(['power', 'MW']);
    }
  });

  it('is beside another one', () => {
    const noise = { 'Noise 3': ['30'], 'Noise 4': ['40'], 'Noise 5': ['50'] };
    const fields = (columns: Columns) =>
      proposeColumns(columns).flatMap(({ heading, field }) => field ?? (heading.includes('{x}') ? heading : []));
    expect(fields({ ...noise, ...CELLS })).toEqual(['Noise {x}', 'power']);
    expect(fields({ ...CELLS, ...noise })).toEqual(['power', 'Noise {x}']);
  });

  it('has the unit of the line of units', () => {
    const [first] = proposeColumns(CELLS, { unitLine: { P_3: 'MW', P_4: 'MW', P_5: 'MW' } });
    expect([first?.unit, first?.isAssumed]).toEqual(['MW', undefined]);
  });

  it('shows the first three columns', () => {
    const [first] = proposeColumns({ P_3: ['0'], P_4: [], P_5: ['150'], P_6: ['200'] });
    expect(first?.shown).toEqual(['P_3: 0', 'P_4: ', 'P_5: 150']);
  });

  it('of bare numbers is about what the file is about', () => {
    const cells = { 3: ['0'], 4: ['60'], 5: ['150'] };
    expect(proposeColumns(cells, { file: 'Power curves.csv' })[0]).toMatchObject({ id: 'series', field: 'power' });
    expect(proposeColumns(cells, { file: 'Noise.csv' })[0]).toMatchObject({ id: 'series', field: undefined });
  });

  it('is missing in a table with one value per line', () => {
    const long = { entity: 'Turbine', parameter: 'Parameter', value: 'Value' };
    expect(proposeColumns(CELLS, { long }).map(({ id }) => id)).toEqual(['p_3', 'p_4', 'p_5']);
  });
});

describe('the currency of a table', () => {
  const price = (unit: string) => `Investment [${unit}/kW]`;
  const settle = (headings: readonly string[], fields: KindAppearance = WIND, more: Columns = {}) => {
    const cells = Object.fromEntries(headings.map((heading) => [heading, ['1100', '1200']]));
    const { columns, currency } = proposeKind(createSample({ ...cells, ...more }), fields);
    return [currency, ...columns.map(({ field }) => field)];
  };
  const PRICES: KindAppearance = [
    createDefinition({
      fields: {
        currency: TURBINE.fields.currency ?? {},
        invest: { title: 'Investment', unit: '{currency}/kW' },
        annual_om: { title: 'Operation', unit: '{currency}/kW' },
        fuel_price: { title: 'Fuel price', unit: '{currency}/kWh' },
      },
    }),
  ];

  it.each<[what: string, headings: string[], expected: unknown[]]>([
    ['none that the file names', ['Investment'], [undefined, 'invest']],
    ['that of one column', [price('USD')], ['USD', 'invest']],
    [
      'that of most columns',
      [price('EUR'), 'Operation [USD/kW]', 'Fuel price [USD/kWh]'],
      ['USD', undefined, 'annual_om', 'fuel_price'],
    ],
    ['the first of the kind for as many', ['Operation [USD/kW]', price('EUR')], ['EUR', undefined, 'invest']],
    [
      'not that of columns that fill nothing',
      ['Noise [USD/kW]', 'Mast [USD/kW]', price('EUR')],
      ['EUR', undefined, undefined, 'invest'],
    ],
    ['none that the kind lacks', [price('GBP')], [undefined, undefined]],
  ])('is %s', (_, headings, expected) => {
    expect(settle(headings, PRICES)).toEqual(expected);
  });

  it('is missing where rows state it, or the kind has none', () => {
    expect(settle([price('USD')], PRICES, { Currency: ['EUR', 'USD'] })).toEqual([undefined, 'invest', 'currency']);
    expect(settle([price('USD')], BATTERY)).toEqual([undefined, 'invest']);
  });

  it('leaves a column of another one as it is, but for its field', () => {
    const [column] = proposeKind(createSample({ [price('GBP')]: ['1100'] }), PRICES).columns;
    expect(column).toEqual({
      ...{ id: 'investment_gbp_kw', heading: 'Investment [GBP/kW]', written: undefined, field: undefined },
      ...{ unit: '{currency}/kW', currency: 'GBP', shown: ['1100'] },
    });
  });
});
