import { describe, expect, it } from 'vitest';
import { fieldAtPath, withoutCases } from '#model/fieldAtPath.ts';
import { createTable } from '../fixtures/createTable.ts';
import { createFields } from '../fixtures/nestedKind.ts';
import { copField } from './copField.ts';

const CHOICES = ['fixed', 'flex'].map((value) => ({ value, label: value }));
const TARIFF = {
  'tariff/type': { type: 'choice', choices: CHOICES },
  'tariff/=fixed/price': { title: 'Fixed price' },
  'tariff/=flex/price': { title: 'Surcharge' },
} as const;
const VARIANT = { tariff: { title: 'Tariff', variant: 'type' } };

const STEPS = createTable({ km: { title: 'Distance' } });
const VEHICLES = createTable(
  { ...TARIFF, steps: { type: 'rows', title: 'Steps', table: STEPS } },
  { objects: VARIANT },
);
const PORTS = createTable({ value: { title: 'Port' } }, { isList: true });
const PLUG = createTable({ power: { title: 'Power' } }, { makes: 'object' });
const PRICES = createTable(
  { name: { type: 'text', title: 'Name' }, value: { type: 'rows', title: 'Prices', table: PORTS } },
  { makes: 'entries' },
);
const OTHERS = createTable({ name: { type: 'text', title: 'Name' }, value: { title: 'Other' } }, { makes: 'entries' });

const SHAPE = {
  fields: createFields({
    name: { type: 'text', title: 'Name' },
    'charging/power': { title: 'Charging power' },
    ...TARIFF,
    cop: copField(),
    vehicles: { type: 'rows', title: 'Vehicles', table: VEHICLES },
    ports: { type: 'rows', title: 'Ports', table: PORTS },
    plug: { type: 'rows', title: 'Plug', table: PLUG },
    prices: { type: 'rows', title: 'Prices by country', table: PRICES },
    'charging/*': { type: 'rows', title: 'Other properties', table: OTHERS },
  }),
  objects: { charging: { title: 'Charging' }, 'charging/cable': { title: 'Cable' }, ...VARIANT },
};

const RECORD = {
  name: 'Depot',
  charging: { power: 11, width: 2, cable: { length: 5 } },
  tariff: { type: 'flex', price: 0.1 },
  cop: {
    x: [-10, 0],
    y: [35, 55],
    z: [
      [3, 4],
      [2, 3],
    ],
  },
  vehicles: [
    { tariff: { type: 'fixed', price: 0.3 }, steps: [{ km: 5 }, { km: 7 }] },
    { tariff: { type: 'flex', price: 0.2 } },
  ],
  ports: [22, 11],
  plug: { power: 43 },
  prices: { DE: [1, 2], FR: [3] },
};

const prefix = <T>(object: string, fields: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${object}/${name}`, field]));

describe('a place in a record', () => {
  it.each<[string, string, unknown, string | undefined]>([
    ['name', 'name', 'Depot', 'Name'],
    ['mode', 'mode', undefined, undefined],
    ['toString', 'toString', undefined, undefined],
    ['charging', 'charging', RECORD.charging, undefined],
    ['charging/power', 'charging.power', 11, 'Charging power'],
    ['charging/cable', 'charging.cable', { length: 5 }, undefined],
    ['charging/width', 'charging.width', 2, 'Other'],
    ['tariff/type', 'tariff.type', 'flex', 'tariff/type'],
    ['tariff/price', 'tariff.price', 0.1, 'Surcharge'],
    ['cop/z/1/0', 'cop.z[1][0]', 2, 'COP'],
    ['cop/w', 'cop.w', undefined, 'COP'],
    ['vehicles', 'vehicles', RECORD.vehicles, 'Vehicles'],
    ['vehicles/1', 'vehicles[1]', RECORD.vehicles[1], undefined],
    ['vehicles/0/tariff/price', 'vehicles[0].tariff.price', 0.3, 'Fixed price'],
    ['vehicles/1/tariff/price', 'vehicles[1].tariff.price', 0.2, 'Surcharge'],
    ['vehicles/0/steps/1/km', 'vehicles[0].steps[1].km', 7, 'Distance'],
    ['vehicles/7/steps', 'vehicles[7].steps', undefined, 'Steps'],
    ['vehicles/first', 'vehicles.first', undefined, undefined],
    ['ports/1', 'ports[1]', 11, 'Port'],
    ['ports/1x', 'ports.1x', undefined, 'Port'],
    ['ports/x1', 'ports.x1', undefined, 'Port'],
    ['ports/10', 'ports[10]', undefined, 'Port'],
    ['plug/power', 'plug.power', 43, 'Power'],
    ['prices/FR', 'prices.FR', [3], 'Prices'],
    ['prices/DE/1', 'prices.DE[1]', 2, 'Port'],
  ])('%s is %s', (at, path, value, title) => {
    const place = fieldAtPath(SHAPE, at, RECORD);
    expect({ path: place.path, value: place.value, title: place.field?.title }).toEqual({ path, value, title });
  });

  it.each([
    ['name', SHAPE],
    ['charging/cable', SHAPE],
    ['charging/width', OTHERS],
    ['vehicles', SHAPE],
    ['vehicles/0', VEHICLES],
    ['vehicles/0/tariff/price', VEHICLES],
    ['vehicles/0/steps/1/km', STEPS],
    ['ports/0', PORTS],
    ['prices/DE', PRICES],
    ['prices/DE/0', PORTS],
  ])('has the shape that its field is part of: %s', (at, shape) => {
    expect(fieldAtPath(SHAPE, at, RECORD).shape).toBe(shape);
  });

  it('is found without a record, where no case is chosen', () => {
    expect(fieldAtPath(SHAPE, 'charging/power', undefined)).toMatchObject({ path: 'charging.power', value: undefined });
    expect(fieldAtPath(SHAPE, 'charging/power', 5).field?.title).toBe('Charging power');
    expect(fieldAtPath(SHAPE, 'tariff/price', {}).field).toBeUndefined();
  });

  it('of a flat shape is one of its fields alone', () => {
    const flat = { fields: createFields({ power: {}, '*': { type: 'rows', table: OTHERS } }) };
    expect(fieldAtPath(flat, 'power', { power: 5 })).toMatchObject({ path: 'power', value: 5, shape: flat });
    expect(fieldAtPath(flat, 'width', { width: 2 })).toMatchObject({ path: 'width', value: 2, shape: OTHERS });
    expect(
      fieldAtPath({ fields: createFields(TARIFF) }, 'tariff/price', { tariff: { type: 'flex' } }).field,
    ).toBeUndefined();
  });

  it('among all other properties is one that its object does not have', () => {
    const fields = createFields({ 'pv/peak': {}, '*': { type: 'rows', table: OTHERS } });
    const shape = { fields, objects: { pv: { title: 'PV' } } };
    const record = { pv: { peak: 5 }, width: 2 };
    expect(fieldAtPath(shape, 'pv', record)).toMatchObject({ path: 'pv', shape, field: undefined });
    expect(fieldAtPath(shape, 'pv/peak', record)).toMatchObject({
      path: 'pv.peak',
      shape,
      value: 5,
      field: { name: 'pv/peak' },
    });
    expect(fieldAtPath(shape, 'pv/tilt', record)).toMatchObject({ path: 'pv.tilt', shape, field: undefined });
  });
});

describe('a place in a value of one of several shapes', () => {
  const values = createTable(
    {
      'value/option': { type: 'choice', choices: [0, 1].map((value) => ({ value, label: '' })) },
      'value/=0/value': { title: 'Price' },
      'value/=1/value': { type: 'rows', title: 'Prices', table: PORTS },
    },
    { makes: 'option', objects: { value: { title: '', variant: 'option' } } },
  );
  const byCountry = createTable(
    { name: { type: 'text' }, ...prefix('value', TARIFF) },
    { makes: 'entries', objects: { value: { title: '' }, 'value/tariff': { title: 'Tariff', variant: 'type' } } },
  );
  const pair = createTable(
    { 0: { title: 'First' }, rest: { type: 'rows', title: 'Rest', table: PORTS } },
    { makes: 'tuple' },
  );
  const shape = {
    fields: createFields({
      price: { type: 'rows', title: 'All prices', table: values },
      countries: { type: 'rows', title: 'Countries', table: byCountry },
      pair: { type: 'rows', title: 'Pair', table: pair },
    }),
  };
  const record = {
    price: [1, 2],
    countries: { DE: { tariff: { type: 'flex', price: 1 } }, FR: { tariff: { type: 'fixed', price: 2 } } },
    pair: [1, 2, 3],
  };

  it.each([
    ['price/1', 'price[1]', 2, 'Port'],
    ['countries/DE/tariff/price', 'countries.DE.tariff.price', 1, 'Surcharge'],
    ['countries/FR/tariff/price', 'countries.FR.tariff.price', 2, 'Fixed price'],
    ['countries/ES/tariff/price', 'countries.ES.tariff.price', undefined, undefined],
    ['pair/0', 'pair[0]', 1, 'First'],
    ['pair/2', 'pair[2]', 3, 'Port'],
  ])('%s', (at, path, value, title) => {
    const place = fieldAtPath(shape, at, record);
    expect({ path: place.path, value: place.value, title: place.field?.title }).toEqual({ path, value, title });
  });
});

it.each([
  ['power', 'power'],
  ['=fixed', '=fixed'],
  ['tariff/=fixed/price', 'tariff/price'],
  ['power/?1', 'power'],
  ['pv/roof/=flat/tilt', 'pv/roof/tilt'],
])('%s is at %s in the record', (name, path) => {
  expect(withoutCases(name)).toBe(path);
});
