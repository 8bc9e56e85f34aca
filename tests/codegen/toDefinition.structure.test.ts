import { describe, expect, it } from 'vitest';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { fieldType, listFieldNames, toDefinition } from '#codegen/toDefinition.ts';
import { CHARGER } from '../fixtures/chargerFile.ts';
import { documentedKind } from './documentedKind.ts';
import { mergedKind } from './mergedKind.ts';

const define = (file: Partial<KindFile>) => toDefinition(mergedKind(file));
const NUMBER: FieldSchema = { type: 'number', title: 'A' };

describe('a form with objects and tables', () => {
  const { fields, objects } = define(CHARGER);

  it('has its fields by path', () => {
    expect(Object.values(fields).map(({ name, type, required, nullable }) => [name, type, required, nullable])).toEqual(
      [
        ['power', 'number', true, false],
        ['site/name', 'text', true, false],
        ['site/area', 'number', false, true],
        ['tariff/type', 'choice', true, false],
        ['tariff/fee', 'number', false, true],
        ['tariff/=fixed/price', 'number', true, false],
        ['tariff/=hourly/prices', 'rows', false, false],
        ['periods', 'rows', false, false],
        ['notes', 'rows', false, false],
        ['cop', 'map', false, true],
      ],
    );
    expect(fields.cop?.map).toEqual(CHARGER.properties.cop['x-map']);
  });

  it('has its objects', () => {
    expect(objects).toStrictEqual({
      site: { title: 'Site', help: 'Where it is.' },
      tariff: { title: 'Tariff', variant: 'type' },
    });
    const { objects: untitled } = define({
      properties: { a: { type: 'object', properties: { b: { properties: { NUMBER } } } } },
    });
    expect(untitled).toStrictEqual({ a: { title: 'a' }, 'a/b': { title: 'b' } });
    expect('objects' in define({ properties: { a: NUMBER } })).toBe(false);
  });

  it('has the columns and limits of its tables', () => {
    const { table } = fields.periods ?? {};
    expect(table).toMatchObject({ row: 'period', least: 1, most: 5, unique: ['from', 'to'] });
    expect(table && 'isList' in table).toBe(false);
    expect(Object.values(table?.fields ?? {}).map(({ name, type, required }) => [name, type, required])).toEqual([
      ['from', 'integer', true],
      ['to', 'integer', false],
      ['steps', 'rows', false],
    ]);
    const steps = table?.fields.steps?.table;
    expect(steps && [Object.keys(steps.fields), 'unique' in steps]).toEqual([['km'], false]);
  });

  it('has its lists as tables of values', () => {
    expect(fields.notes?.table).toMatchObject({ row: 'value', isList: true, unique: ['value'], most: 1000 });
  });
});

it('an object in a tab brings all its fields to their place', () => {
  const groups = [{ title: 'All', fields: ['tariff', 'power', 'site/area', 'pow'] }];
  const { fields } = define({ ...CHARGER, 'x-tabs': [{ id: 'all', groups }] });
  expect(Object.keys(fields).slice(0, 7)).toEqual([
    ...['tariff/type', 'tariff/fee', 'tariff/=fixed/price', 'tariff/=hourly/prices', 'power', 'site/area', 'site/name'],
  ]);
});

describe('derived values', () => {
  const definition = define({
    properties: { a: NUMBER, t: { type: 'array', items: { type: 'object', properties: { a: NUMBER } } }, b: NUMBER },
    'x-derived': {
      other: { title: 'Other', value: 'a' },
      twice: { title: 'Twice', value: '2 * a', suggests: 'a' },
    },
    'x-tabs': [{ id: 'all', groups: [{ title: 'All', fields: ['a', 'b', 't'], derived: ['twice'] }] }],
  });

  it('are suggested for a field, but not for a column of its name', () => {
    const { a, b, t } = definition.fields;
    expect([a?.suggestedBy, b && 'suggestedBy' in b, t?.table?.fields.a && 'suggestedBy' in t.table.fields.a]).toEqual([
      'twice',
      false,
      false,
    ]);
  });

  it('are shown in their group', () => {
    expect(definition.tabs[0]?.groups[0]).toStrictEqual({ title: 'All', items: ['a', 'b', 't'], derived: ['twice'] });
  });
});

describe('documents', () => {
  const papers: FieldSchema = { title: 'Papers', 'x-schema': 'papers.json' };
  const schema = {
    type: 'object',
    properties: { kind: { enum: ['x', 'y'] }, inner: { type: 'object', properties: { n: { type: 'number' } } } },
    additionalProperties: false,
    if: { properties: { kind: { const: 'x' } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties: { m: { type: 'number' } } },
  };
  const whole = (own: Record<string, FieldSchema> = {}) =>
    documentedKind(mergedKind({ properties: { a: NUMBER, papers, b: NUMBER, ...own } }), {
      'papers.json': JSON.stringify(schema),
      'list.json': '{"type":"array","items":{"type":"number"}}',
    });

  it('put their fields in the place of the one that holds them', () => {
    const kind = whole();
    const names = listFieldNames(kind);
    expect(names[0]).toBe('a');
    expect(names.at(-1)).toBe('b');
    expect(names).toContain('papers/inner/n');
    expect(names).not.toContain('papers');
    expect(Object.keys(toDefinition(kind).fields)).toEqual(names);
    expect(Object.keys(toDefinition(kind).objects ?? {})).toEqual(['papers', 'papers/inner']);
  });

  it('that are lists have no objects', () => {
    const kind = documentedKind(mergedKind({ properties: { a: { ...papers, 'x-schema': 'list.json' } } }), {
      'list.json': '{"type":"array","items":{"type":"number"}}',
    });
    const { fields, ...rest } = toDefinition(kind);
    expect(fields.a).toMatchObject({ name: 'a', type: 'rows', isDocument: true });
    expect('objects' in rest).toBe(false);
  });

  it('add their conditions to those of the kind', () => {
    const own = { if: {}, text: 'A is on', shows: ['a'], whenHidden: 'keep' as const };
    const { conditions: inDocument = [] } = toDefinition(whole());
    expect(inDocument).toHaveLength(1);
    expect(toDefinition(whole(), [own]).conditions).toEqual([own, ...inDocument]);
    expect(toDefinition(mergedKind({}), [own]).conditions).toEqual([own]);
    expect('conditions' in define({})).toBe(false);
  });

  it('change the version of the form with their tables', () => {
    const version = (title: string) => {
      const node = { properties: { name: { type: 'string', title }, parts: { type: 'array', items: { $ref: '#' } } } };
      return toDefinition(
        documentedKind(mergedKind({ properties: { papers } }), { 'papers.json': JSON.stringify(node) }),
      ).version;
    };
    expect(version('A')).toBe(version('A'));
    expect(version('A')).not.toBe(version('B'));
  });
});

it('the version of the kind is given from the second on', () => {
  expect([undefined, 1, 2].map((version) => define(version ? { 'x-version': version } : {}).kindVersion)).toEqual([
    ...[undefined, undefined, 2],
  ]);
  expect('kindVersion' in define({ 'x-version': 1 })).toBe(false);
});

it('units are given with their powers and names, if there are any', () => {
  const names = { 'x-unit-names': { kW: ['kilowatt', 'kilowatts'] satisfies [string, string] } };
  const { units, fields } = define({ properties: { a: { ...NUMBER, 'x-unit': 'kW' } }, ...names });
  expect(Object.keys(units ?? {})).toEqual(['kW']);
  expect(fields.a).toMatchObject({ unit: 'kW', unitName: 'kilowatts' });
  expect('units' in define({ properties: { a: NUMBER } })).toBe(false);
});

it('a field that is not always used says why', () => {
  const { fields } = define({
    properties: { a: NUMBER, b: { ...NUMBER, 'x-used-when': 'a > 0', 'x-unused-message': 'No.' } },
  });
  expect(fields.b?.unused).toBe('No.');
});

it('the note of a list names all others of its curve', () => {
  const list = (title: string): FieldSchema => ({ type: 'string', title, 'x-list': 'numbers', description: 'Help.' });
  const y = ['b', 'c'].map((field) => ({ title: field, field }));
  const { fields } = define({
    properties: { a: list('A'), b: list('B') },
    'x-curves': { k: { title: 'K', x: { title: 'X', field: 'a' }, y } },
  });
  expect(fields.a).toMatchObject({ curve: 'k', help: "Help. Needs as many values as 'B' and 'c'." });
});

it('points of a numbered curve have no note', () => {
  const y = [{ title: 'Y', fields: 'p{x}' }];
  const { fields } = define({ 'x-curves': { k: { title: 'K', x: { title: 'X', from: 0, to: 1 }, y } } });
  expect(Object.values(fields).map(({ name, curve, help }) => [name, curve, help])).toEqual([
    ['p0', 'k', 'Y at x 0.'],
    ['p1', 'k', 'Y at x 1.'],
  ]);
});

it.each<[FieldSchema, string]>([
  [{ type: 'array', enum: [1] }, 'rows'],
  [{ type: 'number', enum: [1], 'x-map': CHARGER.properties.cop['x-map'] }, 'choice'],
  [{ type: 'object', 'x-map': CHARGER.properties.cop['x-map'] }, 'map'],
  [{ type: 'string', 'x-list': 'numbers' }, 'list'],
  [{ type: 'number', 'x-list': 'numbers' }, 'number'],
  [{ type: ['integer', 'null'] }, 'integer'],
  [{ type: ['number', 'null'] }, 'number'],
  [{ type: 'boolean' }, 'flag'],
  [{ type: 'string' }, 'text'],
  [{}, 'text'],
])('the type of %j is %s', (schema, type) => {
  expect(fieldType(schema)).toBe(type);
});
