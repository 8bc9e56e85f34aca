import { expect, it } from 'vitest';
import { readSchemaField } from '#codegen/foreign/readSchemaField.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { foreignPart } from './foreignPart.ts';

function read(schema: object, name = 'a') {
  const { part, notes, list } = foreignPart(schema);
  return { field: readSchemaField(name, part, notes, []), notes: list().map((note) => note.replace(/^\d+ /, '')) };
}

it.each<[what: string, schema: object, field: FieldSchema]>([
  ['a title with a unit', { type: 'number', title: 'Reach (m)' }, { type: 'number', title: 'Reach', 'x-unit': 'm' }],
  ['an empty title', { type: 'number', title: '' }, { type: 'number', title: 'A' }],
  ['a title that is no text', { type: 'number', title: 5 }, { type: 'number', title: 'A' }],
  ['a description', { type: 'number', description: ' Long. ' }, { type: 'number', title: 'A', description: 'Long.' }],
  ['a blank description', { type: 'number', description: ' ' }, { type: 'number', title: 'A' }],
  ['a description that is no text', { type: 'number', description: 5 }, { type: 'number', title: 'A' }],
  ['a unit', { type: 'integer', unit: 'kW' }, { type: 'integer', title: 'A', 'x-unit': 'kW' }],
  ['units', { type: 'number', units: 'hours' }, { type: 'number', title: 'A', 'x-unit': 'h' }],
  ['a unit of kind files', { type: 'number', 'x-unit': 'm' }, { type: 'number', title: 'A', 'x-unit': 'm' }],
  ['a unit of QUDT', { type: 'number', 'qudt:unit': 'm' }, { type: 'number', title: 'A', 'x-unit': 'm' }],
  ['a unit that is no text', { type: 'number', unit: 5, units: 'm' }, { type: 'number', title: 'A', 'x-unit': 'm' }],
  [
    'a unit before that of its title',
    { type: 'number', title: 'Reach (m)', unit: 'km' },
    { type: 'number', title: 'Reach', 'x-unit': 'km' },
  ],
  ['a plain number', { type: 'number', unit: '1', title: 'Reach (m)' }, { type: 'number', title: 'Reach' }],
  ['a choice', { enum: ['x'], default: 'x' }, { type: 'string', title: 'A', enum: ['x'], default: 'x' }],
  ['a number or null', { type: ['number', 'null'] }, { type: 'number', title: 'A' }],
  ['a number of two types', { type: ['integer', 'number'] }, { type: 'number', title: 'A' }],
  [
    'a schema or null',
    { title: 'B', oneOf: [{ type: 'null' }, { type: 'number', title: 'C', minimum: 0 }] },
    { type: 'number', title: 'B', minimum: 0 },
  ],
  [
    'null or a schema that is referred to',
    { anyOf: [{ $ref: '#/$defs/n' }, { type: 'null' }], $defs: { n: { type: 'integer' } } },
    { type: 'integer', title: 'A' },
  ],
  [
    'an object',
    { type: 'object', properties: { b: { type: 'number', title: 'B' } }, required: ['b'] },
    { type: 'object', title: 'A', properties: { b: { type: 'number', title: 'B' } }, required: ['b'] },
  ],
  [
    'an object by its properties',
    { properties: { b: { type: 'number' } } },
    { type: 'object', title: 'A', properties: { b: { type: 'number', title: 'B' } } },
  ],
  [
    'a variant',
    { oneOf: [{ properties: { k: { const: 'x' } } }, { properties: { k: { const: 'y' } } }] },
    {
      type: 'object',
      title: 'A',
      'x-choice': 'k',
      properties: { k: { type: 'string', title: 'K', enum: ['x', 'y'], default: 'x' } },
      'x-cases': { x: {}, y: {} },
    },
  ],
  [
    'a list of numbers',
    {
      type: 'array',
      items: { type: 'number', title: 'B', minimum: 0 },
      minItems: 1,
      maxItems: 10_000,
      uniqueItems: true,
      default: [1],
    },
    {
      type: 'array',
      title: 'A',
      items: { type: 'number', minimum: 0 },
      minItems: 1,
      maxItems: 10_000,
      uniqueItems: true,
      default: [1],
    },
  ],
  ['a list by its items', { items: { type: 'string' } }, { type: 'array', title: 'A', items: { type: 'string' } }],
  [
    'a table',
    { type: 'array', items: { properties: { b: { type: 'number' } } } },
    { type: 'array', title: 'A', items: { type: 'object', properties: { b: { type: 'number', title: 'B' } } } },
  ],
  ['limits of a number', { minimum: 0 }, { type: 'number', title: 'A', minimum: 0 }],
  ['an upper limit of a number', { exclusiveMaximum: 5 }, { type: 'number', title: 'A', exclusiveMaximum: 5 }],
  ['a lower limit of a number', { exclusiveMinimum: 5 }, { type: 'number', title: 'A', exclusiveMinimum: 5 }],
  ['the greatest number', { maximum: 5 }, { type: 'number', title: 'A', maximum: 5 }],
  ['limits of a text', { minLength: 1 }, { type: 'string', title: 'A', minLength: 1 }],
  ['an upper limit of a text', { maxLength: 1 }, { type: 'string', title: 'A', maxLength: 1 }],
  ['a pattern', { pattern: 'a' }, { type: 'string', title: 'A', pattern: 'a' }],
  ['a default of null', { type: 'number', default: null }, { type: 'number', title: 'A' }],
])('%s is read', (_what, schema, field) => {
  expect(read(schema)).toEqual({ field, notes: [] });
});

it('the name of a property gives its title and unit', () => {
  expect(read({ type: 'number' }, 'rated_power_kw').field).toEqual({
    type: 'number',
    title: 'Rated power',
    'x-unit': 'kW',
  });
});

it.each<[what: string, schema: object, note: string, type: string | undefined]>([
  ['an unknown unit', { type: 'number', unit: 'furlong' }, 'there is no unit "furlong".', 'number'],
  ['a text with a unit', { type: 'string', unit: 'm' }, '"a" has the unit m, but is not a number.', 'string'],
  ['two types', { type: ['string', 'number'] }, 'may be string or number; it is read as string.', 'string'],
  ['no type', { description: 'x' }, 'has no type that a field can have.', undefined],
  ['only null', { type: 'null' }, 'has no type that a field can have.', undefined],
  ['an unknown type', { type: 'any' }, 'there is no field of the type "any".', undefined],
  [
    'an object of any properties',
    { type: 'object' },
    "is an object whose properties are not known, which a kind file can't express.",
    undefined,
  ],
  [
    'a list without items',
    { type: 'array' },
    "is a list whose entries differ by their place, which a kind file can't express.",
    undefined,
  ],
  [
    'a list by its limits',
    { minItems: 1 },
    "is a list whose entries differ by their place, which a kind file can't express.",
    undefined,
  ],
  [
    'a list by its upper limit',
    { maxItems: 1 },
    "is a list whose entries differ by their place, which a kind file can't express.",
    undefined,
  ],
  [
    'a list by place',
    { type: 'array', items: { type: 'number' }, prefixItems: [] },
    "is a list whose entries differ by their place, which a kind file can't express.",
    undefined,
  ],
  [
    'a list of lists',
    { type: 'array', items: { type: 'array', items: { type: 'number' } } },
    "is a list of lists, which a kind file can't express.",
    undefined,
  ],
  [
    'a list of anything',
    { type: 'array', items: { description: 'x' } },
    'has no type that a field can have.',
    undefined,
  ],
  [
    'a list that is too long',
    { type: 'array', items: { type: 'number' }, maxItems: 10_001 },
    '"maxItems": 10001 is left out, as a kind file can\'t express it here.',
    'array',
  ],
  [
    'a list with a limit in words',
    { type: 'array', items: { type: 'number' }, minItems: '1' },
    '"minItems": "1" is left out, as a kind file can\'t express it here.',
    'array',
  ],
  [
    'a list with a default of one',
    { type: 'array', items: { type: 'number' }, default: 1 },
    '"default": 1 is left out, as a kind file can\'t express it here.',
    'array',
  ],
  [
    'a list that may repeat',
    { type: 'array', items: { type: 'number' }, uniqueItems: false },
    '"uniqueItems": false is left out, as a kind file can\'t express it here.',
    'array',
  ],
  [
    'a table of different rows',
    { type: 'array', items: { properties: { b: { type: 'number' } } }, uniqueItems: true },
    '"uniqueItems": true is left out, as a kind file can\'t express it here.',
    'array',
  ],
  [
    'a format',
    { type: 'string', format: 'date' },
    '"format": "date" is left out, as a kind file can\'t express it here.',
    'string',
  ],
  [
    'a text by its format',
    { format: 'date' },
    '"format": "date" is left out, as a kind file can\'t express it here.',
    'string',
  ],
  ['steps', { multipleOf: 0.5 }, '"multipleOf": 0.5 is left out, as a kind file can\'t express it here.', 'number'],
  [
    'what must not be',
    { type: 'string', not: { const: 'x' } },
    '"not" is left out, as a kind file can\'t express it here.',
    'string',
  ],
  [
    'a property of any value',
    { properties: { any: true, b: { type: 'number' } } },
    '"any" takes any value or none, which a field can\'t.',
    'object',
  ],
  [
    'a property that leads nowhere',
    { properties: { c: { $ref: '#/x' }, b: { type: 'number' } } },
    '"#/x" leads to no place in this file.',
    'object',
  ],
  [
    'branches',
    { type: 'number', oneOf: [{ minimum: 1 }, { maximum: 0 }] },
    '"oneOf" has branches that no constant tells apart, which a kind file can\'t express.',
    'number',
  ],
])('%s: a note says so', (_what, schema, note, type) => {
  const { field, notes } = read(schema);
  expect(notes).toEqual([note]);
  expect(field?.type).toBe(type);
});

it.each([
  ...['$schema', '$id', 'id', '$comment', '$defs', 'definitions', '$anchor', 'required', 'examples', 'propertyOrder'],
  ...['additionalProperties', 'exclusiveMinimum', 'exclusiveMaximum', 'minimum', 'maximum', 'properties', 'const'],
])('"%s" of a flag needs no note', (word) => {
  const value = word === '$id' ? 'https://example.org' : word === 'const' ? true : [];
  expect(read({ type: 'boolean', [word]: value })).toEqual({ field: { type: 'boolean', title: 'A' }, notes: [] });
});

it('a schema inside itself does not loop forever', () => {
  const { field, notes } = read({ properties: { b: { type: 'number' }, c: { $ref: '#' } } });
  expect(Object.keys(field?.properties ?? {})).toEqual(['b']);
  expect(notes).toEqual(["contains itself, which a kind file can't express."]);
});

const TOO_DEEP = 'is nested in more than 5 objects and tables.';
const OBJECT = (inner: object) => ({ properties: { o: inner } });
const TABLE = (inner: object) => ({ type: 'array', items: { properties: { o: inner } } });
const VARIANT = (inner: object) => ({
  oneOf: [{ properties: { k: { const: 'x' }, o: inner } }, { properties: { k: { const: 'y' } } }],
});

it.each([
  ['five objects', (value: object) => nest(5, OBJECT, value), []],
  ['six objects', (value: object) => nest(6, OBJECT, value), [TOO_DEEP]],
  ['a list in four objects', (value: object) => nest(4, OBJECT, { items: value }), []],
  ['a list in five objects', (value: object) => nest(5, OBJECT, { items: value }), [TOO_DEEP]],
  ['a table in three objects', (value: object) => nest(3, OBJECT, TABLE(value)), []],
  ['a table in four objects', (value: object) => nest(4, OBJECT, TABLE(value)), [TOO_DEEP]],
  ['a variant in four objects', (value: object) => nest(4, OBJECT, VARIANT(value)), []],
  ['a variant in five objects', (value: object) => nest(5, OBJECT, VARIANT(value)), [TOO_DEEP]],
])('%s: deeper nesting is noted', (_what, make, notes) => {
  expect(read(make({ type: 'number' })).notes.slice(0, 1)).toEqual(notes);
});

function nest(levels: number, around: (inner: object) => object, value: object): object {
  return levels === 0 ? value : around(nest(levels - 1, around, value));
}
