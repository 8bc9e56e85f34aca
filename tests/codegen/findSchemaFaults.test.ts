import { describe, expect, it } from 'vitest';
import { findSchemaFaults } from '#codegen/findSchemaFaults.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

/** The faults of a schema, each with the text of the file from its place on to the next colon. */
function find(schema: unknown): (string | undefined)[][] {
  const text = JSON.stringify(schema);
  return findSchemaFaults(readSourceFile('schemas/documents/d.json', text).value).map((problem) => [
    text.slice(problem.column - 1).split(':')[0],
    problem.message,
    ...(problem.suggestion === undefined ? [] : [problem.suggestion]),
  ]);
}

it.each([
  [[], 'a list'],
  ['a', '"a"'],
  [null, 'null'],
  [5, '5'],
])('%j is not a schema', (schema, what) => {
  const [[, ...said] = []] = find(schema);
  expect(said).toEqual([
    `is not a JSON Schema of a document: it holds ${what}.`,
    'Write { "type": "object", "properties": ... }.',
  ]);
});

describe('the version', () => {
  it.each([
    undefined,
    'http://json-schema.org/draft-06/schema#',
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft-07/schema',
    'https://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft/2020-12/schema',
    'http://json-schema.org/draft/2020-12/schema#',
  ])('may be %s', ($schema) => {
    expect(find({ $schema, properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: {} } })).toEqual([]);
    expect(find({ $schema, minLength: -1 })).toEqual([['"minLength"', '"minLength" is -1, but must be at least 0.']]);
  });

  it.each([
    'http://json-schema.org/draft-04/schema#',
    'json-schema.org/https://draft-07/schema',
    'http://json-schema.org/draft-07/#schema',
    5,
  ])('cannot be %s', ($schema) => {
    expect(find({ $schema, minLength: -1 })).toEqual([
      [
        '"$schema"',
        `"$schema" ${JSON.stringify($schema)} is not a version of JSON Schema that can be read.`,
        'Use draft 6, draft 7, 2019-09 or 2020-12.',
      ],
    ]);
  });

  it.each([
    ['http://json-schema.org/draft-06/schema#', []],
    ['http://json-schema.org/draft-07/schema#', []],
    [
      'https://json-schema.org/draft/2019-09/schema',
      [['"minContains"', '"minContains" is "x", but must be a whole number.']],
    ],
  ])('%s decides which keywords there are', ($schema, faults) => {
    expect(find({ $schema, minContains: 'x' })).toEqual(faults);
  });

  it('2019-09 has a keyword that 2020-12 has not', () => {
    expect(find({ $schema: 'https://json-schema.org/draft/2019-09/schema', items: [{}] })).toEqual([]);
    expect(find({ $schema: 'https://json-schema.org/draft/2020-12/schema', items: [{}] })).toHaveLength(1);
    expect(find({ items: [{}] })).toHaveLength(1);
  });
});

describe('keywords', () => {
  const TYPES = '"array", "boolean", "integer", "null", "number", "object", "string"';
  it.each<[schema: object, faults: string[][]]>([
    [{ type: 'x' }, [['"type"', `"type" is "x", but must be one of ${TYPES}.`]]],
    [{ properties: 5 }, [['"properties"', '"properties" is 5, but must be an object in { }.']]],
    [{ not: 5 }, [['"not"', '"not" is 5, but must be an object in { } or true, false.']]],
    [{ items: { allOf: [] } }, [['"allOf"', '"allOf" is empty, but needs at least 1 entry.']]],
    [
      { properties: { a: { minimum: 'x', maximum: 'y' } } },
      [
        ['"minimum"', '"minimum" is "x", but must be a number.'],
        ['"maximum"', '"maximum" is "y", but must be a number.'],
      ],
    ],
    ...['anyOf', 'oneOf', 'allOf'].map((word): [object, string[][]] => [
      { [word]: [{ type: 'x' }] },
      [['"type"', `"type" is "x", but must be one of ${TYPES}.`]],
    ]),
    ...['if', 'propertyNames'].map((word): [object, string[][]] => [
      { [word]: { type: 'x' } },
      [['"type"', `"type" is "x", but must be one of ${TYPES}.`]],
    ]),
    [{ enum: [], format: 'nonsense', unknown: 5, required: ['a'] }, []],
  ])('%j', (schema, faults) => {
    expect(find(schema)).toEqual(faults);
  });

  it('are reported once, where the fault is', () => {
    const negative = [['"minLength"', '"minLength" is -1, but must be at least 0.']];
    expect(find({ $schema: 'http://json-schema.org/draft-07/schema#', items: { minLength: -1 } })).toEqual(negative);
    expect(find({ $schema: 'http://json-schema.org/draft-07/schema#', items: [{ minLength: -1 }] })).toEqual(negative);
    expect(find({ type: ['string', 'x'] }).map(([, message]) => message)).toEqual([
      `"1" is "x", but must be one of ${TYPES}.`,
    ]);
  });

  it('are reported before what else is wrong', () => {
    expect(find({ $ref: '#a', minLength: -1 })).toHaveLength(1);
  });
});

describe('references', () => {
  const BY_PLACE = 'Name the schema by its place with a "$ref": "#/$defs/name".';
  const FOLLOWED: object[] = [
    { $ref: '#/$defs/a', $defs: { a: {} } },
    { $ref: '#/$defs/a', $defs: { a: true } },
    { $ref: '#/$defs/a%20b', $defs: { 'a b': {} } },
    { $ref: '#/$defs/a%zz', $defs: { 'a%zz': {} } },
    { $ref: '#/$defs/a~1b', $defs: { 'a/b': true } },
    { $ref: '#/$defs/a~0b', $defs: { 'a~b': true } },
    { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/c' }, c: {} } },
    { properties: { a: { $ref: '#' } } },
    { properties: { $ref: { type: 'string' } } },
    { const: { $ref: '#x' } },
  ];

  it.each(FOLLOWED)('are followed in %j', (schema) => {
    expect(find(schema)).toEqual([]);
  });

  it.each<[schema: object, ...fault: string[]]>([
    [
      { $ref: '#/$defs/b', $defs: { a: {}, zzz: 5 > 4 } },
      '"#/$defs/b" leads to no schema.',
      'Did you mean "#/$defs/a"?',
    ],
    [{ $ref: '#/a~0/cc', a: 1, $defs: { 'a~/c': {} } }, '"#/a~0/cc" leads to no schema.'],
    [
      { $ref: '#/$defs/a~0c', $defs: { 'a~b': {} } },
      '"#/$defs/a~0c" leads to no schema.',
      'Did you mean "#/$defs/a~0b"?',
    ],
    [
      { $ref: '#/$defs/a~1c', $defs: { 'a/b': {} } },
      '"#/$defs/a~1c" leads to no schema.',
      'Did you mean "#/$defs/a~1b"?',
    ],
    [{ $ref: '#/', $defs: {} }, '"#/" leads to no schema.', 'Did you mean "#"?'],
    [{ $ref: '#/title', title: 'A' }, '"#/title" leads to no schema.'],
    [{ $ref: '#a' }, '"#a" names no place in this file.', BY_PLACE],
    [{ $ref: '#a#' }, '"#a#" names no place in this file.', BY_PLACE],
    [{ $ref: 'd.json' }, '"d.json" leads out of this file.', 'Copy that schema into "$defs", and refer to it there.'],
    [{ $ref: '#' }, '"#" leads in a circle, so it never says what a value is.'],
    [{ items: { $ref: '#/items' } }, '"#/items" leads in a circle, so it never says what a value is.'],
  ])('are not followed in %j', (schema, ...fault) => {
    expect(find(schema)).toEqual([['"$ref"', ...fault]]);
  });

  it('lead in a circle from each of its schemas', () => {
    const circle = find({ $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } });
    const why = 'leads in a circle, so it never says what a value is.';
    expect(circle).toEqual([
      ['"$ref"', `"#/$defs/b" ${why}`],
      ['"$ref"', `"#/$defs/a" ${why}`],
    ]);
  });

  it('of other sorts cannot be followed', () => {
    expect(find({ items: { $dynamicRef: '#x' } })).toEqual([
      ['"$dynamicRef"', '"$dynamicRef" can\'t be followed here.', BY_PLACE],
    ]);
    const recursive = ['"$recursiveRef"', '"$recursiveRef" can\'t be followed here.', BY_PLACE];
    expect(find({ $recursiveRef: '#', $ref: '#x' })).toEqual([
      recursive,
      ['"$ref"', '"#x" names no place in this file.', BY_PLACE],
    ]);
    expect(find({ $recursiveRef: '#', $ref: '#/$defs/a', $defs: { a: {} } })).toEqual([recursive]);
  });
});

describe('patterns', () => {
  const FIX = 'Escape only characters that have a meaning, as with the flag u.';
  const invalid = (pattern: string) => [
    ...[`${JSON.stringify(pattern)} is not a valid regular expression, so nothing could match it.`, FIX],
  ];

  it('must be regular expressions', () => {
    expect(find({ items: { pattern: '\\-' } })).toEqual([['"pattern"', ...invalid('\\-')]]);
    expect(find({ patternProperties: { '\\-': {}, a: {}, '(': {} } })).toEqual([
      ['"\\\\-"', ...invalid('\\-')],
      ['"("', ...invalid('(')],
    ]);
  });

  it('may be anything where they are no keywords', () => {
    expect(find({ pattern: '^a', const: { pattern: '[' }, properties: { pattern: { type: 'string' } } })).toEqual([]);
  });
});
