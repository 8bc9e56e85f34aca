import { describe, expect, it } from 'vitest';
import { readMetaField } from '#model/readMetaField.ts';
import type { StatedField } from '#model/StatedMeta.ts';

const read = (entry: unknown) => readMetaField('flow', entry);

describe('an entry of metadata', () => {
  it.each<[string, unknown, Omit<StatedField, 'name'>]>([
    ['of no record', 'float', {}],
    ['without keys', {}, {}],
    [
      'of Django REST framework',
      { type: 'float', required: false, read_only: true, label: 'Flow' },
      { type: 'float', required: false, read_only: true, label: 'Flow' },
    ],
    [
      'of JSON Schema',
      { type: 'number', readOnly: true, title: 'Flow' },
      { type: 'number', read_only: true, label: 'Flow' },
    ],
    ['with an unknown name of its own', { name: 'head', type: 'float' }, { type: 'float' }],
    ['that may be empty', { nullable: true }, { nullable: true }],
    ['that may not be empty', { nullable: false }, { nullable: false }],
    ['that may be empty in other words', { allow_null: true }, { nullable: true }],
    ['of a type or null', { type: ['null', 'number'] }, { type: 'number', nullable: true }],
    ['of a type that is no word', { type: [7, 'number'] }, { type: 'number' }],
    ['with flags that are texts', { required: 'true', read_only: 'no', nullable: 'yes' }, {}],
    ['with a unit', { unit: 'm' }, { unit: 'm' }],
    ['with the statement that it has no unit', { unit: null }, { unit: null }],
    ['with an empty unit', { unit: '' }, {}],
    ['with a pattern', { pattern: '^a$' }, { pattern: '^a$' }],
    ['without a pattern', { pattern: null }, { pattern: null }],
    ['with a list', { list: 'numbers' }, { list: 'numbers' }],
    ['without a list', { list: null }, { list: null }],
  ])('%s', (_what, entry, stated) => {
    expect(read(entry)).toEqual({ name: 'flow', ...stated });
  });

  it.each<[string, Record<string, unknown>, Omit<StatedField, 'name'>]>([
    ['numbers', { min_value: 0, max_value: 5 }, { min_value: 0, max_value: 5 }],
    ['null', { min_value: null, max_value: null }, { min_value: null, max_value: null }],
    ['decimals as texts', { min_value: '-1.50', max_value: '20' }, { min_value: -1.5, max_value: 20 }],
    [
      'texts that are no decimals',
      { min_value: '1e3', max_value: '5 m', exclusive_min_value: 'x1', min_length: '1.' },
      {},
    ],
    ['limits of JSON Schema', { minimum: 1, maximum: 2 }, { min_value: 1, max_value: 2 }],
    [
      'limits that are refused',
      { exclusive_min_value: 1, exclusive_max_value: null },
      { exclusive_min_value: 1, exclusive_max_value: null },
    ],
    [
      'limits that are refused, of JSON Schema',
      { exclusiveMinimum: 1, exclusiveMaximum: 2 },
      { exclusive_min_value: 1, exclusive_max_value: 2 },
    ],
    [
      'flags beside the limits',
      { minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: true },
      { exclusive_min_value: 1, exclusive_max_value: 2 },
    ],
    [
      'flags that leave the limits accepted',
      { minimum: 1, exclusiveMinimum: false, maximum: 2, exclusiveMaximum: false },
      { min_value: 1, max_value: 2 },
    ],
    ['lengths', { min_length: 1, max_length: 50 }, { min_length: 1, max_length: 50 }],
    ['lengths of JSON Schema', { minLength: 1, maxLength: null }, { min_length: 1, max_length: null }],
    ['lists, records and endless numbers', { min_value: [], max_value: {}, min_length: Number.NaN }, {}],
  ])('has limits as %s', (_what, entry, stated) => {
    expect(read(entry)).toEqual({ name: 'flow', ...stated });
  });

  it.each<[unknown, StatedField['choices'] | undefined]>([
    [
      ['a', 1, true],
      ['a', 1, true],
    ],
    [
      [{ value: 'a', display_name: 'A' }, { value: 2 }],
      ['a', 2],
    ],
    [['a', '', null], ['a']],
    [[], []],
    [null, null],
    ['a', undefined],
    [['a', ['b']], undefined],
    [[{ display_name: 'A' }], undefined],
    [['x'.repeat(2000)], ['x'.repeat(2000)]],
    [['x'.repeat(2001)], undefined],
    [[Number.POSITIVE_INFINITY], undefined],
  ])('has the choices %j', (choices, stated) => {
    const wanted = stated === undefined ? { name: 'flow' } : { name: 'flow', choices: stated };
    expect(read({ choices })).toEqual(wanted);
    expect(read({ enum: choices })).toEqual(wanted);
  });

  it('has up to a thousand choices', () => {
    const choices = Array.from({ length: 1001 }, (_, index) => index);
    expect(read({ choices: choices.slice(1) }).choices).toHaveLength(1000);
    expect(read({ choices })).toEqual({ name: 'flow' });
  });

  it.each([null, 0, false, '', 'x', 'x'.repeat(2000)])('has the default %j', (value) => {
    expect(read({ default: value })).toEqual({ name: 'flow', default: value });
  });

  it.each([[['a']], [{}], ['x'.repeat(2001)], [Number.NaN], [undefined]])('has no default as %j', (value) => {
    expect(read({ default: value })).toEqual({ name: 'flow' });
  });

  it.each([
    ['type', 50],
    ['unit', 50],
    ['list', 50],
    ['label', 200],
    ['title', 200],
    ['pattern', 2000],
  ])('has a %s of at most %i characters', (key, longest) => {
    expect(Object.keys(read({ [key]: 'x'.repeat(longest) }))).toHaveLength(2);
    expect(read({ [key]: 'x'.repeat(longest + 1) })).toEqual({ name: 'flow' });
  });
});

describe('variants of JSON Schema', () => {
  const NUMBER = { type: 'number', minimum: 1 };
  it.each<[string, unknown, Omit<StatedField, 'name'>]>([
    ['one type and null', { anyOf: [NUMBER, { type: 'null' }] }, { type: 'number', min_value: 1, nullable: true }],
    ['null first', { anyOf: [{ type: 'null' }, NUMBER] }, { type: 'number', min_value: 1, nullable: true }],
    ['one type alone', { anyOf: [NUMBER] }, { type: 'number', min_value: 1 }],
    ['several types', { title: 'Flow', anyOf: [NUMBER, { type: 'string' }] }, { label: 'Flow' }],
    ['no type but null', { title: 'Flow', anyOf: [{ type: 'null' }] }, { label: 'Flow' }],
    ['no variants', { title: 'Flow', anyOf: [] }, { label: 'Flow' }],
    ['variants that are none', { title: 'Flow', anyOf: 'number' }, { label: 'Flow' }],
    ['nonsense beside a type', { anyOf: [7, NUMBER] }, { type: 'number', min_value: 1 }],
    ['keys outside, which count more', { minimum: 2, anyOf: [NUMBER] }, { type: 'number', min_value: 2 }],
  ])('%s', (_what, entry, stated) => {
    expect(read(entry)).toEqual({ name: 'flow', ...stated });
  });
});
