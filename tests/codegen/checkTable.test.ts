import { expect, it } from 'vitest';
import { checkTable } from '#codegen/checkTable.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const number: FieldSchema = { type: 'number', title: 'Number' };
const table = (
  words: FieldSchema = {},
  columns: Record<string, FieldSchema> = { from: number, to: number },
): FieldSchema => ({
  ...{ type: 'array', title: 'Periods', items: { type: 'object', properties: columns }, ...words },
});
const list = (words: FieldSchema = {}): FieldSchema => ({ type: 'array', title: 'Ports', items: number, ...words });

function check(periods: FieldSchema) {
  const kind = mergedKind({ properties: { periods } });
  const merged = kind.tables.get('periods');
  if (!merged) throw new Error('The probe is not a table.');
  const problems = checkTable('periods', kind.fields.get('periods'), merged);
  return { problems, at: (...path: (string | number)[]) => kind.source.placeAt(['properties', 'periods', ...path]) };
}

const inner = (each: number | undefined, columns?: Record<string, FieldSchema>) =>
  table({ title: 'Trips', ...(each === undefined ? {} : { maxItems: each }) }, columns);

it.each<[title: string, schema: FieldSchema]>([
  ['a table', table()],
  ['a list', list()],
  ['a list of different values', list({ uniqueItems: true })],
  ['a table whose rows differ', table({ 'x-unique': ['from', 'to'] })],
  ['a table of one size', table({ minItems: 5, maxItems: 5 })],
  ['a table with default rows', table({ default: [] })],
  ['a table of the most rows in all', table({ maxItems: 100 }, { trips: inner(1000) })],
  ['a table of a table without a limit', table({ maxItems: 100 }, { trips: inner(undefined) })],
])('%s is fine', (_, schema) => {
  expect(toTexts(check(schema).problems)).toEqual([]);
});

const inAll = (most: number, each: number) =>
  `"periods" may have ${most} rows with ${each} of "trips" in each, ${most * each} in all; at most 100000 are allowed. Give both a smaller "maxItems".`;

it.each<[title: string, schema: FieldSchema, at: (string | number)[], text: string]>([
  [
    'no rows',
    { type: 'array', title: 'Periods' },
    [],
    'table "periods" has no "items", so its rows would hold nothing. Give it "items": { "type": "object", "properties": ... } for a table, or "items": { "type": "number" } for a list.',
  ],
  [
    'no columns',
    table({}, {}),
    ['items'],
    'the rows of "periods" have no properties, so the table would have no columns. Give "items" its "properties".',
  ],
  [
    'rows of several shapes',
    table({ items: { type: 'object', 'x-choice': 'from', properties: { from: number } } }),
    ['items', 'x-choice'],
    'the rows of "periods" can\'t be one of several shapes themselves. Put the choice and its cases into an object in "properties".',
  ],
  [
    'a smaller "maxItems" than "minItems"',
    table({ minItems: 6, maxItems: 5 }),
    ['minItems'],
    '"minItems" 6 is above "maxItems" 5, so no table would be accepted. Make it the smaller of the two.',
  ],
  ['too many rows in all', table({ maxItems: 101 }, { trips: inner(1000) }), ['maxItems'], inAll(101, 1000)],
  ['too many rows without a limit', table({}, { trips: inner(101) }), [], inAll(1000, 101)],
  [
    'too many rows three deep',
    table({ maxItems: 101 }, { trips: inner(10, { steps: inner(100), stops: inner(5) }) }),
    ['maxItems'],
    inAll(101, 1000),
  ],
  [
    '"uniqueItems"',
    table({ uniqueItems: true }),
    ['uniqueItems'],
    '"uniqueItems" is for lists, and "periods" is a table. Name the columns in "x-unique".',
  ],
  [
    '"x-unique", though it is a list,',
    list({ 'x-unique': ['value', 'missing'] }),
    ['x-unique'],
    '"x-unique" names columns, and "periods" is a list. Write "uniqueItems": true.',
  ],
  [
    'a column that is unique twice',
    table({ 'x-unique': ['from', 'from'] }),
    ['x-unique', 1],
    'column "from" is named twice. Remove one of the two.',
  ],
  [
    'a unique table',
    table({ 'x-unique': ['trips'] }, { trips: inner(5) }),
    ['x-unique', 0],
    '"trips" holds several values, which can\'t be compared from row to row. Name a column with one.',
  ],
  [
    'a unique object',
    table({ 'x-unique': ['site'] }, { site: { type: 'object', title: 'Site', properties: { a: number } } }),
    ['x-unique', 0],
    '"site" holds several values, which can\'t be compared from row to row. Name a column with one.',
  ],
  [
    'a unique column that is misspelled',
    table({ 'x-unique': ['form'] }),
    ['x-unique', 0],
    '"periods" has no column "form". Did you mean "from"?',
  ],
  [
    'a unique column that does not exist',
    table({ 'x-unique': ['something'] }),
    ['x-unique', 0],
    '"periods" has no column "something". Columns: from, to.',
  ],
  [
    'a default that is not a list',
    table({ default: 5 }),
    ['default'],
    'the default of the table "periods" must be a list of rows in [ ]. Write [] for none.',
  ],
])('a table with %s is reported', (_, schema, path, text) => {
  const { problems, at } = check(schema);
  expect(toTexts(problems)).toEqual([text]);
  expect(problems).toMatchObject([at(...path)]);
});

it('too many rows inside a table are reported at that table only', () => {
  const { problems } = check(table({}, { trips: inner(1000, { steps: inner(1000) }) }));
  expect(problems).toEqual([]);
});

it('a table in an object is named without it', () => {
  const kind = mergedKind({
    properties: { site: { type: 'object', title: 'Site', properties: { periods: table({ default: 5 }) } } },
  });
  const merged = kind.tables.get('site/periods');
  if (!merged) throw new Error('The probe is not a table.');
  expect(toTexts(checkTable('site/periods', kind.fields.get('site/periods'), merged))).toEqual([
    'the default of the table "periods" must be a list of rows in [ ]. Write [] for none.',
  ]);
  expect(checkTable('site/periods', undefined, merged)).toEqual([]);
});
