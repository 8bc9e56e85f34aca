import type { SheetRecord } from '#model/assumptionSheets.ts';
import { createDefinition } from './createDefinition.ts';
import { createField, createFields } from './nestedDefinition.ts';

/** A heat pump with values, a curve by temperature and one by whole numbers, a table, a list and a map. */
export const HEAT_PUMP = createDefinition(
  [
    createField('invest', {
      title: 'Costs in {currency}',
      unit: '{currency}/kW',
      help: 'Paid in {currency}',
      default: 200,
      minimum: 0,
      maximum: 9000,
      warn: { minimum: 50, maximum: 3000 },
    }),
    createField('maker', { type: 'text', title: 'Maker' }),
    createField('temperatures', { type: 'list', title: 'Temperatures', curve: 'power' }),
    createField('powers', { type: 'list', title: 'Powers', curve: 'power' }),
    createField('prices', { type: 'list', title: 'Prices', curve: 'power' }),
    ...['load0', 'load1', 'load2'].map((name) => createField(name, { unit: 'kW', curve: 'load' })),
    createField('periods', {
      type: 'rows',
      title: 'Periods',
      table: {
        row: 'period',
        least: 0,
        most: 9,
        fields: createFields(
          createField('from', { title: 'From', unit: 'h' }),
          createField('price', { title: 'Price in {currency}', unit: '{currency}/kWh' }),
          createField('band', {
            type: 'choice',
            title: 'Band',
            choices: [{ value: 'low', label: 'Low tariff' }],
          }),
        ),
      },
    }),
    createField('cop', {
      type: 'map',
      title: 'COP',
      map: {
        x: { title: 'Source', unit: '°C' },
        y: { title: 'Costs in {currency}', unit: '{currency}' },
        z: { title: 'COP' },
      },
    }),
  ],
  {
    curves: {
      power: {
        id: 'power',
        title: 'Power in {currency}',
        help: 'Measured',
        x: { title: 'Temperature', unit: '°C', source: { field: 'temperatures' } },
        y: [
          { title: 'Power', unit: 'kW', source: { field: 'powers' } },
          { title: 'Price', unit: '{currency}/h', source: { field: 'prices' } },
        ],
        rising: true,
        outside: 'none',
      },
      load: {
        id: 'load',
        title: 'Load',
        help: '',
        x: { title: 'Hour', source: { from: 0, to: 2 } },
        y: [{ title: 'Load', source: { fields: ['load0', 'load1', 'load2'] } }],
        rising: true,
        outside: 'none',
      },
    },
    tabs: [
      {
        id: 'all',
        title: 'All',
        groups: [{ title: 'All', items: ['invest', 'maker', 'power', 'load', 'periods', 'cop'] }],
      },
    ],
  },
);

/** The texts of its default values. */
export const TEXTS = {
  currency: 'GBP',
  invest: '200',
  maker: '',
  temperatures: '',
  powers: '',
  prices: '',
  load0: '',
  load1: '',
  load2: '',
  periods: '[]',
  cop: '',
};

/** One with these texts, as sheets of assumptions list it. */
export function createHeatPump(texts: Partial<typeof TEXTS>, parts: Partial<SheetRecord> = {}): SheetRecord {
  return {
    name: 'Pump A',
    kind: 'Heat pump',
    definition: HEAT_PUMP,
    texts: { ...TEXTS, ...texts },
    sources: {},
    ...parts,
  };
}
