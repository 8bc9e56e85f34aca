import { describe, expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import { fieldRules } from '#codegen/edits/fieldRules.ts';
import type { FieldSchema, MapSchema } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';
import { toDeclared } from './toDeclared.ts';

const compare = (before: FieldSchema, after: FieldSchema) =>
  toDeclared(compareKinds(...twoKinds(before, after)), fieldRules).map((edit) => edit.replace(/ own:/, ''));

function twoKinds(before: FieldSchema, after: FieldSchema) {
  const kind = (own: FieldSchema) => unexpandedKind({ properties: { own } });
  return [kind(before), kind(after)] as const;
}

const NUMBER: FieldSchema = { type: 'number', title: 'Power' };
const TEXT: FieldSchema = { type: 'string', title: 'Maker' };
const ROWS: FieldSchema = {
  type: 'array',
  title: 'Periods',
  'x-row': 'period',
  items: {
    type: 'object',
    properties: { from: { type: 'integer', title: 'From' }, day: TEXT, to: { type: 'integer', title: 'To' } },
  },
};

/** The edits of a field that gets these words, and those of the way back. */
const bothWays = (own: FieldSchema, before: FieldSchema, after: FieldSchema) => [
  compare({ ...own, ...before }, { ...own, ...after }),
  compare({ ...own, ...after }, { ...own, ...before }),
];

describe('a limit', () => {
  it.each<[string, FieldSchema, FieldSchema, there: string[], back: string[]]>([
    ['is new', {}, { minimum: 0 }, ['added field.minimum tighter'], ['removed field.minimum looser']],
    ['is new above', {}, { maximum: 9 }, ['added field.maximum tighter'], ['removed field.maximum looser']],
    ['is greater', { minimum: 0 }, { minimum: 1 }, ['changed field.minimum tighter'], ['changed field.minimum looser']],
    ['is smaller', { maximum: 9 }, { maximum: 8 }, ['changed field.maximum tighter'], ['changed field.maximum looser']],
    [
      'is greater and excluded',
      { exclusiveMinimum: 0 },
      { exclusiveMinimum: 1 },
      ['changed field.exclusiveMinimum tighter'],
      ['changed field.exclusiveMinimum looser'],
    ],
    [
      'is smaller and excluded',
      { exclusiveMaximum: 9 },
      { exclusiveMaximum: 8 },
      ['changed field.exclusiveMaximum tighter'],
      ['changed field.exclusiveMaximum looser'],
    ],
    [
      'is excluded now',
      { maximum: 9 },
      { exclusiveMaximum: 9 },
      ['removed field.maximum tighter', 'added field.exclusiveMaximum tighter'],
      ['removed field.exclusiveMaximum looser', 'added field.maximum looser'],
    ],
    [
      'is excluded, and greater than one that is not',
      { minimum: 0 },
      { minimum: 0, exclusiveMinimum: 1 },
      ['added field.exclusiveMinimum tighter'],
      ['removed field.exclusiveMinimum looser'],
    ],
    [
      'is excluded, but smaller than one that is not',
      { minimum: 1 },
      { minimum: 1, exclusiveMinimum: 0 },
      ['added field.exclusiveMinimum text'],
      ['removed field.exclusiveMinimum text'],
    ],
    [
      'is excluded, and equal to one that is not',
      { minimum: 1 },
      { minimum: 1, exclusiveMinimum: 1 },
      ['added field.exclusiveMinimum tighter'],
      ['removed field.exclusiveMinimum looser'],
    ],
    [
      'is excluded above, but greater than one that is not',
      { maximum: 5 },
      { maximum: 5, exclusiveMaximum: 9 },
      ['added field.exclusiveMaximum text'],
      ['removed field.exclusiveMaximum text'],
    ],
    [
      'is excluded above, and smaller than one that is not',
      { maximum: 5 },
      { maximum: 5, exclusiveMaximum: 3 },
      ['added field.exclusiveMaximum tighter'],
      ['removed field.exclusiveMaximum looser'],
    ],
    [
      'is stated in other words that mean more',
      { minimum: 5 },
      { exclusiveMinimum: 0 },
      ['removed field.minimum looser', 'added field.exclusiveMinimum looser'],
      ['removed field.exclusiveMinimum tighter', 'added field.minimum tighter'],
    ],
  ])('%s', (_what, before, after, there, back) => {
    expect(bothWays(NUMBER, before, after)).toEqual([there, back]);
  });

  it('of an axis of a map counts like that of a number', () => {
    const map = (words: Partial<MapSchema['x']>): FieldSchema => ({
      type: 'object',
      title: 'COP',
      'x-map': { x: { title: 'Source', unit: '°C', ...words }, y: { title: 'Sink' }, z: { title: 'COP' } },
    });
    const edits = (before: Partial<MapSchema['x']>, after: Partial<MapSchema['x']>) => compare(map(before), map(after));
    expect(edits({ minimum: 0 }, { minimum: 5 })).toEqual(['changed mapAxis.minimum own/x: tighter']);
    expect(edits({ maximum: 9 }, { maximum: 50 })).toEqual(['changed mapAxis.maximum own/x: looser']);
    expect(edits({}, { maximum: 50 })).toEqual(['added mapAxis.maximum own/x: tighter']);
    expect(edits({ title: 'Air' }, { title: 'Water' })).toEqual(['changed mapAxis.title own/x: text']);
    expect(edits({}, { unit: 'K' })).toEqual(['changed mapAxis.unit own/x: unit']);
  });
});

describe('a number of letters or rows', () => {
  it.each<[string, FieldSchema, FieldSchema, FieldSchema, there: string, back: string]>([
    ['letters at least', TEXT, {}, { minLength: 1 }, 'added field.minLength tighter', 'removed field.minLength looser'],
    ['no letters at least', TEXT, {}, { minLength: 0 }, 'added field.minLength text', 'removed field.minLength text'],
    [
      'more letters at least',
      TEXT,
      { minLength: 1 },
      { minLength: 2 },
      'changed field.minLength tighter',
      'changed field.minLength looser',
    ],
    ['letters at most', TEXT, {}, { maxLength: 9 }, 'added field.maxLength tighter', 'removed field.maxLength looser'],
    [
      'more letters at most',
      TEXT,
      { maxLength: 9 },
      { maxLength: 10 },
      'changed field.maxLength looser',
      'changed field.maxLength tighter',
    ],
    ['rows at least', ROWS, {}, { minItems: 1 }, 'added field.minItems tighter', 'removed field.minItems looser'],
    ['no rows at least', ROWS, {}, { minItems: 0 }, 'added field.minItems text', 'removed field.minItems text'],
    [
      'rows at most, which are more than without a number',
      ROWS,
      {},
      { maxItems: 1001 },
      'added field.maxItems looser',
      'removed field.maxItems tighter',
    ],
    [
      'rows at most, which are as many as without a number',
      ROWS,
      {},
      { maxItems: 1000 },
      'added field.maxItems text',
      'removed field.maxItems text',
    ],
    [
      'fewer rows at most',
      ROWS,
      { maxItems: 9 },
      { maxItems: 8 },
      'changed field.maxItems tighter',
      'changed field.maxItems looser',
    ],
  ])('%s', (_what, own, before, after, there, back) => {
    expect(bothWays(own, before, after)).toEqual([[there], [back]]);
  });
});

describe('rows that must differ', () => {
  it.each<[string, FieldSchema, FieldSchema, there: string, back: string]>([
    ['as a whole', {}, { uniqueItems: true }, 'added field.uniqueItems tighter', 'removed field.uniqueItems looser'],
    ['not', {}, { uniqueItems: false }, 'added field.uniqueItems text', 'removed field.uniqueItems text'],
    [
      'as a whole, which they need not before',
      { uniqueItems: false },
      { uniqueItems: true },
      'changed field.uniqueItems tighter',
      'changed field.uniqueItems looser',
    ],
    ['in columns', {}, { 'x-unique': ['from'] }, 'added field.x-unique tighter', 'removed field.x-unique looser'],
    [
      'in more columns together, so that fewer rows are refused',
      { 'x-unique': ['from'] },
      { 'x-unique': ['from', 'day'] },
      'changed field.x-unique looser',
      'changed field.x-unique tighter',
    ],
    [
      'in other columns',
      { 'x-unique': ['from', 'day'] },
      { 'x-unique': ['from', 'to'] },
      'changed field.x-unique other',
      'changed field.x-unique other',
    ],
    [
      'in the same columns in another order',
      { 'x-unique': ['from', 'day'] },
      { 'x-unique': ['day', 'from'] },
      'changed field.x-unique text',
      'changed field.x-unique text',
    ],
  ])('%s', (_what, before, after, there, back) => {
    expect(bothWays(ROWS, before, after)).toEqual([[there], [back]]);
  });
});

describe('the values of a text', () => {
  const list = (...values: string[]) => ({ enum: values });

  it.each<[string, FieldSchema, FieldSchema, there: string, back: string]>([
    ['are a choice', {}, list('AC', 'DC'), 'added field.enum tighter', 'removed field.enum looser'],
    ['are a choice of more', list('AC'), list('AC', 'DC'), 'changed field.enum looser', 'changed field.enum lost'],
    ['are another choice', list('AC', 'DC'), list('AC', 'X'), 'changed field.enum lost', 'changed field.enum lost'],
    ['are in another order', list('AC', 'DC'), list('DC', 'AC'), 'changed field.enum text', 'changed field.enum text'],
    ['match a pattern', {}, { pattern: '^A' }, 'added field.pattern tighter', 'removed field.pattern looser'],
    [
      'match another',
      { pattern: '^A' },
      { pattern: 'A' },
      'changed field.pattern other',
      'changed field.pattern other',
    ],
    ['are an address', {}, { 'x-input': 'email' }, 'added field.x-input tighter', 'removed field.x-input looser'],
    ['are hidden as typed', {}, { 'x-input': 'password' }, 'added field.x-input text', 'removed field.x-input text'],
    [
      'are an address and no number to call',
      { 'x-input': 'tel' },
      { 'x-input': 'email' },
      'changed field.x-input tighter',
      'changed field.x-input looser',
    ],
    [
      'are percentages and no other numbers',
      { 'x-list': 'numbers' },
      { 'x-list': 'percentages' },
      'changed field.x-list tighter',
      'changed field.x-list looser',
    ],
    ['are numbers', {}, { 'x-list': 'numbers' }, 'added field.x-list retyped', 'removed field.x-list looser'],
    ['are a name', {}, { 'x-text': 'name' }, 'added field.x-text tighter', 'removed field.x-text looser'],
    ['have lines', {}, { 'x-rows': 3 }, 'added field.x-rows altered', 'removed field.x-rows altered'],
    ['have more lines', { 'x-rows': 3 }, { 'x-rows': 4 }, 'changed field.x-rows text', 'changed field.x-rows text'],
    [
      'are written small',
      {},
      { 'x-lowercase': true },
      'added field.x-lowercase altered',
      'removed field.x-lowercase altered',
    ],
    ['repeat others', {}, { 'x-same-as': 'a' }, 'added field.x-same-as tighter', 'removed field.x-same-as looser'],
    [
      'are demanded under a condition',
      {},
      { 'x-required-when': 'spare' },
      'added field.x-required-when tighter',
      'removed field.x-required-when looser',
    ],
    [
      'are kept by the server',
      {},
      { 'x-system': true },
      'added field.x-system retyped',
      'removed field.x-system retyped',
    ],
    ['have help', {}, { description: 'Help' }, 'added field.description text', 'removed field.description text'],
  ])('%s', (_what, before, after, there, back) => {
    expect(bothWays(TEXT, before, after)).toEqual([[there], [back]]);
  });
});
