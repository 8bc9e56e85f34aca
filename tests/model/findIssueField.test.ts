import { describe, expect, it, test } from 'vitest';
import type { FieldDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import { findIssueField, isObjectPath } from '#model/findIssueField.ts';
import { plainField } from '#model/plainField.ts';
import { copField } from './copField.ts';

const field = (name: string, table?: TableDefinition): FieldDefinition => ({
  ...plainField,
  name,
  type: table ? 'rows' : 'number',
  title: name,
  ...(table ? { table } : {}),
});

const createShape = (fields: FieldDefinition[], objects: RecordShape['objects'] = {}): RecordShape => ({
  fields: Object.fromEntries(fields.map((one) => [one.name, one])),
  objects,
});
const createTable = (own: RecordShape, words: Partial<TableDefinition> = {}): TableDefinition => ({
  row: 'row',
  least: 0,
  most: 9,
  ...own,
  ...words,
});

const trips = field('trips', createTable(createShape([field('km')])));
const columns = createShape([field('price'), field('costs/fee'), field('pay/=cash/sum'), trips], {
  costs: { title: 'Costs' },
  pay: { title: 'Payment', variant: 'by' },
});
const shape = createShape(
  [
    field('power'),
    field('charging/power'),
    { ...copField(), name: 'charging/cop' },
    { ...copField(), name: 'tariff/=fixed/cop' },
    field('tariff/=fixed/price'),
    field('tariff/=dynamic/price'),
    field('periods', createTable(columns)),
    field('charging/ports', createTable(createShape([field('value')]), { isList: true })),
  ],
  {
    charging: { title: 'Charging' },
    tariff: { title: 'Tariff', variant: 'type' },
    'tariff/=fixed/band': { title: 'B' },
  },
);

describe('an issue is about the field', () => {
  it.each([
    ['power', 'power'],
    ['charging/power', 'charging/power'],
    ['tariff/price', 'tariff/=fixed/price'],
    ['tariff/=dynamic/price', 'tariff/=dynamic/price'],
    ['periods', 'periods'],
    ['periods/12', 'periods'],
    ['periods/2/price', 'price'],
    ['periods/2/costs/fee', 'costs/fee'],
    ['periods/2/pay/sum', 'pay/=cash/sum'],
    ['periods/2/trips', 'trips'],
    ['periods/2/trips/0/km', 'km'],
    ['charging/cop/z/1/0', 'charging/cop'],
    ['tariff/cop/x', 'tariff/=fixed/cop'],
    ['charging/ports/3', 'value'],
    ['charging/ports/3/value', 'value'],
  ])('%s', (path, name) => {
    expect(findIssueField(shape, path)?.name).toBe(name);
  });

  it.each([
    'charging',
    'charging/foo',
    'tariff/foo',
    'periods/2/foo',
    'periods/x/price',
    'periods/2/trips/km',
    'power/0',
    'constructor',
    'periods/0/constructor',
    '',
  ])('but not where none has the path %s', (path) => {
    expect(findIssueField(shape, path)).toBeUndefined();
  });
});

test.each([
  ['charging', true],
  ['tariff', true],
  ['tariff/band', true],
  ['periods/4/costs', true],
  ['periods/4/trips', false],
  ['periods/4', false],
  ['power', false],
  ['constructor', false],
])('%s is the path of an object: %j', (path, isObject) => {
  expect(isObjectPath(shape, path)).toBe(isObject);
});
