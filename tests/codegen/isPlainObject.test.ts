import { expect, it } from 'vitest';
import { isPlainObject } from '#codegen/json-schema/isPlainObject.ts';
import { resolvedSchema, when } from './resolvedSchema.ts';

const shape = (kind: string) => ({ type: 'object', properties: { kind: { const: kind } }, required: ['kind'] });
const STEERED = {
  ...{ type: 'object', properties: { kind: { enum: ['a', 'b'] } }, required: ['kind'] },
  ...when({ properties: { kind: { const: 'a' } } }, { properties: { x: {} } }),
};

it.each<[what: string, root: object, isPlain: boolean, hasConditions?: boolean]>([
  ['with properties', { type: 'object', properties: { a: {} } }, true],
  ['of entries', { type: 'object', additionalProperties: true }, false],
  ['or null', { type: ['object', 'null'], properties: { a: {} } }, false],
  ['of listed values', { type: 'object', properties: { a: {} }, enum: [{ a: 1 }] }, false],
  ['of several shapes', { oneOf: [shape('a'), shape('b')] }, false],
  ['of one shape', { oneOf: [shape('a')] }, true],
  ['of no shape', { oneOf: [false] }, false],
  ['that is a number', { type: 'number' }, false],
  ['with conditions', STEERED, false],
  ['with conditions that are drawn', STEERED, true, true],
])('whether a value %s can be the columns of a table', (_what, root, isPlain, hasConditions) => {
  const { resolver, schema } = resolvedSchema(root);
  expect(isPlainObject(resolver, schema, hasConditions)).toBe(isPlain);
});
