import { expect, it } from 'vitest';
import { canBeEmpty, containsItself } from '#codegen/json-schema/objectRules.ts';
import { resolvedSchema, when } from './resolvedSchema.ts';

const SELF = { $ref: '#/$defs/node' };

it.each<[what: string, own: object, contains: boolean]>([
  ['in a property', { properties: { child: SELF } }, true],
  ['in a property of a property', { properties: { a: { properties: { child: SELF } } } }, true],
  ['in a condition', when({ title: 'I' }, { properties: { child: SELF } }), true],
  ['in a shape', { oneOf: [{ properties: { a: {} } }, { properties: { child: SELF } }] }, true],
  ['in a list', { properties: { list: { type: 'array', items: SELF } } }, false],
  ['in entries', { additionalProperties: SELF }, false],
  ['nowhere, but twice the same', { properties: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/b' } } }, false],
])('an object %s', (_what, own, contains) => {
  const { resolver } = resolvedSchema({
    $defs: { node: { type: 'object', ...own }, b: { properties: { c: { $ref: '#/$defs/b' } } } },
  });
  expect(containsItself(resolver, resolver.resolve(SELF))).toBe(contains);
});

const steered = when({ properties: { k: { const: 1 } } }, { properties: { extra: {} } });

it.each<[what: string, own: object, isEmpty: boolean, hasConditions?: boolean]>([
  ['without properties', {}, true],
  ['with a property that may be absent', { properties: { a: { type: 'string' } } }, true],
  ['with a required property', { properties: { a: { type: 'string' } }, required: ['a'] }, false],
  ['with a default', { properties: { a: { type: 'string', default: 'x' } } }, false],
  ['with a default of null', { properties: { a: { type: 'string', default: null } } }, false],
  ['with null as a value', { properties: { a: { type: ['string', 'null'] } } }, false],
  ['with null in a shape', { properties: { a: { oneOf: [{ type: 'string' }, { type: 'null' }] } } }, false],
  [
    'with a text that conditions read',
    { ...steered, properties: { k: { type: 'string' } }, required: ['k'] },
    true,
    true,
  ],
  [
    'with a number that conditions read',
    { ...steered, properties: { k: { type: 'number' } }, required: ['k'] },
    true,
    true,
  ],
  [
    'with a whole number that conditions read',
    { ...steered, properties: { k: { type: 'integer' } }, required: ['k'] },
    true,
    true,
  ],
  [
    'with a flag that conditions read',
    { ...steered, properties: { k: { type: 'boolean' } }, required: ['k'] },
    false,
    true,
  ],
  [
    'with a choice that conditions read',
    { ...steered, properties: { k: { type: 'string', enum: ['a', 'b'] } }, required: ['k'] },
    true,
    true,
  ],
  [
    'with one value that conditions read',
    { ...steered, properties: { k: { type: 'string', enum: ['a'] } }, required: ['k'] },
    false,
    true,
  ],
  [
    'with a text or number that conditions read',
    { ...steered, properties: { k: { type: ['string', 'number'] } }, required: ['k'] },
    false,
    true,
  ],
  [
    'whose conditions are not drawn',
    { ...steered, properties: { k: { type: 'string' } }, required: ['k'] },
    false,
    false,
  ],
  [
    'without conditions, though they would be drawn',
    { properties: { k: { type: 'string' } }, required: ['k'] },
    false,
    true,
  ],
])('whether an object %s can be left out', (_what, own, isEmpty, hasConditions = false) => {
  const { resolver, schema } = resolvedSchema({ type: 'object', ...own });
  expect(canBeEmpty(resolver, schema, hasConditions)).toBe(isEmpty);
});

it('only the named properties count', () => {
  const { resolver, schema } = resolvedSchema({ properties: { a: {}, b: {} }, required: ['a'] });
  expect([canBeEmpty(resolver, schema, false, ['b']), canBeEmpty(resolver, schema, false, ['a'])]).toEqual([
    true,
    false,
  ]);
});
