import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import {
  defined,
  isRequired,
  type JsonSchema,
  objectSchema,
  propertiesSchema,
  recordSchema,
} from '#model/fieldSchema.ts';
import { type ObjectPart, type RecordPart, toRecordParts } from '#model/recordParts.ts';
import { createFields } from '../fixtures/nestedKind.ts';

const CHOICES = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'flex', label: 'Flexible price' },
];

const toSchema = (part: RecordPart): JsonSchema => ({ about: part.name });

function createParts(
  fields: Record<string, Partial<FieldDefinition>>,
  objects: FormDefinition['objects'] = {},
): RecordPart[] {
  return toRecordParts({ fields: createFields(fields), objects });
}

function createObject(...args: Parameters<typeof createParts>): ObjectPart {
  const [part] = createParts(...args);
  if (!part || !('object' in part)) throw new Error('The first part is no object');
  return part;
}

describe('the schema of a record', () => {
  const parts = createParts(
    { name: { required: true }, 'drive/power': { required: true }, note: {}, id: { required: true } },
    { drive: { title: 'Drive', required: true } },
  );

  it('has its properties, of which fields may be required', () => {
    expect(parts.map(isRequired)).toEqual([true, false, false, true]);
    expect(recordSchema(parts, toSchema)).toEqual({
      type: 'object',
      required: ['name', 'id'],
      properties: { name: { about: 'name' }, drive: { about: 'drive' }, note: { about: 'note' }, id: { about: 'id' } },
      additionalProperties: false,
    });
  });

  it('leaves properties out, or declares them without what they are, and does not require these', () => {
    const schemas = new Map<string, true | undefined>([
      ['name', true],
      ['id', undefined],
    ]);
    expect(
      propertiesSchema(parts, (part) => (schemas.has(part.name) ? schemas.get(part.name) : toSchema(part))),
    ).toEqual({
      required: [],
      properties: { name: true, drive: { about: 'drive' }, note: { about: 'note' } },
    });
  });

  it('leaves out what is undefined alone', () => {
    expect(defined({ title: '', default: null, minimum: 0, maximum: undefined, required: false })).toEqual({
      title: '',
      default: null,
      minimum: 0,
      required: false,
    });
    expect(Object.keys(defined({ maximum: undefined }))).toEqual([]);
  });
});

describe('the schema of an object', () => {
  it.each([
    ['', {}],
    ['Where it is charged.', { description: 'Where it is charged.' }],
  ])('has its properties, and its help %j', (help, more) => {
    expect(
      objectSchema(
        createObject({ 'charging/power': { required: true } }, { charging: { title: 'Charging', help } }),
        toSchema,
      ),
    ).toEqual({
      title: 'Charging',
      ...more,
      type: 'object',
      required: ['power'],
      properties: { power: { about: 'charging/power' } },
      additionalProperties: false,
    });
  });

  it('of several shapes has what they share, and each with its choice', () => {
    const tariff = createObject(
      {
        'tariff/type': {
          type: 'choice',
          title: 'Type',
          help: 'As agreed.',
          choices: CHOICES,
          default: 'flex',
          required: true,
        },
        'tariff/fee': { required: true },
        'tariff/=fixed/price': { required: true },
        'tariff/=flex/source': {},
      },
      { tariff: { title: 'Tariff', help: 'By contract.', variant: 'type' } },
    );
    expect(objectSchema(tariff, toSchema)).toEqual({
      title: 'Tariff',
      description: 'By contract.',
      type: 'object',
      default: { type: 'flex' },
      required: ['fee'],
      properties: { fee: { about: 'tariff/fee' } },
      oneOf: [
        {
          title: 'Fixed price',
          required: ['type', 'price'],
          properties: {
            type: { title: 'Type', description: 'As agreed.', const: 'fixed' },
            price: { about: 'tariff/=fixed/price' },
          },
        },
        {
          title: 'Flexible price',
          required: ['type'],
          properties: {
            type: { title: 'Type', description: 'As agreed.', const: 'flex' },
            source: { about: 'tariff/=flex/source' },
          },
        },
      ],
      unevaluatedProperties: false,
    });
  });

  it('of several shapes without words and a default', () => {
    const tariff = createObject(
      { 'tariff/type': { type: 'choice', title: 'Type', choices: CHOICES.slice(0, 1) } },
      { tariff: { title: 'Tariff', variant: 'type' } },
    );
    expect(objectSchema(tariff, toSchema)).toEqual({
      title: 'Tariff',
      type: 'object',
      required: [],
      properties: {},
      oneOf: [{ title: 'Fixed price', required: ['type'], properties: { type: { title: 'Type', const: 'fixed' } } }],
      unevaluatedProperties: false,
    });
  });
});
