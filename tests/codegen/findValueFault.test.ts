import { expect, it } from 'vitest';
import { findValueFault } from '#codegen/findValueFault.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';

it.each<[value: number | string, schema: FieldSchema]>([
  [5, { type: 'number' }],
  [5.5, { type: 'number' }],
  [-5, { type: 'integer' }],
  [5, { type: 'number', minimum: 5, maximum: 5 }],
  [5, { type: 'number', exclusiveMinimum: 4.9, exclusiveMaximum: 5.1 }],
  ['gas', { type: 'string', enum: ['oil', 'gas'] }],
  [2, { type: 'number', enum: [1, 2], maximum: 1 }],
  ['', { type: 'string' }],
  ['gas', { type: 'string', minLength: 3, maxLength: 3 }],
  ['🔋', { type: 'string', maxLength: 1 }],
  ['DE', { type: 'string', pattern: '^[A-Z]{2}$' }],
  ['gas', { type: 'string', pattern: '[' }],
  ['1, 200', { type: 'string', 'x-list': 'numbers' }],
  ['1, 100', { type: 'string', 'x-list': 'percentages' }],
])('%j fits %j', (value, schema) => {
  expect(findValueFault(value, schema)).toBeUndefined();
});

it.each<[value: number | string, schema: FieldSchema, fault: string]>([
  ['coal', { type: 'string', enum: ['oil', 'gas'] }, 'it is not among "oil", "gas"'],
  ['1', { type: 'number', enum: [1, 2] }, 'it is not among 1, 2'],
  [5.5, { type: 'integer' }, 'it is not a whole number'],
  [4, { type: 'number', minimum: 5 }, 'the "minimum" is 5'],
  [6, { type: 'number', maximum: 5 }, 'the "maximum" is 5'],
  [5, { type: 'number', exclusiveMinimum: 5 }, 'the "exclusiveMinimum" is 5'],
  [4, { type: 'number', exclusiveMinimum: 5 }, 'the "exclusiveMinimum" is 5'],
  [5, { type: 'number', exclusiveMaximum: 5 }, 'the "exclusiveMaximum" is 5'],
  [6, { type: 'number', exclusiveMaximum: 5 }, 'the "exclusiveMaximum" is 5'],
  ['ga', { type: 'string', minLength: 3 }, 'the "minLength" is 3'],
  ['gas', { type: 'string', maxLength: 2 }, 'the "maxLength" is 2'],
  ['de', { type: 'string', pattern: '^[A-Z]{2}$' }, 'the "pattern" is ^[A-Z]{2}$'],
  ['🔋🔋', { type: 'string', pattern: '^.$' }, 'the "pattern" is ^.$'],
  ['gas', { type: 'string', 'x-list': 'numbers' }, 'it is not a list of numbers'],
  ['gas', { type: 'string', 'x-list': 'percentages' }, 'it is not a list of numbers'],
  ['1, 101', { type: 'string', 'x-list': 'percentages' }, 'it is not a list of percentages'],
])('%j does not fit %j', (value, schema, fault) => {
  expect(findValueFault(value, schema)).toBe(fault);
});

it('a pattern reads a character of two units as one', () => {
  expect(findValueFault('🔋', { type: 'string', pattern: '^.$' })).toBeUndefined();
});
