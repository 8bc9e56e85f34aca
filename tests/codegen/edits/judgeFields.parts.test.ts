import { describe, expect, it } from 'vitest';
import { always, type Judgement } from '#codegen/edits/EditRule.ts';
import {
  addedDemand,
  addedField,
  changedLabels,
  changedType,
  fateRule,
  isCarried,
  removedField,
  renamedFrom,
  shownRule,
  unitRule,
} from '#codegen/edits/judgeFields.ts';
import type { Edit } from '#codegen/edits/Statement.ts';
import { judged, madeEdit, madeSide } from './madeEdit.ts';

const judge = (judgement: Judgement, edit: Edit) => judged(always(judgement), edit);
const words = (own: Record<string, unknown>, scope = '') =>
  madeSide(Object.entries(own).map(([word, value]) => [`field.${word}`, 'a', value, scope]));

describe('a new field', () => {
  it.each<[title: string, own: Record<string, unknown>, inRecord: string, inRow: string]>([
    ['that may be empty', { type: 'number' }, 'more', 'more'],
    ['of choices', { enum: ['x'] }, 'demanded', 'demanded'],
    ['of choices with a default', { enum: ['x'], default: 'x' }, 'more', 'more'],
    ['of a filled text', { minLength: 1 }, 'demanded', 'demanded'],
    ['of a text', { minLength: 0 }, 'more', 'more'],
    ['of a list', { 'x-list': 'numbers' }, 'demanded', 'demanded'],
    ['of rows', { type: 'rows', enum: ['x'] }, 'more', 'more'],
    ['of some rows', { type: 'rows', minItems: 1 }, 'demanded', 'demanded'],
    ['of any rows', { type: 'rows', minItems: 0 }, 'more', 'more'],
    ['of a number of items that is not a table', { type: 'number', minItems: 1 }, 'more', 'more'],
    ['that is required', { required: true }, 'demanded', 'demanded'],
    ['that is required, with a default', { required: true, default: 0 }, 'more', 'expected'],
    ['of a flag that is required', { required: true, type: 'flag' }, 'more', 'expected'],
    ['that is not quite required', { required: 'yes' }, 'more', 'more'],
  ])('%s', (_title, own, inRecord, inRow) => {
    expect(judge(addedField, madeEdit({ is: true, now: words(own) }))).toBe(inRecord);
    expect(judge(addedField, madeEdit({ is: true, now: words(own, 'rows'), scope: 'rows' }))).toBe(inRow);
  });

  it('that changes make is calculated', () => {
    expect(judge(addedField, madeEdit({ is: true, now: words({ required: true }), by: new Set(['made']) }))).toBe(
      'calculated',
    );
  });
});

describe('a point of a numbered curve', () => {
  const laid = (value: unknown, subject = 'p{x}', word = 'kind.x-curves') => madeSide([[word, subject, value]]);
  const X = { x: { from: -1, to: 5 } };
  const removed = (subject: string, now = laid(X), scope = '') =>
    judge(removedField, madeEdit({ was: true, subject, now, scope }));

  it.each([
    ['p-1', 'text'],
    ['p0', 'text'],
    ['p5', 'text'],
    ['p-2', 'gone'],
    ['p6', 'gone'],
    ['p', 'gone'],
    ['q1', 'gone'],
    ['p1x', 'gone'],
  ])('that is the field %s is removed: %s', (subject, effect) => {
    expect(removed(subject)).toBe(effect);
    expect(judge(addedField, madeEdit({ is: true, subject, old: laid(X) }))).toBe(effect === 'gone' ? 'more' : 'text');
  });

  it('is only one of a curve that can be read', () => {
    expect(removed('p1', laid(X, 'p{x}', 'curve.y'))).toBe('gone');
    expect(removed('p1', laid('curve'))).toBe('gone');
    expect(removed('p1', laid({ x: 5 }))).toBe('gone');
    expect(removed('p1', laid(X), 'rows')).toBe('gone');
  });
});

it('a removed field is carried by changes', () => {
  const by = new Set(['drop']);
  expect(judge(removedField, madeEdit({ was: true, by }))).toBe('carried');
  expect(judge(removedField, madeEdit({ was: true }))).toBe('gone');
});

it.each([
  ['split', true],
  ['merge', true],
  ['drop', true],
  ['scale', false],
  ['map', false],
])('"%s" says what happens to values: %s', (word, isSaid) => {
  expect(isCarried({ by: new Set([word, 'other']) })).toBe(isSaid);
});

describe('a new demand', () => {
  it.each<[own: Record<string, unknown>, effect: string]>([
    [{ enum: ['x'] }, 'text'],
    [{ type: 'flag' }, 'text'],
    [{ minLength: 1 }, 'text'],
    [{ minLength: 0 }, 'tighter'],
    [{ type: 'number' }, 'tighter'],
    [{}, 'tighter'],
  ])('of a field with %j is %s, and tighter in rows', (own, effect) => {
    expect(judge(addedDemand, madeEdit({ is: true, now: words(own) }))).toBe(effect);
    expect(judge(addedDemand, madeEdit({ is: true, now: words(own, 'rows'), scope: 'rows' }))).toBe('tighter');
  });
});

it.each<[was: unknown, is: unknown, effect: string, mapped: string]>([
  ['integer', 'number', 'looser', 'looser'],
  ['number', 'integer', 'tighter', 'tighter'],
  ['integer', 'text', 'retyped', 'carried'],
  ['number', 'text', 'retyped', 'carried'],
  ['text', 'number', 'retyped', 'carried'],
  ['text', 'integer', 'retyped', 'carried'],
  [undefined, 'number', 'retyped', 'carried'],
  ['number', undefined, 'retyped', 'carried'],
])('the type %s that becomes %s is %s, or %s by a map', (was, is, effect, mapped) => {
  expect(judge(changedType, madeEdit({ was, is }))).toBe(effect);
  expect(judge(changedType, madeEdit({ was, is, by: new Set(['map']) }))).toBe(mapped);
});

it.each<[title: string, was: unknown, is: unknown, effect: string]>([
  ['of new words', { x: 'A', y: 'B' }, { x: 'C', y: 'B' }, 'text'],
  ['that are swapped', { x: 'A', y: 'B' }, { x: 'B', y: 'A' }, 'relabelled'],
  ['of which one is that of another choice', { x: 'A', y: 'B' }, { x: 'A', z: 'B' }, 'relabelled'],
  ['that stay', { x: 'A', y: 'A' }, { x: 'A', y: 'A' }, 'text'],
  ['that were absent', undefined, { x: 'A' }, 'text'],
  ['that are gone', { x: 'A' }, undefined, 'text'],
])('labels %s', (_title, was, is, effect) => {
  expect(judge(changedLabels, madeEdit({ was, is }))).toBe(effect);
});

it.each<[was: unknown, is: unknown, scaled: string, effect: string]>([
  [undefined, 'kW', 'measured', 'measured'],
  ['kW', undefined, 'measured', 'measured'],
  ['kW', 'MW', 'carried', 'unit'],
])('the unit %j that becomes %j is %s by a change, otherwise %s', (was, is, scaled, effect) => {
  expect(judged(unitRule, madeEdit({ was, is, by: new Set(['scale']) }))).toBe(scaled);
  expect(judged(unitRule, madeEdit({ was, is }))).toBe(effect);
});

it.each<[title: string, was: unknown, is: unknown, taken: string, effect: string]>([
  ['are new', undefined, ['x'], 'renamed', 'text'],
  ['are gone', ['x'], undefined, 'forgotten', 'forgotten'],
  ['are more', ['x'], ['x', 'y'], 'renamed', 'text'],
  ['are others', ['x'], ['y'], 'forgotten', 'forgotten'],
  ['are fewer', ['x', 'y'], ['x'], 'forgotten', 'forgotten'],
  ['are in another order', ['x', 'y'], ['y', 'x'], 'text', 'text'],
  ['can not be read', 'x', ['x'], 'renamed', 'text'],
  ['can no longer be read', ['x'], 'x', 'forgotten', 'forgotten'],
])('earlier names that %s', (_title, was, is, taken, effect) => {
  expect(judged(renamedFrom, madeEdit({ was, is, by: new Set(['renamed']) }))).toBe(taken);
  expect(judged(renamedFrom, madeEdit({ was, is }))).toBe(effect);
});

describe('a condition', () => {
  it.each<[word: string, subject: string, scope: string, effect: string]>([
    ['field.required', 'a', '', 'shownRequired'],
    ['field.x-required-when', 'a', '', 'shownRequired'],
    ['field.required', 'a/b', '', 'shownRequired'],
    ['field.required', 'ab', '', 'shown'],
    ['field.required', 'b', '', 'shown'],
    ['field.required', 'a', 'rows', 'shown'],
    ['field.type', 'a', '', 'shown'],
  ])('beside "%s" of "%s" in "%s" is %s', (word, subject, scope, effect) => {
    const now = madeSide([['field.type'], [word, subject, true, scope]]);
    expect(judged(shownRule, madeEdit({ was: 'x', now }))).toBe(effect);
    expect(judged(shownRule, madeEdit({ was: 'x', is: 'y', now }))).toBe(effect);
    expect(judged(shownRule, madeEdit({ is: 'y', now }))).toBe('shown');
  });

  it.each<[was: unknown, is: unknown, effect: string]>([
    [undefined, 'keep', 'text'],
    [undefined, 'clear', 'shown'],
    ['keep', undefined, 'text'],
    ['clear', undefined, 'shown'],
    ['clear', 'keep', 'shown'],
    ['clear', 'default', 'shown'],
  ])('whose hidden values go from %j to %j is %s', (was, is, effect) => {
    expect(judged(fateRule, madeEdit({ was, is }))).toBe(effect);
  });
});
