import { describe, expect, it } from 'vitest';
import { checkField } from '#codegen/checkField.ts';
import type { RuleSources } from '#codegen/checkMessages.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { mergedKind } from './mergedKind.ts';
import { problemsAtWords } from './problemsAtWords.ts';

const number = (words: FieldSchema = {}): FieldSchema => ({ type: 'number', title: 'A', ...words });
const text = (words: FieldSchema = {}): FieldSchema => ({ type: 'string', title: 'A', ...words });

/** The problems of a field "a", at their places, beside these other fields. */
function check(
  a: FieldSchema,
  { others = {}, isRequired = false }: { others?: Record<string, FieldSchema>; isRequired?: boolean } = {},
) {
  const file = { properties: { a, ...others } };
  const kind = mergedKind(file);
  const field = kind.fields.get('a');
  if (!field) throw new Error('There is no field.');
  const sources: RuleSources = { isRequired, isInCurve: false, isCompared: false, isUnique: false };
  const whole = { $id: 'probe', title: 'Probe', 'x-kind': { plural: 'Probes', icon: 'fan', order: 1 }, ...file };
  return problemsAtWords(checkField('a', field, { shape: kind, sources }), JSON.stringify(whole));
}

describe('a field that lacks', () => {
  it.each<[what: string, a: FieldSchema, problems: string[]]>([
    [
      'a type',
      { title: 'A', minimum: 2, maximum: 1 },
      [
        '"a": field "a" has no type, so it can have no input. Give it "type": "number", "integer", "string", "boolean", "object" or "array".',
      ],
    ],
    ['a title', { type: 'number' }, ['"a": field "a" has no title, so it would have no label. Give it a "title".']],
    [
      'a title beside a document',
      { 'x-schema': 'a.json' },
      ['"a": field "a" has no title, so it would have no label. Give it a "title".'],
    ],
  ])('%s is reported at its name', (_what, a, problems) => {
    expect(check(a)).toEqual(problems);
  });
});

describe('a field that holds a document', () => {
  it('may have only a title and words about it', () => {
    expect(check({ 'x-schema': 'a.json', title: 'A', description: 'B', 'x-note': 'C' })).toEqual([]);
    expect(check({ 'x-schema': 'a.json', title: 'A', minimum: 1, type: 'number' })).toEqual(
      ['minimum', 'type'].map(
        (word) =>
          `"${word}": "${word}" does not apply to "a", as "x-schema" fully describes what it holds. Leave it out, or state it in schemas/documents/a.json.`,
      ),
    );
  });
});

describe('words of a field', () => {
  it.each<[what: string, a: FieldSchema, problems: string[], isRequired?: boolean]>([
    ['an empty number of a field that may be empty', number({ 'x-empty': 'None' }), []],
    [
      'an empty number of a required field',
      number({ 'x-empty': 'None' }),
      ['"x-empty": "x-empty" says what an empty number means, but "a" is required and never empty.'],
      true,
    ],
    [
      'no earlier name',
      number({ 'x-renamed-from': [] }),
      ['"x-renamed-from": warning: "x-renamed-from" names no earlier name, so it has no effect. Leave it out.'],
    ],
    ['a pattern that is none', text({ pattern: '(' }), [expect.stringMatching(/^"pattern": /)]],
    ['a slow pattern', text({ pattern: '^(a+)+$' }), [expect.stringMatching(/^"pattern": /)]],
    ['a pattern without effect', text({ pattern: 'x' }), []],
  ])('%s', (_what, a, problems, isRequired = false) => {
    expect(check(a, { isRequired })).toEqual(problems);
  });

  it('that contradict one another are warnings', () => {
    expect(check(number({ 'x-shown-when': 'b', 'x-used-when': 'b' }))).toEqual([
      '"x-used-when": warning: "x-shown-when" has the same condition, so the field is hidden whenever it is not used. Leave it out.',
    ]);
  });
});

describe('limits', () => {
  it.each<[what: string, a: FieldSchema, problems: string[]]>([
    [
      'that cross',
      number({ minimum: 2, maximum: 1 }),
      ['"minimum": "minimum" 2 is above "maximum" 1, so no value would be accepted.'],
    ],
    [
      'of texts that cross',
      text({ minLength: 3, maxLength: 2 }),
      ['"minLength": "minLength" 3 is above "maxLength" 2, so no text would be accepted.'],
    ],
    [
      'of the same side below',
      number({ minimum: 0, exclusiveMinimum: 0 }),
      [
        '"minimum": "exclusiveMinimum" 0 and "minimum" 0 limit the same side, so only one of them has an effect. Remove one of the two.',
      ],
    ],
    [
      'of the same side above',
      number({ maximum: 0, exclusiveMaximum: 0 }),
      [
        '"maximum": "exclusiveMaximum" 0 and "maximum" 0 limit the same side, so only one of them has an effect. Remove one of the two.',
      ],
    ],
    [
      'that leave no whole number',
      { ...number({ minimum: 1.2, maximum: 1.8 }), type: 'integer' },
      ['"minimum": there is no whole number between "minimum" 1.2 and "maximum" 1.8.'],
    ],
    [
      'that exclude every whole number',
      { ...number({ exclusiveMinimum: 1, exclusiveMaximum: 2 }), type: 'integer' },
      ['"exclusiveMinimum": there is no whole number between "exclusiveMinimum" 1 and "exclusiveMaximum" 2.'],
    ],
    [
      'that exclude every whole number at one side',
      { ...number({ exclusiveMinimum: 1, maximum: 1.5 }), type: 'integer' },
      ['"exclusiveMinimum": there is no whole number between "exclusiveMinimum" 1 and "maximum" 1.5.'],
    ],
    [
      'that exclude every whole number at the other side',
      { ...number({ minimum: 1.5, exclusiveMaximum: 2 }), type: 'integer' },
      ['"minimum": there is no whole number between "minimum" 1.5 and "exclusiveMaximum" 2.'],
    ],
    ['that leave one whole number', { ...number({ minimum: 1.5, maximum: 2 }), type: 'integer' }, []],
    [
      'that leave one whole number between them',
      { ...number({ exclusiveMinimum: 1, exclusiveMaximum: 3 }), type: 'integer' },
      [],
    ],
    ['that leave one whole number above', { ...number({ exclusiveMinimum: 1, maximum: 2 }), type: 'integer' }, []],
    ['that leave one whole number below', { ...number({ minimum: 1, exclusiveMaximum: 1.5 }), type: 'integer' }, []],
    ['of fractions', { ...number({ exclusiveMinimum: 0.5, exclusiveMaximum: 1.5 }), type: 'integer' }, []],
    ['that leave no whole number of a number', number({ minimum: 1.2, maximum: 1.8 }), []],
  ])('%s', (_what, a, problems) => {
    expect(check(a)).toEqual(problems);
  });
});

describe('choices', () => {
  it.each<[what: string, a: FieldSchema, problems: string[]]>([
    [
      'that are no whole number',
      { ...number({ enum: [1, 1.5] }), type: 'integer' },
      ['1.5: 1.5 is not a whole number, as "a" requires, so it could never be chosen.'],
    ],
    ['that are fractions of a number', number({ enum: [1, 1.5] }), []],
    [
      'of another type',
      { ...number({ enum: [1, 'x'] }), type: 'integer' },
      ['"x": "x" is text, but "a" holds a number, so it could never be chosen.'],
    ],
    [
      'of numbers among texts',
      text({ enum: [1] }),
      ['1: 1 is a number, but "a" holds text, so it could never be chosen.'],
    ],
    [
      'that repeat',
      text({ enum: ['x', 'y', 'x'] }),
      ['"x": "x" is among the accepted values of "a" twice. Remove one of the two.'],
    ],
    [
      'with spaces at their ends',
      text({ enum: ['x ', ''] }),
      ['x ', ''].map(
        (value) =>
          `"${value}": the value "${value}" of "a" is empty, or begins or ends with a space. Write it without spaces at its ends.`,
      ),
    ],
    [
      'of which others have labels',
      text({ enum: ['grid', 'island'], 'x-labels': { iland: 'Island', whatever: 'W', grid: 'Grid' } }),
      [
        '"iland": "iland" is not among the accepted values of "a", so its label would never be shown. Did you mean "island"?',
        '"whatever": "whatever" is not among the accepted values of "a", so its label would never be shown. Accepted: grid, island.',
      ],
    ],
    [
      'of which others are offered',
      text({ enum: ['grid', 'island'], 'x-offer': ['grid', 'iland', 'whatever'] }),
      [
        '"iland": "iland" is not among the accepted values of "a", so choosing it would be an error. Did you mean "island"?',
        '"whatever": "whatever" is not among the accepted values of "a", so choosing it would be an error. Accepted: grid, island.',
      ],
    ],
    [
      'of which one is offered twice',
      number({ enum: [1, 2], 'x-offer': [2, 1, 2] }),
      ['2: "2" is offered twice. Remove one of the two.'],
    ],
    [
      'of which none is offered',
      text({ enum: ['x'], 'x-offer': [] }),
      ['"x-offer": "x-offer" of "a" is empty, so nothing could be chosen. Leave it out, or name values.'],
    ],
    ['that are none', text({ enum: [], 'x-labels': { x: 'X' } }), [expect.stringContaining('Accepted: no "enum".')]],
  ])('%s', (_what, a, problems) => {
    expect(check(a)).toEqual(problems);
  });
});

describe('names of other fields', () => {
  const PASSWORD = text({ 'x-input': 'password' });

  it.each<[what: string, a: FieldSchema, b: FieldSchema, problems: string[]]>([
    ['of the same input', text({ 'x-same-as': 'b' }), text(), []],
    ['of two passwords', { ...PASSWORD, 'x-same-as': 'b' }, PASSWORD, []],
    ...[[text({ 'x-same-as': 'b' }), PASSWORD] as const, [{ ...PASSWORD, 'x-same-as': 'b' }, text()] as const].map(
      ([a, b]): [string, FieldSchema, FieldSchema, string[]] => [
        'of which one is a password',
        a,
        b,
        [
          '"x-same-as": one of "a" and "b" is a password and the other is not, so nobody could enter the same. Name the field that this one repeats.',
        ],
      ],
    ),
    ['that repeat it as well, reported at the second', text({ 'x-same-as': 'b' }), text({ 'x-same-as': 'a' }), []],
    [
      'that are the field itself',
      text({ 'x-same-as': 'a' }),
      text(),
      [`"x-same-as": "a" can't repeat itself. Name the other field.`],
    ],
    [
      'that are missing',
      text({ 'x-same-as': 'c' }),
      text(),
      ['"x-same-as": "a" must repeat another field, but there is no "c". Did you mean "b"?'],
    ],
    [
      'that it had',
      text({ 'x-renamed-from': ['old', 'b'] }),
      text(),
      [`"b": "a" can't take over the values of "b", which is still a field. Remove the field "b", or this name.`],
    ],
    [
      'that it cannot have had',
      text({ 'x-renamed-from': ['old', ' b'] }),
      text(),
      [expect.stringMatching(/^" b": .* Write the name as the earlier file has it\.$/)],
    ],
  ])('%s', (_what, a, b, problems) => {
    expect(check(a, { others: { b } })).toEqual(problems);
  });

  it('are reported at the second of two that repeat each other', () => {
    const kind = mergedKind({
      properties: { b: text({ 'x-same-as': 'a' }), a: text({ 'x-same-as': 'b' }), c: text() },
    });
    const sources = { isRequired: false, isInCurve: false, isCompared: false, isUnique: false };
    const messages = ['a', 'b'].map((name) => {
      const field = kind.fields.get(name);
      return field && checkField(name, field, { shape: kind, sources }).map(({ message }) => message);
    });
    expect(messages).toEqual([['"b" repeats "a" already.'], []]);
  });

  it('are those in the same object', () => {
    const properties = { a: text({ 'x-same-as': 'b' }), b: text(), c: text({ 'x-same-as': 'd' }) };
    const kind = mergedKind({ properties: { o: { type: 'object', title: 'O', properties }, d: text() } });
    const sources = { isRequired: false, isInCurve: false, isCompared: false, isUnique: false };
    const messages = ['o/a', 'o/c'].map((name) => {
      const field = kind.fields.get(name);
      return field && checkField(name, field, { shape: kind, sources }).map(({ message }) => message);
    });
    expect(messages).toEqual([[], ['"c" must repeat another field, but there is no "d".']]);
  });
});
