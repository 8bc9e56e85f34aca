import { describe, expect, it, test } from 'vitest';
import { compileCondition, compileNumber, compileSeries, toBody } from '#codegen/compileExpression.ts';
import type { FieldSchema, KindFile } from '#codegen/KindFile.ts';
import { NO_UNIT } from '#model/Unit.ts';
import { mergedKind } from './mergedKind.ts';

const number = (unit?: string): FieldSchema => ({
  type: 'number',
  title: 'A number',
  ...(unit === undefined ? {} : { 'x-unit': unit }),
});
const FILE: Partial<KindFile> = {
  properties: {
    power: number('kW'),
    count: number(),
    name: { type: 'string', title: 'Name' },
    on: { type: 'boolean', title: 'On' },
    loads: { type: 'string', title: 'L', 'x-list': 'numbers' },
    lost: { $ref: '../common.json#/$defs/x' },
  },
  'x-curves': {
    output: { title: 'Output', x: { title: 'X', from: 0, to: 1 }, y: [{ title: 'Y', unit: 'kW', fields: 'p{x}' }] },
  },
  'x-derived': { a: { title: 'A', value: 'b' }, b: { title: 'B', value: 'a' } },
};
const kind = mergedKind(FILE);
const KW = new Map([['kW', 1]]);
const NAMES_NONE = { at: 0, message: 'the expression names no field, so it is the same for every component.' };

describe('a condition', () => {
  it('is compiled with what it reads', () => {
    expect(compileCondition('on and power > count * 1 kW', kind)).toEqual({
      code: '(r) => c.and(r.flag("on"), c.isAbove(r.number("power"), (r.number("count") * 1)))',
      ...{ faults: [], reads: ['on', 'power', 'count'] },
    });
  });

  it.each<[text: string, fault: object, reads: string[]]>([
    ['power >', { at: 7, message: 'the expression ends where a number, a field or a ( is expected.' }, []],
    [
      'power',
      { at: 0, message: 'the expression is a number, not a condition.', suggestion: 'Compare it with something.' },
      ['power'],
    ],
    [
      'name',
      {
        at: 0,
        message: 'the expression is a text, not a condition.',
        suggestion: "Compare it with a text, such as type = 'fixed'.",
      },
      ['name'],
    ],
    ['loads', { at: 0, message: 'the expression is a list, not a condition.', suggestion: undefined }, ['loads']],
    ['on and onn', { at: 7, message: 'there is no field "onn".', suggestion: 'Did you mean "on"?' }, ['on']],
    ['1 > 0', NAMES_NONE, []],
  ])('%s is refused', (text, fault, reads) => {
    expect(compileCondition(text, kind)).toEqual({ code: '', faults: [fault], reads });
  });

  it('of a faulty field has no code, and no fault', () => {
    expect(compileCondition('on and lost', kind)).toEqual({ code: '', faults: [], reads: ['on'] });
  });

  it('may be guarded', () => {
    expect(compileCondition('count / power > 1 1/kW', kind, { when: 'power > 0' }).faults).toEqual([]);
    expect(compileCondition('count / power > 1 1/kW', kind).faults).toHaveLength(1);
  });
});

describe('a number', () => {
  it.each([
    ['power', KW, '(r) => r.number("power")'],
    ['power', new Map([['MW', 1]]), '(r) => (r.number("power") / 1000)'],
    ['count', NO_UNIT, '(r) => r.number("count")'],
  ])('%s is in its unit', (text, unit, code) => {
    expect(compileNumber(text, kind, { unit })).toMatchObject({ code, faults: [], reads: [text] });
  });

  it.each<[text: string, fault: object]>([
    [
      'on',
      {
        at: 0,
        message: 'the expression is a condition, not a number.',
        suggestion: 'Join two comparisons with "and".',
      },
    ],
    [
      'loads',
      {
        at: 0,
        message: 'the expression is a list, not a number.',
        suggestion: 'Take one of its numbers, such as last(...) or max(...).',
      },
    ],
    ['power', { at: 0, message: 'the value is in kW, but no "unit" is given.', suggestion: 'Give it "unit": "kW".' }],
    ['5', NAMES_NONE],
  ])('%s is refused', (text, fault) => {
    expect(compileNumber(text, kind, { unit: NO_UNIT })).toMatchObject({ code: '', faults: [fault] });
  });

  it('of a field cannot have its unit stated', () => {
    expect(compileNumber('power', kind, { unit: NO_UNIT, isOfField: true }).faults).toMatchObject([
      { message: 'the value is in kW, but the field has no unit.' },
    ]);
  });

  it('is not calculated from itself', () => {
    expect(compileNumber('b', kind, { unit: NO_UNIT, derived: 'a' }).faults).toHaveLength(1);
  });
});

describe('a series', () => {
  const series = (text: string, when?: string, curve = 'output') =>
    compileSeries(text, kind, { unit: KW, curve, when, derived: 'a' });

  it('is a number for each point', () => {
    expect(series('y')).toEqual({
      value: { code: '(r) => p.y', faults: [], reads: [] },
      when: undefined,
      code: '(r) => c.series(r.points("output"), (p) => p.y)',
    });
  });

  it('may have a condition, which guards it', () => {
    expect(series('power * power / y', 'y > 0 and on')).toEqual({
      value: { code: '(r) => c.divide((r.number("power") * r.number("power")), p.y)', faults: [], reads: ['power'] },
      when: { code: '(r) => c.and(c.isAbove(p.y, 0), r.flag("on"))', faults: [], reads: ['on'] },
      code: '(r) => c.series(r.points("output"), (p) => c.divide((r.number("power") * r.number("power")), p.y), (p) => c.and(c.isAbove(p.y, 0), r.flag("on")))',
    });
  });

  it('may be the same at each point', () => {
    expect(series('5 kW').value).toEqual({ code: '(r) => 5', faults: [], reads: [] });
  });

  it('has no coordinates without its curve', () => {
    expect(series('y', undefined, 'missing').value.faults).toHaveLength(1);
  });

  it('is not calculated from itself', () => {
    expect(series('b * 1 kW', 'b > 0')).toMatchObject({
      value: { faults: [{ at: 0 }] },
      when: { faults: [{ at: 0 }] },
    });
  });
});

test('the body of a function is what follows its parameter', () => {
  expect(toBody('(r) => (r) => 1')).toBe('(r) => 1');
  expect(toBody('a (r) => 1')).toBe('a (r) => 1');
});
