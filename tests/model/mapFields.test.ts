import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FieldValues, TableDefinition } from '#model/FormDefinition.ts';
import { mapFields, mapRows } from '#model/mapFields.ts';
import { createField, createFields } from './nestedDefinition.ts';

function createTable(parts: Partial<TableDefinition>): TableDefinition {
  return { row: 'row', least: 0, most: 9, fields: createFields(createField('value')), ...parts };
}

const rows = (name: string, parts: Partial<TableDefinition>) =>
  createField(name, { type: 'rows', table: createTable(parts) });

const name = createField('name', { type: 'text' });

const SHAPE = {
  fields: createFields(
    name,
    createField('size'),
    rows('periods', { fields: createFields(name, createField('price'), rows('steps', { isList: true })) }),
    rows('vehicles', {
      objects: { battery: { title: 'Battery' } },
      fields: createFields(name, createField('battery/size')),
    }),
    rows('ports', { isList: true }),
    rows('prices', { makes: 'entries', fields: createFields(name, createField('value')) }),
    rows('group', { makes: 'object', fields: createFields(createField('size')) }),
    rows('range', { makes: 'tuple', fields: createFields(createField('0'), createField('1')) }),
  ),
};

/** Doubles numbers, and marks everything else with the name of its field. */
function mark({ name: own }: FieldDefinition, value: unknown): unknown {
  return typeof value === 'number' ? value * 2 : `${own}: ${value}`;
}

describe('the fields of a record', () => {
  it.each<[what: string, values: FieldValues, mapped: FieldValues]>([
    ['itself', { name: 'A', size: 2 }, { name: 'name: A', size: 4 }],
    [
      'itself, also where they are empty',
      { name: undefined, size: null },
      { name: 'name: undefined', size: 'size: null' },
    ],
    [
      'a table',
      { periods: [{ name: 'Day', price: 1 }, { price: 2 }] },
      { periods: [{ name: 'name: Day', price: 2 }, { price: 4 }] },
    ],
    ['a list in a table', { periods: [{ steps: [1, 2] }] }, { periods: [{ steps: [2, 4] }] }],
    [
      'an object in a table',
      { vehicles: [{ name: 'Bus', battery: { size: 9 } }] },
      { vehicles: [{ name: 'name: Bus', battery: { size: 18 } }] },
    ],
    ['a list', { ports: [11, 22] }, { ports: [22, 44] }],
    ['entries', { prices: { day: 1, night: 2 } }, { prices: { 'name: day': 2, 'name: night': 4 } }],
    ['an optional group', { group: { size: 1 } }, { group: { size: 2 } }],
    ['a tuple', { range: [1, 2] }, { range: [2, 4] }],
  ])('are replaced in %s', (_what, values, mapped) => {
    expect(mapFields(SHAPE, values, mark)).toEqual(mapped);
  });

  it.each<[what: string, values: FieldValues]>([
    ['values that are no field', { gone: 1, toString: 2 }],
    ['columns that the table lacks', { periods: [{ gone: 1 }] }],
    ['rows that are none', { periods: [5, null, 'x', [1]] }],
    ['tables that are none', { periods: 'none', ports: 'none', prices: [1], group: 5, range: null }],
    ['tables that are missing', { periods: undefined, group: undefined, ports: null }],
    ['empty tables', { periods: [], ports: [], prices: {} }],
    ['an empty record', {}],
  ])('stay as they are: %s', (_what, values) => {
    expect(mapFields(SHAPE, values, mark)).toEqual(values);
  });
});

it('a record in which nothing is replaced is returned itself', () => {
  const record = { name: 'A', size: 2, gone: 1 };
  expect(mapFields(SHAPE, record, (_, value) => value)).toBe(record);
});

it('replaces whole rows, which a function takes with their objects apart', () => {
  const table = createTable({ objects: { battery: { title: '' } }, fields: createFields(createField('battery/size')) });
  const seen: FieldValues[] = [];
  const mapped = mapRows(table, [{ battery: { size: 1 } }], (row) => {
    seen.push({ ...row });
    return { 'battery/size': 7 };
  });
  expect(seen).toEqual([{ 'battery/size': 1 }]);
  expect(mapped).toEqual([{ battery: { size: 7 } }]);
});

it.each(['object', 'tuple'] as const)('takes the objects of a row that makes one %s apart as well', (makes) => {
  const table = createTable({
    makes,
    objects: { 0: { title: '' } },
    fields: createFields(createField('0/size')),
  });
  const value = makes === 'object' ? { 0: { size: 1 } } : [{ size: 1 }];
  const mapped = makes === 'object' ? { 0: { size: 7 } } : [{ size: 7 }];
  expect(mapRows(table, value, (row) => (row['0/size'] === 1 ? { '0/size': 7 } : row))).toEqual(mapped);
});
