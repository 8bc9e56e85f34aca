import { expect, it } from 'vitest';
import { resolvedSchema, when } from './resolvedSchema.ts';

function resolve(root: object, name = 'a') {
  const { resolver } = resolvedSchema(root);
  const schema = resolver.resolve(Object(root).properties[name]);
  return { resolver, schema, faults: resolver.faults };
}

const options = (root: object) => {
  const { resolver, schema } = resolvedSchema(root);
  return { options: resolver.options(schema).map(({ words }) => words), faults: resolver.faults };
};

it('a reference is its target, with the keywords beside it', () => {
  const { schema } = resolve({
    properties: { a: { $ref: '#/$defs/b', title: 'A' } },
    $defs: { b: { type: 'number', title: 'B' } },
  });
  expect(schema).toEqual({
    ...{ words: { type: 'number', title: 'A' }, branches: [], whens: [], pointer: '/properties/a' },
    reference: '#/$defs/b',
  });
});

it.each(['$dynamicRef', '$recursiveRef'])('a %s is followed, but is no reference for the page', (word) => {
  const { schema } = resolve({ properties: { a: { [word]: '#/$defs/b' } }, $defs: { b: { type: 'number' } } });
  expect([schema.words, schema.reference]).toEqual([{ type: 'number' }, undefined]);
});

it('a reference that leads nowhere allows anything, with a fault', () => {
  const { schema, faults } = resolve({ properties: { a: { $ref: '#/$defs/b', title: 'A' } } });
  expect(schema.words).toEqual({ title: 'A' });
  expect(faults).toEqual([{ pointer: '/properties/a', message: 'There is no "#/$defs/b" in this file.' }]);
});

it('a schema that refers to itself allows anything, with a fault', () => {
  const { schema, faults } = resolve({ properties: { a: { $ref: '#/properties/a' } } });
  expect(schema.words).toEqual({});
  expect(faults).toEqual([{ pointer: '/properties/a', message: 'This schema refers to itself and to nothing else.' }]);
});

it('parts of allOf are merged, in their order', () => {
  const { schema } = resolve({
    properties: {
      a: {
        title: 'A',
        allOf: [
          { title: 'B', minimum: 1 },
          { minimum: 2, oneOf: [{ type: 'number' }] },
        ],
      },
    },
  });
  expect([schema.words, schema.branches]).toEqual([{ title: 'A', minimum: 2 }, [[{ type: 'number' }]]]);
  expect(resolve({ properties: { a: { title: 'A', allOf: 5 } } }).schema.words).toEqual({ title: 'A' });
});

it('a schema that allows no value is reported, also as a part', () => {
  const { resolver, schema } = resolve({ properties: { a: { title: 'A', allOf: [false] } } });
  expect(schema.isNever).toBe(true);
  expect(resolver.resolve(false)).toEqual({ words: {}, branches: [], whens: [], pointer: '', isNever: true });
});

it.each([true, undefined, 5, {}])('%j allows anything', (schema) => {
  expect(resolvedSchema({}).resolver.resolve(schema)).toEqual({ words: {}, branches: [], whens: [], pointer: '' });
});

it('a schema is read once', () => {
  const { resolver } = resolve({ properties: { a: { title: 'A' } } });
  const schema = { title: 'B' };
  expect(resolver.resolve(schema)).toBe(resolver.resolve(schema));
});

it('a fault is reported once for each place', () => {
  const { resolver } = resolvedSchema({});
  for (const [pointer, message] of [
    ['/a', 'x'],
    ['/a', 'x'],
    ['/b', 'x'],
    ['/a', 'y'],
  ] as const)
    resolver.report(pointer, message);
  expect(resolver.faults.map(({ pointer, message }) => pointer + message)).toEqual(['/ax', '/bx', '/ay']);
});

it.each<[what: string, own: object, words: object]>([
  ['a constant', { const: null }, { enum: [null] }],
  [
    'a list by place',
    { items: [{ type: 'number' }], additionalItems: false },
    { prefixItems: [{ type: 'number' }], items: false, additionalItems: false },
  ],
  ['an open list by place', { items: [{ type: 'number' }] }, { prefixItems: [{ type: 'number' }], items: true }],
  ['words that name schemas', { $id: 'a', $defs: {}, definitions: {}, title: 'A' }, { title: 'A' }],
])('%s has the words of the newest draft', (_what, own, words) => {
  expect(resolvedSchema(own).schema.words).toEqual(words);
});

it.each<[what: string, own: object, whens: object[]]>([
  [
    'a condition',
    when({ title: 'I' }, { title: 'T' }, { title: 'E' }),
    [
      { if: { title: 'I' }, schema: { title: 'T' } },
      { if: { not: { title: 'I' } }, schema: { title: 'E' } },
    ],
  ],
  ['a condition with one side', { if: { title: 'I' }, else: false }, [{ if: { not: { title: 'I' } }, schema: false }]],
  ['sides without a condition', { else: { title: 'E' }, title: 'A' }, []],
  ['a condition without sides', { if: { title: 'I' } }, []],
  [
    'dependencies',
    { dependencies: { a: ['b'], c: { title: 'C' } } },
    [
      { if: { properties: { a: true }, required: ['a'] }, schema: { required: ['b'] } },
      { if: { properties: { c: true }, required: ['c'] }, schema: { title: 'C' } },
    ],
  ],
  [
    'required dependencies',
    { dependentRequired: { a: ['b'] } },
    [{ if: { properties: { a: true }, required: ['a'] }, schema: { required: ['b'] } }],
  ],
  [
    'schemas of dependencies',
    { dependentSchemas: { a: { title: 'A' } } },
    [{ if: { properties: { a: true }, required: ['a'] }, schema: { title: 'A' } }],
  ],
  ['dependencies that are none', { dependencies: [1], dependentSchemas: 'a' }, []],
])('%s applies only to some records', (_what, own, whens) => {
  expect(resolvedSchema(own).schema.whens).toEqual(whens);
});

it('a part without a condition has no side', () => {
  expect(resolvedSchema(Object.fromEntries([['then', { title: 'T' }]])).schema.whens).toEqual([]);
});

it('each branch is a shape with the keywords of the schema, but its own title', () => {
  expect(
    options({
      type: 'number',
      title: 'A',
      description: 'B',
      default: 1,
      oneOf: [{ minimum: 1 }, { title: 'C' }, false],
    }).options,
  ).toEqual([
    { type: 'number', minimum: 1 },
    { type: 'number', title: 'C' },
  ]);
});

it('two lists of branches are combined, and branches may have branches', () => {
  const found = options({
    oneOf: [{ minimum: 1 }, { minimum: 2 }],
    anyOf: [{ oneOf: [{ maximum: 8 }, { maximum: 9 }] }],
  });
  expect(found.options).toEqual([
    { minimum: 1, maximum: 8 },
    { minimum: 1, maximum: 9 },
    { minimum: 2, maximum: 8 },
    { minimum: 2, maximum: 9 },
  ]);
});

it('a schema without branches is its own shape', () => {
  const { resolver, schema } = resolvedSchema({ type: 'number' });
  expect(resolver.options(schema)).toEqual([schema]);
});

it('shapes are the same objects on each call, and have the place of their branch', () => {
  const { resolver, schema } = resolvedSchema({ oneOf: [{ minimum: 1 }] });
  expect(resolver.options(schema)).toBe(resolver.options(schema));
  expect(resolver.options(schema)[0]?.pointer).toBe('/oneOf/0');
});

it.each([
  [10, 6, 60, []],
  [10, 7, 10, ['So many shapes can be combined here that only those of the first list are offered.']],
])('of %i times %i shapes, %i are offered', (first, second, count, faults) => {
  const list = (length: number, word: string) => Array.from({ length }, (_, index) => ({ [word]: index }));
  const found = options({ oneOf: list(first, 'minimum'), anyOf: list(second, 'maximum') });
  expect(found.options).toHaveLength(count);
  expect(found.faults.map(({ message }) => message)).toEqual(faults);
});

it('a schema of several types is one of each type', () => {
  const { resolver, schema } = resolvedSchema({ type: ['string', 'number'], title: 'A' });
  const split = resolver.byType(schema, ['string', 'number']);
  expect(split.map(({ words }) => words)).toEqual([
    { type: 'string', title: 'A' },
    { type: 'number', title: 'A' },
  ]);
  expect(resolver.byType(schema, ['string', 'number'])).toBe(split);
  expect(resolver.byType(schema, ['string'])).toEqual([schema]);
});
