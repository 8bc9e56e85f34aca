import { describe, expect, it, test } from 'vitest';
import { checkField } from '#codegen/checkField.ts';
import type { RuleSources } from '#codegen/checkMessages.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { mergedKind, toTexts } from './mergedKind.ts';

const UNREACHED = 'so its warning would never be shown. Choose a limit that accepted values can pass, or leave it out.';

/** Problems of a field "a" beside a text field "b". */
function findProblems(schema: FieldSchema, given: Partial<RuleSources> = {}): string[] {
  const kind = mergedKind({ properties: { a: schema, b: { type: 'string', title: 'B' } } });
  const field = kind.fields.get('a');
  const sources = { isRequired: false, isInCurve: false, isCompared: false, isUnique: false, ...given };
  return field ? toTexts(checkField('a', field, { shape: kind, sources })) : [];
}

const number = (words: FieldSchema): FieldSchema => ({ type: 'number', title: 'A', ...words });
const text = (words: FieldSchema): FieldSchema => ({ type: 'string', title: 'A', ...words });

describe('limits that leave values', () => {
  it.each<[FieldSchema]>([
    [{}],
    [{ minimum: 1, maximum: 1 }],
    [{ minimum: 1, maximum: 2 }],
    [{ exclusiveMinimum: 1, exclusiveMaximum: 2 }],
    [{ minimum: 5 }],
    [{ maximum: -5 }],
  ])('%j are fine', (limits) => {
    expect(findProblems(number(limits))).toEqual([]);
  });

  it.each<[FieldSchema, string]>([
    [{ minimum: 2, maximum: 1 }, '"minimum" 2 is above "maximum" 1'],
    [{ minimum: 1, exclusiveMaximum: 1 }, '"minimum" 1 is not below "exclusiveMaximum" 1'],
    [{ exclusiveMinimum: 1, maximum: 1 }, '"exclusiveMinimum" 1 is not below "maximum" 1'],
    [{ exclusiveMinimum: 3, exclusiveMaximum: 1 }, '"exclusiveMinimum" 3 is not below "exclusiveMaximum" 1'],
  ])('%j allow no value', (limits, message) => {
    expect(findProblems(number(limits))).toEqual([`${message}, so no value would be accepted.`]);
  });

  test('minimum and maximum length may be equal', () => {
    expect(findProblems(text({ minLength: 3, maxLength: 3 }))).toEqual([]);
    expect(findProblems(text({ minLength: 3 }))).toEqual([]);
    expect(findProblems(text({ maxLength: 0 }))).toEqual([]);
  });

  test('soft limits are not judged where no value is accepted', () => {
    expect(findProblems(number({ minimum: 2, maximum: 1, 'x-warn': { maximum: 5 } }))).toHaveLength(1);
  });
});

describe('soft limits', () => {
  it.each<[title: string, FieldSchema]>([
    ['inside the hard ones', { minimum: 0, maximum: 10, 'x-warn': { minimum: 1, maximum: 9 } }],
    ['of one value', { 'x-warn': { minimum: 5, maximum: 5 } }],
    ['that warn of the lowest value', { minimum: 0, 'x-warn': { exclusiveMinimum: 0 } }],
    ['with a message each', { 'x-warn': { minimum: 1, maximum: 2, message: { minimum: 'Low', maximum: 'High' } } }],
    ['with one message', { 'x-warn': { minimum: 1, message: 'Low' } }],
  ])('%s are fine', (_title, schema) => {
    expect(findProblems(number(schema))).toEqual([]);
  });

  it.each<[title: string, FieldSchema, string[]]>([
    [
      'that every value breaks',
      { 'x-warn': { exclusiveMinimum: 6, maximum: 5 } },
      ['"exclusiveMinimum" 6 is above "maximum" 5, so every value would get a warning.'],
    ],
    [
      'below an exclusive minimum',
      { exclusiveMinimum: 0, 'x-warn': { minimum: 0 } },
      [`no accepted value is beyond the soft "minimum" 0, as the hard "exclusiveMinimum" is 0, ${UNREACHED}`],
    ],
    [
      'at an exclusive minimum',
      { exclusiveMinimum: 0, 'x-warn': { exclusiveMinimum: 0 } },
      [`no accepted value is beyond the soft "exclusiveMinimum" 0, as the hard "exclusiveMinimum" is 0, ${UNREACHED}`],
    ],
    [
      'below a minimum',
      { minimum: 2, 'x-warn': { exclusiveMinimum: 1 } },
      [`no accepted value is beyond the soft "exclusiveMinimum" 1, as the hard "minimum" is 2, ${UNREACHED}`],
    ],
    [
      'at a maximum',
      { maximum: 9, 'x-warn': { maximum: 9 } },
      [`no accepted value is beyond the soft "maximum" 9, as the hard "maximum" is 9, ${UNREACHED}`],
    ],
    [
      'above an exclusive maximum',
      { exclusiveMaximum: 9, 'x-warn': { maximum: 10 } },
      [`no accepted value is beyond the soft "maximum" 10, as the hard "exclusiveMaximum" is 9, ${UNREACHED}`],
    ],
    [
      'whose messages name limits that are not given',
      { 'x-warn': { message: { minimum: 'Low', exclusiveMinimum: 'Low', maximum: 'High' } } },
      [
        '"x-warn" has no limit, so its message would never be shown. Give it a "minimum" or "maximum".',
        ...['minimum', 'exclusiveMinimum', 'maximum'].map(
          (limit) => `there is no soft limit "${limit}", so this message would never be shown. Given: none.`,
        ),
      ],
    ],
    [
      'of which two are given, but not the one with a message',
      { 'x-warn': { minimum: 1, maximum: 2, message: { exclusiveMinimum: 'Low' } } },
      ['there is no soft limit "exclusiveMinimum", so this message would never be shown. Given: minimum, maximum.'],
    ],
  ])('%s are reported', (_title, schema, problems) => {
    expect(findProblems(number(schema))).toEqual(problems);
  });
});

describe('keywords of another type', () => {
  const NUMBER_WORDS: FieldSchema = { minimum: 0, maximum: 9, 'x-warn': { maximum: 5 }, 'x-empty': 'None' };
  const TEXT_WORDS: FieldSchema = {
    minLength: 1,
    maxLength: 2,
    pattern: 'x',
    'x-rows': 2,
    'x-lowercase': true,
    'x-input': 'email',
    'x-same-as': 'b',
  };

  test('numbers accept the keywords of numbers', () => {
    expect(findProblems(number(NUMBER_WORDS))).toEqual([]);
    expect(findProblems({ ...number(NUMBER_WORDS), type: 'integer' })).toEqual([]);
  });

  test('texts accept the keywords of texts', () => {
    expect(findProblems(text(TEXT_WORDS))).toEqual([]);
    expect(findProblems(text({ 'x-list': 'numbers' }))).toEqual([]);
    expect(findProblems(text({ 'x-text': 'name' }))).toEqual([]);
  });

  it.each(Object.entries(NUMBER_WORDS))('"%s" is refused on a flag', (word, value) => {
    expect(findProblems({ type: 'boolean', title: 'A', [word]: value })).toEqual([
      `"${word}" applies to numbers only; "a" is a flag field.`,
    ]);
  });

  it.each(Object.entries(TEXT_WORDS))('"%s" is refused on a number', (word, value) => {
    expect(findProblems(number({ [word]: value }))).toEqual([`"${word}" applies to text only; "a" is a number field.`]);
  });

  test('a list is a text', () => {
    expect(findProblems(number({ 'x-list': 'numbers' }))).toEqual([
      '"x-list" applies to text only; "a" is a number field.',
    ]);
  });
});

describe('a message for', () => {
  it.each<[title: string, schema: FieldSchema, sources?: Partial<RuleSources>]>([
    ['what is required', number({ 'x-message': { required: 'No.' } }), { isRequired: true }],
    ['what is required at times', number({ 'x-required-when': 'c', 'x-message': { required: 'No.' } })],
    ['any type', number({ 'x-message': { type: 'No.' } })],
    ['limits', number({ minimum: 0, exclusiveMaximum: 9, 'x-message': { minimum: 'No.', exclusiveMaximum: 'No.' } })],
    ['any limit', number({ minimum: 0, 'x-message': 'No.' })],
    ['a choice', text({ enum: ['x'], 'x-message': { enum: 'No.' } })],
    ['comparisons', number({ 'x-message': { isBelow: 'No.', isAtMost: 'No.' } }), { isCompared: true }],
    ['lengths', text({ minLength: 2, maxLength: 3, 'x-message': { minLength: 'No.', maxLength: 'No.' } })],
    ['a pattern', text({ pattern: '^x', 'x-message': { pattern: 'No.' } })],
    ['an email', text({ 'x-input': 'email', 'x-message': { isEmail: 'No.' } })],
    ['a name', text({ 'x-text': 'name', 'x-message': { isVisible: 'No.', isPlainLine: 'No.' } })],
    ['a repetition', text({ 'x-same-as': 'b', 'x-message': { isSameText: 'No.' } })],
    ['a list', text({ 'x-list': 'percentages', 'x-message': { isNumberList: 'No.', isPercentageList: 'No.' } })],
    [
      'a curve',
      text({ 'x-list': 'numbers', 'x-message': { hasLength: 'No.', isRising: 'No.', matchesLength: 'No.' } }),
      { isInCurve: true },
    ],
    ['a column that differs', number({ 'x-message': { isUnique: 'No.' } }), { isUnique: true }],
  ])('%s is fine', (_title, schema, sources) => {
    expect(findProblems(schema, sources)).toEqual([]);
  });

  it.each<[title: string, schema: FieldSchema, problem: string]>([
    [
      'an unknown rule lists the rules of the field',
      number({ minimum: 0, 'x-message': { somethingElse: 'No.' } }),
      '"somethingElse" is not a rule that a field could break, so this message would never be shown. Rules of "a": type, minimum.',
    ],
    [
      'a rule of other fields does so as well',
      text({ 'x-message': { minimum: 'No.' } }),
      '"a" has no rule "minimum" to break, so this message would never be shown. Rules of "a": type, isStorable.',
    ],
    [
      'limits needs one',
      number({ 'x-message': 'No.' }),
      '"x-message" explains a broken limit, but "a" has none, so it would never be shown. Add a limit, or name the rule: { "type": "..." }.',
    ],
  ])('%s', (_title, schema, problem) => {
    expect(findProblems(schema)).toEqual([problem]);
  });
});

test.each([
  [String.raw`^\d+$`, true],
  // Only the flag u refuses this.
  [String.raw`\-`, false],
])('the pattern %s is accepted: %j', (pattern, isAccepted) => {
  expect(findProblems(text({ pattern }))).toHaveLength(isAccepted ? 0 : 1);
});

describe('choices', () => {
  it.each<[title: string, FieldSchema]>([
    ['of numbers', number({ enum: [1, 2], 'x-labels': { 1: 'One' }, 'x-offer': [2] })],
    ['of texts', text({ enum: ['x'], 'x-labels': { x: 'X' }, 'x-offer': ['x'] })],
  ])('%s are fine', (_title, schema) => {
    expect(findProblems(schema)).toEqual([]);
  });

  it.each<[title: string, FieldSchema, string[]]>([
    [
      'a text among numbers',
      number({ enum: ['1'] }),
      ['"1" is text, but "a" holds a number, so it could never be chosen.'],
    ],
    [
      'a number among flags',
      { type: 'boolean', title: 'A', enum: [1] },
      ['1 is a number, but "a" holds on or off, so it could never be chosen.'],
    ],
    [
      'labels and offers without choices',
      text({ 'x-labels': { x: 'X' }, 'x-offer': [1] }),
      [
        '"x-labels" applies to choices only; "a" is a text field.',
        '"x-offer" applies to choices only; "a" is a text field.',
      ],
    ],
  ])('%s are reported', (_title, schema, problems) => {
    expect(findProblems(schema)).toEqual(problems);
  });
});

describe('other fields', () => {
  it.each<[title: string, FieldSchema, string[]]>([
    ['may be repeated', text({ 'x-same-as': 'b' }), []],
    [
      'are suggested by name',
      text({ 'x-same-as': 'B' }),
      ['"a" must repeat another field, but there is no "B". Did you mean "b"?'],
    ],
    ['are not the field itself', text({ 'x-same-as': 'a' }), [`"a" can't repeat itself. Name the other field.`]],
    ['may have given up their name', text({ 'x-renamed-from': ['old', 'older'] }), []],
    [
      'keep their values',
      text({ 'x-renamed-from': ['old', 'b'] }),
      [`"a" can't take over the values of "b", which is still a field. Remove the field "b", or this name.`],
    ],
  ])('%s', (_title, schema, problems) => {
    expect(findProblems(schema)).toEqual(problems);
  });
});

test('a field without a type gets no other report, one without a title does', () => {
  expect(findProblems({ minimum: 2, maximum: 1 })).toHaveLength(1);
  expect(findProblems({ type: 'number', minimum: 2, maximum: 1 })).toHaveLength(2);
});
