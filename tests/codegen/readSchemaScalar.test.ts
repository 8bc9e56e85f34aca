import { expect, it } from 'vitest';
import { readSchemaScalar } from '#codegen/foreign/readSchemaScalar.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { foreignPart } from './foreignPart.ts';

function read(type: string, schema: object) {
  const { part, notes, list } = foreignPart(schema);
  return { field: readSchemaScalar(type, part, notes), notes: list() };
}

it.each<[what: string, type: string, schema: object, field: FieldSchema]>([
  [
    'a number with limits',
    'number',
    { minimum: 0, exclusiveMaximum: 9, default: 1 },
    { type: 'number', minimum: 0, exclusiveMaximum: 9, default: 1 },
  ],
  [
    'a number with the other limits',
    'number',
    { exclusiveMinimum: 0, maximum: 9 },
    { type: 'number', exclusiveMinimum: 0, maximum: 9 },
  ],
  ['a number with limits in texts', 'number', { minimum: '0', maximum: '9', default: '1' }, { type: 'number' }],
  [
    'limits of draft 4',
    'number',
    { minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 9 },
  ],
  [
    'limits of draft 4 that are no limits',
    'number',
    { exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
    { type: 'number', maximum: 9 },
  ],
  ['a whole number', 'integer', {}, { type: 'integer' }],
  ['a number of whole steps', 'number', { multipleOf: 1 }, { type: 'integer' }],
  ['a number of other steps', 'number', { multipleOf: 0.5 }, { type: 'number' }],
  ['a number that is only read', 'number', { readOnly: true }, { type: 'number', readOnly: true }],
  [
    'a text with limits',
    'string',
    { minLength: 1, maxLength: 9, pattern: '^a', default: 'a', minimum: 1 },
    { type: 'string', minLength: 1, maxLength: 9, pattern: '^a', default: 'a' },
  ],
  ['a text with empty words', 'string', { pattern: '', default: '', minLength: '1' }, { type: 'string' }],
  ['a text with words of other types', 'string', { pattern: 1, default: 1 }, { type: 'string' }],
  ['a text with examples', 'string', { examples: ['a', 'b'] }, { type: 'string', 'x-placeholder': 'a' }],
  ['a text with a blank example', 'string', { examples: [' '] }, { type: 'string' }],
  ['a text with a number as example', 'string', { examples: [1] }, { type: 'string' }],
  ['a text with one text as examples', 'string', { examples: 'abc' }, { type: 'string' }],
  ['a text that is only read', 'string', { readOnly: true }, { type: 'string', readOnly: true }],
  ['a flag', 'boolean', {}, { type: 'boolean' }],
  [
    'a flag that is set',
    'boolean',
    { default: true, readOnly: true },
    { type: 'boolean', default: true, readOnly: true },
  ],
  ['a flag that is not set', 'boolean', { default: false, readOnly: 1 }, { type: 'boolean', default: false }],
  ['a flag with a default in words', 'boolean', { default: 'yes' }, { type: 'boolean' }],
])('%s', (_what, type, schema, field) => {
  expect(read(type, schema)).toEqual({ field, notes: [] });
});

it('another type is noted at its place', () => {
  expect(read('any', { type: 'any' })).toEqual({ field: undefined, notes: ['2 there is no field of the type "any".'] });
});
