import { expect, it } from 'vitest';
import { findTarget, REFUSING, viewSchema } from '#codegen/contracts/viewSchema.ts';

const DOCUMENT = {
  components: {
    schemas: {
      Fan: { type: 'object', title: 'Fan', properties: { power: { type: 'number' } }, required: ['power'] },
      Word: { type: 'string', $anchor: 'word' },
      Loop: { $ref: '#/components/schemas/Loop' },
      LoopOfAll: { allOf: [{ $ref: '#/components/schemas/LoopOfAll' }] },
      LoopOfAny: { anyOf: [{ $ref: '#/components/schemas/LoopOfAny' }, { type: 'string' }] },
      Odd: 5,
    },
  },
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** What a view says besides empty parts. */
function view(schema: unknown) {
  const { properties, required, variants, ...rest } = viewSchema(DOCUMENT, schema);
  return {
    ...rest,
    ...(properties.size > 0 ? { properties: Object.fromEntries(properties) } : {}),
    ...(required.size > 0 ? { required: [...required] } : {}),
    ...(variants.length > 0 ? { variants } : {}),
  };
}

const ANY = { types: [], isNullable: false, words: {} };

it.each<[what: string, schema: unknown, seen: object]>([
  ['nothing at all', undefined, ANY],
  ['anything', true, ANY],
  ['no value', false, { only: 'nothing', words: { enum: [] } }],
  ['an empty list of values', { enum: [] }, { only: 'nothing', words: { enum: [] } }],
  ['an empty list of types', { type: [] }, { only: 'nothing' }],
  ['a type', { type: 'string', minLength: 1 }, { types: ['string'], words: { minLength: 1 } }],
  [
    'several types',
    { type: ['string', 'null', 'number', 'number'] },
    { types: ['number', 'string'], isNullable: true },
  ],
  ['null', { type: 'null' }, { only: 'null', isNullable: true }],
  ['a nullable type of OpenAPI 3.0', { type: 'string', nullable: true }, { types: ['string'], isNullable: true }],
  ['a nullable that is no flag', { type: 'string', nullable: 'yes' }, { types: ['string'] }],
  [
    'a list of values',
    { enum: ['a', 1, null] },
    { types: ['number', 'string'], isNullable: true, words: { enum: ['a', 1] } },
  ],
  ['only null as a value', { enum: [null] }, { only: 'null', isNullable: true, words: { enum: [] } }],
  ['values that are no list', { enum: 'a' }, {}],
  ['a constant', { const: 'a' }, { types: ['string'], words: { enum: ['a'] } }],
  ['a type that is no text', { type: 5 }, {}],
  [
    'properties',
    { properties: { a: {} }, required: ['a', 5] },
    { types: ['object'], properties: { a: {} }, required: ['a'] },
  ],
  ['properties that are none', { properties: 5, required: 'a' }, {}],
  ['items', { items: { type: 'string' } }, { types: ['array'], items: { type: 'string' } }],
  [
    'a component',
    ref('Fan'),
    {
      name: 'Fan',
      ref: '#/components/schemas/Fan',
      types: ['object'],
      words: { title: 'Fan' },
      properties: { power: { type: 'number' } },
      required: ['power'],
    },
  ],
  [
    'a component with a title of its own',
    { ...ref('Word'), title: 'Mine' },
    { name: 'Word', ref: '#/components/schemas/Word', types: ['string'], words: { $anchor: 'word', title: 'Mine' } },
  ],
  [
    'a component by its anchor',
    { $ref: '#word' },
    { name: 'Word', ref: '#/components/schemas/Word', types: ['string'], words: { $anchor: 'word' } },
  ],
  ['the whole document', { $ref: '#' }, { ref: '#', words: DOCUMENT }],
  ['a component that does not exist', ref('Lost'), { name: 'Lost', ref: '#/components/schemas/Lost' }],
  ['a component that is no schema', ref('Odd'), { name: 'Odd', ref: '#/components/schemas/Odd' }],
  ['a component that is itself', ref('Loop'), { name: 'Loop', ref: '#/components/schemas/Loop' }],
  [
    'a component that is itself in allOf',
    ref('LoopOfAll'),
    { name: 'LoopOfAll', ref: '#/components/schemas/LoopOfAll' },
  ],
  [
    'a component that is itself in anyOf',
    ref('LoopOfAny'),
    { name: 'LoopOfAny', ref: '#/components/schemas/LoopOfAny', variants: [ref('LoopOfAny'), { type: 'string' }] },
  ],
  [
    'a number, or a text or null',
    { anyOf: [{ type: 'number' }, { enum: ['a', null] }] },
    { variants: [{ type: 'number' }, { enum: ['a', null] }] },
  ],
  ['a number, or no value', { anyOf: [{ type: 'number' }, false] }, { variants: [{ type: 'number' }, false] }],
  [
    'a number, or a text that may be null',
    { anyOf: [{ type: 'number' }, { type: ['string'], nullable: true }] },
    { variants: [{ type: 'number' }, { type: ['string'], nullable: true }], isNullable: true },
  ],
  ['another file', { $ref: 'other.json' }, { words: { $ref: 'other.json' } }],
  ['no address', { $ref: 'http://[' }, { words: { $ref: 'http://[' } }],
  ['a reference that is no text', { $ref: 5 }, {}],
  [
    'a component in allOf',
    { allOf: [ref('Word')], title: 'Mine' },
    { name: 'Word', ref: '#/components/schemas/Word', types: ['string'], words: { $anchor: 'word', title: 'Mine' } },
  ],
  [
    'several parts',
    {
      allOf: [
        { minLength: 1, nullable: true },
        { minLength: 2, type: 'string' },
      ],
    },
    { types: ['string'], isNullable: true, words: { minLength: 2 } },
  ],
  [
    'one schema or null',
    { oneOf: [ref('Word'), { type: 'null' }], title: 'Mine' },
    {
      name: 'Word',
      ref: '#/components/schemas/Word',
      types: ['string'],
      isNullable: true,
      words: { $anchor: 'word', title: 'Mine' },
    },
  ],
  [
    'one schema or an empty text',
    { anyOf: [{ type: 'number' }, { enum: ['', null] }] },
    { types: ['number'], isNullable: true },
  ],
  [
    'lists of values',
    { oneOf: [{ enum: ['a', 'b'] }, { const: 'b' }, { enum: [null] }], title: 'Mine' },
    { types: ['string'], isNullable: true, words: { enum: ['a', 'b'], title: 'Mine' } },
  ],
  [
    'schemas of which one is a list of values',
    { oneOf: [{ enum: ['a'] }, { type: 'number' }] },
    { variants: [{ enum: ['a'] }, { type: 'number' }] },
  ],
  [
    'schemas of which one may be null',
    { anyOf: [{ type: ['string'], nullable: true }, { type: 'number' }, { type: 'null' }] },
    { variants: [{ type: ['string'], nullable: true }, { type: 'number' }], isNullable: true },
  ],
  ['only null in variants', { oneOf: [{ type: 'null' }] }, { isNullable: true }],
  [
    'more variants than are read',
    { oneOf: Array(201).fill({ type: 'null' }) },
    { variants: Array(201).fill({ type: 'null' }) },
  ],
  ['as many variants as are read', { oneOf: Array(200).fill({ type: 'null' }) }, { isNullable: true }],
])('%s is seen', (_what, schema, seen) => {
  expect(view(schema)).toStrictEqual({ ...ANY, ...seen });
});

const merged = (...allOf: object[]) => view({ allOf }).words;

it.each<[what: string, parts: object[], words: object]>([
  ...['format', 'pattern', 'multipleOf', 'not', 'contains', 'dependentRequired', 'dependentSchemas', 'if', 'else'].map(
    (word): [string, object[], object] => [
      `two different "${word}" are both kept`,
      [{ [word]: 'a' }, { [word]: 'b' }],
      { [word]: ['a', 'b'] },
    ],
  ),
  ['the same format twice is one', [{ format: 'a' }, { format: 'a' }], { format: 'a' }],
  ['of two titles, the later is kept', [{ title: 'a' }, { title: 'b' }], { title: 'b' }],
  [
    'values stay different where one part says so',
    [{ uniqueItems: true }, { uniqueItems: false }],
    { uniqueItems: true },
  ],
  [
    'names of properties are merged',
    [{ propertyNames: { minLength: 1 } }, { propertyNames: {} }],
    { propertyNames: { minLength: 1 } },
  ],
])('%s', (_what, parts, words) => {
  expect(merged(...parts)).toEqual(words);
});

it('of two lists of variants, the earlier is kept as a whole', () => {
  const [first, second, third] = [
    [{ type: 'a' }, { type: 'b' }],
    [{ type: 'c' }, { type: 'd' }],
    [{ type: 'e' }, { type: 'f' }],
  ];
  const { variants, words } = viewSchema({}, { allOf: [{ oneOf: first }, { oneOf: second }, { oneOf: third }] });
  expect(variants).toEqual(third);
  expect(words).toEqual({ allOf: [{ oneOf: first }, { oneOf: second }] });
});

it.each<[reference: string, target: unknown]>([
  ['#/components/schemas/Odd', 5],
  ['#/components/sch%65mas/Odd', 5],
  ['#/components/nowhere', undefined],
  ['#/%E0%A4%A', undefined],
  ['components/schemas/Odd', undefined],
])('"%s" leads to %s', (reference, target) => {
  expect(findTarget(DOCUMENT, reference)).toBe(target);
});

it('the keywords that only restrict values are known', () => {
  expect([...REFUSING].toSorted()).toEqual([
    ...['$ref', 'allOf', 'contains', 'dependentRequired', 'dependentSchemas', 'else', 'format', 'if', 'multipleOf'],
    ...['not', 'pattern', 'patternProperties', 'prefixItems', 'propertyNames', 'then', 'unevaluatedProperties'],
    'uniqueItems',
  ]);
});
