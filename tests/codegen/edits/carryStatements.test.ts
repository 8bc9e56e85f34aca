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

const MODE: FieldSchema = { type: 'string', title: 'Mode', enum: ['slow', 'fast'], default: 'slow' };

describe('another name or place that a version states is not reported as an edit', () => {
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
      { box: objectField({ power: POWER }) },
      { box: objectField({ rated: POWER }) },
      [{ rename: 'box/power', to: 'box/rated' }],
    ],
    [
      'of an object',
      { box: objectField({ power: POWER, cost: COST }), boxes: objectField({ power: POWER }) },
      { case: objectField({ power: POWER, cost: COST }), boxes: objectField({ power: POWER }) },
      [{ rename: 'box', to: 'case' }],
    ],
    [
      'out of an object',
      { box: objectField({ power: POWER, cost: COST }) },
      { power: POWER, box: objectField({ cost: COST }) },
      [{ move: 'box/power', to: 'power' }],
    ],
    [
      'of a column',
      { units: tableField({ power: POWER }), power: POWER },
      { units: tableField({ rated: POWER }), power: POWER },
      [{ in: 'units', rename: 'power', to: 'rated' }],
    ],
    [
      'of a table',
      { units: tableField({ power: POWER }), unit: COST },
      { turbines: tableField({ power: POWER }), unit: COST },
      [{ rename: 'units', to: 'turbines' }],
    ],
    [
      'of a table that others begin with',
      { unit: COST, units: tableField({ power: POWER }) },
      { cost: COST, units: tableField({ power: POWER }) },
      [{ rename: 'unit', to: 'cost' }],
    ],
    [
      'of a table with a table in it',
      { sites: tableField({ units: tableField({ power: POWER }) }) },
      { parks: tableField({ units: tableField({ power: POWER }) }) },
      [{ rename: 'sites', to: 'parks' }],
    ],
    [
      'of a table and its column',
      { units: tableField({ power: POWER }) },
      { turbines: tableField({ rated: POWER }) },
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
    expect(compareFields(withFields(before), withFields(after, withChanges(changes)))).toEqual([]);
  });

  it('into a new object, which is one', () => {
    const after = withFields({ box: objectField({ power: POWER }) }, withChanges([{ move: 'power', to: 'box/power' }]));
    expect(compareFields(withFields({ power: POWER }), after)).toEqual(['added fields.object box: text']);
  });

  it('in one version after the other, but only in those since the earlier file', () => {
    const [first, second]: ChangeSchema[] = [
      { rename: 'power', to: 'rated' },
      { rename: 'rated', to: 'nominal' },
    ];
    const after = withFields({ nominal: POWER }, withChanges([first ?? {}], [second ?? {}]));
    expect(compareFields(withFields({ power: POWER }), after)).toEqual([]);
    expect(compareFields(withFields({ rated: POWER }, withChanges([first ?? {}])), after)).toEqual([]);
    expect(compareFields(withFields({ rated: POWER }), after)).toEqual([]);
    expect(compareFields(withFields({ power: POWER }, withChanges([first ?? {}])), after)).toEqual([
      'removed fields.field power: gone',
      'added fields.field nominal: more',
    ]);
    expect(compareFields(withFields({ power: POWER }), withFields({ power: POWER }, { 'x-version': 3 }))).toEqual([]);
    expect(
      compareFields(
        withFields({ rated: POWER }, { 'x-version': 3 }),
        withFields({ rated: POWER }, withChanges([first ?? {}])),
      ),
    ).toEqual([]);
  });

  it('unless other words have changed as well', () => {
    const after = withFields({ rated: { ...POWER, minimum: 1 } }, withChanges([{ rename: 'power', to: 'rated' }]));
    expect(compareFields(withFields({ power: POWER }), after)).toEqual(['changed field.minimum rated: tighter']);
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
      { units: tableField({ power: POWER }), power: COST },
      { units: tableField({ power: MEGA }), power: COST },
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
    expect(compareFields(withFields(before), withFields(after, withChanges(changes)))).toEqual(expected);
  });

  it('of a map converts the limits of its axes', () => {
    const map = (unit: string, maximum: number): FieldSchema => ({
      ...{ type: 'object', title: 'Output' },
      'x-map': { x: { title: 'A' }, y: { title: 'B' }, z: { title: 'C', unit, minimum: 0, maximum } },
    });
    const after = withFields({ out: map('MW', 2) }, withChanges([{ scale: 'out', from: 'kW', to: 'MW' }]));
    expect(compareFields(withFields({ out: map('kW', 2000) }), after)).toEqual(['changed mapAxis.unit out/z: carried']);
  });
});

describe('labels of choices', () => {
  const labelled = (slow: string, fast: string) => withFields({ mode: { ...MODE, 'x-labels': { slow, fast } } });

  it.each<[string, string, string, string]>([
    ['that swap make every value another one for people', 'Fast', 'Slow', 'relabelled'],
    ['of which one is that of another value are risky', 'Fast', 'Rapid', 'relabelled'],
    ['in other words are text', 'Slowly', 'Fast', 'text'],
    ['of which two are the same are risky', 'Fast', 'Fast', 'relabelled'],
  ])('%s', (_what, slow, fast, effect) => {
    expect(compareFields(labelled('Slow', 'Fast'), labelled(slow, fast))).toEqual([
      `changed field.x-labels mode: ${effect}`,
    ]);
  });
});
