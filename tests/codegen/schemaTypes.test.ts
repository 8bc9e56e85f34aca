import { expect, it } from 'vitest';
import { findTypes, listProperties, listRequired, listShapes, listValues } from '#codegen/json-schema/schemaTypes.ts';
import { resolvedSchema, when } from './resolvedSchema.ts';

it.each<[schema: object, types: string[]]>([
  [{ type: 'string' }, ['string']],
  [
    { type: ['null', 'array', 'object', 'boolean', 'number', 'integer', 'string'] },
    ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'],
  ],
  [{ type: 'any', minimum: 1 }, []],
  [{ title: 'A' }, []],
  ...[
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'unevaluatedProperties',
  ].map((word): [object, string[]] => [{ [word]: 1 }, ['object']]),
  ...['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'unevaluatedItems'].map(
    (word): [object, string[]] => [{ [word]: 1 }, ['array']],
  ),
  ...['pattern', 'minLength', 'maxLength', 'format', 'contentMediaType', 'contentEncoding'].map(
    (word): [object, string[]] => [{ [word]: 1 }, ['string']],
  ),
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map((word): [object, string[]] => [
    { [word]: 1 },
    ['number'],
  ]),
  [when({ title: 'A' }, { title: 'B' }), ['object']],
  [{ ...when({ title: 'A' }, { title: 'B' }), oneOf: [{ type: 'string' }] }, []],
])('%j has values of the types %j', (schema, types) => {
  expect(findTypes(resolvedSchema(schema).schema)).toEqual(types);
});

it('properties that can have no value are left out', () => {
  const { schema } = resolvedSchema({ properties: { b: { type: 'string' }, none: false, a: true } });
  expect(listProperties(schema)).toEqual([
    ['b', { type: 'string' }],
    ['a', true],
  ]);
});

const LIKE = { branches: [], whens: [], pointer: '' };

it.each([[{}], [{ properties: 5, required: 'a', enum: 1 }]])('%j has no properties, demands or values', (words) => {
  expect([
    listProperties({ words, ...LIKE }),
    listRequired({ words, ...LIKE }),
    listValues({ words, ...LIKE }),
  ]).toEqual([...[[], [], undefined]]);
});

it('demands are names, values are any', () => {
  const words = { required: ['a', 5, 'b'], enum: [1, null] };
  expect([listRequired({ words, ...LIKE }), listValues({ words, ...LIKE })]).toEqual([
    ['a', 'b'],
    [1, null],
  ]);
});

function shapes(root: object) {
  const { resolver, schema } = resolvedSchema(root);
  return listShapes(schema, resolver);
}

it('shapes that differ only in limits are one, without its limits but with those of the schema', () => {
  const [only, ...others] = shapes({
    ...{ title: 'A', maximum: 9 },
    oneOf: [
      { type: 'number', minimum: 1, title: 'B' },
      { type: 'number', minimum: 2, title: 'B' },
    ],
  });
  expect(others).toEqual([]);
  expect(only?.words).toEqual({ type: 'number', title: 'A', maximum: 9 });
});

it('that one shape is always the same object', () => {
  const { resolver, schema } = resolvedSchema({ oneOf: [{ type: 'number', minimum: 1 }, { type: 'number' }] });
  expect(listShapes(schema, resolver)[0]).toBe(listShapes(schema, resolver)[0]);
});

it('shapes of different types or conditions are several', () => {
  expect(shapes({ oneOf: [{ type: 'number' }, { type: 'string' }] })).toHaveLength(2);
  const toShape = (title: string) => ({ type: 'object', ...when({ title: 'A' }, { title }) });
  expect(
    shapes({
      oneOf: [toShape('B'), toShape('C')],
    }),
  ).toHaveLength(2);
});

it('a schema without branches is its own shape, with its limits', () => {
  expect(shapes({ type: 'number', minimum: 1 }).map(({ words }) => words)).toEqual([{ type: 'number', minimum: 1 }]);
});

it.each([
  ...['required', 'not', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength'],
  ...['maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'minProperties'],
  ...['maxProperties', 'description', 'examples', 'default'],
])('"%s" does not make another shape', (word) => {
  expect(shapes({ oneOf: [{ type: 'string', [word]: 5 }, { type: 'string' }] })).toHaveLength(1);
});

it('a schema whose branches allow nothing has no shapes', () => {
  expect(shapes({ oneOf: [false] })).toEqual([]);
});
