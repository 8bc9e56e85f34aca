import { expect, it } from 'vitest';
import { compileConditions, withoutConditional } from '#codegen/compileConditions.ts';
import type { FieldSchema, KindFile, TabSchema } from '#codegen/KindFile.ts';
import { mergedKind } from './mergedKind.ts';

const number = (title: string, words: FieldSchema = {}): FieldSchema => ({ type: 'number', title, ...words });

/** Compiles the conditions of fields beside two flags and a size; places are what the file says from there. */
function compile(properties: Record<string, FieldSchema>, rest: Partial<KindFile> = {}) {
  const flag = (title: string): FieldSchema => ({ type: 'boolean', title });
  const file = {
    ...rest,
    properties: { on: flag('On'), wet: flag('Wet'), size: number('Size'), ...properties },
  };
  const kind = mergedKind(file);
  const { value, problems } = compileConditions(kind);
  const text = JSON.stringify(kind.file);
  const said = problems.map(({ column, message, suggestion }) => ({
    at: text.slice(column - 1).split('"')[0],
    text: [message, suggestion].filter(Boolean).join(' '),
  }));
  return { kind, value, said };
}

const flag = (name: string) => ({ properties: { [name]: { const: true } }, required: [name] });
const above = (name: string, limit: number) => ({
  ...{ properties: { [name]: { type: 'number', exclusiveMinimum: limit } }, required: [name] },
});
const ON = { if: flag('on'), text: 'On is on', whenHidden: 'keep' };

it('a condition shows a field', () => {
  const { value, said } = compile({ a: number('A', { 'x-shown-when': 'on' }) });
  expect(said).toEqual([]);
  expect(value).toStrictEqual([{ ...ON, shows: ['a'] }]);
});

it('a condition requires a field', () => {
  const { value, said } = compile({ a: number('A', { 'x-required-when': 'on' }) });
  expect(said).toEqual([]);
  expect(value).toStrictEqual([{ ...ON, shows: [], requires: ['a'] }]);
});

it('a required field is required only while it is shown', () => {
  const properties = { a: number('A', { 'x-shown-when': 'on' }), b: number('B', { 'x-shown-when': 'on' }) };
  const { kind, value } = compile(properties, { required: ['size', 'b'] });
  expect(value).toStrictEqual([{ ...ON, shows: ['a', 'b'], requires: ['b'] }]);
  const reduced = withoutConditional(kind, value);
  expect(reduced).toEqual({ ...kind, required: new Set(['size']) });
  expect(kind.required).toEqual(new Set(['size', 'b']));
  expect(withoutConditional(kind, [{ ...ON, shows: ['a'] } as never]).required).toEqual(kind.required);
});

it('conditions are merged if they are the same and treat hidden values the same way', () => {
  const { value } = compile({
    a: number('A', { 'x-shown-when': 'on', 'x-when-hidden': 'clear' }),
    b: number('B', { 'x-shown-when': 'on' }),
    c: number('C', { 'x-shown-when': 'wet' }),
    d: number('D', { 'x-shown-when': 'on' }),
    e: number('E', { 'x-required-when': 'on' }),
    f: number('F', { 'x-required-when': 'on' }),
  });
  expect(value).toStrictEqual([
    { ...ON, shows: ['a'], whenHidden: 'clear' },
    { ...ON, shows: ['b', 'd'], requires: ['e', 'f'] },
    { if: flag('wet'), text: 'Wet is on', shows: ['c'], whenHidden: 'keep' },
  ]);
});

it('a field is required once, even if several conditions say so', () => {
  const tab = (id: string) => ({ id, 'x-shown-when': 'on', groups: [{ title: 'G', fields: ['a'] }] });
  const { value } = compile({ a: number('A') }, { required: ['a'], 'x-tabs': [tab('t'), tab('u')] });
  expect(value).toStrictEqual([{ ...ON, shows: [], tabs: ['t', 'u'], requires: ['a'] }]);
});

it('a condition shows tabs, whose required fields it requires', () => {
  const tab = (id: string, fields: string[]): TabSchema => ({
    ...{ id, 'x-shown-when': 'on', 'x-when-hidden': 'default', groups: [{ title: 'G', fields }] },
  });
  const tabs = [tab('t', ['a', 'b']), tab('u', ['size'])];
  const { value, said } = compile({ a: number('A'), b: number('B') }, { required: ['a'], 'x-tabs': tabs });
  expect(said).toEqual([]);
  expect(value).toStrictEqual([{ ...ON, shows: [], tabs: ['t', 'u'], requires: ['a'], whenHidden: 'default' }]);
});

it('a condition that reads a field also demands that the field is shown', () => {
  const { value, said } = compile({
    a: number('A', { 'x-shown-when': 'on' }),
    b: number('B', { 'x-shown-when': 'a > 1' }),
    c: number('C', { 'x-required-when': 'b > 2' }),
  });
  expect(said).toEqual([]);
  expect(value).toStrictEqual([
    { ...ON, shows: ['a'] },
    { ...ON, if: { allOf: [flag('on'), above('a', 1)] }, text: 'A is above 1', shows: ['b'] },
    {
      ...ON,
      ...{ if: { allOf: [flag('on'), above('a', 1), above('b', 2)] }, text: 'B is above 2' },
      ...{ shows: [], requires: ['c'] },
    },
  ]);
});

it('a condition inside another demands both', () => {
  const { value, said } = compile({
    o: {
      ...{ type: 'object', title: 'O', 'x-shown-when': 'on' },
      properties: { i: number('I', { 'x-shown-when': 'wet' }), j: number('J', { 'x-required-when': 'wet' }) },
    },
    k: number('K', { 'x-shown-when': 'wet' }),
  });
  expect(said).toEqual([]);
  const wet = { if: flag('wet'), text: 'Wet is on', whenHidden: 'keep' };
  expect(value).toStrictEqual([
    { ...ON, shows: ['o'] },
    { ...wet, if: { allOf: [flag('on'), flag('wet')] }, shows: ['o/i'], requires: ['o/j'] },
    { ...wet, shows: ['k'] },
  ]);
});

it('a field may be shown by one condition and required by another', () => {
  const { value, said } = compile({ a: number('A', { 'x-shown-when': 'on', 'x-required-when': 'wet' }) });
  expect(said).toEqual([]);
  expect(value).toStrictEqual([
    { ...ON, shows: ['a'] },
    { ...ON, if: { allOf: [flag('on'), flag('wet')] }, text: 'Wet is on', shows: [], requires: ['a'] },
  ]);
});

it('a condition with a fault is left out and reported at its own text only', () => {
  const { value, said } = compile({
    a: number('A', { 'x-shown-when': 'on and nope' }),
    b: number('B', { 'x-shown-when': 'a > 1' }),
    c: number('C', { 'x-shown-when': 'on and' }),
    d: number('D', { 'x-shown-when': 'c > 1' }),
    e: number('E', { 'x-shown-when': 'on', 'x-required-when': 'nope' }),
  });
  expect(value).toStrictEqual([
    { ...ON, if: above('a', 1), text: 'A is above 1', shows: ['b'] },
    { ...ON, if: above('c', 1), text: 'C is above 1', shows: ['d'] },
    { ...ON, shows: ['e'] },
  ]);
  expect(said).toEqual([
    { at: 'nope', text: 'there is no field "nope".' },
    { at: '', text: 'the expression ends where a number, a field or a ( is expected.' },
    { at: 'nope', text: 'there is no field "nope".' },
  ]);
});

it('a condition inside a faulty one is kept', () => {
  const inner = { i: number('I', { 'x-shown-when': 'wet' }) };
  const { value, said } = compile({ o: { type: 'object', title: 'O', 'x-shown-when': 'nope', properties: inner } });
  expect(value).toStrictEqual([{ if: flag('wet'), text: 'Wet is on', shows: ['o/i'], whenHidden: 'keep' }]);
  expect(said).toHaveLength(1);
});

it('conditions in a circle are reported', () => {
  const { value, said } = compile({
    a: number('A', { 'x-shown-when': 'b > 1' }),
    b: number('B', { 'x-shown-when': 'a > 1' }),
  });
  const circle = (name: string) => ({
    at: `${name} > 1`,
    text: `whether "${name}" is shown depends on what this hides, so neither could ever be shown. Break the circle at one of the conditions.`,
  });
  expect(said).toEqual([circle('b'), circle('a')]);
  expect(value.map((condition) => condition.if)).toEqual([
    { allOf: [above('a', 1), above('b', 1)] },
    { allOf: [above('b', 1), above('a', 1)] },
  ]);
});

it.each([
  [
    'on and (wet or (size > 1 and size < 3))',
    'on and (wet or (size > 1 and size < 3))',
    'this condition can\'t be put into words, so the form could not say what it depends on. Join groups of "or" by "and", or groups of "and" by "or", but nest no deeper.',
  ],
  [
    'size > 2 * 3',
    '* 3',
    "this calculates, but a condition can only compare a field with a fixed value. Write conditions such as power > 5 kW, charging = 'smart' or not running.",
  ],
  ['size', 'size', 'the expression is a number, not a condition. Compare it with something.'],
])('the condition %s is left out and reported', (condition, at, text) => {
  const { value, said } = compile({ a: number('A', { 'x-shown-when': condition }) });
  expect(value).toStrictEqual([]);
  expect(said).toEqual([{ at, text }]);
});

it('a condition that never holds is reported, but kept', () => {
  const { value, said } = compile({
    a: number('A', { 'x-shown-when': 'size > 3 and size < 2' }),
    b: number('B', { 'x-shown-when': 'a > 1' }),
  });
  expect(value.map(({ shows }) => shows)).toEqual([['a'], ['b']]);
  expect(said).toEqual([
    { at: 'size < 2', text: 'no value of "size" fulfils all of this at once, so this never holds.' },
  ]);
});

it('a chain of conditions has a greatest length, from which on they are left out and the first is reported', () => {
  const chain = Array.from({ length: 54 }, (_, index): [string, FieldSchema] => [
    ...([`f${index}`, number('F', { 'x-shown-when': index === 0 ? 'on' : `not f${index - 1} > 1` })] as const),
  ]);
  const { value, said } = compile(Object.fromEntries(chain));
  expect(value.map(({ shows }) => shows)).toEqual(chain.slice(0, 51).map(([name]) => [name]));
  expect(said).toEqual([
    {
      at: 'f50 > 1',
      text: 'this depends on 51 other conditions, as fields that it reads are shown by conditions in turn; at most 50 are allowed. Name the field that the others depend on.',
    },
  ]);
});
