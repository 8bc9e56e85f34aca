import { expect, it } from 'vitest';
import { joinSchemas, listTypes, mergeWords } from '#codegen/json-schema/mergeWords.ts';

type Case = [what: string, first: object, second: object, merged: object];

it.each<Case>([
  ['different keywords', { minimum: 1 }, { maximum: 2 }, { minimum: 1, maximum: 2 }],
  ['two titles', { title: 'A' }, { title: 'B' }, { title: 'B' }],
  ['two defaults', { default: 1 }, { default: 2 }, { default: 2 }],
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].flatMap((word): Case[] => [
    [`the greater "${word}" first`, { [word]: 2 }, { [word]: 1 }, { [word]: 2 }],
    [`the greater "${word}" last`, { [word]: 1 }, { [word]: 2 }, { [word]: 2 }],
  ]),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].flatMap((word): Case[] => [
    [`the smaller "${word}" first`, { [word]: 1 }, { [word]: 2 }, { [word]: 1 }],
    [`the smaller "${word}" last`, { [word]: 2 }, { [word]: 1 }, { [word]: 1 }],
  ]),
  ['numbers that are no limits', { multipleOf: 1 }, { multipleOf: 2 }, { multipleOf: 2 }],
  [
    'a limit and a flag',
    { minimum: 5, exclusiveMinimum: 5 },
    { minimum: '1', exclusiveMinimum: true },
    { minimum: '1', exclusiveMinimum: true },
  ],
  ['a flag and a limit', { exclusiveMinimum: true }, { exclusiveMinimum: 1 }, { exclusiveMinimum: 1 }],
  ['types', { type: ['string', 'number', 'null'] }, { type: ['null', 'string'] }, { type: ['string', 'null'] }],
  ['a number and a whole number', { type: 'number' }, { type: 'integer' }, { type: ['integer'] }],
  ['a whole number and a number', { type: 'integer' }, { type: 'number' }, { type: ['integer'] }],
  ['a text and a number', { type: 'string' }, { type: 'number' }, { type: [] }],
  ['a whole number and a text', { type: 'integer' }, { type: 'string' }, { type: [] }],
  ['lists of values', { enum: [1, { a: 1 }, 2] }, { enum: [{ a: 1 }, 1] }, { enum: [1, { a: 1 }] }],
  ['a list of values and none', { enum: [1] }, { enum: 'x' }, { enum: [] }],
  ['required names', { required: ['a', 'b'] }, { required: ['b', 'c'] }, { required: ['a', 'b', 'c'] }],
  [
    'properties',
    { properties: { a: { title: 'A' }, b: {} } },
    { properties: { a: { type: 'string' }, c: true } },
    { properties: { a: { allOf: [{ title: 'A' }, { type: 'string' }] }, b: {}, c: true } },
  ],
  [
    'patterns of properties',
    { patternProperties: { a: { title: 'A' } } },
    { patternProperties: { b: {} } },
    { patternProperties: { a: { title: 'A' }, b: {} } },
  ],
  ['properties and a list', { properties: { a: {} } }, { properties: [1] }, { properties: [1] }],
  ['a list and properties', { properties: [1] }, { properties: { a: {} } }, { properties: { a: {} } }],
  [
    'items',
    { items: { title: 'A' } },
    { items: { type: 'string' } },
    { items: { allOf: [{ title: 'A' }, { type: 'string' }] } },
  ],
  [
    'additional properties',
    { additionalProperties: true },
    { additionalProperties: false },
    { additionalProperties: false },
  ],
  ['additional items', { additionalItems: false }, { additionalItems: {} }, { additionalItems: false }],
  [
    'further properties',
    { unevaluatedProperties: { title: 'A' } },
    { unevaluatedProperties: {} },
    { unevaluatedProperties: { title: 'A' } },
  ],
  ['names of properties', { propertyNames: {} }, { propertyNames: { title: 'A' } }, { propertyNames: { title: 'A' } }],
  [
    'places, more in the first',
    { prefixItems: [{ title: 'A' }, { title: 'B' }] },
    { prefixItems: [{ type: 'string' }] },
    { prefixItems: [{ allOf: [{ title: 'A' }, { type: 'string' }] }, { title: 'B' }] },
  ],
  [
    'places, more in the second',
    { prefixItems: [{ title: 'A' }] },
    { prefixItems: [{ title: 'C' }, { title: 'B' }] },
    { prefixItems: [{ allOf: [{ title: 'A' }, { title: 'C' }] }, { title: 'B' }] },
  ],
  [
    'as many places',
    { prefixItems: [{ title: 'A' }] },
    { prefixItems: [{ title: 'B' }] },
    { prefixItems: [{ allOf: [{ title: 'A' }, { title: 'B' }] }] },
  ],
])('%s of two schemas are merged', (_what, first, second, merged) => {
  expect(mergeWords({ ...first }, { ...second })).toEqual(merged);
});

it.each<[first: unknown, second: unknown, joined: unknown]>([
  [false, { title: 'A' }, false],
  [{ title: 'A' }, false, false],
  [{ title: 'A' }, { title: 'A' }, { title: 'A' }],
  [{ title: 'A' }, true, { title: 'A' }],
  [{ title: 'A' }, {}, { title: 'A' }],
  [true, { title: 'A' }, { title: 'A' }],
  [{}, { title: 'A' }, { title: 'A' }],
  [{ title: 'A' }, { title: 'B' }, { allOf: [{ title: 'A' }, { title: 'B' }] }],
])('%j and %j are %j', (first, second, joined) => {
  expect(joinSchemas(first, second)).toEqual(joined);
});

it.each([
  ['string', ['string']],
  [
    ['string', 5, 'null'],
    ['string', 'null'],
  ],
  [undefined, []],
  [5, []],
])('the types of %j are %j', (type, types) => {
  expect(listTypes(type)).toEqual(types);
});
