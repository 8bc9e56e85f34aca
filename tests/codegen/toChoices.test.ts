import { expect, it } from 'vitest';
import { areDistinct, toChoices, valueLabel } from '#codegen/json-schema/toChoices.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { resolvedSchema } from './resolvedSchema.ts';

/** The choices of a schema in short: '1 = One'. */
function list(root: object, ui?: JsonSchema) {
  const { resolver, schema } = resolvedSchema(root);
  return toChoices(schema, resolver, ui)?.map(({ value, label }) => `${JSON.stringify(value)} = ${label}`);
}

it.each<[what: string, schema: object, choices: string[] | undefined]>([
  [
    'a list of values',
    { enum: ['a', 1, null, true, false] },
    ['"a" = a', '1 = 1', 'null = Nothing', 'true = Yes', 'false = No'],
  ],
  ['a constant', { const: 'a' }, ['"a" = a']],
  [
    'titled branches',
    { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }, { enum: ['c'], title: 5 }] },
    ['"a" = A', '"b" = b', '"c" = c'],
  ],
  [
    'branches of several values',
    { anyOf: [{ enum: ['a', 'b'], title: 'A' }, { const: 'c' }] },
    ['"a" = a', '"b" = b', '"c" = c'],
  ],
  [
    'branches with the same value',
    { anyOf: [{ enum: ['a', 'b'] }, { const: 'b', title: 'B' }] },
    ['"a" = a', '"b" = b'],
  ],
  ['branches of which one has no values', { anyOf: [{ const: 'a' }, { type: 'string' }] }, undefined],
  [
    'branches of which one has branches',
    { anyOf: [{ const: 'a' }, { enum: ['b'], oneOf: [{ title: 'A' }] }] },
    undefined,
  ],
  ['two lists of branches', { anyOf: [{ const: 'a' }], oneOf: [{ const: 'a' }] }, undefined],
  ['no values', { type: 'string' }, undefined],
])('%s', (_what, schema, choices) => {
  expect(list(schema)).toEqual(choices);
});

it.each<[what: string, ui: JsonSchema, choices: string[]]>([
  ['in their places', { 'ui:enumNames': ['A', 5, 'C'] }, ['"a" = A', '"b" = b', '1 = C']],
  ['by value', { 'ui:enumNames': { a: 'A', 1: 'One', b: null } }, ['"a" = A', '"b" = b', '1 = One']],
  ['that are no names', { 'ui:enumNames': 'A' }, ['"a" = a', '"b" = b', '1 = 1']],
])('the page may name values %s', (_what, ui, choices) => {
  expect(list({ enum: ['a', 'b', 1] }, ui)).toEqual(choices);
});

it.each<[order: unknown, values: string[]]>([
  [
    ['c', 'a'],
    ['c', 'a', 'b'],
  ],
  [
    ['c', '*', 'a'],
    ['c', 'b', 'a'],
  ],
  [
    ['*', 'a', 'a'],
    ['b', 'c', 'a'],
  ],
  [['x'], ['a', 'b', 'c']],
  ['c', ['a', 'b', 'c']],
])('the page may sort values by %j', (order, values) => {
  expect(list({ enum: ['a', 'b', 'c'] }, { 'ui:enumOrder': order })).toEqual(values.map((one) => `"${one}" = ${one}`));
});

it.each<[value: unknown, label: string]>([
  [{ title: 'A', label: 'B', name: 'C' }, 'A'],
  [{ title: 5, label: 'B', name: 'C' }, 'B'],
  [{ name: 'C' }, 'C'],
  [{ a: 1 }, '{"a":1}'],
  [[1, 2], '[1,2]'],
  ['', ''],
])('the value %j is called "%s"', (value, label) => {
  expect(valueLabel(value)).toBe(label);
});

it('choices whose texts are the same are not distinct', () => {
  const choices = (...values: (string | number)[]) => values.map((value) => ({ value, label: '' }));
  expect([areDistinct(choices(1, '1')), areDistinct(choices(1, '2')), areDistinct([])]).toEqual([false, true, true]);
});
