import { describe, expect, it } from 'vitest';
import { conditionSchema, findNeverHolding, joinSchemas } from '#codegen/conditionSchema.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Fault } from '#codegen/parseExpression.ts';
import { EXPRESSION_FILE, parsed } from './expressionKind.ts';
import { mergedKind } from './mergedKind.ts';

const number = (words: FieldSchema): FieldSchema => ({ type: 'number', title: 'N', ...words });

const kind = mergedKind({
  ...EXPRESSION_FILE,
  properties: {
    ...EXPRESSION_FILE.properties,
    low: number({ minimum: 0, maximum: 10, 'x-unit': 'kW' }),
    open: number({ exclusiveMinimum: 0, exclusiveMaximum: 10 }),
    above: number({ minimum: 5 }),
    below: number({ maximum: 5 }),
    one: number({ minimum: 5, maximum: 5 }),
    none: number({ minimum: 2, maximum: 1 }),
    whole: number({ type: 'integer', minimum: 1.5, maximum: 3 }),
    two: number({ type: 'integer', minimum: 2, maximum: 2 }),
    nowhole: number({ type: 'integer', minimum: 1.2, maximum: 1.8 }),
    mixed: { type: 'string', title: 'Mixed', enum: ['1', 2] },
    step: {
      type: 'object',
      title: 'Step',
      'x-choice': 'n',
      properties: { n: { type: 'integer', title: 'N', enum: [1, 2] } },
      'x-cases': { 1: { properties: { deep: { type: 'object', title: 'D', properties: { v: number({}) } } } } },
    },
  },
});

/** The schema of a condition and its faults; only "count" has a guard. */
function compile(text: string) {
  const faults: Fault[] = [];
  const findGuards = (field: string) => (field === 'count' ? [{ guard: field }] : []);
  return { schema: conditionSchema(parsed(text), { kind, faults, findGuards }), faults };
}

const field = (name: string, rule: object) => ({ properties: { [name]: rule }, required: [name] });
const limit = (name: string, rule: object) => field(name, { type: 'number', ...rule });
const RUNNING = field('running', { const: true });
const OFF = field('mode', { const: 'off' });

describe('one comparison', () => {
  it.each<[text: string, schema: object]>([
    ['running', RUNNING],
    ['not running', field('running', { const: false })],
    ['not not running', RUNNING],
    ['power > 5', limit('power', { exclusiveMinimum: 5 })],
    ['power >= 5 MW', limit('power', { minimum: 5000 })],
    ['power < 500 W', limit('power', { exclusiveMaximum: 0.5 })],
    ['power < 5 m', limit('power', { exclusiveMaximum: 5 })],
    ['power <= 5 furlong', limit('power', { maximum: 5 })],
    ['5 kW < power', limit('power', { exclusiveMinimum: 5 })],
    ['5 kW >= power', limit('power', { maximum: 5 })],
    ['not 5 < power', limit('power', { maximum: 5 })],
    ['power != 3', limit('power', { not: { const: 3 } })],
    ['not power = 3', limit('power', { not: { const: 3 } })],
    ['power = -3 MW', field('power', { const: -3000 })],
    ['-3 <= power', limit('power', { minimum: -3 })],
    ["mode = 'off'", OFF],
    ["'off' = mode", OFF],
    ["mode != 'off'", field('mode', { enum: ['smart'] })],
    ["not mode = 'off'", field('mode', { enum: ['smart'] })],
    ["label = 'a'", field('label', { const: 'a' })],
    ["label != 'a'", field('label', { type: 'string', minLength: 1, not: { enum: ['a'] } })],
    ["mode in ('off')", field('mode', { enum: ['off'] })],
    ["mode not in ('off')", field('mode', { enum: ['smart'] })],
    ["label not in ('a', 'b')", field('label', { type: 'string', minLength: 1, not: { enum: ['a', 'b'] } })],
    ['poles in (2)', field('poles', { enum: [2] })],
    ["mixed = '3'", field('mixed', { const: '3' })],
    ['count = 1', { allOf: [{ guard: 'count' }, field('count', { const: 1 })] }],
    ['charging.power > 1', field('charging', { type: 'object', ...limit('power', { exclusiveMinimum: 1 }) })],
    [
      'tariff.flex.price > 1',
      field('tariff', {
        type: 'object',
        properties: { type: { const: 'flex' }, price: { type: 'number', exclusiveMinimum: 1 } },
        required: ['type', 'price'],
      }),
    ],
    [
      "step.'1'.deep.v > 1",
      field('step', {
        type: 'object',
        properties: { n: { const: 1 }, deep: { type: 'object', ...limit('v', { exclusiveMinimum: 1 }) } },
        required: ['n', 'deep'],
      }),
    ],
  ])('%s', (text, schema) => {
    expect(compile(text)).toEqual({ schema, faults: [] });
    expect(findNeverHolding(text, kind)).toEqual([]);
  });
});

describe('joined comparisons', () => {
  const above = limit('count', { exclusiveMinimum: 1 });
  it.each<[text: string, schema: object]>([
    ["running and mode = 'off'", { allOf: [RUNNING, OFF] }],
    ["running or mode = 'off'", { anyOf: [RUNNING, OFF] }],
    ['running and running', RUNNING],
    ['running or not running', { anyOf: [RUNNING, field('running', { const: false })] }],
    ["running and (mode = 'off' and count > 1)", { allOf: [RUNNING, OFF, { guard: 'count' }, above] }],
    [
      "running and (mode = 'off' or count > 1)",
      { allOf: [RUNNING, { anyOf: [OFF, { allOf: [{ guard: 'count' }, above] }] }] },
    ],
    [
      "not (running and mode = 'off')",
      { anyOf: [field('running', { const: false }), field('mode', { enum: ['smart'] })] },
    ],
  ])('%s', (text, schema) => {
    expect(compile(text)).toEqual({ schema, faults: [] });
  });

  it('schemas are joined without duplicates and without nesting', () => {
    expect(joinSchemas([])).toEqual({ allOf: [] });
    expect(joinSchemas([{ a: 1 }])).toEqual({ a: 1 });
    expect(joinSchemas([{ a: 1 }, { a: 1 }])).toEqual({ a: 1 });
    expect(joinSchemas([{ a: 1 }, { allOf: [{ b: 1 }, { a: 1 }] }])).toEqual({ allOf: [{ a: 1 }, { b: 1 }] });
    expect(joinSchemas([{ allOf: [{ b: 1 }] }])).toEqual({ b: 1 });
  });
});

describe('a comparison that never holds', () => {
  const UNITS = { low: ' kW', above: '', below: '', one: '', open: '', two: '', whole: '' };
  it.each<readonly [text: string, name: keyof typeof UNITS, reason: string]>([
    ...['low > 10', 'low = 11', 'low >= 11', 'low = 10.5'].map((text) => [text, 'low', 'is at most 10'] as const),
    ...['low < 0', 'low = -1', 'low <= -1', 'low < -1'].map((text) => [text, 'low', 'is at least 0'] as const),
    ...['open > 10', 'open >= 10', 'open = 10'].map((text) => [text, 'open', 'is below 10'] as const),
    ...['open < 0', 'open <= 0', 'open = 0'].map((text) => [text, 'open', 'is above 0'] as const),
    ['above < 5', 'above', 'is at least 5'],
    ['below > 5', 'below', 'is at most 5'],
    ['one > 5', 'one', 'is at most 5'],
    ['one < 5', 'one', 'is at least 5'],
    ['two > 2', 'two', 'is at most 2'],
    ['whole > 3', 'whole', 'is at most 3'],
    ['whole = 2.5', 'whole', 'is a whole number'],
  ])('%s is reported', (text, name, reason) => {
    const unit = UNITS[name];
    const faults = [{ at: 0, message: `this never holds, as "${name}" ${reason}${unit}.` }];
    expect(compile(text)).toEqual({ schema: undefined, faults });
    expect(findNeverHolding(text, kind)).toEqual(faults);
  });

  it.each(['poles > 4', 'poles < 2', 'poles = 3'])('%s is reported with the choices', (text) => {
    expect(findNeverHolding(text, kind)).toEqual([{ at: 0, message: 'this never holds, as "poles" is one of 2, 4.' }]);
  });

  it('of every choice is reported', () => {
    const message = 'this never holds, as "mode" has no other value.';
    expect(findNeverHolding("running and mode not in ('off', 'smart')", kind)).toEqual([{ at: 12, message }]);
    expect(findNeverHolding("mode in ('off', 'smart')", kind)).toEqual([]);
  });

  it.each([
    ...['low >= 10', 'low <= 0', 'low = 10', 'low = 0', 'low > 9.9', 'low < 0.1', 'low != 5', 'open > 9', 'open < 1'],
    ...['open != 10', 'above < 6', 'above > 99', 'below < -99', 'below > 4', 'one = 5', 'one >= 5', 'one <= 5'],
    ...['none > 5', 'none < -5', 'none = 5', 'nowhole > 5', 'whole > 2.5', 'whole != 2.5', 'poles > 2', 'poles < 4'],
    ...['poles != 2', 'poles >= 4', 'count = -9', 'power = 2.5'],
  ])('%s is none', (text) => {
    expect(findNeverHolding(text, kind)).toEqual([]);
    expect(compile(text).faults).toEqual([]);
  });

  const BOTH = 'no value of "power" fulfils all of this at once, so this never holds.';
  it.each<[text: string, faults: Fault[]]>([
    ['running and not running', [{ at: 16, message: '"running" can\'t be on and off at once, so this never holds.' }]],
    ['power > 5 and power < 3', [{ at: 14, message: BOTH }]],
    ['running and (power > 5 and power < 3)', [{ at: 27, message: BOTH }]],
    ['running or (power > 5 and power < 3)', [{ at: 26, message: BOTH }]],
    ['not (power <= 5 or power >= 3)', [{ at: 19, message: BOTH }]],
    ['count = 1 and count = 1.5', [{ at: 14, message: 'this never holds, as "count" is a whole number.' }]],
    ['(low > 10 or running) and count > 1', [{ at: 1, message: 'this never holds, as "low" is at most 10 kW.' }]],
    [
      'low > 10 and low < 0',
      [
        { at: 0, message: 'this never holds, as "low" is at most 10 kW.' },
        { at: 13, message: 'this never holds, as "low" is at least 0 kW.' },
      ],
    ],
  ])('%s is reported as a whole', (text, faults) => {
    expect(compile(text).faults).toEqual(faults);
    expect(findNeverHolding(text, kind)).toEqual(faults);
  });

  it('is found beside what has no schema', () => {
    const message = BOTH;
    expect(findNeverHolding('doubled > 1 and power > 5 and power < 3', kind)).toEqual([{ at: 30, message }]);
    expect(findNeverHolding('power >', kind)).toEqual([]);
    expect(findNeverHolding('power > height', kind)).toEqual([]);
  });
});

describe('a condition without a schema', () => {
  const SUGGESTION = "Write conditions such as power > 5 kW, charging = 'smart' or not running.";
  const ONLY = 'but a condition can only compare a field with a fixed value.';
  it.each<[text: string, at: number, what: string]>([
    ['doubled > 1', 0, '"doubled" is calculated'],
    ['doubled in (1)', 0, '"doubled" is calculated'],
    ['doubled', 0, '"doubled" is calculated'],
    ['periods.cost > 1', 0, '"periods.cost" is calculated'],
    ['ports > 1', 0, '"ports" is calculated'],
    ['power > height', 6, 'this compares two fields'],
    ['power = height', 6, 'this compares two fields'],
    ['power != height', 6, 'this compares two fields'],
    ['power < height', 6, 'this compares two fields'],
    ['power <= height', 6, 'this compares two fields'],
    ['power >= height', 6, 'this compares two fields'],
    ['power + 1 > 2', 6, 'this calculates'],
    ['power > 2 * 3', 10, 'this calculates'],
    ['-power > 1', 0, 'this calculates'],
    ['power > -power', 8, 'this calculates'],
    ['5 * 2 > power', 2, 'this calculates'],
    ['max(loads) > power', 0, '"max" calculates'],
    ['2 > 1', 4, 'this calculates'],
    ['max(loads) > 1 kW', 0, '"max" calculates'],
    ['max(loads) in (1)', 0, '"max" calculates'],
    ['power > sqrt(2)', 8, '"sqrt" calculates'],
    ['count(periods) > 1', 0, '"count" calculates'],
    ['any(periods where active)', 0, '"any" calculates'],
    ['every(periods where active)', 0, '"every" calculates'],
    ['running and power > height', 18, 'this compares two fields'],
    ['power > height or running', 6, 'this compares two fields'],
  ])('%s is refused', (text, at, what) => {
    const faults = [{ at, message: `${what}, ${ONLY}`, suggestion: SUGGESTION }];
    expect(compile(text)).toEqual({ schema: undefined, faults });
    expect(findNeverHolding(text, kind)).toEqual([]);
  });

  it('reads what the server fills in', () => {
    const message = '"stamp" is filled in by the server, so a form could not tell whether it holds.';
    expect(compile('not stamp > 1')).toEqual({ schema: undefined, faults: [{ at: 4, message }] });
    expect(findNeverHolding('stamp > 1', kind)).toEqual([]);
  });
});
