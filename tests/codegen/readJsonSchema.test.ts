import { describe, expect, it } from 'vitest';
import { readJsonSchema } from '#codegen/readJsonSchema.ts';

const NAME = { type: 'string', title: 'Name' };
const NUMBER = { type: 'number' };

/** The items of the form's only group. */
function listItems(schema: object, uiSchema = {}): string[] | undefined {
  return readJsonSchema(schema, { uiSchema }).definition.tabs[0]?.groups[0]?.items;
}

it('a schema of an object becomes the form of its properties', () => {
  const schema = { type: 'object', title: 'Site', description: 'A place.', properties: { name: NAME, n: NUMBER } };
  const { definition, faults, isWrapped } = readJsonSchema(schema);
  expect({ faults, isWrapped }).toEqual({ faults: [], isWrapped: false });
  const { fields, objects: _, version, ...rest } = definition;
  expect(Object.keys(fields)).toEqual(['name', 'n', '*']);
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(rest).toEqual({
    ...{ id: 'document', title: 'Site', description: 'A place.', curves: {}, rules: [] },
    tabs: [{ id: 'form', title: 'Site', groups: [{ title: 'Site', items: ['name', 'n'] }] }],
  });
});

it.each<[title: string, schema: unknown]>([
  ['a text', NAME],
  ['anything', true],
  ['a list', { type: 'array', items: NUMBER }],
])('a schema of %s becomes a form of one value', (_title, schema) => {
  const { definition, isWrapped } = readJsonSchema(schema, { id: 'papers' });
  expect(isWrapped).toBe(true);
  expect(Object.values(definition.fields).map(({ name, required }) => [name, required])).toEqual([['value', true]]);
  expect(definition.tabs[0]?.groups[0]?.items).toEqual(['value']);
});

describe('the title and description are', () => {
  const both = { type: 'object', title: 'Title', description: 'Help', properties: {} };
  const ui = { 'ui:title': 'Own title', 'ui:description': 'Own help' };

  it.each<[title: string, schema: object, uiSchema: Record<string, unknown>, wanted: [string, string]]>([
    ['those of the UI schema', both, ui, ['Own title', 'Own help']],
    ['those of the schema', both, {}, ['Title', 'Help']],
    ['empty if they are empty', both, { 'ui:title': '', 'ui:description': '' }, ['', '']],
    ['those of the schema if others are not texts', both, { 'ui:title': 5, 'ui:description': {} }, ['Title', 'Help']],
    [
      'the id and nothing else if there are none',
      { type: 'object', title: 5, description: [], properties: {} },
      {},
      ['site', ''],
    ],
  ])('%s', (_title, schema, uiSchema, [title, description]) => {
    const { definition } = readJsonSchema(schema, { id: 'site', uiSchema });
    expect(definition).toMatchObject({ id: 'site', title, description, tabs: [{ title, groups: [{ title }] }] });
  });

  it('also those of a single value', () => {
    const { definition } = readJsonSchema({ ...NAME, description: 'Help' }, { uiSchema: { 'ui:help': 'x' } });
    expect(definition.fields.value).toMatchObject({ title: 'Name', required: true });
    expect(readJsonSchema(NAME, { uiSchema: { 'ui:title': 'Own' } }).definition.fields.value?.title).toBe('Own');
    expect(readJsonSchema(NAME, { uiSchema: { 'ui:widget': 'textarea' } }).definition.fields.value?.rows).toBeDefined();
  });
});

it('the version depends on the schema and on its UI schema', () => {
  const version = (title: string, uiSchema = {}) => readJsonSchema({ ...NAME, title }, { uiSchema }).definition.version;
  expect(version('A')).toBe(version('A'));
  expect(new Set([version('A'), version('B'), version('A', { 'ui:title': 'A' })]).size).toBe(3);
});

describe('the items of the form', () => {
  it('are its objects, each once, beside its other fields', () => {
    const site = { type: 'object', properties: { name: NAME, n: NUMBER } };
    expect(listItems({ type: 'object', properties: { a: NAME, site, b: NUMBER } })).toEqual(['a', 'site', 'b']);
  });

  it('are not those that are hidden', () => {
    const schema = { type: 'object', properties: { a: NAME, b: NUMBER } };
    expect(listItems(schema, { a: { 'ui:widget': 'hidden' } })).toEqual(['b']);
  });

  it('have the UI schema of each property', () => {
    const schema = { type: 'object', properties: { a: NAME } };
    const { definition } = readJsonSchema(schema, { uiSchema: { a: { 'ui:title': 'Own' } } });
    expect(definition.fields.a?.title).toBe('Own');
  });

  it('have the default of the whole object', () => {
    const schema = { type: 'object', properties: { n: NUMBER }, default: { n: 5 } };
    expect(readJsonSchema(schema).definition.fields.n?.default).toBe(5);
  });
});

it('conditions are given only if there are any', () => {
  const schema = {
    type: 'object',
    properties: { kind: { enum: ['a', 'b'] } },
    if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties: { n: NUMBER } },
  };
  const { conditions = [] } = readJsonSchema(schema).definition;
  expect(conditions).toHaveLength(1);
  expect('conditions' in readJsonSchema(NAME).definition).toBe(false);
});

it('parts that can not be drawn are reported', () => {
  expect(readJsonSchema({ type: 'object', properties: { p: { type: 'colour' } } }).faults).toEqual([
    { pointer: '/properties/p', message: '"colour" is not a type of JSON Schema.' },
  ]);
});
