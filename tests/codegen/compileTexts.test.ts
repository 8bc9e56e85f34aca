import { describe, expect, it } from 'vitest';
import { compileNode } from '#codegen/compileNode.ts';
import { compareTexts, compileIn, compileText, misreadValue } from '#codegen/compileTexts.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import type { Expression, Fault } from '#codegen/parseExpression.ts';
import { NO_UNIT } from '#model/Unit.ts';
import { EXPRESSION_KIND, parsedAs, SCOPES } from './expressionKind.ts';
import { mergedKind } from './mergedKind.ts';

describe('a text', () => {
  it('is code in double quotes', () => {
    const faults: Fault[] = [];
    expect(compileText({ node: 'text', value: 'a "b"', at: 3 }, faults)).toEqual({
      ...{ code: '"a \\"b\\""', type: 'text', unit: undefined, isPlain: true },
    });
    expect(faults).toEqual([]);
  });

  it('must not be empty', () => {
    const faults: Fault[] = [];
    expect(compileText({ node: 'text', value: '', at: 3 }, faults)).toBeUndefined();
    const message = 'nothing equals an empty text, as an empty field meets no condition.';
    expect(faults).toEqual([{ at: 3, message, suggestion: undefined }]);
  });
});

/** Compares the sides of a comparison, whose own faults are left out. */
function compare(text: string, kind = EXPRESSION_KIND) {
  const scope = { ...SCOPES.record(), kind };
  const { operator, left, right } = parsedAs('binary', text);
  if (operator !== '=' && operator !== '!=') throw new Error(`${operator} does not compare texts.`);
  const side = (expression: Expression) => ({ expression, compiled: compileNode(expression, scope) });
  const faults: Fault[] = [];
  return { compiled: compareTexts(operator, [side(left), side(right)], faults), faults };
}

describe('a comparison', () => {
  it.each([
    ["mode = 'smart'", 'c.isSame(r.text("mode"), "smart")'],
    ["mode != 'smart'", 'c.isOther(r.text("mode"), "smart")'],
    ["'smart' = mode", 'c.isSame("smart", r.text("mode"))'],
    ["label = 'x'", 'c.isSame(r.text("label"), "x")'],
    ['mode = label', 'c.isSame(r.text("mode"), r.text("label"))'],
    ['mode = tariff.type', 'c.isSame(r.text("mode"), r.text("tariff/type"))'],
  ])('compiles %s', (text, code) => {
    expect(compare(text)).toEqual({
      compiled: { code, type: 'condition', unit: NO_UNIT, isPlain: true },
      faults: [],
    });
  });

  const NO_TEXT = "a number can't be compared with a text.";
  it.each<[text: string, at: number, message: string, suggestion?: string]>([
    ["mode = 'smrt'", 7, '"mode" has no value \'smrt\'.', "Did you mean 'smart'?"],
    ["'smrt' = mode", 0, '"mode" has no value \'smrt\'.', "Did you mean 'smart'?"],
    ["mode = 'cleverly'", 7, '"mode" has no value \'cleverly\'.', "Did you mean 'smart'?"],
    ["mode = 'zzzzzz'", 7, '"mode" has no value \'zzzzzz\'.', "Its values are 'off', 'smart'."],
    ['mode = 1', 7, NO_TEXT, "Its values are texts, such as 'off'."],
    ['label = 1', 8, NO_TEXT, "Write it in single quotes: '1'."],
    ['1 = label', 0, NO_TEXT, "Write it in single quotes: '1'."],
    ['label = power', 8, NO_TEXT],
    ['label = -1', 8, NO_TEXT],
    ["power = 'a'", 0, NO_TEXT, 'Leave the quotes out if a field is not a text.'],
    ["1 = 'a'", 0, NO_TEXT, 'Leave the quotes out if a value is not a text.'],
    ['label = running', 8, "a condition can't be compared with a text."],
    ['loads = mode', 0, "a list can't be compared with a text.", "Its values are texts, such as 'off'."],
  ])('refuses %s', (text, at, message, suggestion) => {
    expect(compare(text)).toEqual({ compiled: undefined, faults: [{ at, message, suggestion }] });
  });

  it('says nothing more of a side with a fault', () => {
    expect(compare("nope = 'a'")).toEqual({ compiled: undefined, faults: [] });
    expect(compare("'a' = nope")).toEqual({ compiled: undefined, faults: [] });
  });

  it('suggests a value whose label was written, whatever its capitals', () => {
    const words: FieldSchema = { enum: ['a', 'b', 'c'], 'x-labels': { b: 'Night Rate', c: 'DAY' } };
    const kind = mergedKind({ properties: { rate: { type: 'string', title: 'Rate', ...words } } });
    expect(compare("rate = 'night rate'", kind).faults).toMatchObject([{ suggestion: "Did you mean 'b'?" }]);
    expect(compare("rate = 'Day'", kind).faults).toMatchObject([{ suggestion: "Did you mean 'c'?" }]);
  });

  it('calls a choice without a name the choice', () => {
    const choice: FieldSchema = { enum: ['off'] };
    const faults: Fault[] = [];
    const text = parsedAs('text', "'on'");
    const given = { type: 'text', unit: undefined, isPlain: true } as const;
    const left = { expression: text, compiled: { code: '"on"', ...given } };
    const right = { expression: parsedAs('call', 'max(1)'), compiled: { code: 'x', ...given, choice } };
    expect(compareTexts('=', [left, right], faults)).toBeUndefined();
    expect(faults).toEqual([{ at: 0, message: "the choice has no value 'on'.", suggestion: "Its values are 'off'." }]);
  });
});

describe('a list of values', () => {
  /** Compiles a list, with the faults that its parts have and its own. */
  function compile(text: string) {
    const scope = SCOPES.record();
    const { faults } = scope;
    const expression = parsedAs('in', text);
    const operand = { expression: expression.operand, compiled: compileNode(expression.operand, scope) };
    const compiledValues = expression.values.map((value) => compileNode(value, scope));
    return { compiled: compileIn(expression, operand, { compiledValues, faults }), faults };
  }

  it.each([
    ["mode in ('off')", 'c.isOneOf(r.text("mode"), ["off"])'],
    ["label in ('off', 'other')", 'c.isOneOf(r.text("label"), ["off", "other"])'],
  ])('compiles %s', (text, code) => {
    expect(compile(text)).toEqual({
      compiled: { code, type: 'condition', unit: NO_UNIT, isPlain: true },
      faults: [],
    });
  });

  const COMPARED = 'Compare it by "=" or ">=".';
  it.each<[text: string, faults: Fault[]]>([
    [
      "mode in ('of', 'smrt')",
      [
        { at: 9, message: '"mode" has no value \'of\'.', suggestion: "Did you mean 'off'?" },
        { at: 15, message: '"mode" has no value \'smrt\'.', suggestion: "Did you mean 'smart'?" },
      ],
    ],
    [
      'power in (1, 2)',
      [{ at: 6, message: '"in" needs a choice or a text before it, but this is a number.', suggestion: COMPARED }],
    ],
    [
      "running in ('a')",
      [{ at: 8, message: '"in" needs a choice or a text before it, but this is a condition.', suggestion: COMPARED }],
    ],
    [
      "label in ('a', 1)",
      [{ at: 15, message: "a number can't be compared with a text.", suggestion: "Write it in single quotes: '1'." }],
    ],
    ["nope in ('a')", [{ at: 0, message: 'there is no field "nope".', suggestion: 'Did you mean "mode"?' }]],
    [
      "mode in ('of', '')",
      [{ at: 15, message: expect.stringMatching('^nothing equals an empty text'), suggestion: undefined }],
    ],
  ])('refuses %s', (text, faults) => {
    expect(compile(text)).toEqual({ compiled: undefined, faults });
  });

  it('may follow an earlier fault', () => {
    const expression = parsedAs('in', "mode in ('off')");
    const text = { type: 'text', unit: undefined, isPlain: true } as const;
    const operand = { expression: expression.operand, compiled: { code: 'a', ...text } };
    const given = { compiledValues: [{ code: 'b', ...text }], faults: [{ at: 0, message: 'Earlier.' }] };
    expect(compileIn(expression, operand, given)?.code).toBe('c.isOneOf(a, [b])');
    expect(compareTexts('=', [operand, operand], given.faults)?.code).toBe('c.isSame(a, a)');
  });
});

describe('a value that was written as a name', () => {
  const QUOTES = 'Write the value in single quotes:';
  const flag = (name: string) => `A flag is a condition by itself: write ${name}, or not ${name}.`;

  it.each<[text: string, at: number, name: string, suggestion: string]>([
    ['mode = smart', 7, 'smart', `${QUOTES} 'smart'.`],
    ['periods.day = work', 14, 'work', `${QUOTES} 'work'.`],
    ['tariff.type = flex', 14, 'flex', `${QUOTES} 'flex'.`],
    ...['true', 'false', 'yes', 'no', 'on', 'off'].map((word): [string, number, string, string] => [
      `running = ${word}`,
      10,
      word,
      flag('running'),
    ]),
    ['periods.active = yes', 17, 'yes', flag('periods.active')],
  ])('is found in %s', (text, at, name, suggestion) => {
    const { left, right } = parsedAs('binary', text);
    const fault = { at, message: `there is no field "${name}".`, suggestion };
    expect(misreadValue(right, left, SCOPES.record())).toEqual(fault);
    expect(misreadValue(left, right, SCOPES.record())).toBeUndefined();
  });

  it.each([
    'mode = smrt',
    'mode = true',
    'mode = label',
    'running = maybe',
    'label = smart',
    'charging = smart',
    'nope = smart',
  ])('is not found in %s', (text) => {
    const { left, right } = parsedAs('binary', text);
    expect(misreadValue(right, left, SCOPES.record())).toBeUndefined();
  });

  it('needs a name on both sides', () => {
    const text = parsedAs('binary', "mode = 'smart'");
    expect(misreadValue(text.right, text.left, SCOPES.record())).toBeUndefined();
    const number = parsedAs('binary', 'smart = 1');
    expect(misreadValue(number.left, number.right, SCOPES.record())).toBeUndefined();
  });

  it('may be the name of a field', () => {
    const kind = mergedKind({
      properties: {
        mode: { type: 'string', title: 'Mode', enum: ['smart'] },
        smart: { type: 'string', title: 'Smart' },
      },
    });
    const { left, right } = parsedAs('binary', 'mode = smart');
    expect(misreadValue(right, left, { ...SCOPES.record(), kind })).toBeUndefined();
  });
});
