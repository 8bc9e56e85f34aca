import { describe, expect, it } from 'vitest';
import { contractMeta, hasFields } from '#codegen/contracts/contractMeta.ts';
import { viewSchema } from '#codegen/contracts/viewSchema.ts';
import type { Json } from '#codegen/readContract.ts';
import { toTable } from '#model/toTable.ts';

/** The fields that a schema states, as a contract of this API or of another one does. */
function read(properties: Json, words: Json = {}, document: Json = {}) {
  const meta = contractMeta(document, viewSchema(document, { type: 'object', properties, ...words }));
  // The metadata of a contract has one of these two forms.
  const { fields, actions } = meta as { fields?: Json; actions?: { POST: Json } };
  return { ...(fields ?? actions?.POST) };
}

const PLAIN = { read_only: false, label: undefined, choices: null, required: false, nullable: false };
const BARE = { default: undefined, help_text: undefined, unit: undefined };
const NONE = { min_value: null, max_value: null, exclusive_min_value: null, exclusive_max_value: null };
const TEXT = { min_length: null, max_length: null, pattern: null, list: null };

describe('the form of the metadata', () => {
  it('is that of other servers without units', () => {
    expect(contractMeta({}, viewSchema({}, { properties: {} }))).toEqual({ actions: { POST: {} } });
  });

  it('is that of this API with units', () => {
    const meta = contractMeta({}, viewSchema({}, { properties: { a: { 'x-unit': 'kW' }, b: {} } }));
    expect(meta).toEqual({
      version: 'contract',
      fields: {
        a: { ...PLAIN, type: 'field', default: undefined, help_text: undefined, unit: 'kW' },
        b: { ...PLAIN, type: 'field', default: undefined, help_text: undefined, unit: null },
      },
    });
  });
});

describe('a field', () => {
  it.each<[title: string, schema: Json, field: Json]>([
    ['of any type', {}, { type: 'field' }],
    ['of several types', { type: ['string', 'number'] }, { type: 'field', ...TEXT }],
    ['of a flag', { type: 'boolean', title: 'On' }, { type: 'boolean', label: 'On' }],
    ['of the server', { type: 'boolean', readOnly: true }, { type: 'boolean', read_only: true }],
    ['that is not quite read only', { type: 'boolean', readOnly: 'yes' }, { type: 'boolean' }],
    ['of a number', { type: 'number' }, { type: 'number', ...NONE }],
    [
      'of a number with limits',
      { type: 'integer', minimum: 0, maximum: 9, exclusiveMinimum: -1, exclusiveMaximum: 10 },
      { type: 'integer', min_value: 0, max_value: 9, exclusive_min_value: -1, exclusive_max_value: 10 },
    ],
    ['of a text', { type: 'string', maximum: 5 }, { type: 'string', ...TEXT }],
    [
      'of a text with limits',
      { type: 'string', minLength: 0, maxLength: 5, pattern: '^a' },
      { type: 'string', min_length: 0, max_length: 5, pattern: '^a', list: null },
    ],
    ['of choices', { enum: ['a', 'b'] }, { type: 'string', choices: ['a', 'b'] }],
    ['of null as well', { type: ['number', 'null'] }, { type: 'number', ...NONE, nullable: true }],
    [
      'of a list',
      { items: { type: 'boolean' } },
      { type: 'array', child: toChild({ type: 'boolean' }), min_items: 0, max_items: undefined },
    ],
    [
      'of a list with limits',
      { items: {}, minItems: 2, maxItems: 5 },
      { type: 'array', child: toChild({ type: 'field' }), min_items: 2, max_items: 5 },
    ],
    [
      'of an object',
      { properties: { n: { type: 'boolean' }, origin: { type: 'boolean' } } },
      {
        type: 'object',
        children: toTable(['n', 'origin'].map((name) => [name, { ...PLAIN, ...BARE, type: 'boolean' }])),
      },
    ],
    ['of an object that lists no field', { type: 'object' }, { type: 'object' }],
    ['of a variant', { properties: { n: {} }, oneOf: [{ title: 'A' }, { title: 'B' }] }, { type: 'object' }],
  ])('%s', (_title, schema, field) => {
    expect(read({ a: schema })).toStrictEqual({ a: { ...PLAIN, ...BARE, ...field } });
  });

  it('may be required', () => {
    expect(read({ a: { type: 'boolean' } }, { required: ['a'] })).toMatchObject({ a: { required: true } });
    const { a } = read({ a: { type: ['boolean', 'null'] } }, { required: ['a'] });
    expect(a).toMatchObject({ required: true, nullable: true });
  });

  it('that is required without null does not state whether it may be null', () => {
    expect(Object.keys(Object(read({ a: {} }, { required: ['a'] }).a))).not.toContain('nullable');
  });
});

/** The values of a list, which are neither required nor not. */
function toChild(words: Json): Json {
  const { required: _, ...plain } = PLAIN;
  return { ...plain, ...BARE, ...words };
}

describe('what only some fields state', () => {
  it.each([
    ['default', 'default', 5],
    ['description', 'help_text', 'Help.'],
  ])('such as "%s" is absent for the others', (word, key, value) => {
    expect(read({ a: { [word]: value }, b: {} })).toMatchObject({ a: { [key]: value }, b: { [key]: null } });
  });

  it('may be in a component', () => {
    const document = { components: { schemas: { Power: { type: 'number', default: 5 } } } };
    const properties = { a: { $ref: '#/components/schemas/Power' }, b: {} };
    expect(read(properties, {}, document)).toMatchObject({ a: { type: 'number', default: 5 }, b: { default: null } });
  });
});

describe('the unit', () => {
  it.each([
    ['Its power. Unit: kW.', 'Its power.'],
    ['Its power. Unit: MW.', 'Its power. Unit: MW.'],
    ['Its Unit: kW. power', 'Its Unit: kW. power'],
    [5, 5],
  ])('at the end of the description %j is left out', (description, help_text) => {
    expect(read({ a: { description, 'x-unit': 'kW' } })).toMatchObject({ a: { help_text, unit: 'kW' } });
  });
});

it('what records have beside their fields is left out', () => {
  expect(Object.keys(read({ origin: {}, sources: {}, kind_version: {}, a: {} }))).toEqual(['a']);
});

it('at most 5000 fields are read', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, {}]));
  expect(Object.keys(read(many(5001)))).toHaveLength(5000);
  const { a, b } = read({ a: { properties: many(4998) }, b: {}, c: {} });
  expect([Object.keys(Object(a).children).length, b]).toEqual([4998, expect.anything()]);
  expect(read({ a: { properties: many(4998) }, b: {}, c: {} }).c).toBeUndefined();
});

it('at most ten levels below a field are read', () => {
  const document: Json = { node: { type: 'object', properties: { a: { $ref: '#/node' } } } };
  let depth = 0;
  for (let node = read({ a: { $ref: '#/node' } }, {}, document); node.a; node = { ...Object(node.a).children }) depth++;
  expect(depth).toBe(11);
});

describe('a schema lists fields', () => {
  it.each<[title: string, schema: Json, isOne: boolean]>([
    ['if it has some', { properties: { a: {} } }, true],
    ['if there are no others', { properties: { a: {} }, additionalProperties: false }, true],
    ['unless there may be others', { properties: { a: {} }, additionalProperties: { type: 'string' } }, false],
    ['unless it has none', { type: 'object' }, false],
  ])('%s', (_title, schema, isOne) => {
    expect(hasFields(viewSchema({}, schema))).toBe(isOne);
  });

  it('if there is one', () => {
    expect(hasFields(undefined)).toBe(false);
  });
});
