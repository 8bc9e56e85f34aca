import { describe, expect, it } from 'vitest';
import { addEntries, addRest, isEntries } from '#codegen/json-schema/addEntries.ts';
import type { Place } from '#codegen/json-schema/SchemaForm.ts';
import { drawnSchema } from './drawnSchema.ts';
import { DRAWN, resolvedSchema, when } from './resolvedSchema.ts';

const draw = (schema: object, place: Partial<Place> = {}) => drawnSchema(addEntries, schema, place);
const NUMBER = { type: 'number' };
const HEAD = { row: 'item', least: 0, most: 100_000, makes: 'entries', unique: ['name'] };
const NAME = { ...DRAWN, name: 'name', title: 'Name', type: 'text', text: 'verbatim' };
const VALUE = { ...DRAWN, name: 'value', title: 'Value', type: 'text' };

it.each<[title: string, schema: object, isOne: boolean]>([
  ['an object of anything', { type: 'object' }, true],
  ['an object of numbers', { additionalProperties: NUMBER }, true],
  ['an object of named properties', { properties: { a: {} } }, false],
  ['an object whose properties are refused', { properties: { a: false } }, true],
  ['an object without any properties', { additionalProperties: false }, false],
  ['an object of patterns', { patternProperties: { '^a': NUMBER }, additionalProperties: false }, true],
  ['an object with properties under a condition', when({ minProperties: 1 }, { properties: { a: {} } }), false],
  ['an object with demands under a condition', when({ minProperties: 1 }, { required: ['a'] }), true],
])('%s has entries: %s', (_title, schema, isOne) => {
  const { resolver, schema: resolved } = resolvedSchema(schema);
  expect(isEntries(resolver, resolved)).toBe(isOne);
});

describe('an object of entries', () => {
  it('is a table of names and values', () => {
    const { field, added } = draw({ additionalProperties: NUMBER });
    expect(field).toStrictEqual({ ...DRAWN, type: 'rows', table: { ...HEAD, fields: { name: NAME, value: VALUE } } });
    expect(added).toEqual([{ place: { name: 'value', title: 'Value', isRequired: true, ui: {} }, words: NUMBER }]);
  });

  it('may be limited, have a default and be left out', () => {
    const { field } = draw({ minProperties: 1, maxProperties: 3, default: { a: 1 } }, { isRequired: false });
    expect(field).toMatchObject({ table: { least: 1, most: 3 }, whenEmpty: 'absent' });
    expect(field?.default).toBeDefined();
    expect(draw({ minProperties: '1', maxProperties: '3' }).field?.table).toMatchObject(HEAD);
  });

  it.each<[title: string, schema: object, words: object]>([
    ['anything', { type: 'object' }, {}],
    ['anything else', { unevaluatedProperties: NUMBER }, NUMBER],
    ['those of one pattern', { patternProperties: { a: NUMBER }, additionalProperties: false }, NUMBER],
    ['those of one pattern alone', { patternProperties: { a: NUMBER } }, NUMBER],
    ['those that no pattern refuses', { patternProperties: { a: false }, additionalProperties: NUMBER }, NUMBER],
  ])('has values of %s', (_title, schema, words) => {
    expect(draw(schema).added[0]?.words).toEqual(words);
  });

  it('of several schemas has values of one of them', () => {
    const patternProperties = { '^a': NUMBER, '^b': { type: 'string' } };
    const table = draw({ patternProperties, additionalProperties: { type: 'null' } }).field?.table;
    expect(table?.fields.name).toStrictEqual(NAME);
    const { field } = draw({ patternProperties });
    expect(field?.table?.fields.name).toStrictEqual({ ...NAME, pattern: '(?:^a)|(?:^b)' });
  });

  it('has the UI schema of its values', () => {
    const ui = { additionalProperties: { 'ui:title': 'Load' } };
    expect(draw({ additionalProperties: NUMBER }, { ui }).added[0]?.place.ui).toEqual({ 'ui:title': 'Load' });
  });
});

describe('the name of an entry', () => {
  it.each<[title: string, words: object, field: object]>([
    ['has the pattern of the properties', { patternProperties: { '^a$': {} } }, { pattern: '^a$' }],
    ['has a valid pattern only', { patternProperties: { '(': {} } }, {}],
    [
      'has its own limits',
      { propertyNames: { pattern: '^b', minLength: 1, maxLength: 9 } },
      { pattern: '^b', minLength: 1, maxLength: 9 },
    ],
    ['has limits that are numbers', { propertyNames: { minLength: '1', maxLength: '9', pattern: 5 } }, {}],
  ])('%s', (_title, words, field) => {
    expect(draw({ type: 'object', ...words }).field?.table?.fields.name).toStrictEqual({ ...NAME, ...field });
  });

  it('may be one of several', () => {
    const { text: _, ...plain } = NAME;
    expect(draw({ propertyNames: { enum: ['x', 'y'] } }).field?.table?.fields.name).toStrictEqual({
      ...plain,
      type: 'choice',
      choices: ['x', 'y'].map((value) => ({ value, label: value })),
    });
  });
});

describe('other properties of an object', () => {
  const rest = (schema: object) =>
    drawnSchema((form, shape, { ui }, resolved) => addRest(form, shape, { prefix: 'o/', ui }, resolved), schema);

  it('are a table, hidden unless the schema states that there may be some', () => {
    const { shape } = rest({ properties: { a: {} } });
    const place = { ...DRAWN, name: 'o/*', title: 'Other properties', required: false };
    expect(shape).toStrictEqual({
      fields: {
        'o/*': {
          ...{ ...place, hidden: true, type: 'rows', whenEmpty: 'absent' },
          table: { ...HEAD, fields: { name: NAME, value: VALUE } },
        },
      },
      objects: {},
    });
    const hidden = (schema: object) => rest(schema).shape.fields['o/*']?.hidden;
    expect(hidden({ properties: { a: {} }, additionalProperties: true })).toBe(false);
    expect(hidden({ properties: { a: {} }, patternProperties: { b: {} } })).toBe(false);
    expect(hidden({ properties: {} })).toBe(false);
    expect(hidden({})).toBe(false);
  });

  it('are absent if there can be none', () => {
    expect(rest({ properties: { a: {} }, additionalProperties: false }).shape).toStrictEqual({ fields: {} });
    expect(rest({ properties: { a: {} }, unevaluatedProperties: false }).shape).toStrictEqual({ fields: {} });
  });

  it('are not limited by the number of all properties', () => {
    const { shape } = rest({ properties: { a: {} }, minProperties: 1, maxProperties: 3 });
    expect(shape.fields['o/*']?.table).toMatchObject(HEAD);
  });

  it.each<[title: string, words: object, isSame: boolean]>([
    ['of the same schema', {}, true],
    ['with limited names', { propertyNames: { minLength: 1 } }, false],
    ['of a pattern', { additionalProperties: false, patternProperties: { a: {} } }, false],
    ['of several schemas', { patternProperties: { a: NUMBER } }, false],
  ])('have one table with those of another object %s: %s', (_title, words, isSame) => {
    const shared = { additionalProperties: NUMBER, ...words };
    const root = { properties: { x: { properties: { a: {} }, ...shared }, y: { properties: { b: {} }, ...shared } } };
    const { shape } = drawnSchema((form, made, { ui }) => {
      for (const [name, schema] of Object.entries(root.properties))
        addRest(form, made, { prefix: `${name}/`, ui }, form.resolver.resolve(schema));
    }, root);
    expect(shape.fields['x/*']?.table === shape.fields['y/*']?.table).toBe(isSame);
  });
});
