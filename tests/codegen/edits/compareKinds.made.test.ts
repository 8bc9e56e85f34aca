import { describe, expect, it } from 'vitest';
import type { ChangeSchema, FieldSchema } from '#codegen/KindFile.ts';
import {
  COST,
  compareFields,
  type Fields,
  objectField,
  POWER,
  tableField,
  withChanges,
  withFields,
} from './changedFields.ts';

describe('a field that a version makes or takes away', () => {
  const LABEL: FieldSchema = { type: 'string', title: 'Label' };
  const REQUIRED: FieldSchema = { ...LABEL, minLength: 1 };

  it.each<[string, Fields, Fields, ChangeSchema[][], string[]]>([
    ['is new', {}, { total: REQUIRED }, [[{ add: 'total', value: '1' }]], ['added fields.field total: calculated']],
    [
      'is new in an object',
      {},
      { box: objectField({ total: REQUIRED }) },
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
      { units: tableField({ power: POWER }) },
      { units: tableField({ power: POWER, total: REQUIRED }) },
      [[{ in: 'units', add: 'total', value: '1' }]],
      ['added fields.field units/#/total: calculated'],
    ],
    [
      'is new in a table of another name',
      { units: tableField({ power: POWER }) },
      { parks: tableField({ power: POWER, total: REQUIRED }) },
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
      { units: tableField({ power: POWER }) },
      { parks: tableField({ power: POWER, total: REQUIRED }) },
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
      { box: objectField({ power: POWER }), boxes: objectField({ power: POWER }) },
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
      { units: tableField({ power: POWER, cost: COST }), power: POWER },
      { units: tableField({ cost: COST }) },
      [[{ in: 'units', drop: 'power' }]],
      ['removed fields.field units/#/power: carried', 'removed fields.field power: gone'],
    ],
  ])('%s', (_what, before, after, changes, expected) => {
    const found = compareFields(withFields(before), withFields(after, withChanges(...changes)));
    expect([...found].sort()).toEqual([...expected].sort());
  });
});
