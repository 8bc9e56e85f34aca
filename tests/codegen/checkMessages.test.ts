import { describe, expect, it } from 'vitest';
import { checkMessages, type RuleSources } from '#codegen/checkMessages.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { reportedWords } from './reportedWords.ts';

const NONE: RuleSources = { isRequired: false, isInCurve: false, isCompared: false, isUnique: false };

const check = (schema: FieldSchema, sources: Partial<RuleSources> = {}) =>
  reportedWords((report) => checkMessages('a', schema, { ...NONE, ...sources }, report));

/** The rules of a field, as the report of an unknown rule lists them. */
function listRules(schema: FieldSchema, sources: Partial<RuleSources> = {}): string | undefined {
  const [[path, text] = []] = check({ ...schema, 'x-message': { somethingElse: 'No.' } }, sources);
  expect(path).toBe('x-message.somethingElse');
  return /^"somethingElse" is not a rule that a field could break, .* Rules of "a": (.*)\.$/.exec(text ?? '')?.[1];
}

const LIMITS: FieldSchema = { minimum: 0, exclusiveMinimum: 1, maximum: 2, exclusiveMaximum: 3 };
const LENGTHS: FieldSchema = { minLength: 2, maxLength: 3, pattern: 'x' };

describe('the rules of', () => {
  it.each<[title: string, schema: FieldSchema, rules: string]>([
    ['a number', { type: 'number' }, 'type'],
    [
      'a number with limits',
      { type: 'number', ...LIMITS },
      'type, minimum, exclusiveMinimum, maximum, exclusiveMaximum',
    ],
    [
      'a number, without those of texts',
      { type: 'number', maximum: 2, maxLength: 3, 'x-text': 'name' },
      'type, maximum',
    ],
    ['an integer', { type: 'integer', minimum: 0 }, 'type, minimum'],
    ['a choice', { type: 'string', enum: ['x'], ...LIMITS }, 'type, enum'],
    ['a list', { type: 'string', 'x-list': 'numbers' }, 'type, isNumberList'],
    ['a list of percentages', { type: 'string', 'x-list': 'percentages' }, 'type, isNumberList, isPercentageList'],
    ['a table', { type: 'array' }, 'type, minItems, maxItems'],
    ['a table without repetitions', { type: 'array', uniqueItems: true }, 'type, minItems, maxItems, isUnique'],
    ['a text', { type: 'string' }, 'type, isStorable'],
    ['a text with limits', { type: 'string', ...LENGTHS }, 'type, required, minLength, maxLength, pattern, isStorable'],
    ['a text that is not empty', { type: 'string', minLength: 1 }, 'type, required, isStorable'],
    ['a text that may be empty', { type: 'string', minLength: 0 }, 'type, isStorable'],
    ['a name', { type: 'string', 'x-text': 'name' }, 'type, isVisible, isPlainLine'],
    ['an email address', { type: 'string', 'x-input': 'email' }, 'type, isStorable, isEmail'],
    ['a telephone number', { type: 'string', 'x-input': 'tel' }, 'type, isStorable'],
    ['a repetition', { type: 'string', 'x-same-as': 'b' }, 'type, isStorable, isSameText'],
    ['a flag', { type: 'boolean', ...LIMITS }, 'type'],
    ['what is required at times', { type: 'boolean', 'x-required-when': 'b' }, 'type, required'],
    [
      'a map',
      { type: 'object', 'x-map': { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z' } } },
      'type, minimum, maximum, minItems, maxItems, isRising, isMapSize',
    ],
  ])('%s', (_title, schema, rules) => {
    expect(listRules(schema)).toBe(rules);
  });

  it.each<[title: string, schema: FieldSchema, sources: Partial<RuleSources>, rules: string]>([
    ['a required flag', { type: 'boolean' }, { isRequired: true }, 'type, required'],
    ['a column whose values differ', { type: 'integer' }, { isUnique: true }, 'type, isUnique'],
    [
      'a required column whose values differ',
      { type: 'integer' },
      { isRequired: true, isUnique: true },
      'type, required, isUnique',
    ],
    ['a compared number', { type: 'number', minimum: 0 }, { isCompared: true }, 'type, minimum, isBelow, isAtMost'],
    ['a compared text', { type: 'string' }, { isCompared: true, isInCurve: true }, 'type, isStorable'],
    [
      'a list in a curve',
      { type: 'string', 'x-list': 'numbers' },
      { isInCurve: true, isCompared: true },
      'type, isNumberList, hasLength, isRising, matchesLength',
    ],
  ])('%s', (_title, schema, sources, rules) => {
    expect(listRules(schema, sources)).toBe(rules);
  });
});

describe('messages by rule', () => {
  it('are fine for rules of the field', () => {
    expect(check({ type: 'number' })).toEqual([]);
    expect(check({ type: 'number', minimum: 0, 'x-message': { type: 'No.', minimum: 'No.' } })).toEqual([]);
  });

  it.each([
    ['required', 'enum', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'minLength', 'maxLength'],
    ['pattern', 'isEmail', 'isVisible', 'isPlainLine', 'isStorable', 'isSameText', 'isNumberList'],
    ['isPercentageList', 'hasLength', 'isRising', 'matchesLength', 'isBelow', 'isAtMost', 'isUnique', 'minItems'],
    ['maxItems'],
  ])('are reported for the rules "%s", "%s" ... of other fields', (...rules) => {
    const messages = Object.fromEntries(rules.map((rule) => [rule, 'No.']));
    expect(check({ type: 'boolean', 'x-message': messages })).toEqual(
      rules.map((rule) => [
        `x-message.${rule}`,
        `"a" has no rule "${rule}" to break, so this message would never be shown. Rules of "a": type.`,
      ]),
    );
  });

  it('are reported for a misspelt rule, with the one that was meant', () => {
    expect(check({ type: 'number', minimum: 0, 'x-message': { tipe: 'No.', minimun: 'No.' } })).toEqual([
      [
        'x-message.tipe',
        '"tipe" is not a rule that a field could break, so this message would never be shown. Did you mean "type"?',
      ],
      [
        'x-message.minimun',
        '"minimun" is not a rule that a field could break, so this message would never be shown. Did you mean "minimum"?',
      ],
    ]);
  });
});

describe('a single message', () => {
  it.each<[title: string, schema: FieldSchema]>([
    ['a limit', { type: 'number', maximum: 1 }],
    ['a choice', { type: 'string', enum: ['x'] }],
    ['a table', { type: 'array' }],
    ['a map', { type: 'object', 'x-map': { x: { title: 'X' }, y: { title: 'Y' }, z: { title: 'Z' } } }],
  ])('explains %s', (_title, schema) => {
    expect(check({ ...schema, 'x-message': 'No.' })).toEqual([]);
  });

  it('is reported if there is nothing to explain', () => {
    expect(check({ type: 'boolean', 'x-message': 'No.' }, { isRequired: true, isUnique: true })).toEqual([
      [
        'x-message',
        '"x-message" explains a broken limit, but "a" has none, so it would never be shown. Add a limit, or name the rule: { "type": "..." }.',
      ],
    ]);
  });
});
