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
const MODE: FieldSchema = { type: 'string', title: 'Mode', enum: ['slow', 'fast'], default: 'slow' };
const object = (properties: Fields, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'object', title: 'Box', properties },
  ...words,
});
const table = (properties: Fields, words: FieldSchema = {}): FieldSchema => ({
  ...{ type: 'array', title: 'Units', 'x-row': 'unit', items: { type: 'object', properties } },
  ...words,
});

describe('another name or place that a version states is no edit', () => {
  it.each<[string, Fields, Fields, ChangeSchema[]]>([
    ['of a field', { power: POWER, cost: COST }, { rated: POWER, cost: COST }, [{ rename: 'power', to: 'rated' }]],
    [
      'of two fields that swap',
      { a: POWER, b: COST },
      { a: COST, b: POWER },
      [
        { rename: 'a', to: 'b' },
        { rename: 'b', to: 'a' },
      ],
    ],
    [
      'of a field in an object',
      { box: object({ power: POWER }) },
      { box: object({ rated: POWER }) },
      [{ rename: 'box/power', to: 'box/rated' }],
    ],
    [
      'of an object',
      { box: object({ power: POWER, cost: COST }), boxes: object({ power: POWER }) },
      { case: object({ power: POWER, cost: COST }), boxes: object({ power: POWER }) },
      [{ rename: 'box', to: 'case' }],
    ],
    [
      'out of an object',
      { box: object({ power: POWER, cost: COST }) },
      { power: POWER, box: object({ cost: COST }) },
      [{ move: 'box/power', to: 'power' }],
    ],
    [
      'of a column',
      { units: table({ power: POWER }), power: POWER },
      { units: table({ rated: POWER }), power: POWER },
      [{ in: 'units', rename: 'power', to: 'rated' }],
    ],
    [
      'of a table',
      { units: table({ power: POWER }), unit: COST },
      { turbines: table({ power: POWER }), unit: COST },
      [{ rename: 'units', to: 'turbines' }],
    ],
    [
      'of a table that others begin with',
      { unit: COST, units: table({ power: POWER }) },
      { cost: COST, units: table({ power: POWER }) },
      [{ rename: 'unit', to: 'cost' }],
    ],
    [
      'of a table with a table in it',
      { sites: table({ units: table({ power: POWER }) }) },
      { parks: table({ units: table({ power: POWER }) }) },
      [{ rename: 'sites', to: 'parks' }],
    ],
    [
      'of a table and its column',
      { units: table({ power: POWER }) },
      { turbines: table({ rated: POWER }) },
      [
        { rename: 'units', to: 'turbines' },
        { in: 'units', rename: 'power', to: 'rated' },
      ],
    ],
    [
      'of a list',
      { speeds: { ...MODE, 'x-list': 'numbers' } },
      { winds: { ...MODE, 'x-list': 'numbers' } },
      [{ rename: 'speeds', to: 'winds' }],
    ],
  ])('%s', (_what, before, after, changes) => {
    expect(compare(kind(before), kind(after, version(changes)))).toEqual([]);
  });

  it('into a new object, which is one', () => {
    const after = kind({ box: object({ power: POWER }) }, version([{ move: 'power', to: 'box/power' }]));
    expect(compare(kind({ power: POWER }), after)).toEqual(['added fields.object box: text']);
  });

  it('in one version after the other, but only in those since the earlier file', () => {
    const [first, second]: ChangeSchema[] = [
      { rename: 'power', to: 'rated' },
      { rename: 'rated', to: 'nominal' },
    ];
    const after = kind({ nominal: POWER }, version([first ?? {}], [second ?? {}]));
    expect(compare(kind({ power: POWER }), after)).toEqual([]);
    expect(compare(kind({ rated: POWER }, version([first ?? {}])), after)).toEqual([]);
    expect(compare(kind({ rated: POWER }), after)).toEqual([]);
    expect(compare(kind({ power: POWER }, version([first ?? {}])), after)).toEqual([
      'removed fields.field power: gone',
      'added fields.field nominal: more',
    ]);
    expect(compare(kind({ power: POWER }), kind({ power: POWER }, { 'x-version': 3 }))).toEqual([]);
    expect(compare(kind({ rated: POWER }, { 'x-version': 3 }), kind({ rated: POWER }, version([first ?? {}])))).toEqual(
      [],
    );
  });

  it('unless other words have changed as well', () => {
    const after = kind({ rated: { ...POWER, minimum: 1 } }, version([{ rename: 'power', to: 'rated' }]));
    expect(compare(kind({ power: POWER }), after)).toEqual(['changed field.minimum rated: tighter']);
  });
});

describe('another unit or choice that a version states', () => {
  const SCALE: ChangeSchema = { scale: 'power', from: 'kW', to: 'MW' };
  const MEGA: FieldSchema = { ...POWER, 'x-unit': 'MW', exclusiveMaximum: 0.1, default: 0.005 };
  const CARRIED = (name: string) => `changed field.x-unit ${name}: carried`;
  const within = (limits: Partial<FieldSchema>) => ({ power: { ...COST, 'x-unit': 'kW', ...limits } });

  it.each<[string, Fields, Fields, ChangeSchema[], string[]]>([
    ['converts limits and default', { power: POWER }, { power: MEGA }, [SCALE], [CARRIED('power')]],
    ['under another name', { power: POWER }, { rated: MEGA }, [{ ...SCALE, as: 'rated' }], [CARRIED('rated')]],
    [
      'beside another name',
      { power: POWER },
      { rated: MEGA },
      [SCALE, { rename: 'power', to: 'rated' }],
      [CARRIED('rated')],
    ],
    [
      'of a column',
      { units: table({ power: POWER }), power: COST },
      { units: table({ power: MEGA }), power: COST },
      [{ ...SCALE, in: 'units' }],
      [CARRIED('units/#/power')],
    ],
    [
      'converts the other limits',
      within({ exclusiveMinimum: 1, maximum: 2000 }),
      { power: { ...COST, 'x-unit': 'MW', exclusiveMinimum: 0.001, maximum: 2 } },
      [SCALE],
      [CARRIED('power')],
    ],
    [
      'leaves limits of nothing as they are',
      within({ default: null }),
      { power: { ...COST, 'x-unit': 'MW', default: null } },
      [SCALE],
      [CARRIED('power')],
    ],
    [
      'leaves limits as they are between units of other sorts',
      within({ minimum: 3 }),
      { power: { ...COST, 'x-unit': 'h', minimum: 3 } },
      [{ scale: 'power', from: 'kW', to: 'h' }],
      [CARRIED('power')],
    ],
    [
      'leaves limits that count letters',
      { power: { ...COST, 'x-unit': 'kW', maxLength: 9 } },
      { power: { ...COST, 'x-unit': 'MW', maxLength: 9 } },
      [SCALE],
      [CARRIED('power')],
    ],
    [
      'replaces choices and default',
      { mode: MODE },
      { mode: { ...MODE, enum: ['eco', 'fast'], default: 'eco' } },
      [{ map: 'mode', values: { slow: 'eco' } }],
      [],
    ],
    [
      'replaces what is offered',
      { mode: { ...COST, 'x-offer': [1, 2] } },
      { mode: { ...COST, 'x-offer': [10, 2] } },
      [{ map: 'mode', values: { 1: 10 } }],
      [],
    ],
    [
      'joins choices',
      { mode: MODE },
      { mode: { ...MODE, enum: ['any'], default: 'any' } },
      [{ map: 'mode', values: { slow: 'any', fast: 'any' } }],
      [],
    ],
    [
      'under another name, too',
      { mode: MODE },
      { pace: { ...MODE, enum: ['slow', 'rapid'] } },
      [{ map: 'mode', as: 'pace', values: { fast: 'rapid' } }],
      [],
    ],
    [
      'leaves other words of a choice',
      { mode: { ...MODE, title: 'slow', pattern: 'slow' } },
      { mode: { ...MODE, title: 'slow', pattern: 'slow', enum: ['eco', 'fast'], default: 'eco' } },
      [{ map: 'mode', values: { slow: 'eco' } }],
      [],
    ],
    [
      'leaves choices that it does not name',
      { mode: { ...MODE, enum: ['constructor'] } },
      { mode: { ...MODE, enum: ['constructor'] } },
      [{ map: 'mode', values: { fast: 'rapid' } }],
      [],
    ],
    ['without values leaves all choices', { mode: MODE }, { pace: MODE }, [{ map: 'mode', as: 'pace' }], []],
  ])('%s', (_what, before, after, changes, expected) => {
    expect(compare(kind(before), kind(after, version(changes)))).toEqual(expected);
  });

  it('of a map converts the limits of its axes', () => {
    const map = (unit: string, maximum: number): FieldSchema => ({
      ...{ type: 'object', title: 'Output' },
      'x-map': { x: { title: 'A' }, y: { title: 'B' }, z: { title: 'C', unit, minimum: 0, maximum } },
    });
    const after = kind({ out: map('MW', 2) }, version([{ scale: 'out', from: 'kW', to: 'MW' }]));
    expect(compare(kind({ out: map('kW', 2000) }), after)).toEqual(['changed mapAxis.unit out/z: carried']);
  });
});
