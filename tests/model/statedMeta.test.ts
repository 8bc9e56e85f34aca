import { describe, expect, it } from 'vitest';
import { answerText, readMeta } from '#model/readMeta.ts';
import type { StatedCurve, StatedMeta } from '#model/StatedMeta.ts';

const FLOW = { type: 'float' };
const READ = { name: 'flow', type: 'float' };
const fields = { flow: FLOW };

/** What is read of the rules beside one field. */
const rulesIn = (rules: unknown) => readMeta({ fields, rules })?.rules;
const curvesIn = (curves: unknown) => readMeta({ fields, curves })?.curves;

describe('an answer states its fields', () => {
  it.each<[string, unknown, Omit<StatedMeta, 'curves'>]>([
    [
      'completely where it has a version',
      { version: '1', fields },
      { version: '1', complete: true, worded: true, fields: [READ] },
    ],
    ['in part where its version is no text', { version: 1, fields }, { complete: false, fields: [READ] }],
    ['completely as actions', { actions: { POST: fields } }, { complete: true, fields: [READ] }],
    ['completely as the actions of an update', { actions: { PUT: fields } }, { complete: true, fields: [READ] }],
    [
      'as those of a new record before those of an update',
      { actions: { PUT: { head: FLOW }, POST: fields } },
      { complete: true, fields: [READ] },
    ],
    [
      'as actions before fields',
      { actions: { POST: fields }, fields: { head: FLOW } },
      { complete: true, fields: [READ] },
    ],
    ['as fields beside unreadable actions', { actions: [fields], fields }, { complete: false, fields: [READ] }],
    ['as fields before properties', { fields, properties: { head: FLOW } }, { complete: false, fields: [READ] }],
    ['as properties', { properties: fields }, { complete: false, fields: [READ] }],
    [
      'as properties of which some are required',
      { properties: { flow: FLOW, head: FLOW }, required: ['head'] },
      {
        complete: false,
        fields: [
          { ...READ, required: false },
          { name: 'head', type: 'float', required: true },
        ],
      },
    ],
    ['as properties beside nonsense', { properties: fields, required: 'flow' }, { complete: false, fields: [READ] }],
    [
      'as a plain map',
      { flow: FLOW, head: { type: ['number', 'null'] } },
      { complete: false, fields: [READ, { name: 'head', type: 'number', nullable: true }] },
    ],
    ['as a list', { fields: [{ name: 'flow', ...FLOW }, { name: 7 }, 'x'] }, { complete: false, fields: [READ] }],
    [
      'each once, the last time it is named',
      {
        fields: [
          { name: 'flow', type: 'integer' },
          { name: 'flow', ...FLOW },
        ],
      },
      { complete: false, fields: [READ] },
    ],
    ['but those without a name', { fields: { flow: FLOW, '': FLOW } }, { complete: false, fields: [READ] }],
    [
      'but those with an endless name',
      { fields: { flow: FLOW, ['x'.repeat(101)]: FLOW } },
      { complete: false, fields: [READ] },
    ],
  ])('%s', (_what, body, meta) => {
    expect(readMeta(body)).toEqual({ ...meta, curves: [] });
  });

  it('up to a thousand, with names of up to a hundred characters', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, FLOW]));
    expect(readMeta({ fields: many(1000) })?.fields).toHaveLength(1000);
    expect(readMeta({ fields: many(1001) })).toBeUndefined();
    expect(readMeta({ fields: { ['x'.repeat(100)]: FLOW } })?.fields).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['a map in which not every entry has a type', { flow: FLOW, head: {} }],
    ['a map in which not every entry is a record', { flow: FLOW, head: 'x' }],
    ['fields of which nothing is known', { fields: { flow: {}, head: {} } }],
    ['a list', [FLOW]],
  ])('not in %s', (_what, body) => {
    expect(readMeta(body)).toBeUndefined();
  });
});

describe('an answer states its rules', () => {
  it('with the keys that rules have', () => {
    const below = { rule: 'below', field: 'flow', other: 'head' };
    const points = { rule: 'min_points', field: 'flow', limit: 3 };
    expect(rulesIn([{ ...below, why: 'x' }, points])).toEqual([below, points]);
    expect(rulesIn([])).toEqual([]);
  });

  it('but not those parts of a rule that make no sense', () => {
    expect(rulesIn([{ rule: 'below', field: 'flow', other: 7, limit: '3' }])).toEqual([
      { rule: 'below', field: 'flow' },
    ]);
  });

  it.each<[string, unknown]>([
    ['are no list', { rule: 'below', field: 'flow' }],
    ['have an entry that is none', [{ rule: 'rising', field: 'flow' }, null]],
    [
      'have one without a name',
      [
        { rule: 'rising', field: 'flow' },
        { rule: '', field: 'flow' },
      ],
    ],
    ['have one without a field', [{ rule: 'rising', field: 'flow' }, { rule: 'rising' }]],
    ['have one with an endless name', [{ rule: 'x'.repeat(101), field: 'flow' }]],
    ['are more than a thousand', Array.from({ length: 1001 }, () => ({ rule: 'rising', field: 'flow' }))],
  ])('only as a whole: not where they %s', (_what, rules) => {
    expect(rulesIn(rules)).toBeUndefined();
    expect(readMeta({ fields, rules })).not.toHaveProperty('rules');
  });

  it('up to a thousand', () => {
    expect(rulesIn(Array.from({ length: 1000 }, () => ({ rule: 'rising', field: 'flow' })))).toHaveLength(1000);
  });
});

describe('an answer states its curves', () => {
  const list = { x: { field: 'flow' }, y: [{ fields: ['head'] }] };
  const counting = { x: { from: 0, to: 2 }, y: [{ fields: ['p0', 'p1', 'p2'] }, { fields: ['q0', 'q1', 'q2'] }] };

  it.each<[string, unknown, Omit<StatedCurve, 'id'>]>([
    ['of a list', list, { x: { field: 'flow', from: null, to: null }, y: [['head']] }],
    [
      'of numbered fields',
      counting,
      {
        x: { field: null, from: 0, to: 2 },
        y: [
          ['p0', 'p1', 'p2'],
          ['q0', 'q1', 'q2'],
        ],
      },
    ],
    ['without series', { x: { field: null }, y: [] }, { x: { field: null, from: null, to: null }, y: [] }],
  ])('%s', (_what, curve, stated) => {
    expect(curvesIn({ power: curve })).toEqual([{ id: 'power', ...stated }]);
  });

  it.each<[string, unknown]>([
    ['is none', 'curve'],
    ['has no x', { y: list.y }],
    ['has an x that is none', { ...list, x: 'flow' }],
    ['has no series', { x: list.x }],
    ['has a field of x that is none', { ...list, x: { field: 7 } }],
    ['begins at no number', { ...counting, x: { from: '0', to: 2 } }],
    ['ends at no number', { ...counting, x: { from: 0, to: '2' } }],
    ['has a series that is none', { ...list, y: [{ fields: ['head'] }, 'head'] }],
    ['has a series of other things than names', { ...list, y: [{ fields: ['head', 7] }] }],
    ['has a series without fields', { ...list, y: [{}] }],
  ])('but not one that %s', (_what, curve) => {
    expect(curvesIn({ odd: curve, power: list })).toEqual(curvesIn({ power: list }));
  });

  it('in no other form than by name', () => {
    expect(curvesIn([list])).toEqual([]);
    expect(curvesIn(undefined)).toEqual([]);
  });

  it('up to a thousand', () => {
    const curves = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`c${index}`, list]));
    expect(curvesIn(curves)).toHaveLength(1000);
  });
});

describe('an unreadable answer in words', () => {
  it.each<[unknown, string]>([
    [undefined, 'nothing'],
    ['x'.repeat(40), `the text "${'x'.repeat(40)}"`],
    ['x'.repeat(41), `the text "${'x'.repeat(39)}…"`],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5 }, 'an object with a, b, c, d, e'],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }, 'an object with a, b, c, d, e and more'],
    [{ ['x'.repeat(41)]: 1 }, `an object with ${'x'.repeat(39)}…`],
  ])('%j is %s', (body, words) => {
    expect(answerText(body)).toBe(words);
  });
});
