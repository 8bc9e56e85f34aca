import { expect, it } from 'vitest';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { isPlainTable } from '#model/isPlainTable.ts';
import { createField, createFields } from './nestedDefinition.ts';

const PRICES: TableDefinition = {
  row: 'price',
  least: 0,
  most: 9,
  fields: createFields(createField('from'), createField('band', { type: 'text' })),
};

it.each<[what: string, table: Partial<TableDefinition>, isPlain: boolean]>([
  ['of single values', {}, true],
  ['of named values', { makes: 'entries' }, true],
  ['of bare values', { isList: true, fields: createFields(createField('value')) }, true],
  ['without columns', { fields: {} }, true],
  ['with objects in its rows', { objects: { battery: { title: 'Battery' } } }, false],
  ['that is an optional group', { makes: 'object' }, false],
  ['that is a tuple', { makes: 'tuple' }, false],
  ['that is one of several shapes', { makes: 'option' }, false],
])('a table %s is drawn as a grid: %j', (_what, table, isPlain) => {
  expect(isPlainTable({ ...PRICES, ...table })).toBe(isPlain);
});

it.each<[column: Partial<FieldDefinition>, isPlain: boolean]>([
  [{ type: 'choice' }, true],
  [{ type: 'flag' }, true],
  [{ type: 'text', input: 'email' }, true],
  [{ type: 'text', rows: 3 }, false],
  [{ type: 'text', input: 'password' }, false],
  [{ type: 'rows' }, false],
  [{ type: 'list' }, false],
])('a table with a column that has %j is drawn as a grid: %j', (column, isPlain) => {
  const fields = { ...PRICES.fields, ...createFields(createField('own', column)) };
  expect(isPlainTable({ ...PRICES, fields })).toBe(isPlain);
});
