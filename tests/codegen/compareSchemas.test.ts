import { describe, expect, it } from 'vitest';
import { compareSchemas, type SchemaWalk } from '#codegen/contracts/compareSchemas.ts';
import type { Json } from '#codegen/readContract.ts';

const schemas = (own: Json) => ({ components: { schemas: own } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const PATH = ['paths'];

function compare(ours: unknown, theirs: unknown, walk: Partial<SchemaWalk> = {}) {
  return compareSchemas({
    ours,
    theirs,
    at: 'it',
    path: PATH,
    walk: { ours: {}, theirs: {}, seen: new Set(), ...walk },
  });
}

/** Messages without the words that all of them begin with. */
const said = (ours: unknown, theirs: unknown, walk: Partial<SchemaWalk> = {}) =>
  compare(ours, theirs, walk).map(({ message }) => message.replace(/^it: /, ''));

describe('types', () => {
  it.each<[title: string, ours: unknown, theirs: unknown, messages: string[]]>([
    ['are the same', { type: 'string' }, { type: 'string' }, []],
    ['are in another order', { type: ['string', 'number'] }, { type: ['number', 'string'] }, []],
    ['are several', { type: ['string', 'number'] }, { type: 'string' }, ['type: number or string here, string there.']],
    ['are not stated', {}, { type: 'string' }, ['type: any value here, string there.']],
    ['allow nothing', false, { type: 'string' }, ['type: no value here, string there.']],
    [
      'are one of schemas',
      { oneOf: [{ type: 'object' }, { type: 'array' }] },
      { anyOf: [{ type: 'object' }, { type: 'array' }, { type: 'string' }] },
      ['type: one of 2 schemas here, one of 3 schemas there.'],
    ],
    ['may be null', { type: ['string', 'null'] }, { type: 'string' }, ['may be null: yes here, no there.']],
    ['may not be null', { type: 'string' }, { type: 'string', nullable: true }, ['may be null: no here, yes there.']],
    ['have choices', { enum: ['b', 'a'] }, { enum: ['a', 'c'] }, ['choices: a, b here, a, c there.']],
    ['have choices in another order', { enum: [2, 10, 1] }, { enum: [10, 1, 2] }, []],
    ['have choices on one side', { enum: ['a'] }, { type: 'string' }, ['choices: a here, none there.']],
  ])('%s', (_title, ours, theirs, messages) => {
    expect(said(ours, theirs)).toEqual(messages);
  });

  it('are placed and named', () => {
    expect(compare({ type: ['string', 'null'] }, { type: 'number' })).toEqual([
      { path: PATH, code: 'type', message: 'it: type: string here, number there.' },
      { path: PATH, code: 'nullable', message: 'it: may be null: yes here, no there.' },
    ]);
    expect(compare({ enum: ['a'] }, { enum: ['b'] })).toEqual([
      { path: PATH, code: 'choices', message: 'it: choices: a here, b there.' },
    ]);
  });
});

describe('rules', () => {
  it.each<[word: string, ours: unknown, theirs: unknown, sides: string]>([
    ['format', 'email', undefined, 'email here, none there'],
    ['minimum', 0, 1, '0 here, 1 there'],
    ['exclusiveMinimum', 0, undefined, '0 here, none there'],
    ['maximum', undefined, 9, 'none here, 9 there'],
    ['exclusiveMaximum', 1, 2, '1 here, 2 there'],
    ['minLength', 1, 2, '1 here, 2 there'],
    ['maxLength', 1, 2, '1 here, 2 there'],
    ['pattern', '^a', '^b', '^a here, ^b there'],
    ['minItems', 1, 2, '1 here, 2 there'],
    ['maxItems', 1, 2, '1 here, 2 there'],
    ['uniqueItems', true, undefined, 'yes here, none there'],
    ['default', null, false, 'none here, no there'],
    ['default', { a: 1 }, [1, 2], '{"a":1} here, 1, 2 there'],
    ['default', 'x'.repeat(101), 'x'.repeat(100), `${'x'.repeat(99)}… here, ${'x'.repeat(100)} there`],
  ])('"%s" is compared', (word, ours, theirs, sides) => {
    expect(compare({ [word]: ours }, { [word]: theirs })).toEqual([
      { path: PATH, code: 'rule', message: `it: ${word}: ${sides}.` },
    ]);
  });

  it('are not compared of different types, or if only the shape is', () => {
    expect(said({ type: 'string', maxLength: 5 }, { type: 'number', maximum: 5 })).toEqual([
      'type: string here, number there.',
    ]);
    expect(said({ type: 'string', maxLength: 5 }, { type: 'string' }, { isShapeOnly: true })).toEqual([]);
  });

  it('are not in words', () => {
    expect(said({ title: 'A', description: 'A' }, { title: 'B', example: 1 })).toEqual([]);
  });
});

describe('fields', () => {
  const object = (properties: Json, required: string[] = []) => ({ type: 'object', properties, required });

  it('are compared one by one', () => {
    const ours = object({ a: { type: 'string' }, b: {}, c: {} }, ['a', 'c']);
    const theirs = object({ a: { type: 'number' }, c: {}, d: {} }, ['c']);
    const path = (field: string) => [...PATH, 'properties', field];
    expect(compare(ours, theirs)).toEqual([
      { path: path('a'), code: 'required', message: 'it.a: required: yes here, no there.' },
      { path: path('a'), code: 'type', message: 'it.a: type: string here, number there.' },
      { path: path('b'), code: 'field', message: 'it.b is only here.' },
      { path: path('d'), code: 'field', message: 'it.d is only there.' },
    ]);
  });

  it('are not compared with an object that lists none', () => {
    expect(compare(object({ a: {} }), { type: 'object' })).toEqual([]);
    expect(compare({ type: 'object' }, object({ a: {} }))).toEqual([]);
  });

  it('of objects inside objects', () => {
    const [ours, theirs] = ['string', 'number'].map((type) => object({ a: object({ b: { type } }) }));
    expect(compare(ours, theirs)).toEqual([
      {
        ...{ path: [...PATH, 'properties', 'a', 'properties', 'b'], code: 'type' },
        message: 'it.a.b: type: string here, number there.',
      },
    ]);
  });
});

describe('entries of lists', () => {
  it('are compared', () => {
    expect(compare({ items: { type: 'string' } }, { items: { type: 'number' } })).toEqual([
      { path: [...PATH, 'items'], code: 'type', message: 'it[]: type: string here, number there.' },
    ]);
  });

  it('are not compared with a list of anything', () => {
    expect(said({ type: 'array', items: { type: 'string' } }, { type: 'array' })).toEqual([]);
    expect(said({ type: 'array' }, { type: 'array', items: { type: 'string' } })).toEqual([]);
  });
});

describe('variants', () => {
  const [A, B] = [{ type: 'object', properties: { a: {} } }, { type: 'array' }];
  const shapes = { Cat: { type: 'object', properties: { paws: {} } }, Eel: { type: 'array' } };

  it('are compared by their order', () => {
    expect(compare({ oneOf: [A, B] }, { oneOf: [B, A] })).toEqual([
      { path: PATH, code: 'type', message: 'it, variant 1: type: object here, array there.' },
      { path: PATH, code: 'type', message: 'it, variant 2: type: array here, object there.' },
    ]);
  });

  it('are compared by the names of their components', () => {
    const walk = { ours: schemas(shapes), theirs: schemas(shapes) };
    const [cat, eel] = [ref('Cat'), ref('Eel')];
    expect(said({ oneOf: [cat, eel] }, { oneOf: [eel, cat] }, walk)).toEqual([]);
    expect(said({ oneOf: [cat, eel] }, { oneOf: [eel, { type: 'string' }] }, walk)).toEqual([
      'Cat: type: object here, array there.',
    ]);
  });

  it('are not compared if there are more or fewer', () => {
    expect(said({ oneOf: [A, B] }, { oneOf: [B, A, {}] })).toEqual([
      'type: one of 2 schemas here, one of 3 schemas there.',
    ]);
  });
});

describe('a component', () => {
  const [ours, theirs] = [schemas({ A: { type: 'string' } }), schemas({ A: { type: 'number' }, B: { type: 'null' } })];

  it('is compared once, under its name', () => {
    const walk = { ours, theirs, seen: new Set<string>() };
    expect(compare(ref('A'), ref('A'), walk)).toEqual([
      { path: ['components', 'schemas', 'A'], code: 'type', message: 'A: type: string here, number there.' },
    ]);
    expect(compare(ref('A'), ref('A'), walk)).toEqual([]);
    expect(compare(ref('A'), ref('B'), walk)).toHaveLength(2);
  });

  it('is distinguished from other schemas by what is compared, and where', () => {
    const walk = { ours, theirs, seen: new Set<string>() };
    const place = { ours: { type: 'string' }, theirs: {}, walk: { ...walk } };
    const count = (at: string, path: string[]) => compareSchemas({ ...place, at, path }).length;
    expect([count('a', ['x']), count('a', ['y']), count('b', ['x']), count('b', ['x'])]).toEqual([1, 1, 1, 0]);
  });

  it('of any kind is left out', () => {
    const discriminator = { propertyName: 'subclass' };
    expect(said({ type: 'object', discriminator }, { type: 'string' })).toEqual([]);
    expect(said({ type: 'object', discriminator: { propertyName: 'type' } }, { type: 'string' })).toHaveLength(1);
    expect(said({ type: 'object', discriminator: 'subclass' }, { type: 'string' })).toHaveLength(1);
  });
});
