import { describe, expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import type { ChangeSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';
import { toShort } from './editedKind.ts';

type Fields = Record<string, FieldSchema>;

/** The edits apart from those of the version itself. */
const compare = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  toShort(compareKinds(unexpandedKind(before), unexpandedKind(after))).filter(
    (edit) => !/ kind\.x-(?:version|changes) /.test(edit),
  );

const kind = (properties: Fields, words: Partial<KindFile> = {}) => ({ properties, ...words });

/** The second version of a kind, made by these changes; further lists make further versions. */
const version = (...lists: ChangeSchema[][]): Partial<KindFile> => ({
  'x-version': lists.length + 1,
  'x-changes': Object.fromEntries(lists.map((changes, index) => [String(index + 2), changes])),
});

const POWER: FieldSchema = {
  ...{ type: 'number', title: 'Power', description: 'power', 'x-unit': 'kW' },
  ...{ minimum: 0, exclusiveMaximum: 100, default: 5 },
};
const COST: FieldSchema = { type: 'number', title: 'Cost' };
const object = (properties: Fields, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'object', title: 'Box', properties },
  ...words,
});
const table = (properties: Fields, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'array', title: 'Units', 'x-row': 'unit', items: { type: 'object', properties } },
  ...words,
});

describe('a field that a version makes or takes away', () => {
  const LABEL: FieldSchema = { type: 'string', title: 'Label' };
  const REQUIRED: FieldSchema = { ...LABEL, minLength: 1 };

  it.each<[string, Fields, Fields, ChangeSchema[][], string[]]>([
    ['is new', {}, { total: REQUIRED }, [[{ add: 'total', value: '1' }]], ['added fields.field total: calculated']],
    [
      'is new in an object',
      {},
      { box: object({ total: REQUIRED }) },
      [[{ add: 'box/total', value: '1' }]],
      ['added fields.object box: text', 'added fields.field box/total: calculated'],
    ],
    [
      'is new beside another one',
      {},
      { total: REQUIRED, other: REQUIRED },
      [[{ add: 'total', value: '1' }]],
      ['added fields.field total: calculated', 'added fields.field other: demanded'],
    ],
    [
      'is new in a table',
      { units: table({ power: POWER }) },
      { units: table({ power: POWER, total: REQUIRED }) },
      [[{ in: 'units', add: 'total', value: '1' }]],
      ['added fields.field units/#/total: calculated'],
    ],
    [
      'is new in a table of another name',
      { units: table({ power: POWER }) },
      { parks: table({ power: POWER, total: REQUIRED }) },
      [
        [
          { rename: 'units', to: 'parks' },
          { in: 'units', add: 'total', value: '1' },
        ],
      ],
      ['added fields.field parks/#/total: calculated'],
    ],
    [
      'is new and gets another name',
      {},
      { sum: REQUIRED },
      [[{ add: 'total', value: '1' }], [{ rename: 'total', to: 'sum' }]],
      ['added fields.field sum: calculated'],
    ],
    [
      'is new in a table that gets another name',
      { units: table({ power: POWER }) },
      { parks: table({ power: POWER, total: REQUIRED }) },
      [[{ in: 'units', add: 'total', value: '1' }], [{ rename: 'units', to: 'parks' }]],
      ['added fields.field parks/#/total: calculated'],
    ],
    [
      'is split by a separator',
      { label: LABEL },
      { maker: LABEL, model: REQUIRED },
      [[{ split: 'label', into: ['maker', 'model'], separator: ' ' }]],
      [
        'removed fields.field label: carried',
        'added fields.field maker: calculated',
        'added fields.field model: calculated',
      ],
    ],
    [
      'is split by expressions',
      { power: POWER },
      { low: COST, high: COST },
      [[{ split: 'power', into: { low: 'power / 2', high: 'power' } }]],
      [
        'removed fields.field power: carried',
        'added fields.field low: calculated',
        'added fields.field high: calculated',
      ],
    ],
    [
      'is split and keeps its name with another unit',
      { power: POWER },
      { power: { ...POWER, 'x-unit': 'MW' }, low: COST },
      [[{ split: 'power', into: { power: 'power / 1000', low: 'power' } }]],
      ['changed field.x-unit power: carried', 'added fields.field low: calculated'],
    ],
    [
      'is split and keeps its name with a tighter limit',
      { power: POWER },
      { power: { ...POWER, minimum: 1 }, low: COST },
      [[{ split: 'power', into: { power: 'power', low: 'power' } }]],
      ['changed field.minimum power: tighter', 'added fields.field low: calculated'],
    ],
    [
      'is merged from others',
      { a: COST, b: COST, c: COST },
      { sum: COST },
      [[{ merge: ['a', 'b'], into: 'sum', value: 'a + b' }]],
      [
        'removed fields.field a: carried',
        'removed fields.field b: carried',
        'removed fields.field c: gone',
        'added fields.field sum: calculated',
      ],
    ],
    [
      'is dropped',
      { power: POWER, cost: COST },
      { cost: COST },
      [[{ drop: 'power' }]],
      ['removed fields.field power: carried'],
    ],
    [
      'is dropped with its object',
      { box: object({ power: POWER }), boxes: object({ power: POWER }) },
      {},
      [[{ drop: 'box' }]],
      [
        'removed fields.object box: text',
        'removed fields.field box/power: carried',
        'removed fields.object boxes: text',
        'removed fields.field boxes/power: gone',
      ],
    ],
    [
      'is dropped in a table only',
      { units: table({ power: POWER, cost: COST }), power: POWER },
      { units: table({ cost: COST }) },
      [[{ in: 'units', drop: 'power' }]],
      ['removed fields.field units/#/power: carried', 'removed fields.field power: gone'],
    ],
  ])('%s', (_what, before, after, changes, expected) => {
    const found = compare(kind(before), kind(after, version(...changes)));
    expect([...found].sort()).toEqual([...expected].sort());
  });
});
