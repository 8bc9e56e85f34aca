import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { fieldSchema, type JsonSchema } from '#model/fieldSchema.ts';
import { FILLED_PATTERN, LIST_PATTERN, NAME_PATTERN, PERCENTAGES_PATTERN } from '#model/publishedPatterns.ts';
import { createTable, createTableField } from '../fixtures/createTable.ts';
import { copField } from './copField.ts';
import { createFlow } from './createFlow.ts';

const CHOICES = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'flex', label: 'Flexible price' },
];
const AXIS = { type: 'array', minItems: 2, maxItems: 100 };
const MAP = {
  required: ['x', 'y', 'z'],
  properties: {
    x: { title: 'Source temperature', description: 'Unit: °C.', ...AXIS, items: { type: 'number' } },
    y: { title: 'Sink temperature', description: 'Unit: °C.', ...AXIS, items: { type: 'number' } },
    z: { title: 'COP', ...AXIS, items: { ...AXIS, items: { type: 'number', minimum: 1, maximum: 12 } } },
  },
  additionalProperties: false,
};

describe('the schema of a field', () => {
  it.each<[string, Partial<FieldDefinition>, JsonSchema]>([
    ['a number', {}, { type: ['number', 'null'] }],
    ['a number that is needed', { required: true }, { type: 'number' }],
    ['a whole number', { type: 'integer' }, { type: ['integer', 'null'] }],
    ['a whole number that is needed', { type: 'integer', required: true }, { type: 'integer' }],
    [
      'limits',
      { minimum: 0, maximum: 9, default: 0 },
      { type: ['number', 'null'], minimum: 0, maximum: 9, default: 0 },
    ],
    [
      'other limits',
      { exclusiveMinimum: 0, exclusiveMaximum: 1 },
      { type: ['number', 'null'], exclusiveMinimum: 0, exclusiveMaximum: 1 },
    ],
    [
      'help and a lock',
      { help: 'At 20 °C.', readOnly: true },
      { description: 'At 20 °C.', readOnly: true, type: ['number', 'null'] },
    ],
    ['a flag', { type: 'flag', default: false }, { type: 'boolean', default: false }],
    ['a choice of texts', { type: 'choice', choices: CHOICES }, { type: 'string', enum: ['fixed', 'flex'] }],
    ['a choice of null', { type: 'choice', choices: [{ value: null, label: 'None' }] }, { type: 'null', enum: [null] }],
    [
      'a choice of several types',
      {
        type: 'choice',
        choices: [
          { value: 1, label: 'One' },
          { value: null, label: 'None' },
          { value: 2, label: 'Two' },
        ],
      },
      { type: ['number', 'null'], enum: [1, null, 2] },
    ],
    ['a choice of nothing', { type: 'choice' }, { type: 'string', enum: [] }],
    ['a list', { type: 'list', list: 'numbers' }, { type: 'string', pattern: LIST_PATTERN }],
    ['a list of percentages', { type: 'list', list: 'percentages' }, { type: 'string', pattern: PERCENTAGES_PATTERN }],
    ['a text', { type: 'text', maxLength: 5, minLength: 0 }, { type: 'string', maxLength: 5 }],
    [
      'a text that is needed',
      { type: 'text', required: true },
      { type: 'string', minLength: 1, pattern: FILLED_PATTERN },
    ],
    [
      'a text of one character',
      { type: 'text', minLength: 1 },
      { type: 'string', minLength: 1, pattern: FILLED_PATTERN },
    ],
    [
      'a text of three characters',
      { type: 'text', required: true, minLength: 3 },
      { type: 'string', minLength: 3, pattern: FILLED_PATTERN },
    ],
    [
      'a text with a pattern',
      { type: 'text', required: true, pattern: '^DE' },
      { type: 'string', minLength: 1, pattern: '^DE' },
    ],
    ['a name', { type: 'text', text: 'name' }, { type: 'string', pattern: NAME_PATTERN }],
    [
      'a name that is needed',
      { type: 'text', text: 'name', required: true },
      { type: 'string', minLength: 1, pattern: NAME_PATTERN },
    ],
    ['a verbatim text', { type: 'text', text: 'verbatim' }, { type: 'string' }],
    ['a map that may be null', copField(), { title: 'COP', type: ['object', 'null'], ...MAP }],
    ['a map that may not', { ...copField(), nullable: false }, { title: 'COP', type: 'object', ...MAP }],
    ['a map without axes', { type: 'map' }, { type: ['object', 'null'] }],
    ['rows without columns', { type: 'rows' }, { type: 'array' }],
  ])('says %s', (_, parts, schema) => {
    expect(fieldSchema(createFlow({ title: 'Flow', ...parts }))).toEqual({ title: 'Flow', ...schema });
  });

  it('begins with its title and its type', () => {
    expect(Object.keys(fieldSchema(createFlow({ help: 'At 20 °C.', default: 3 })))).toEqual([
      'title',
      'description',
      'type',
      'default',
    ]);
  });

  it('leaves out the rules of its text where only its value is asked for', () => {
    const name = createFlow({ type: 'text', required: true, text: 'name', maxLength: 9 });
    expect(fieldSchema(name, { withTextRules: false })).toEqual({ title: 'Flow', type: 'string', maxLength: 9 });
  });
});

describe('the schema of a table', () => {
  it('says its rows, their columns and how many there may be', () => {
    const table = createTable(
      { from: { required: true }, price: { minimum: 0 } },
      { least: 1, most: 5, unique: ['from'] },
    );
    expect(fieldSchema(createTableField(table))).toEqual({
      title: 'Table',
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: {
        type: 'object',
        required: ['from'],
        properties: {
          from: { title: 'from', type: 'number' },
          price: { title: 'price', type: ['number', 'null'], minimum: 0 },
        },
        additionalProperties: false,
      },
    });
  });

  it.each([
    [undefined, {}],
    [['value'], { uniqueItems: true }],
  ])('says its bare values, unique by %j', (unique, more) => {
    const table = createTable({ value: { type: 'text', required: true } }, { isList: true, ...(unique && { unique }) });
    const items = { title: 'value', type: 'string', minLength: 1, pattern: FILLED_PATTERN };
    expect(fieldSchema(createTableField(table))).toEqual({
      title: 'Table',
      type: 'array',
      maxItems: 9,
      ...more,
      items,
    });
  });

  it('leaves out the rules of texts in it where its field does', () => {
    const list = createTable({ value: { type: 'text', required: true } }, { isList: true });
    const rows = createTable(
      { label: { type: 'text', required: true }, 'drive/motor': { type: 'text', required: true } },
      { objects: { drive: { title: 'Drive' } } },
    );
    const options = { withTextRules: false };
    expect(fieldSchema(createTableField(list), options).items).toEqual({ title: 'value', type: 'string' });
    expect(fieldSchema(createTableField(rows), options).items).toEqual({
      type: 'object',
      required: ['label'],
      properties: {
        label: { title: 'label', type: 'string' },
        drive: {
          title: 'Drive',
          type: 'object',
          required: ['motor'],
          properties: { motor: { title: 'drive/motor', type: 'string' } },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    });
  });

  it('may write its rows in its own way', () => {
    const table = createTable({ from: {} }, { row: 'period' });
    expect(fieldSchema(createTableField(table), { rows: ({ row }) => ({ items: row }) })).toEqual({
      title: 'Table',
      type: 'array',
      items: 'period',
    });
  });
});
