import { describe, expect, it, test } from 'vitest';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { validationSchema } from '#codegen/validationSchema.ts';
import { mergedKind } from './mergedKind.ts';

function toProperties(file: Partial<KindFile>): Record<string, unknown> {
  const { properties } = validationSchema(mergedKind(file));
  // Any object can be read by its keys.
  return properties as Record<string, unknown>;
}

const toRules = (a: FieldSchema, required: string[] = []) => toProperties({ properties: { a }, required }).a;
const STORABLE = { type: 'string', isStorable: true };

describe('the check of a field', () => {
  it.each<[title: string, FieldSchema, rules: unknown]>([
    ['number', { type: 'number' }, { type: ['number', 'null'] }],
    [
      'number with limits',
      { type: ['number', 'null'], title: 'A', default: 1, minimum: 0, maximum: 9, 'x-warn': { maximum: 5 } },
      { type: ['number', 'null'], minimum: 0, maximum: 9 },
    ],
    [
      'whole number with limits',
      { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 9 },
      { type: ['integer', 'null'], exclusiveMinimum: 0, exclusiveMaximum: 9 },
    ],
    ['flag', { type: 'boolean' }, { type: 'boolean' }],
    ['choice', { type: 'string', enum: ['x', 'y'], 'x-offer': ['x'] }, { enum: ['x', 'y'] }],
    ['list', { type: 'string', 'x-list': 'numbers' }, { type: 'string', isNumberList: true }],
    [
      'list of percentages',
      { type: 'string', 'x-list': 'percentages' },
      { type: 'string', isNumberList: true, isPercentageList: true },
    ],
    ['text', { type: 'string' }, STORABLE],
    [
      'text with limits',
      { type: 'string', minLength: 2, maxLength: 5, pattern: '^x' },
      { ...STORABLE, isFilled: true, minLength: 2, maxLength: 5, pattern: '^x' },
    ],
    ['text of one character', { type: 'string', minLength: 1 }, { ...STORABLE, isFilled: true }],
    ['text that may be empty', { type: 'string', minLength: 0 }, STORABLE],
    ['name', { type: 'string', 'x-text': 'name' }, { type: 'string', isVisible: true, isPlainLine: true }],
    ['address', { type: 'string', 'x-input': 'email' }, { ...STORABLE, isEmail: true }],
    ['password', { type: 'string', 'x-input': 'password' }, STORABLE],
    ['repeated text', { type: 'string', 'x-same-as': 'b' }, { ...STORABLE, isSameText: { other: 'b' } }],
  ])('%s', (_title, schema, rules) => {
    expect(toRules(schema)).toEqual(rules);
  });

  it('a required text is filled', () => {
    expect(toRules({ type: 'string' }, ['a'])).toEqual({ ...STORABLE, isFilled: true });
  });
});

test('a record has its required fields and no unknown ones, and knows its kind', () => {
  const properties: KindFile['properties'] = { a: { type: 'boolean' }, subclass: { type: 'string' } };
  expect(validationSchema(mergedKind({ properties, required: ['a'] }))).toEqual({
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'boolean' }, subclass: { const: 'probe' } },
    additionalProperties: false,
  });
});

test('rules between fields are kept at their field, each with its message', () => {
  const number: FieldSchema = { type: 'number' };
  const rules = [
    { field: 'a', below: 'b' },
    { field: 'a', below: 'c', message: 'Too high' },
    { field: 'b', atMost: 'c' },
  ];
  expect(toProperties({ properties: { a: number, b: number, c: number }, 'x-rules': rules })).toEqual({
    a: { type: ['number', 'null'], isBelow: [{ other: 'b' }, { other: 'c', message: 'Too high' }] },
    b: { type: ['number', 'null'], isAtMost: [{ other: 'c' }] },
    c: { type: ['number', 'null'] },
  });
});

describe('the lists of a curve', () => {
  const list: FieldSchema = { type: 'string', 'x-list': 'numbers' };
  const y = [
    { title: 'Y', field: 'b' },
    { title: 'Z', field: 'c' },
  ];
  const curve = { title: 'C', x: { title: 'X', field: 'a' }, y };
  const LIST = { type: 'string', isNumberList: true };

  it.each([
    [undefined, { isRising: true }],
    [true, { isRising: true }],
    [false, {}],
  ])('match in length, and x rises unless rising is false: %j', (rising, rule) => {
    const given = rising === undefined ? curve : { ...curve, rising };
    expect(toProperties({ properties: { a: list, b: list, c: list }, 'x-curves': { k: given } })).toEqual({
      a: { ...LIST, hasLength: 2, ...rule },
      b: { ...LIST, matchesLength: { other: 'a' } },
      c: { ...LIST, matchesLength: { other: 'a' } },
    });
  });

  it('are absent if its fields are numbered', () => {
    const numbered = { title: 'C', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'p{x}', maximum: 9 }] };
    const rules = { type: ['number', 'null'], maximum: 9 };
    expect(toProperties({ 'x-curves': { k: numbered } })).toEqual({ p0: rules, p1: rules });
  });
});
