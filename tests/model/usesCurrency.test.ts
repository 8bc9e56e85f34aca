import { expect, it } from 'vitest';
import { usesCurrency } from '#model/usesCurrency.ts';
import { createFields, DEPOT } from '../fixtures/nestedKind.ts';
import { KIND_ROWS } from './loadedKinds.ts';

const axis = (unit?: string) => ({ title: 'Axis', ...(unit === undefined ? {} : { unit }) });
const none = { row: 'row', least: 0, most: 3 };

const fields = createFields({
  plain: {},
  power: { unit: 'kW' },
  price: { unit: '{currency}/kWh' },
  map: { type: 'map', map: { x: axis('kW'), y: axis(), z: axis('{currency}') } },
  yields: { type: 'map', map: { x: axis('kW'), y: axis(), z: axis('kWh') } },
  bids: { type: 'rows', table: { ...none, fields: createFields({ step: {}, bid: { unit: '{currency}' } }) } },
  shares: { type: 'rows', table: { ...none, fields: createFields({ share: { unit: '%' } }) } },
  document: {
    type: 'rows',
    isDocument: true,
    table: { ...none, fields: createFields({ cost: { unit: '{currency}' } }) },
  },
});

it.each([
  ['plain', false],
  ['power', false],
  ['price', true],
  ['map', true],
  ['yields', false],
  ['bids', true],
  ['shares', false],
  ['document', false],
  ['missing', false],
])('%s is in the currency of its component: %j', (item, uses) => {
  expect(usesCurrency({ fields, curves: {} }, { item, fields: [item] })).toBe(uses);
});

it('a curve is in it by any axis', () => {
  const curve = (x: string, y: string) => ({
    ...{ id: 'cost', title: 'Cost', help: '', rising: true, outside: 'hold' as const },
    x: { ...axis(x), source: { field: 'plain' } },
    y: [{ ...axis(y), source: { field: 'power' } }],
  });
  const isPriced = (x: string, y: string) =>
    usesCurrency({ fields, curves: { cost: curve(x, y) } }, { item: 'cost', fields: ['plain', 'power'] });
  expect([isPriced('{currency}', '1'), isPriced('kW', '{currency}/kW'), isPriced('kW', '%')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('holds for each field of every kind whose unit names the currency, and no other', () => {
  for (const { definition } of [...KIND_ROWS.map(([, kind]) => kind), { definition: DEPOT }]) {
    for (const { name, unit, table, map } of Object.values(definition.fields)) {
      if (table || map) continue;
      expect([name, usesCurrency(definition, { item: name, fields: [name] })]).toEqual([
        name,
        unit?.includes('{currency}') ?? false,
      ]);
    }
  }
});
