import { describe, expect, it, test } from 'vitest';
import { shapeCheck } from '#codegen/checkShape.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';
import { problemsAtWords } from './problemsAtWords.ts';

/** What a check against a meta-schema reports of a value, at its places. */
function check(metaSchema: object, value: unknown, part?: 'shared'): string[] {
  const text = JSON.stringify(value);
  return problemsAtWords(shapeCheck(metaSchema)(readSourceFile('a.json', text).value, part), text);
}

const property = (schema: object) => ({ properties: { a: schema } });
const named = (pattern: string) => property({ propertyNames: { pattern } });

describe('a value is reported in words', () => {
  it.each<[what: string, schema: object, a: unknown, words: string]>([
    ['that lacks a word', { required: ['b'] }, {}, 'lacks "b"'],
    ['that is none of several', { enum: ['x', 2] }, 'y', 'is "y", but must be one of "x", 2'],
    ['that is not the only one', { const: 'x' }, [], 'is [], but must be "x"'],
    ['that is reserved', { not: { const: 'x' } }, 'x', 'is "x", which is reserved; choose another'],
    ['that is an empty text', { minLength: 1 }, '', 'is empty; write something there, or leave it out'],
    ['that is a long text', { maxLength: 2 }, 'abc', 'has 3 characters, but can have 2 at most'],
    ['that is an empty list', { minItems: 1 }, [], 'is empty, but needs at least 1 entry'],
    ['that is a short list', { minItems: 3 }, [1, 2], 'has 2 entries, but needs at least 3 entries'],
    ['that is a long list', { maxItems: 1 }, [1, 2], 'has 2 entries, but can have 1 at most'],
    ['that is a small object', { minProperties: 2 }, { b: 1 }, 'has 1 entry, but needs at least 2 entries'],
    ['that is too low', { minimum: 2 }, 1, 'is 1, but must be at least 2'],
    ['that is too high', { maximum: 2 }, 3, 'is 3, but must be at most 2'],
    ['that should be a flag', { type: 'boolean' }, 1, 'is 1, but must be true, false'],
    [
      'that should be one of two types',
      { type: ['number', 'string'] },
      [],
      'is [], but must be a number or text in double quotes',
    ],
  ])('%s', (_what, schema, a, words) => {
    expect(check(property(schema), { a })).toEqual([`"a": "a" ${words}.`]);
  });

  it('that is in a list twice, at the second', () => {
    expect(check(property({ uniqueItems: true }), { a: ['x', 'y', 'x'] })).toEqual([
      '"x": entry 3 of "a" is in the list twice; remove one of the two.',
    ]);
    const text = '{"a":["x","y","x"]}';
    const [problem] = shapeCheck(property({ uniqueItems: true }))(readSourceFile('a.json', text).value);
    expect(problem?.column).toBe(text.lastIndexOf('"x"') + 1);
  });

  it('that is the whole file', () => {
    expect(check({ required: ['b'] }, {})).toEqual(['{: the file lacks "b".']);
    expect(check({ items: { type: 'string' } }, [1])).toEqual([
      '1: entry 1 of "undefined" is 1, but must be text in double quotes.',
    ]);
  });

  it('with what is missing and an example of it', () => {
    const missing = (schema: object) => check({ required: ['b'], properties: { b: schema } }, {});
    expect(missing({ const: [1] })).toEqual(['{: the file lacks "b". Write "b": [1].']);
    expect(missing({ examples: ['x', 'y'] })).toEqual(['{: the file lacks "b". Write it, such as "b": "x".']);
    expect(missing({ examples: [] })).toEqual(['{: the file lacks "b".']);
    expect(missing({ type: 'string' })).toEqual(['{: the file lacks "b".']);
  });
});

describe('a name is reported', () => {
  it.each([
    ['^[A-Za-z_][A-Za-z0-9_]*$', "can't be a field's name; use letters, digits and _, and begin with a letter"],
    ['^[a-z][a-z0-9_]*$', "can't be a name; use lower-case letters, digits and _, and begin with a letter"],
    ['^[^/=~]+$', "can't be the name of a case; choose a value without /, = and ~"],
  ])('that does not match %s', (pattern, words) => {
    expect(check(named(pattern), { a: { '/': 1 } })).toEqual([`"/": "/" ${words}.`]);
  });

  it.each([
    ['^#[0-9a-f]{6}$', 'is not a colour; write it as # and six digits of 0-9 and a-f, such as "#5ad1e6"'],
    [
      '^[A-Za-z0-9][A-Za-z0-9._-]*\\.json$',
      'is not the name of a file in schemas/documents/; write it without a folder, such as "iec61400-16.json"',
    ],
    ['^https?://', 'is not the address of a page; it begins with https:// or http://'],
    ['^[A-Za-z_][A-Za-z0-9_]*\\{x\\}$', 'must be a field\'s name that ends in {x}, such as "pc{x}"'],
  ])('that is a text and does not match %s', (pattern, words) => {
    expect(check(property({ pattern }), { a: '?' })).toEqual([`"a": "a" "?" ${words}.`]);
  });
});

describe('an unknown word', () => {
  const strict = (known: string[]) => ({
    additionalProperties: false,
    properties: Object.fromEntries(known.map((word) => [word, {}])),
  });

  it('is reported with the words that are known', () => {
    expect(check(strict(['title', 'x-tabs']), { whatever: 1 })).toEqual([
      '"whatever": "whatever" is not known here, so it would have no effect. Known here: title, x-tabs.',
    ]);
  });

  it('is explained if it is "required" of the file, but not further in', () => {
    const file = { ...strict([]), properties: { a: strict(['title']), required: undefined } };
    const { required: _, ...properties } = file.properties;
    expect(check({ ...file, properties }, { required: [], a: { required: [], other: 1 } })).toEqual([
      '"required": "required" is for the fields of an object or of the rows of a table, so it would have no effect here. Give the field "x-required-when", with the condition in which it is required.',
      '"required": "required" is not known here, so it would have no effect. Known here: title.',
      '"other": "other" is not known here, so it would have no effect. Known here: title.',
    ]);
  });
});

describe('a choice of shapes', () => {
  const either = (...oneOf: object[]) => ({
    ...property({ oneOf }),
    $defs: {
      words: { type: 'object', additionalProperties: { type: 'string' } },
      list: { type: 'array', items: { type: 'number' } },
    },
  });
  const [text, list] = [
    { type: 'string', minLength: 2 },
    { type: 'array', items: { type: 'number' } },
  ];
  const [wordsRef, listRef] = [{ $ref: '#/$defs/words' }, { $ref: '#/$defs/list' }];

  it.each<[what: string, metaSchema: object, a: unknown, problems: string[]]>([
    [
      'is that of the only fitting type',
      either(text, list),
      'x',
      ['"a": "a" is empty; write something there, or leave it out.'],
    ],
    [
      'is that of the only fitting type further in',
      either(text, list),
      [1, 'x'],
      ['"x": entry 2 of "a" is "x", but must be a number.'],
    ],
    ['is that of a reference', either(text, listRef), ['x'], ['"x": entry 1 of "a" is "x", but must be a number.']],
    [
      'is that of one of two references',
      either(wordsRef, listRef),
      { b: 1 },
      ['"b": "b" is 1, but must be text in double quotes.'],
    ],
    ['is none of several', either(text, list), 5, ['"a": "a" needs text in double quotes, or a list in [ ].']],
    [
      'is none of two objects',
      either({ required: ['b'] }, { required: ['c', 'd'] }),
      {},
      ['"a": "a" needs "b", or "c" with "d".'],
    ],
    [
      'is several, of which those that fit are named',
      either({ required: ['b'] }, { required: ['c'] }, { required: ['d', 'e'] }),
      { b: 1, d: 1, e: 1 },
      ['"a": "a" has both "b" and "d" with "e", but only one of them is allowed.'],
    ],
    [
      'is several of one type',
      either({ type: 'string' }, { minLength: 1 }),
      'x',
      ['"a": "a" has both text in double quotes and text in double quotes, but only one of them is allowed.'],
    ],
  ])('%s', (_what, metaSchema, a, problems) => {
    expect(check(metaSchema, { a })).toEqual(problems);
  });
});

test('a check is compiled once for each text of a meta-schema', () => {
  const first = shapeCheck({ $id: 'https://q.example/a', type: 'object' });
  expect(shapeCheck({ $id: 'https://q.example/a', type: 'object' })).toBe(first);
  expect(shapeCheck({ $id: 'https://q.example/b', type: 'object' })).not.toBe(first);
  expect(shapeCheck({ $id: 'https://q.example/a', type: 'object' })).toBe(first);
  expect(shapeCheck({ $id: 'https://q.example/a', type: 'array' })).not.toBe(first);
});

test('a part of the meta-schema may be checked by itself', () => {
  const metaSchema = { type: 'array', $defs: { shared: { type: 'object' } } };
  expect(check(metaSchema, {}, 'shared')).toEqual([]);
  expect(check(metaSchema, {})).toHaveLength(1);
  expect(() => shapeCheck({})(readSourceFile('a.json', '{}').value, 'form')).toThrow(
    new Error('kind.schema.json does not describe form'),
  );
});

test('a meta-schema that is none is refused', () => {
  expect(() => shapeCheck({ type: 'whatever' })).toThrow('schema is invalid');
});
