import openapiTS, { astToString } from 'openapi-typescript';
import { describe, expect, it, test } from 'vitest';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { readSchema, writeSchema } from '#codegen/kindSchemas.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { FILLED_PATTERN, LIST_PATTERN, NAME_PATTERN } from '#model/publishedPatterns.ts';
import { schemaName } from '#model/schemaName.ts';
import { DEPOT } from '../fixtures/nestedKind.ts';
import { mergedKind } from './mergedKind.ts';

const define = (properties: Record<string, FieldSchema>, required: string[] = [], description?: string) =>
  toDefinition(mergedKind({ properties, required, ...(description === undefined ? {} : { description }) }));

test.each([
  ['wind', 'Wind'],
  ['gas_engine', 'GasEngine'],
  ['type_2', 'Type2'],
])('the kind %s is %s in the contract', (subclass, name) => {
  expect(schemaName(subclass)).toBe(name);
});

describe('the schemas of a kind', () => {
  const fields: Record<string, FieldSchema> = {
    a: { type: 'string', title: 'A' },
    b: { type: 'boolean', title: 'B' },
  };
  const definition = define(fields, ['b'], 'Turns wind to power.');

  it('name all fields as stored', () => {
    expect(readSchema(definition)).toEqual({
      type: 'object',
      title: 'Probe',
      description: 'Turns wind to power.',
      required: ['a', 'b'],
      properties: { a: { title: 'A', type: 'string' }, b: { title: 'B', type: 'boolean' } },
    });
  });

  it('name the required fields to be stored', () => {
    expect(writeSchema(definition)).toEqual({
      type: 'object',
      title: 'Probe, to be stored',
      description:
        'Turns wind to power. In a new component, fields left out take their defaults; in a stored one, they keep their values.',
      required: ['b', 'subclass'],
      properties: { a: { title: 'A', type: 'string' }, b: { title: 'B', type: 'boolean' } },
      additionalProperties: false,
    });
  });

  it('are described by the title where nothing else does', () => {
    expect(readSchema(define(fields)).description).toBe('Probe.');
  });
});

/** The read schema and the write schema of one field. */
function published(schema: FieldSchema, required = false, name = 'a') {
  const definition = define({ [name]: { title: 'A', ...schema } }, required ? [name] : []);
  return [readSchema(definition), writeSchema(definition)].map(
    ({ properties }) => (properties as Record<string, object>)[name],
  );
}

describe('a field', () => {
  it.each<[title: string, FieldSchema, read: object]>([
    [
      'of a number',
      { type: 'number', 'x-unit': 'kW', description: 'Its power.', default: 5, minimum: 0, maximum: 9 },
      {
        ...{ title: 'A', description: 'Its power. Unit: kW.', type: ['number', 'null'], 'x-unit': 'kW' },
        ...{ default: 5, minimum: 0, maximum: 9 },
      },
    ],
    [
      'of a whole number',
      { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 9, readOnly: true },
      { title: 'A', readOnly: true, type: ['integer', 'null'], exclusiveMinimum: 0, exclusiveMaximum: 9 },
    ],
    [
      'with a unit and no help',
      { type: 'number', 'x-unit': 'kW' },
      { title: 'A', type: ['number', 'null'], 'x-unit': 'kW' },
    ],
    [
      'with help and no unit',
      { type: 'boolean', description: 'Help.' },
      { title: 'A', description: 'Help.', type: 'boolean' },
    ],
    ['of choices', { type: 'string', enum: ['x', 'y'] }, { title: 'A', type: 'string', enum: ['x', 'y'] }],
    ['of text', { type: 'string', maxLength: 5 }, { title: 'A', type: 'string', maxLength: 5 }],
  ])('%s is read and written alike', (_title, schema, read) => {
    expect(published(schema)).toStrictEqual([read, read]);
  });

  it.each<[title: string, FieldSchema, required: boolean, rules: object]>([
    ['list', { type: 'string', 'x-list': 'numbers' }, false, { pattern: LIST_PATTERN }],
    ['required list', { type: 'string', 'x-list': 'numbers' }, true, { pattern: LIST_PATTERN }],
    ['required text', { type: 'string' }, true, { minLength: 1, pattern: FILLED_PATTERN }],
    ['text of a least length', { type: 'string', minLength: 3 }, false, { minLength: 3, pattern: FILLED_PATTERN }],
    ['text that may be empty', { type: 'string', minLength: 0 }, false, {}],
    ['required name', { type: 'string', 'x-text': 'name' }, true, { minLength: 1, pattern: NAME_PATTERN }],
    ['name', { type: 'string', 'x-text': 'name' }, false, { pattern: NAME_PATTERN }],
    ['text with a pattern', { type: 'string', pattern: '^x$' }, true, { minLength: 1, pattern: '^x$' }],
  ])('%s is written by its rules', (_title, schema, required, rules) => {
    expect(published(schema, required)).toStrictEqual([
      { title: 'A', type: 'string' },
      { title: 'A', type: 'string', ...rules },
    ]);
  });

  it('of the server is published without rules', () => {
    const system: FieldSchema = { type: 'string', 'x-system': true };
    expect(published(system, true, 'id')).toEqual([
      { title: 'A', type: 'string' },
      { title: 'A', type: 'string' },
    ]);
    const date = { title: 'A', type: 'string', format: 'date-time' };
    expect(published(system, false, 'made_at')).toEqual([date, date]);
    expect(published({ type: 'string' }, false, 'made_at')[0]).toEqual({ title: 'A', type: 'string' });
  });

  it('with the subclass holds the kind alone', () => {
    const constant = { title: 'A', type: 'string', const: 'probe' };
    expect(published({ type: 'string', 'x-system': true, description: 'Help.' }, false, 'subclass')).toEqual([
      constant,
      constant,
    ]);
  });
});

test.each([
  [NAME_PATTERN, 'Wind 1', true],
  [NAME_PATTERN, '\u200b \u00ad', false],
  [NAME_PATTERN, 'a\nb', false],
  [NAME_PATTERN, 'a\u202eb', false],
  [NAME_PATTERN, '', false],
  [FILLED_PATTERN, ' x ', true],
  [FILLED_PATTERN, ' \t', false],
  [LIST_PATTERN, '', true],
  [LIST_PATTERN, ' 1, 2.5 ,.5 ', true],
  [LIST_PATTERN, '1;2', false],
  [LIST_PATTERN, '1,', false],
  [LIST_PATTERN, 'x1', false],
])('the pattern %s on %j: %j', (pattern, text, matches) => {
  expect(new RegExp(pattern, 'u').test(text)).toBe(matches);
});

describe('a kind with objects, variants and tables', () => {
  const [read, write] = [readSchema(DEPOT), writeSchema(DEPOT)];
  const at = (schema: object, ...path: string[]): Record<string, unknown> =>
    path.reduce<object>(
      (place, name) => Object(Object.entries(place).find(([key]) => key === name)?.[1]),
      schema,
    ) as never;

  it('is sent nested, with no property but its own at any level', () => {
    expect(at(write, 'properties', 'charging')).toMatchObject({
      type: 'object',
      title: 'Charging',
      required: [],
      properties: { power: { type: ['number', 'null'], minimum: 0, default: 11 } },
      additionalProperties: false,
    });
    expect(at(write, 'properties', 'periods')).toMatchObject({
      type: 'array',
      maxItems: 5,
      items: { type: 'object', required: ['from', 'price'], additionalProperties: false },
    });
    expect(at(write, 'properties', 'ports', 'items')).toMatchObject({ type: ['number', 'null'], minimum: 0 });
    expect(at(write, 'properties', 'tariff')).toMatchObject({
      properties: { fee: { minimum: 0 } },
      oneOf: [
        { required: ['type'], properties: { type: { const: 'fixed' }, price: { minimum: 0 } } },
        { required: ['type'], properties: { type: { const: 'flex' }, price: { maximum: 5 } } },
      ],
      unevaluatedProperties: false,
    });
  });

  it('is read whole, and may hold what it no longer has', () => {
    expect(at(read, 'properties', 'charging').required).toEqual(['power', 'mode', 'plug']);
    expect(at(read, 'properties', 'periods', 'items').required).toEqual(['from', 'price', 'band', 'weekend']);
    expect(at(read, 'properties', 'tariff', 'oneOf', '1').required).toEqual(['type', 'price', 'source']);
    expect(JSON.stringify(read)).not.toMatch(/additionalProperties|unevaluatedProperties/);
  });

  it('has types that distinguish its cases', async () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'Probe', version: '1' },
      paths: {},
      components: { schemas: { Depot: read } },
    };
    const types = astToString(await openapiTS(JSON.stringify(document))).replaceAll(/\/\*\*[\s\S]*?\*\/|\s+/g, '');
    expect(types).toContain('charging:{power:number|null;mode:"fixed"|"flex";plug:string;};');
    expect(types).toContain('ports:(number|null)[];');
    expect(types).toMatch(/tariff:\{fee:number\|null;\}&\(\{type:"fixed";price:number\|null;\}\|\{type:"flex";/);
    expect(types).toContain('trips:{km:number;}[];');
  });
});
