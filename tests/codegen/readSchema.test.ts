import { expect, it } from 'vitest';
import { readSchema } from '#codegen/foreign/readSchema.ts';
import { formatProblem } from '#codegen/Problem.ts';

function read(schema: unknown) {
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
  const kind = readSchema({ file: 'fan.json', text, beside: () => undefined });
  if ('fault' in kind) return kind;
  const { unsaid, ...rest } = kind;
  return { ...rest, notes: unsaid.map(formatProblem) };
}

it('properties become fields, with their places and whether they are required', () => {
  expect(
    read({
      title: 'Fan',
      description: 'Moves air.',
      properties: { power: { type: 'number' }, b: { type: 'boolean' } },
      required: ['b'],
    }),
  ).toEqual({
    title: 'Fan',
    description: 'Moves air.',
    fields: [
      {
        name: 'power',
        schema: { type: 'number', title: 'Power' },
        isRequired: false,
        at: { file: 'fan.json', line: 1, column: 57 },
      },
      {
        name: 'b',
        schema: { type: 'boolean', title: 'B' },
        isRequired: true,
        at: { file: 'fan.json', line: 1, column: 83 },
      },
    ],
    notes: [],
  });
});

it.each([[{ title: ' ', description: '' }], [{ title: 5, description: null }], [{}]])(
  'a schema with %j has no title',
  (about) => {
    expect(read({ ...about, properties: { a: { type: 'number' } }, required: 'a' })).toMatchObject({
      title: undefined,
      description: undefined,
      fields: [{ isRequired: false }],
    });
  },
);

it('a profile of NetBox has its schema, name and description', () => {
  const schema = { title: 'Schema', properties: { a: { type: 'number' } } };
  expect(read({ name: 'Fan', description: 'Moves air.', schema })).toMatchObject({
    title: 'Fan',
    description: 'Moves air.',
    fields: [{ name: 'a' }],
  });
  expect(read({ name: 'Fan', schema })).toMatchObject({ title: 'Fan', description: undefined });
});

it.each([[{ schema: { properties: { a: { type: 'number' } } } }], [{ name: 'Fan', schema: 'x' }]])(
  '%j is no profile and has no properties',
  (given) => {
    expect(read(given)).toEqual({ fault: 'fan.json holds no JSON Schema of an object: it has no "properties".' });
  },
);

it('a schema of something with a name and a schema is read as such', () => {
  expect(read({ name: 'Fan', schema: {}, properties: { a: { type: 'number' } } })).toMatchObject({
    title: undefined,
    fields: [{ name: 'a' }],
  });
});

it.each<[what: string, given: unknown, fault: string]>([
  [
    'a text that is no JSON',
    '{"a": }',
    'fan.json:1:7 is not valid JSON: a value is expected here; is there an extra comma before it.',
  ],
  ['a list', [1], 'fan.json holds no JSON Schema: it is not an object.'],
  [
    'a schema without properties',
    { type: 'object' },
    'fan.json holds no JSON Schema of an object: it has no "properties".',
  ],
  [
    'a schema with no property',
    { properties: {} },
    'fan.json holds no JSON Schema of an object: it has no "properties".',
  ],
  [
    'a schema whose properties are a list',
    { properties: [1] },
    'fan.json holds no JSON Schema of an object: it has no "properties".',
  ],
  [
    'a schema that leads nowhere',
    { $ref: '#/$defs/a' },
    'fan.json holds no JSON Schema of an object: it has no "properties".',
  ],
])('%s is refused', (_what, given, fault) => {
  expect(read(given)).toEqual({ fault });
});

it('what no field can hold is noted', () => {
  expect(
    read({
      properties: {
        any: true,
        lost: { $ref: '#/a' },
        list: { type: 'array' },
        own: { $ref: '#' },
        a: { type: 'number' },
      },
    }),
  ).toMatchObject({
    fields: [{ name: 'a' }],
    notes: [
      'fan.json:1:2 "any" takes any value or none, which a field can\'t.',
      'fan.json:1:35 "#/a" leads to no place in this file.',
      "fan.json:1:49 is a list whose entries differ by their place, which a kind file can't express.",
      "fan.json:1:1 contains itself, which a kind file can't express.",
    ],
  });
});

it.each([
  ...['$schema', '$id', 'id', '$comment', '$defs', 'definitions', '$anchor', 'title', 'description', 'type'],
  ...['required', 'additionalProperties', 'examples', '$vocabulary'],
])('"%s" of the whole schema needs no note', (word) => {
  expect(read({ [word]: 'https://example.org', properties: { a: { type: 'number' } } })).toMatchObject({ notes: [] });
});

it('rules of the whole schema are noted', () => {
  expect(read({ properties: { a: { type: 'number' } }, if: {}, minProperties: 1 })).toMatchObject({
    notes: [
      'fan.json:1:39 "if" can\'t be expressed in a kind file; see x-checks and x-shown-when for conditions.',
      'fan.json:1:47 "minProperties" can\'t be expressed in a kind file; see x-checks and x-shown-when for conditions.',
    ],
  });
});
