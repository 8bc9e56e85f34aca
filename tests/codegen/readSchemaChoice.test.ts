import { expect, it } from 'vitest';
import { readSchemaChoice } from '#codegen/foreign/readSchemaChoice.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { foreignPart } from './foreignPart.ts';

function read(schema: object) {
  const { part, notes, list } = foreignPart(schema);
  return { field: readSchemaChoice(part, notes), notes: list() };
}

it.each<[what: string, schema: object, field: FieldSchema]>([
  ['texts', { enum: ['a', 'b'], default: 'b' }, { type: 'string', enum: ['a', 'b'], default: 'b' }],
  ['whole numbers', { enum: [1, 2], default: 1 }, { type: 'integer', enum: [1, 2], default: 1 }],
  ['numbers', { enum: [1, 2.5], default: 1 }, { type: 'number', enum: [1, 2.5], default: 1 }],
  ['texts or null', { enum: [null, 'a'], default: 'a' }, { type: 'string', enum: ['a'], default: 'a' }],
  [
    'texts that are only read',
    { enum: ['a'], default: 'a', readOnly: true },
    { type: 'string', enum: ['a'], default: 'a', readOnly: true },
  ],
  ['a constant', { const: 'a' }, { type: 'string', enum: ['a'], default: 'a' }],
  ['zero as a constant', { const: 0, readOnly: 1 }, { type: 'integer', enum: [0], default: 0 }],
  [
    'titled constants',
    {
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
      default: 'a',
    },
    { type: 'string', enum: ['a', 'b'], 'x-labels': { a: 'A', b: 'B' }, default: 'a' },
  ],
  [
    'constants of which some are titled',
    { anyOf: [{ const: 1 }, { const: 2, title: 'B' }, { const: 3, title: 5 }], default: 2 },
    { type: 'integer', enum: [1, 2, 3], 'x-labels': { 2: 'B' }, default: 2 },
  ],
  [
    'lists of one value',
    { oneOf: [{ enum: ['a'] }, { enum: ['b'], title: 'B' }], default: 'a' },
    { type: 'string', enum: ['a', 'b'], 'x-labels': { b: 'B' }, default: 'a' },
  ],
  [
    'constants beside a list of several values',
    {
      oneOf: [
        { enum: [1, 2], const: 'a' },
        { enum: 'b', const: 'b' },
      ],
      default: 'a',
    },
    { type: 'string', enum: ['a', 'b'], default: 'a' },
  ],
])('%s are a choice', (_what, schema, field) => {
  expect(read(schema)).toEqual({ field, notes: [] });
});

it.each<[what: string, schema: object]>([
  ['no values', { type: 'string' }],
  ['an empty list', { enum: [] }],
  ['only null', { enum: [null] }],
  ['objects', { enum: [{}, 'a'] }],
  ['lists', { enum: [['a'], 'a'] }],
  ['flags', { enum: [true, false] }],
  ['a flag', { const: true }],
  ['values of a flag', { type: 'boolean', enum: ['true', 'false'] }],
  ['branches of which one is no constant', { oneOf: [{ const: 'a' }, { type: 'number' }] }],
  ['branches of which one is no schema', { oneOf: [{ const: 'a' }, true] }],
  ['no branches', { oneOf: [], anyOf: 'a' }],
])('%s are no choice', (_what, schema) => {
  expect(read(schema)).toEqual({ field: undefined, notes: [] });
});

it('values of several types become texts, with a note', () => {
  expect(read({ enum: ['a', 1, true], default: 'a' })).toEqual({
    field: { type: 'string', enum: ['a', '1', 'true'], default: 'a' },
    notes: ['2 holds values of several types; they are read as texts.'],
  });
});

it.each([
  [{ enum: ['a', 'b'] }, '"a"'],
  [{ enum: ['a', 'b'], default: 'c' }, '"a"'],
  [{ enum: [2, 1] }, '2'],
])('a choice without a default gets its first value, with a note', (schema, first) => {
  expect(read(schema).notes).toEqual([`1 has no default among its values; a choice needs one, and gets ${first}.`]);
});

it('a choice keeps a default of zero', () => {
  expect(read({ enum: [1, 0], default: 0 }).field?.default).toBe(0);
});
