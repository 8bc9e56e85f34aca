import { describe, expect, it } from 'vitest';
import {
  calculated,
  changesRule,
  curveRule,
  pointRule,
  refusal,
  risingRule,
  seriesRule,
  versionRule,
} from '#codegen/edits/judgeRules.ts';
import { judged, madeEdit, madeSide } from './madeEdit.ts';

const FIELD = 'fields.field';
const lists = (...names: string[]) => madeSide(names.map((name) => [FIELD, name]));

describe('a refusal', () => {
  it.each<[title: string, is: unknown, names: string[], effect: string]>([
    ['about known fields is tighter', 'old > 1', ['old'], 'tighter'],
    ['about a new field depends on its default', 'old > new', ['old', 'new'], 'depends'],
    ['about a new field in an object as well', 'site.new > 1', ['old', 'site/new'], 'depends'],
    ['about a new field of a case as well', ['tariff/=fixed/new'], ['old', 'tariff/=fixed/new'], 'depends'],
    ['about a name that is no field is tighter', 'other > 1', ['old', 'new'], 'tighter'],
    ['about no field is tighter', 5, ['old', '5'], 'tighter'],
    ['about nothing but signs is tighter', '>', ['old', 'new'], 'tighter'],
  ])('%s', (_title, is, names, effect) => {
    expect(judged(refusal, madeEdit({ word: 'check.error', is, old: lists('old'), now: lists(...names) }))).toBe(
      effect,
    );
  });

  it('about a field of the same name in other rows is tighter', () => {
    const now = madeSide([[FIELD, 'new', true, 'rows']]);
    expect(judged(refusal, madeEdit({ word: 'check.error', is: 'new', now }))).toBe('tighter');
    expect(judged(refusal, madeEdit({ word: 'check.error', is: 'new', now, scope: 'rows' }))).toBe('depends');
  });

  it('that replaces a stricter one is looser', () => {
    const old = madeSide([['rule.below', 'a below b']]);
    const edit = { subject: 'a atMost b', is: true, old };
    expect(judged(refusal, madeEdit({ ...edit, word: 'rule.atMost' }))).toBe('looser');
    expect(judged(refusal, madeEdit({ ...edit, word: 'rule.message' }))).toBe('tighter');
    expect(judged(refusal, madeEdit({ ...edit, word: 'rule.atMost', subject: 'a atMost c' }))).toBe('tighter');
    expect(judged(refusal, madeEdit({ ...edit, word: 'rule.atMost', scope: 'rows' }))).toBe('tighter');
  });

  it('may be removed or changed', () => {
    expect(judged(refusal, madeEdit({ was: 'a' }))).toBe('looser');
    expect(judged(refusal, madeEdit({ was: 'a', is: 'b' }))).toBe('other');
  });
});

describe('a calculated number', () => {
  it.each<[was: unknown, is: unknown, effect: string]>([
    [undefined, 1, 'tighter'],
    [1, undefined, 'looser'],
    [1, 2, 'other'],
  ])('from %j to %j is %s if an error reads it', (was, is, effect) => {
    const edit = (word: string, value: unknown) =>
      madeEdit({ word: 'derived.value', subject: 'twice', was, is, now: madeSide([[word, 'x', value]]) });
    expect(judged(calculated, edit('check.error', 'twice > 1'))).toBe(effect);
    expect(judged(calculated, edit('check.error', ['a', 'twice > 1']))).toBe(effect);
    expect(judged(calculated, edit('check.error', 'twice2 > 1'))).toBe('text');
    expect(judged(calculated, edit('check.error', '5'))).toBe('text');
    expect(judged(calculated, edit('check.warn', 'twice > 1'))).toBe('text');
  });
});

describe('a curve', () => {
  const numbered = { x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', fields: 'p{x}' }] };
  const ofLists = { x: { title: 'X', field: 'xs' }, y: [{ title: 'Y', field: 'ys' }] };

  it('of numbered fields brings fields', () => {
    expect(judged(curveRule, madeEdit({ is: numbered }))).toBe('more');
    expect(judged(curveRule, madeEdit({ was: numbered }))).toBe('gone');
  });

  it('of lists joins them', () => {
    expect(judged(curveRule, madeEdit({ is: ofLists }))).toBe('text');
    expect(judged(curveRule, madeEdit({ is: ofLists, old: lists('xs') }))).toBe('tighter');
    expect(judged(curveRule, madeEdit({ is: ofLists, old: lists('ys') }))).toBe('tighter');
    expect(judged(curveRule, madeEdit({ is: ofLists, old: madeSide([[FIELD, 'ys', true, 'rows']]) }))).toBe('text');
    expect(judged(curveRule, madeEdit({ was: ofLists }))).toBe('looser');
  });

  it('that is edited is judged by its parts', () => {
    expect(judged(curveRule, madeEdit({ was: numbered, is: ofLists }))).toBe('text');
  });
});

describe('a series', () => {
  const [numbered, ofList] = [{ fields: 'p{x}' }, { field: 'ys' }];

  it.each<[title: string, was: unknown, is: unknown, effect: string]>([
    ['of numbered fields', undefined, numbered, 'more'],
    ['of numbered fields that is removed', numbered, undefined, 'gone'],
    ['of a new list', undefined, ofList, 'depends'],
    ['of a list that is removed', ofList, undefined, 'looser'],
    ['that can not be read', undefined, 'p{x}', 'depends'],
    ['that could not be read', 'p{x}', undefined, 'looser'],
    ['that is edited', ofList, numbered, 'text'],
  ])('%s', (_title, was, is, effect) => {
    expect(judged(seriesRule, madeEdit({ subject: 'ys', was, is }))).toBe(effect);
  });

  it('of a known list', () => {
    expect(judged(seriesRule, madeEdit({ subject: 'ys', is: ofList, old: lists('ys') }))).toBe('tighter');
    expect(judged(seriesRule, madeEdit({ subject: 'ys', is: ofList, old: lists('xs') }))).toBe('depends');
    expect(judged(seriesRule, madeEdit({ subject: 'ys', is: numbered, old: lists('ys') }))).toBe('more');
  });
});

it.each<[end: 'from' | 'to', was: unknown, is: unknown, effect: string]>([
  ['to', 5, 6, 'more'],
  ['to', 6, 5, 'gone'],
  ['to', 5, 5, 'gone'],
  ['from', 5, 6, 'gone'],
  ['from', 6, 5, 'more'],
  ['from', -2, 1, 'gone'],
  ['to', -2, 1, 'more'],
  ['to', undefined, 1, 'retyped'],
  ['to', 1, undefined, 'retyped'],
])('the end "%s" of points that goes from %j to %j is %s', (end, was, is, effect) => {
  expect(judged(pointRule(end), madeEdit({ was, is }))).toBe(effect);
});

describe('whether a curve rises', () => {
  const now = madeSide([['curve.x.field']]);

  it.each<[was: unknown, is: unknown, effect: string]>([
    [undefined, false, 'looser'],
    [undefined, true, 'text'],
    [false, undefined, 'tighter'],
    [true, undefined, 'text'],
    [true, false, 'looser'],
    [false, true, 'tighter'],
  ])('from %j to %j is %s for lists', (was, is, effect) => {
    expect(judged(risingRule, madeEdit({ was, is, now }))).toBe(effect);
    expect(judged(risingRule, madeEdit({ was, is }))).toBe('text');
  });
});

it.each<[was: unknown, is: unknown, effect: string]>([
  [undefined, 2, 'text'],
  [2, undefined, 'gone'],
  [1, 2, 'text'],
  [2, 1, 'gone'],
  [2, 2, 'gone'],
])('the version from %j to %j is %s', (was, is, effect) => {
  expect(judged(versionRule, madeEdit({ was, is }))).toBe(effect);
});

describe('the changes of a version', () => {
  const changes = (version: number, old: number | undefined, change: object) =>
    madeEdit({
      ...{ word: 'kind.x-changes', subject: String(version), is: [change] },
      old: madeSide([], {
        properties: { a: { type: 'number', 'x-unit': 'kW' }, b: {} },
        ...(old ? { 'x-version': old } : {}),
      }),
      now: madeSide([], { 'x-version': version, 'x-changes': { [version]: [change] } }),
    });

  it.each<[title: string, edit: ReturnType<typeof madeEdit>, effect: string]>([
    ['that is new', changes(2, undefined, { rename: 'a', to: 'c' }), 'carried'],
    ['from a unit that values did not have', changes(2, 1, { scale: 'a', from: 'W', to: 'MW' }), 'mistaken'],
    ['over a value', changes(2, 1, { rename: 'a', to: 'b' }), 'overwritten'],
    ['of nothing', changes(2, 1, { drop: 'c' }), 'missed'],
    ['that was in use', changes(2, 2, { drop: 'a' }), 'rewritten'],
    ['of the first version', changes(1, undefined, { drop: 'a' }), 'rewritten'],
    ['that is later', changes(3, 2, { drop: 'a' }), 'carried'],
  ])('%s', (_title, edit, effect) => {
    expect(judged(changesRule, edit)).toBe(effect);
  });

  it('may be removed or edited', () => {
    expect(judged(changesRule, madeEdit({ was: [] }))).toBe('gone');
    expect(judged(changesRule, madeEdit({ was: [], is: [1] }))).toBe('rewritten');
  });
});
