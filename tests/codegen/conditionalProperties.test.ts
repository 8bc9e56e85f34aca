import { expect, it } from 'vitest';
import { listConditional } from '#codegen/json-schema/conditionalProperties.ts';
import { resolvedSchema, when } from './resolvedSchema.ts';

function list(root: object, hasConditions = true) {
  const { resolver, schema } = resolvedSchema({ type: 'object', ...root });
  const found = listConditional(resolver, schema, hasConditions);
  expect(listConditional(resolver, schema, hasConditions)).toBe(found);
  return Object.fromEntries(found);
}

const [I, J] = [{ title: 'I' }, { title: 'J' }];
const NUMBER = { type: 'number' };
const TEXT = { type: 'string' };
const both = (...allOf: object[]) => ({ allOf });
const gives = (name: string, schema: unknown, required: string[] = []) => ({
  properties: { [name]: schema },
  required,
});

it('a property that a condition adds is drawn while it holds', () => {
  expect(list(when(I, gives('a', NUMBER)))).toEqual({ a: [{ schema: NUMBER, when: [[I]] }] });
});

it('the same property of two conditions is drawn while one of them holds', () => {
  expect(list(both(when(I, gives('a', NUMBER)), when(J, gives('a', { ...NUMBER }))))).toEqual({
    a: [{ schema: NUMBER, when: [[I], [J]] }],
  });
});

it('different properties of one name are alternatives', () => {
  expect(list(both(when(I, gives('a', NUMBER)), when(J, gives('a', TEXT))))).toEqual({
    a: [
      { schema: NUMBER, when: [[I]] },
      { schema: TEXT, when: [[J]] },
    ],
  });
});

it('different properties at the same time are one of either shape', () => {
  expect(list(both(when(I, gives('a', NUMBER)), when(I, gives('a', TEXT))))).toEqual({
    a: [{ schema: { anyOf: [NUMBER, TEXT] }, when: [[I]] }],
  });
  expect(list(both(when(I, gives('a', NUMBER)), when(J, gives('a', NUMBER)), when(I, gives('a', TEXT))))).toEqual({
    a: [
      { schema: NUMBER, when: [[I], [J]] },
      { schema: TEXT, when: [[I]] },
    ],
  });
});

it('a property is required while a condition demands it', () => {
  expect(list(both(when(I, gives('a', NUMBER)), when(J, { required: ['a'] })))).toEqual({
    a: [{ schema: NUMBER, when: [[I]], demanded: [[J]] }],
  });
  expect(list({ properties: { a: NUMBER }, ...when(I, { required: ['a'] }) })).toEqual({
    a: [{ schema: NUMBER, demanded: [[I]] }],
  });
});

it('a property that is only required or forbidden is not conditional', () => {
  expect(list(when(I, { required: ['a'] }))).toEqual({});
  expect(list(when(I, gives('a', false)))).toEqual({});
});

const choice = (...values: string[]) => ({ enum: values });

it('a property of the object is rendered as a condition states while it holds', () => {
  expect(list({ properties: { a: TEXT }, ...when(I, gives('a', choice('x'))) })).toEqual({
    a: [
      { schema: { allOf: [TEXT, choice('x')] }, when: [[I]] },
      { schema: TEXT, when: [[{ not: { anyOf: [I] } }]] },
    ],
  });
});

it('otherwise it is rendered as usual, also beside nested conditions', () => {
  const inner = when(J, gives('a', choice('x')));
  expect(
    list({ properties: { a: TEXT }, ...both(when(I, inner), when(J, gives('a', choice('y')))) }).a?.at(-1),
  ).toEqual({
    schema: TEXT,
    when: [[{ not: { anyOf: [{ allOf: [I, J] }, J] } }]],
  });
});

it.each<[what: string, schema: object, count: number]>([
  ['limits', { minimum: 1 }, 1],
  ['properties', { properties: { x: NUMBER } }, 2],
  ['items', { items: NUMBER }, 2],
  ['places', { prefixItems: [NUMBER] }, 2],
  ['a format', { format: 'date' }, 2],
  ['shapes', { oneOf: [NUMBER] }, 2],
  ['values', { enum: ['x'] }, 2],
  ['a type', { type: 'string' }, 2],
])('%s that a condition adds may change the look', (_what, schema, count) => {
  expect(
    list({ properties: { a: { type: ['string', 'number', 'object', 'array'] } }, ...when(I, gives('a', schema)) }).a,
  ).toHaveLength(count);
});

it('without rendered conditions, only new properties are listed, in any of their shapes', () => {
  const root = {
    properties: { b: TEXT },
    ...both(when(I, gives('a', NUMBER)), when(J, gives('a', TEXT)), when(J, gives('b', choice('x')))),
  };
  expect(list(root, false)).toEqual({ a: [{ schema: { anyOf: [NUMBER, TEXT] } }] });
  expect(list(when(I, gives('a', NUMBER, ['a'])), false)).toEqual({ a: [{ schema: NUMBER }] });
});

it('both lists of a schema are kept apart', () => {
  const { resolver, schema } = resolvedSchema({ type: 'object', ...when(I, gives('a', NUMBER)) });
  const [drawn, flat] = [true, false].map((hasConditions) => listConditional(resolver, schema, hasConditions).get('a'));
  expect([drawn, flat]).toEqual([[{ schema: NUMBER, when: [[I]] }], [{ schema: NUMBER }]]);
});
