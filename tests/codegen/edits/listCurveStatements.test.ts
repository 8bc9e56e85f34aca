import { describe, expect, it } from 'vitest';
import { compareKinds } from '#codegen/edits/compareKinds.ts';
import { kindRules } from '#codegen/edits/kindRules.ts';
import type { CurveSchema, FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { unexpandedKind } from '../mergedKind.ts';
import { toDeclared } from './toDeclared.ts';

const compare = (before: Partial<KindFile>, after: Partial<KindFile>) =>
  toDeclared(compareKinds(unexpandedKind(before), unexpandedKind(after)), kindRules);

const LIST: FieldSchema = { type: 'string', title: 'Speeds', 'x-list': 'numbers', default: '1, 2' };

describe('a curve of numbered fields', () => {
  type Series = CurveSchema['y'][number];
  const POWER: Series = { title: 'Power', unit: 'kW', fields: 'pc{x}' };
  const kind = (words: Partial<CurveSchema>, x: Partial<CurveSchema['x']> = {}, y: Series[] = [POWER]) => ({
    'x-curves': { power: { title: 'Power curve', ...words, x: { title: 'Wind', from: 0, to: 12, ...x }, y } },
  });

  it.each<[string, Partial<KindFile>, Partial<KindFile>, string[]]>([
    ['is new', {}, kind({}), ['added kind.x-curves pc{x}: more']],
    ['is gone', kind({}), {}, ['removed kind.x-curves pc{x}: gone']],
    ['has another title', kind({}), kind({ title: 'Power' }), ['changed curve.title pc{x}: text']],
    ['begins earlier', kind({}), kind({}, { from: -1 }), ['changed curve.x.from pc{x}: more']],
    ['begins later', kind({}), kind({}, { from: 1 }), ['changed curve.x.from pc{x}: gone']],
    ['ends later', kind({}), kind({}, { to: 13 }), ['changed curve.x.to pc{x}: more']],
    ['ends earlier', kind({}), kind({}, { to: 11 }), ['changed curve.x.to pc{x}: gone']],
    ['has a unit', kind({}), kind({}, { unit: 'm/s' }), ['added curve.x.unit pc{x}: measured']],
    ['may fall', kind({}), kind({ rising: false }), ['added curve.rising pc{x}: text']],
    [
      'has one series more',
      kind({}),
      kind({}, {}, [POWER, { title: 'Thrust', fields: 'ct{x}' }]),
      ['added curve.y ct{x}: more'],
    ],
    [
      'has one series less',
      kind({}, {}, [POWER, { title: 'Thrust', fields: 'ct{x}' }]),
      kind({}),
      ['removed curve.y ct{x}: gone'],
    ],
    [
      'has series in another order, behind the first',
      kind({}, {}, [POWER, { title: 'A', fields: 'a{x}' }, { title: 'B', fields: 'b{x}' }]),
      kind({}, {}, [POWER, { title: 'B', fields: 'b{x}' }, { title: 'A', fields: 'a{x}' }]),
      [],
    ],
    [
      'has a series with a limit, a default and another unit',
      kind({}),
      kind({}, {}, [{ ...POWER, unit: 'MW', minimum: 0, default: [1, 2] }]),
      [
        'changed curve.y.unit pc{x}: unit',
        'added curve.y.minimum pc{x}: tighter',
        'added curve.y.default pc{x}: default',
      ],
    ],
    [
      'has a series with a looser limit',
      kind({}, {}, [{ ...POWER, maximum: 5 }]),
      kind({}, {}, [{ ...POWER, maximum: 6 }]),
      ['changed curve.y.maximum pc{x}: looser'],
    ],
    [
      'is of another field',
      kind({}),
      kind({}, {}, [{ ...POWER, fields: 'power{x}' }]),
      ['removed kind.x-curves pc{x}: gone', 'added kind.x-curves power{x}: more'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(before, after)).toEqual(expected);
  });

  it('may have another name, as its fields name it', () => {
    const { power } = kind({})['x-curves'];
    expect(compare(kind({}), { 'x-curves': { output: power } })).toEqual([]);
  });
});

describe('a curve of lists', () => {
  const SHARES = { title: 'Share', field: 'shares' };
  const LOSSES = { title: 'Loss', field: 'losses' };
  const lists = (...names: string[]) => Object.fromEntries(names.map((name) => [name, LIST]));
  const kind = (fields: string[], words: Partial<CurveSchema> = {}, y: CurveSchema['y'] = [SHARES]) => ({
    properties: lists(...fields),
    'x-curves': { wear: { title: 'Wear', ...words, x: { title: 'Speed', field: 'speeds' }, y } },
  });
  const ALL = ['speeds', 'shares', 'losses'];
  const plain = (...fields: string[]) => ({ properties: lists(...fields) });

  it.each<[string, Partial<KindFile>, Partial<KindFile>, string[]]>([
    ['is new', plain(...ALL), kind(ALL), ['added kind.x-curves speeds: tighter']],
    ['is gone', kind(ALL), plain(...ALL), ['removed kind.x-curves speeds: looser']],
    [
      'is new like its lists',
      {},
      kind(['speeds', 'shares']),
      ['added fields.field speeds: more', 'added fields.field shares: more', 'added kind.x-curves speeds: text'],
    ],
    [
      'is new like its second list',
      plain('speeds'),
      kind(['speeds', 'shares']),
      ['added fields.field shares: more', 'added kind.x-curves speeds: tighter'],
    ],
    [
      'is new like its first list',
      plain('shares'),
      kind(['speeds', 'shares']),
      ['added fields.field speeds: more', 'added kind.x-curves speeds: tighter'],
    ],
    ['has one series more', kind(ALL), kind(ALL, {}, [SHARES, LOSSES]), ['added curve.y losses: tighter']],
    [
      'has one series more, of a new list',
      kind(['speeds', 'shares']),
      kind(ALL, {}, [SHARES, LOSSES]),
      ['added fields.field losses: more', 'added curve.y losses: depends'],
    ],
    ['has one series less', kind(ALL, {}, [SHARES, LOSSES]), kind(ALL), ['removed curve.y losses: looser']],
    ['may fall', kind(ALL), kind(ALL, { rising: false }), ['added curve.rising speeds: looser']],
    [
      'may fall, and had to rise',
      kind(ALL, { rising: true }),
      kind(ALL, { rising: false }),
      ['changed curve.rising speeds: looser'],
    ],
    ['has to rise', kind(ALL, { rising: false }), kind(ALL), ['removed curve.rising speeds: tighter']],
    [
      'has to rise, in words',
      kind(ALL, { rising: false }),
      kind(ALL, { rising: true }),
      ['changed curve.rising speeds: tighter'],
    ],
    ['has to rise as before', kind(ALL), kind(ALL, { rising: true }), ['added curve.rising speeds: text']],
    [
      'has to rise as before, without words',
      kind(ALL, { rising: true }),
      kind(ALL),
      ['removed curve.rising speeds: text'],
    ],
    [
      'has numbered fields instead',
      kind(['speeds']),
      {
        ...plain('speeds'),
        'x-curves': {
          wear: { title: 'Wear', x: { title: 'Speed', from: 0, to: 3 }, y: [{ title: 'A', fields: 'a{x}' }] },
        },
      },
      ['removed kind.x-curves speeds: looser', 'added kind.x-curves a{x}: more'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(compare(before, after)).toEqual(expected);
  });
});
