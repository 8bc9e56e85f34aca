import { describe, expect, it } from 'vitest';
import type { FieldSchema, PartsSchema, SharedFile } from '#codegen/KindFile.ts';
import type { MergedShape } from '#codegen/mergeKind.ts';
import { addParts, emptyParts } from '#codegen/mergeNode.ts';
import { lastSegment, parentPrefix, toShape } from '#codegen/toShape.ts';
import { CHARGER } from '../fixtures/chargerFile.ts';
import { placedTexts } from '../fixtures/placedTexts.ts';
import { toShared, toSource } from './mergedKind.ts';

function read(file: PartsSchema, shared: Record<string, SharedFile> = {}) {
  const parts = emptyParts();
  const context = { shared: toShared(shared), problems: [], depth: 0, chain: [], around: [] };
  addParts(parts, file, { source: toSource('kinds/probe.json', file), path: [] }, context);
  const { value, problems } = toShape(parts);
  return { shape: value, problems: placedTexts(JSON.stringify(file), problems) };
}

const summary = (shape: MergedShape) => ({
  fields: [...shape.fields.keys()],
  required: [...shape.required],
  objects: [...shape.objects].map(([path, { cases }]) => [path, ...cases.keys()].join(' ')),
  tables: [...shape.tables].map(([path, { row, isList }]) => `${path}: ${isList ? 'list' : 'table'} of ${row}`),
  rules: shape.rules.map(({ schema }) => schema),
  unresolved: [...shape.unresolved],
});

const FIELD: FieldSchema = { type: 'number', title: 'A' };

it('fields are named by the objects and cases that contain them', () => {
  const { shape, problems } = read(CHARGER);
  expect(problems).toEqual([]);
  expect(summary(shape)).toEqual({
    fields: [
      ...['power', 'site/name', 'site/area', 'tariff/type', 'tariff/fee', 'tariff/=fixed/price'],
      ...['tariff/=hourly/prices', 'periods', 'notes', 'cop'],
    ],
    required: ['site/name', 'tariff/type', 'tariff/=fixed/price', 'power'],
    objects: ['site', 'tariff fixed hourly'],
    tables: ['tariff/=hourly/prices: list of value', 'periods: table of period', 'notes: list of value'],
    rules: [{ field: 'tariff/=fixed/price', below: 'tariff/fee' }],
    unresolved: [],
  });
  const { schema, origin } = shape.fields.get('tariff/=fixed/price') ?? {};
  expect(schema).toEqual({ type: 'number', title: 'Price' });
  expect(origin?.path).toEqual(['properties', 'tariff', 'x-cases', 'fixed', 'properties', 'price']);
  expect(shape.objects.get('tariff')?.cases.get('fixed')?.path).toEqual([
    ...['properties', 'tariff', 'x-cases', 'fixed'],
  ]);
});

it('tables have the shape of their rows', () => {
  const { shape } = read(CHARGER);
  const periods = shape.tables.get('periods');
  expect(periods && summary(periods)).toEqual({
    ...{ fields: ['from', 'to', 'steps'], required: ['from'], objects: [] },
    ...{ tables: ['steps: table of row'], unresolved: [] },
    rules: [{ field: 'from', below: 'to', message: 'Too late' }],
  });
  expect(periods?.items?.schema.title).toBe('Period');
  expect(periods?.items?.origin.path).toEqual(['properties', 'periods', 'items']);
  const notes = shape.tables.get('notes');
  expect(notes && summary(notes)).toMatchObject({ fields: ['value'], required: ['value'], tables: [] });
  expect(notes?.fields.get('value')?.schema).toEqual({ type: 'string', title: 'Notes' });
});

it.each<[title: string, table: FieldSchema, row: string, isList: boolean]>([
  [
    'its own word',
    { 'x-row': 'step', items: { type: 'object', title: 'Period', properties: { FIELD } } },
    'step',
    false,
  ],
  [
    'the title of its rows',
    { items: { type: 'object', title: 'Time Period', properties: { FIELD } } },
    'time Period',
    false,
  ],
  ['a word for rows', { items: { type: 'object', properties: { FIELD } } }, 'row', false],
  ['a word for values', { items: { type: 'number' } }, 'value', true],
  ['the title of its values', { items: { type: 'number', title: 'Note' } }, 'note', true],
  ['a word for rows without items', {}, 'row', false],
])('a row is called by %s', (_title, table, row, isList) => {
  const { shape } = read({ properties: { a: { type: 'array', ...table } } });
  expect(shape.tables.get('a')).toMatchObject({ row, isList });
});

it.each<[title: string, table: FieldSchema, wanted: string]>([
  ['its own', { title: 'Notes', items: { type: 'string', title: 'Note' } }, 'Note'],
  ['the one of the list', { title: 'Notes', items: { type: 'string' } }, 'Notes'],
  ['empty otherwise', { items: { type: 'string' } }, ''],
])('the title of the values of a list is %s', (_title, table, wanted) => {
  const { shape } = read({ properties: { a: { type: 'array', ...table } } });
  expect(shape.tables.get('a')?.fields.get('value')?.schema.title).toBe(wanted);
});

it('a table without items has neither columns nor items', () => {
  const table = read({ properties: { a: { type: 'array' } } }).shape.tables.get('a');
  expect(table && 'items' in table).toBe(false);
  expect(table?.fields.size).toBe(0);
});

describe('an object', () => {
  it.each<[title: string, schema: FieldSchema, isObject: boolean]>([
    ['has the type', { type: 'object' }, true],
    ['has fields', { properties: { FIELD } }, true],
    ['has cases', { 'x-cases': { x: { properties: { FIELD } } } }, true],
    ['is not of another type', { type: 'number', properties: { FIELD } }, false],
    ['is not a field without type', {}, false],
    ['is not a map', { type: 'object', 'x-map': { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z' } } }, false],
    ['is not a document', { type: 'object', 'x-schema': 'a.json', properties: { FIELD } }, false],
  ])('%s', (_title, schema, isObject) => {
    const { shape } = read({ properties: { a: schema } });
    expect([shape.objects.has('a'), shape.fields.has('a')]).toEqual([isObject, !isObject]);
  });

  it('that is nested too deeply is left out', () => {
    const nest = (depth: number): FieldSchema =>
      depth === 0 ? FIELD : { type: 'object', properties: { a: nest(depth - 1) } };
    expect([...read({ properties: { a: nest(5), b: nest(6) } }).shape.fields.keys()]).toEqual(['a/a/a/a/a/a']);
  });

  it('requires its choice, if that is a field', () => {
    const variant = (choice: string): PartsSchema => ({
      properties: { a: { type: 'object', 'x-choice': choice, properties: { type: FIELD } } },
    });
    expect([...read(variant('type')).shape.required]).toEqual(['a/type']);
    expect([...read(variant('kind')).shape.required]).toEqual([]);
  });
});

it('a field whose reference leads nowhere is unresolved', () => {
  const { shape } = read({
    properties: { o: { type: 'object', properties: { a: { $ref: '../x.json#/$defs/a' }, b: FIELD } } },
  });
  expect([...shape.unresolved]).toEqual(['o/a']);
});

describe('required names', () => {
  const missing = (name: string) =>
    `field "${name}" is required but does not exist, so no form could ever be submitted.`;

  it('that do not exist are reported at their place', () => {
    const file = {
      properties: {
        power: FIELD,
        o: { type: 'object', properties: { area: FIELD }, required: ['are'] },
        t: { type: 'array', items: { type: 'object', properties: { hours: FIELD }, required: ['hour'] } },
      },
      required: ['other', 'powr'],
    };
    const { shape, problems } = read(file);
    expect(problems).toEqual([
      `"are" ${missing('are')} Did you mean "area"?`,
      `"hour" ${missing('hour')} Did you mean "hours"?`,
      `"other" ${missing('other')}`,
      `"powr" ${missing('powr')} Did you mean "power"?`,
    ]);
    expect([...shape.required]).toEqual([]);
  });

  it('may be objects, which always exist', () => {
    const { shape, problems } = read({
      properties: { o: { type: 'object', properties: { a: FIELD } } },
      required: ['o'],
    });
    expect(problems).toEqual([]);
    expect([...shape.required]).toEqual(['o']);
  });

  it('of a case may be the choice, but no other field of the object', () => {
    const variant = {
      type: 'object',
      'x-choice': 'type',
      properties: { type: FIELD, fee: FIELD },
      'x-cases': { fixed: { properties: { price: FIELD }, required: ['type', 'fee'] } },
    };
    const { shape, problems } = read({ properties: { tariff: variant } });
    expect(problems).toEqual([`"fee" ${missing('fee')}`]);
    expect([...shape.required]).toEqual(['tariff/type']);
  });

  it('of an object may not be a choice that is missing', () => {
    const variant = { type: 'object', 'x-choice': 'type', properties: { fee: FIELD }, required: ['type'] };
    expect(read({ properties: { tariff: variant } }).problems).toEqual([`"type" ${missing('type')}`]);
  });
});

it('rules name their fields by path', () => {
  const rules = [
    { field: 'a', below: 'b', message: 'Too high' },
    { field: 'a', atMost: 'b' },
  ];
  const { shape } = read({
    properties: { o: { type: 'object', properties: { a: FIELD, b: FIELD }, 'x-rules': rules } },
  });
  expect(shape.rules.map(({ schema }) => schema)).toStrictEqual([
    { field: 'o/a', below: 'o/b', message: 'Too high' },
    { field: 'o/a', atMost: 'o/b' },
  ]);
  expect(shape.rules[1]?.origin.path).toEqual(['properties', 'o', 'x-rules', 1]);
});

it.each([
  ['power', 'power', ''],
  ['site/name', 'name', 'site/'],
  ['a/=b/c', 'c', 'a/=b/'],
])('the name %s ends with %s in %j', (name, last, prefix) => {
  expect([lastSegment(name), parentPrefix(name)]).toEqual([last, prefix]);
});
