import { describe, expect, it } from 'vitest';
import { readJsonSchema } from '#codegen/readJsonSchema.ts';
import { documentKind, roundTrip } from './documentKind.ts';

const TEXT = { type: 'string' };

describe('a reference', () => {
  it.each([
    ['#/definitions/site', { definitions: { site: TEXT } }],
    ['#/$defs/site', { $defs: { site: TEXT } }],
    ['#/$defs/a~1b/c~0d', { $defs: { 'a/b': { 'c~d': TEXT } } }],
    ['#/$defs/with%20space', { $defs: { 'with space': TEXT } }],
    ['#site', { $defs: { any: { $anchor: 'site', ...TEXT } } }],
    ['https://example.org/site', { $defs: { any: { $id: 'https://example.org/site', ...TEXT } } }],
    ['site', { $id: 'https://example.org/root', $defs: { any: { $id: '/site', ...TEXT } } }],
    ['#/$defs/first', { $defs: { first: { $ref: '#/$defs/second' }, second: TEXT } }],
  ])('%s leads to what it names', ($ref, words) => {
    const { definition, faults } = documentKind({ ...words, properties: { p: { $ref, title: 'Site' } } });
    expect(faults).toEqual([]);
    expect(definition.fields.p).toMatchObject({ type: 'text', title: 'Site' });
  });

  it('brings its part of the uiSchema, over which that of the place has precedence', () => {
    const site = { type: 'object', properties: { town: TEXT, street: TEXT } };
    const { definition } = documentKind(
      {
        $defs: { site },
        properties: { p: { $ref: '#/$defs/site' }, list: { type: 'array', items: { $ref: '#/$defs/site' } } },
      },
      {
        'ui:definitions': {
          '#/$defs/site': { town: { 'ui:placeholder': 'Kiel' }, street: { 'ui:placeholder': 'Quay' } },
        },
        p: { town: { 'ui:placeholder': 'Wedel' } },
      },
    );
    expect(definition.fields['p/town']?.placeholder).toBe('Wedel');
    expect(definition.fields['p/street']?.placeholder).toBe('Quay');
    expect(definition.fields.list?.table?.fields.town?.placeholder).toBe('Kiel');
  });

  it('without a target is any value, and a fault', () => {
    const schema = { properties: { p: { $ref: '#/$defs/site' } } };
    const { definition, faults } = readJsonSchema(schema);
    expect(faults).toEqual([{ pointer: '/properties/p', message: 'There is no "#/$defs/site" in this file.' }]);
    expect(definition.fields.p?.table?.makes).toBe('option');
  });

  it('to itself and nothing else is any value, and a fault', () => {
    const { faults } = readJsonSchema({
      $defs: { a: { $ref: '#/$defs/a' } },
      properties: { p: { $ref: '#/$defs/a' } },
    });
    expect(faults).toEqual([{ pointer: '/$defs/a', message: 'This schema refers to itself and to nothing else.' }]);
  });
});

describe('a schema that contains itself', () => {
  it('is a table that contains itself', () => {
    const kind = documentKind({
      $defs: {
        node: {
          properties: { name: TEXT, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
          additionalProperties: false,
        },
      },
      $ref: '#/$defs/node',
    });
    const table = kind.definition.fields.children?.table;
    expect(table).toMatchObject({ id: 'node-children' });
    expect(table?.fields.children?.table).toBe(table);
    const record = { name: 'a', children: [{ children: [{ name: 'c' }] }, {}] };
    expect(roundTrip(kind, record)).toEqual(record);
  });

  it.each([
    ['a property', { next: { $ref: '#' } }, { next: { next: {} } }],
    ['shapes', { next: { oneOf: [{ $ref: '#' }, { type: 'null' }] } }, { next: { next: null } }],
    ['entries', { next: { additionalProperties: { $ref: '#' } } }, { next: { a: { next: { b: {} } } } }],
    ['a tuple', { next: { prefixItems: [TEXT, { $ref: '#' }], minItems: 1 } }, { next: ['x', { next: ['y'] }] }],
  ])('by %s is kept', (_, properties, record) => {
    const kind = documentKind({ type: 'object', properties, additionalProperties: false });
    expect(kind.faults).toEqual([]);
    expect(roundTrip(kind, record)).toEqual(record);
    expect(roundTrip(kind, {})).toEqual({});
  });
});

describe('what cannot be drawn', () => {
  it.each([
    [{ type: 'string', format: 'data-url' }, 'A file is drawn as the text in which it is stored.'],
    [
      { type: 'string', pattern: '\\_' },
      'The pattern "\\_" is not valid in ECMAScript with the flag u, so the form does not check it.',
    ],
    [{ type: 'colour' }, '"colour" is not a type of JSON Schema.'],
    [{ allOf: [{ enum: ['a'] }, { enum: ['b'] }] }, 'No value fits this schema.'],
  ])('is reported: %j', (p, message) => {
    expect(readJsonSchema({ properties: { p } }).faults).toEqual([{ pointer: '/properties/p', message }]);
  });
});
