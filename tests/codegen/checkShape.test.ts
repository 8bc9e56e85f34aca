import { describe, expect, it, test } from 'vitest';
import { shapeCheck, toPath, valueAt } from '#codegen/checkShape.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

/** Checks a value against a meta-schema, with each problem as `line:column message suggestion`. */
function check(metaSchema: object, value: unknown): string[] {
  const { value: source } = readSourceFile('a.json', JSON.stringify(value));
  return shapeCheck(metaSchema)(source).map(({ line, column, message, suggestion }) =>
    [`${line}:${column}`, message, ...(suggestion === undefined ? [] : [suggestion])].join(' '),
  );
}

const property = (schema: object) => ({ properties: { a: schema } });

describe('a value that breaks a rule', () => {
  test.each<[title: string, metaSchema: object, value: unknown, problems: string[]]>([
    ['of its type', property({ type: 'integer' }), { a: 1.5 }, ['1:2 "a" is 1.5, but must be a whole number.']],
    [
      'of two types',
      property({ type: ['array', 'object'] }),
      { a: 1 },
      ['1:2 "a" is 1, but must be a list in [ ] or an object in { }.'],
    ],
    [
      'of three types',
      property({ type: ['string', 'number', 'boolean'] }),
      { a: [] },
      ['1:2 "a" is [], but must be text in double quotes, a number or true, false.'],
    ],
    ['of a type without a word', property({ type: 'null' }), { a: 1 }, ['1:2 "a" is 1, but must be null.']],
    ['that the whole file breaks', { type: 'object' }, 1, ['1:1 the file is 1, but must be an object in { }.']],
    ['of a pattern without words', property({ pattern: '^x$' }), { a: 'y' }, ['1:2 "a" must match ^x$.']],
    [
      'of names without words',
      property({ propertyNames: { pattern: '^x$' } }),
      { a: { b: 1 } },
      [`1:7 "b" can't be a name here; names match ^x$.`],
    ],
    [
      'of names of curves',
      property({ propertyNames: { pattern: '^[a-z][a-z0-9_]*$' } }),
      { a: { B: 1 } },
      [`1:7 "B" can't be a name; use lower-case letters, digits and _, and begin with a letter.`],
    ],
    [
      'of several entries',
      property({ minItems: 2 }),
      { a: [1] },
      ['1:2 "a" has 1 entry, but needs at least 2 entries.'],
    ],
    ['of one property', property({ minProperties: 1 }), { a: {} }, ['1:2 "a" is empty, but needs at least 1 entry.']],
    ['without words of ours', property({ multipleOf: 2 }), { a: 3 }, ['1:2 "a" must be multiple of 2.']],
    [
      'of a second entry',
      property({ items: { type: 'string' } }),
      { a: ['x', 2] },
      ['1:11 entry 2 of "a" is 2, but must be text in double quotes.'],
    ],
    ['with a needed word of any value', { required: ['a'] }, {}, ['1:1 the file lacks "a".']],
    [
      'with a needed word of one value',
      { required: ['a'], properties: { a: { const: 1 } } },
      {},
      ['1:1 the file lacks "a". Write "a": 1.'],
    ],
    [
      'with an unknown word',
      { properties: { title: {} }, additionalProperties: false },
      { titel: 1 },
      ['1:2 "titel" is not known here, so it would have no effect. Did you mean "title"?'],
    ],
    [
      'with a word where none is known',
      { additionalProperties: false },
      { a: 1 },
      ['1:2 "a" is not known here, so it would have no effect. Known here: .'],
    ],
    [
      'of names that must be one of a list',
      property({ propertyNames: { enum: ['x', 'y'] } }),
      { a: { z: 1 } },
      [`1:7 "z" can't be a name here; names match x,y.`],
    ],
  ])('%s', (_title, metaSchema, value, problems) => {
    expect(check(metaSchema, value)).toEqual(problems);
  });
});

describe('a choice of shapes', () => {
  const choice = property({
    oneOf: [
      { type: 'string' },
      { type: 'object', properties: { b: { type: 'number' } } },
      { type: 'object', required: ['c', 'd'] },
    ],
  });
  const BRANCHES = ['text in double quotes', 'texts by rule, in { }', '"c" with "d"'];

  it.each<[title: string, value: unknown, problems: string[]]>([
    ['is fine where one fits', { a: 'x' }, []],
    ['names all where none fits', { a: 1 }, [`1:2 "a" needs ${BRANCHES.join(', or ')}.`]],
    ['reports what is wrong further in', { a: { b: 'x' } }, ['1:7 "b" is "x", but must be a number.']],
    [
      'names all where several fit',
      { a: { c: 1, d: 2 } },
      [`1:2 "a" has both ${BRANCHES.join(' and ')}, but only one of them is allowed.`],
    ],
  ])('%s', (_title, value, problems) => {
    expect(check(choice, value)).toEqual(problems);
  });

  it('reports a fault beside it as well', () => {
    const beside = { properties: { ...choice.properties, ab: { type: 'number' } } };
    expect(check(beside, { a: { b: 'x' }, ab: 'y' })).toEqual([
      '1:7 "b" is "x", but must be a number.',
      '1:16 "ab" is "y", but must be a number.',
    ]);
  });
});

test('a part that the meta-schema does not describe is an internal error', () => {
  const { value: source } = readSourceFile('a.json', '{}');
  expect(() => shapeCheck({})(source, 'shared')).toThrow('shared');
});

test.each([
  ['', []],
  ['/a/0', ['a', '0']],
  ['/x~1y/~0z', ['x/y', '~z']],
])('the pointer %j leads along %j', (pointer, path) => {
  expect(toPath(pointer)).toEqual(path);
});

test.each<[path: string[], value: unknown]>([
  [[], { a: [1, null], b: 'x' }],
  [['a', '0'], 1],
  [['a', '2'], undefined],
  [['a', '1', 'b'], undefined],
  [['b', '0'], undefined],
  [['toString'], undefined],
])('the value at %j is %j', (path, value) => {
  expect(valueAt({ a: [1, null], b: 'x' }, path)).toEqual(value);
});
