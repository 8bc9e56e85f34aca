import { describe, expect, it } from 'vitest';
import { compileNode } from '#codegen/compileNode.ts';
import type { Fault } from '#codegen/parseExpression.ts';
import { NO_UNIT, type Unit } from '#model/Unit.ts';
import { EXPRESSION_FILE, parsed, resultIn, SCOPES, scopeIn } from './expressionKind.ts';
import { mergedKind } from './mergedKind.ts';

const kind = mergedKind({
  ...EXPRESSION_FILE,
  'x-derived': {
    doubled: { title: 'Doubled', unit: 'kW', value: 'power * 2' },
    large: { title: 'Large', unit: 'MW', value: 'power' },
    bare: { title: 'Bare', value: 'count * 3' },
    guarded: { title: 'Guarded', unit: '1/kW', value: '1 / power', when: 'power > 0' },
    guardless: { title: 'Guardless', unit: 'kW', value: 'power', when: 'power' },
    unguarded: { title: 'Unguarded', unit: '1/kW', value: '1 / power' },
    hen: { title: 'Hen', value: 'egg + 1' },
    egg: { title: 'Egg', value: 'hen + 1' },
    each: { title: 'Each', unit: 'kW', value: 'y * 2', per: 'output' },
    broken: { title: 'Broken', value: '1 +' },
    text: { title: 'Text', value: 'label' },
    strange: { title: 'Strange', unit: 'furlong', value: 'power' },
    odd: { title: 'Odd', unit: 'm', value: 'power' },
    huge: { title: 'Huge', value: Array.from({ length: 1200 }, () => 'count').join(' + ') },
    x: { title: 'X', value: 'count' },
  },
});

function compile(text: string, given: { derived?: string; leavesBlank?: boolean; place?: keyof typeof SCOPES } = {}) {
  const { derived, leavesBlank = false, place = 'record' } = given;
  const scope = { ...SCOPES[place](), kind: { ...kind, leavesBlank }, derived };
  return resultIn(scope, compileNode(parsed(text), scope));
}

const POWER = 'r.number("power")';
const HEIGHT = 'r.number("height")';
const KW: Unit = new Map([['kW', 1]]);
const of = (symbols: Record<string, number>): Unit => new Map(Object.entries(symbols));

describe('numbers', () => {
  it.each<[text: string, code: string, unit: Unit | undefined, isPlain?: boolean]>([
    ['5', '5', undefined],
    ['5 kW', '5', KW],
    ['power', POWER, KW],
    ['-power', `(-${POWER})`, KW],
    ['power + 5', `(${POWER} + 5)`, KW],
    ['power - 1 MW', `(${POWER} - (1 * 1000))`, KW],
    ['power + power', `(${POWER} + ${POWER})`, KW],
    ['power * 2 + 1', `((${POWER} * 2) + 1)`, KW],
    ['power * height', `(${POWER} * ${HEIGHT})`, of({ kW: 1, m: 1 }), false],
    ['power / height', `c.divide(${POWER}, ${HEIGHT})`, of({ kW: 1, m: -1 }), false],
    ['power / 2', `c.divide(${POWER}, 2)`, KW],
    ['height / height + 1', `(c.divide(${HEIGHT}, ${HEIGHT}) + 1)`, NO_UNIT, false],
    ['1 + height / height', `(1 + c.divide(${HEIGHT}, ${HEIGHT}))`, NO_UNIT, false],
    ['sqrt(power * power)', `c.squareRoot((${POWER} * ${POWER}))`, KW, false],
    ['sqrt(2)', 'c.squareRoot(2)', undefined],
    ['max(loads)', 'c.max(r.list("loads"))', KW],
    ['sum(loads)', 'c.sum(r.list("loads"))', KW],
    ['max(y of output)', 'c.max(c.each(r.points("output"), (p) => p.y))', KW],
    ['count(periods)', 'c.count(r.rows("periods"))', undefined],
  ])('compiles %s', (text, code, unit, isPlain = true) => {
    const { compiled, faults } = compile(text);
    expect(faults).toEqual([]);
    expect(compiled).toEqual({ code, type: 'number', unit, isPlain });
  });
});

describe('conditions', () => {
  it.each([
    ['power > 5', `c.isAbove(${POWER}, 5)`],
    ['power > 1 MW', `c.isAbove(${POWER}, (1 * 1000))`],
    ['count = 1', 'c.isEqual(r.number("count"), 1)'],
    ['not running', 'c.not(r.flag("running"))'],
    ['running and running', 'c.and(r.flag("running"), r.flag("running"))'],
    ['never_rises(loads)', 'c.neverRises(r.list("loads"))'],
    ['any(output where y > 1 kW)', 'c.any(r.points("output"), (p) => c.isAbove(p.y, 1))'],
    ['every(periods where active)', 'c.every(r.rows("periods"), (p) => p.flag("active"))'],
    ["mode = 'smart'", 'c.isSame(r.text("mode"), "smart")'],
    ["'smart' != mode", 'c.isOther("smart", r.text("mode"))'],
    ["mode in ('off')", 'c.isOneOf(r.text("mode"), ["off"])'],
  ])('compiles %s', (text, code) => {
    expect(compile(text)).toMatchObject({
      compiled: { code, type: 'condition', unit: NO_UNIT, isPlain: true },
      faults: [],
    });
  });
});

it('compiles a text', () => {
  expect(compile("'a'").compiled).toEqual({ code: '"a"', type: 'text', unit: undefined, isPlain: true });
});

const NO_POWR = 'there is no field "powr".';
const MEANT_POWER = 'Did you mean "power"?';
const JOIN = 'Join two comparisons with "and".';
const GUARD = 'Give the field an "exclusiveMinimum" of 0, or say "when" it is above 0, as in "when": "height > 0".';
const EVEN = 'Every power in the unit must be even.';

it.each<[text: string, at: number, message: string, suggestion?: string]>([
  ['5 furlong', 2, 'there is no unit "furlong".', expect.stringMatching(/^Symbols are those of the SI/)],
  ['5 kW/furlong', 5, 'there is no unit "furlong".', expect.stringMatching(/^Symbols are those of the SI/)],
  [
    ...(['2 power', 2, 'there is no unit "power".'] as const),
    'A unit follows its number; put an operator with spaces before the name of a field.',
  ],
  ["''", 0, 'nothing equals an empty text, as an empty field meets no condition.'],
  ['sqrt(height)', 0, 'the square root of m has no unit.', EVEN],
  ['average(loads)', 0, 'there is no function "average".', 'Write mean(...).'],
  ['maxi(loads)', 0, 'there is no function "maxi".', 'Did you mean "max"?'],
  ['anyy(loads)', 0, 'there is no function "anyy".', 'Did you mean "any"?'],
  ['everi(loads)', 0, 'there is no function "everi".', 'Did you mean "every"?'],
  ['cont(loads)', 0, 'there is no function "cont".', 'Did you mean "count"?'],
  [
    ...(['foo(loads)', 0, 'there is no function "foo".'] as const),
    'Functions: first, last, min, max, sum, mean, sqrt, never_rises, never_falls, any, every, count.',
  ],
  ['max(power)', 4, '"max" needs a list, but this is a number.'],
  ['max(powr)', 4, NO_POWR, MEANT_POWER],
  ['sqrt(running)', 5, '"sqrt" needs a number, but this is a condition.', JOIN],
  ['-running', 1, '"-" needs a number, but this is a condition.', JOIN],
  ['-powr', 1, NO_POWR, MEANT_POWER],
  ['not power', 4, '"not" needs a condition, but this is a number.', 'Compare it with something.'],
  ['not powr', 4, NO_POWR, MEANT_POWER],
  ['power + 5 m', 6, "m can't be added to kW."],
  ['power / count', 6, 'what it divides by may be zero.', GUARD],
  ['power / 0', 6, 'this divides by zero.'],
  ['running or power', 11, '"or" needs a condition, but this is a number.', 'Compare it with something.'],
  ['power > power', 6, 'both sides of ">" are the same, so it says nothing.', 'Compare with something else.'],
  ['power = height', 6, "kW can't be compared with m."],
  ['mode = smart', 7, 'there is no field "smart".', "Write the value in single quotes: 'smart'."],
  ['smart = mode', 0, 'there is no field "smart".', "Write the value in single quotes: 'smart'."],
  ["mode in ('of')", 9, '"mode" has no value \'of\'.', "Did you mean 'off'?"],
  ['power * powr', 8, NO_POWR, MEANT_POWER],
  ['powr / power', 0, NO_POWR, MEANT_POWER],
  ['power / powr', 8, NO_POWR, MEANT_POWER],
  [
    ...(['loads + 1', 0, '"+" needs a number, but this is a list.'] as const),
    'Take one of its numbers, such as last(...) or max(...).',
  ],
])('refuses %s', (text, at, message, suggestion) => {
  const { compiled, faults } = compile(text);
  expect(compiled).toBeUndefined();
  expect(faults).toEqual([{ at, message, suggestion }]);
});

it.each<[text: string, faults: Fault[]]>([
  [
    'powr + runnin',
    [
      { at: 0, message: NO_POWR, suggestion: MEANT_POWER },
      { at: 7, message: 'there is no field "runnin".', suggestion: 'Did you mean "running"?' },
    ],
  ],
  [
    'running = running',
    [
      { at: 0, message: '"=" needs a number, but this is a condition.', suggestion: JOIN },
      { at: 10, message: '"=" needs a number, but this is a condition.', suggestion: JOIN },
    ],
  ],
  [
    "mode < 'a'",
    [0, 7].map((at) => ({
      ...{ at, message: '"<" needs a number, but this is a text.' },
      suggestion: 'Compare a text with "=", "!=" or "in".',
    })),
  ],
])('reports both sides of %s', (text, faults) => {
  expect(compile(text)).toMatchObject({ compiled: undefined, faults });
});

describe('a divisor', () => {
  it('may be zero where that leaves the value blank', () => {
    expect(compile('power / count', { leavesBlank: true })).toMatchObject({
      compiled: { code: `c.divide(${POWER}, r.number("count"))`, unit: KW },
      faults: [],
    });
    expect(compile('power / 0', { leavesBlank: true })).toMatchObject({
      ...{ compiled: undefined, faults: [{ at: 6, message: 'this divides by zero.' }] },
    });
  });
});

describe('a derived value', () => {
  it.each<[name: string, code: string, unit: Unit, reads: string[]]>([
    ['doubled', `(${POWER} * 2)`, KW, ['power']],
    ['large', `(${POWER} / 1000)`, of({ MW: 1 }), ['power']],
    ['bare', '(r.number("count") * 3)', NO_UNIT, ['count']],
    ['guarded', `c.only(c.isAbove(${POWER}, 0), c.divide(1, ${POWER}))`, of({ kW: -1 }), ['power']],
    ['guardless', POWER, KW, ['power']],
    ['x', 'r.number("count")', NO_UNIT, ['count']],
  ])('%s is calculated in place', (name, code, unit, reads) => {
    const compiled = { code, type: 'number', unit, isPlain: true };
    expect(compile(name)).toEqual({ compiled, faults: [], reads });
    expect(compile(name, { derived: 'hen' })).toEqual({ compiled, faults: [], reads });
  });

  it.each(['unguarded', 'hen', 'broken', 'text', 'strange', 'odd', 'huge'])(
    '%s, which is faulty itself, is reported at its own text',
    (name) => {
      expect(compile(name)).toMatchObject({ compiled: undefined, faults: [] });
    },
  );

  it.each([
    ['hen', 'hen', '"hen" can\'t be calculated from itself.'],
    ['egg', 'hen', '"egg" is calculated from "hen" in turn, so neither can be.'],
  ])('%s cannot be part of %s', (name, derived, message) => {
    const faults = [{ at: 0, message, suggestion: 'Break the circle at one of its values.' }];
    expect(compile(name, { derived })).toEqual({ compiled: undefined, faults, reads: [] });
    expect(compile(`1 + ${name}`, { derived }).faults).toMatchObject([{ at: 4 }]);
  });

  it('of each point of a curve is not one value', () => {
    const message = '"each" has a value for each point of "output", not one.';
    const suggestion = 'Calculate it here, as in max(x / y of output).';
    expect(compile('each')).toEqual({ compiled: undefined, faults: [{ at: 0, message, suggestion }], reads: [] });
  });

  it('is hidden by a coordinate of the same name', () => {
    expect(compile('x', { place: 'output' }).compiled).toMatchObject({ code: 'p.x' });
  });
});

it('an unknown field after a unit is suggested only if it is one', () => {
  const scope = scopeIn();
  compileNode({ node: 'number', value: 2, unit: { text: 'kW*', at: 7 }, at: 5 }, scope);
  expect(scope.faults.map(({ at }) => at)).toEqual([expect.any(Number)]);
  expect(scope.faults[0]?.at).toBeGreaterThanOrEqual(7);
  expect(scope.faults[0]?.suggestion).not.toMatch(/^A unit follows/);
});
