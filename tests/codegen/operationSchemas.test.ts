import { describe, expect, it } from 'vitest';
import { operationSchemas } from '#codegen/operationSchemas.ts';
import type { Operation } from '#codegen/readOperations.ts';

const CALL: Operation = {
  operationId: 'putThing',
  method: 'PUT',
  path: '/things/{id}/',
  secured: true,
  isComponent: false,
  parameters: [],
};

const body = (schema: Record<string, unknown>) =>
  operationSchemas([{ ...CALL, body: { schema, required: true } }], 'body').putThing;

describe('the check of a body', () => {
  it.each<[title: string, schema: Record<string, unknown>, checked: Record<string, unknown>]>([
    ['keeps limits', { type: 'string', maxLength: 5, enum: ['a'] }, { type: 'string', maxLength: 5, enum: ['a'] }],
    [
      'leaves out words',
      {
        type: 'number',
        title: 'A',
        description: 'A',
        example: 1,
        examples: [1],
        default: 1,
        readOnly: true,
        writeOnly: true,
        deprecated: true,
        discriminator: {},
        'x-kinds': 'read',
      },
      { type: 'number' },
    ],
    [
      'checks an address by the rule of the forms',
      { type: 'string', format: 'email' },
      { type: 'string', isEmail: true },
    ],
    ['leaves out other formats', { type: 'string', format: 'date-time' }, { type: 'string' }],
    [
      'checks a name by the rules of the forms, not by its published pattern',
      { type: 'string', 'x-text': 'name', pattern: '^x$' },
      { type: 'string', isFilled: true, isVisible: true, isPlainLine: true },
    ],
    ['keeps the pattern of any other text', { pattern: '^x$' }, { pattern: '^x$' }],
    [
      'keeps a property that has the name of a word',
      { properties: { title: { type: 'string', title: 'Title' }, 'x-a': true } },
      { properties: { title: { type: 'string' }, 'x-a': true } },
    ],
    ['goes into lists of schemas', { oneOf: [{ type: 'string', title: 'A' }, 1] }, { oneOf: [{ type: 'string' }, 1] }],
    ['goes into schemas of entries', { items: { type: 'string', title: 'A' } }, { items: { type: 'string' } }],
    ['reads a list under "properties" as a list of schemas', { properties: [{ title: 'A' }] }, { properties: [{}] }],
  ])('%s', (_title, schema, checked) => {
    expect(body(schema)).toEqual(checked);
  });

  it('is absent if the call takes none', () => {
    expect(operationSchemas([CALL], 'body')).toEqual({});
  });
});

describe('the check of parameters', () => {
  const parameters: Operation['parameters'] = [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer', description: 'Its number' } },
    { name: 'all', in: 'query', required: false, schema: { type: 'boolean' } },
    { name: 'sort', in: 'query', required: true, schema: { type: 'string', enum: ['name'], title: 'Order' } },
  ];

  it('reads whole numbers and flags as texts, and refuses unknown ones in a query alone', () => {
    expect(operationSchemas([{ ...CALL, parameters }], 'path')).toEqual({
      putThing: {
        type: 'object',
        properties: { id: { type: 'string', pattern: String.raw`^\d+$` } },
        required: ['id'],
        additionalProperties: true,
      },
    });
    expect(operationSchemas([{ ...CALL, parameters }], 'query')).toEqual({
      putThing: {
        type: 'object',
        properties: { all: { enum: ['true', 'false'] }, sort: { type: 'string', enum: ['name'] } },
        required: ['sort'],
        additionalProperties: false,
      },
    });
  });

  it('is absent if the call has none there', () => {
    expect(operationSchemas([{ ...CALL, parameters: parameters.slice(0, 1) }], 'query')).toEqual({});
  });
});
