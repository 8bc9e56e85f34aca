import { expect, it } from 'vitest';
import { validationSchema } from '#codegen/validationSchema.ts';
import { CHARGER } from '../fixtures/chargerFile.ts';
import { documentedKind } from './documentedKind.ts';
import { mergedKind } from './mergedKind.ts';

const NUMBER = { type: ['number', 'null'] };
const TEXT = { type: 'string', isStorable: true };

it('objects, cases, tables, lists and maps have the rules of what is in them', () => {
  expect(validationSchema(mergedKind(CHARGER))).toEqual({
    type: 'object',
    required: ['power'],
    properties: {
      power: { ...NUMBER, isGiven: true },
      site: {
        type: 'object',
        required: ['name'],
        properties: { name: { ...TEXT, isFilled: true }, area: NUMBER },
        additionalProperties: false,
      },
      tariff: {
        type: 'object',
        required: ['type'],
        properties: { type: { enum: ['fixed', 'hourly', 'none'] }, fee: NUMBER },
        allOf: [
          toCase('fixed', { price: { ...NUMBER, isGiven: true, isBelow: [{ other: 'fee' }] } }, ['price']),
          toCase('hourly', {
            prices: { type: 'array', maxItems: 1000, items: { ...NUMBER, isGiven: true } },
          }),
          toCase('none', {}),
        ],
      },
      periods: {
        type: 'array',
        minItems: 1,
        maxItems: 5,
        isUnique: ['from', 'to'],
        items: {
          type: 'object',
          required: ['from'],
          properties: {
            from: { type: ['integer', 'null'], isGiven: true, isBelow: [{ other: 'to', message: 'Too late' }] },
            to: { type: ['integer', 'null'] },
            steps: {
              type: 'array',
              maxItems: 1000,
              items: { type: 'object', required: [], properties: { km: NUMBER }, additionalProperties: false },
            },
          },
          additionalProperties: false,
        },
      },
      notes: { type: 'array', maxItems: 1000, isUnique: [], items: { ...TEXT, isFilled: true } },
      cop: { type: ['object', 'null'], isMap: { x: { minimum: 0 }, y: {}, z: { maximum: 9 } } },
    },
    additionalProperties: false,
  });
});

/** The rules of a case of the tariff. */
function toCase(value: string, properties: object, required: string[] = []) {
  return {
    if: { properties: { type: { const: value } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { required, properties: { type: true, fee: true, ...properties }, additionalProperties: false },
  };
}

it('a required map is given', () => {
  const { cop } = CHARGER.properties;
  expect(validationSchema(mergedKind({ properties: { cop }, required: ['cop'] }))).toMatchObject({
    required: ['cop'],
    properties: { cop: { type: 'object' } },
  });
});

it('a kind of which no field names the kind states none', () => {
  expect(validationSchema(mergedKind({}))).toEqual({
    ...{ type: 'object', required: [], properties: {}, additionalProperties: false },
  });
});

it('a rule of a field that does not exist is left out', () => {
  const file = { properties: { a: { type: 'boolean' } }, 'x-rules': [{ field: 'b', below: 'a' }] };
  expect(validationSchema(mergedKind(file))).toMatchObject({ properties: { a: { type: 'boolean' } } });
});

it('documents are checked by their own schemas, and must be given', () => {
  const papers = { title: 'Papers', 'x-schema': 'papers.json' };
  const kind = mergedKind({
    properties: { a: { type: 'boolean' }, papers, others: { ...papers, 'x-schema': 'others.json' } },
    required: ['a'],
  });
  const documents = {
    'papers.json': '{"type":"object","title":"Papers","properties":{"a":{"$ref":"#/$defs/x"}},"$defs":{"x":{}}}',
    'others.json': '{"type":"array"}',
  };
  expect(validationSchema(documentedKind(kind, documents))).toEqual({
    type: 'object',
    required: ['a', 'papers', 'others'],
    properties: { a: { type: 'boolean' }, papers: { $ref: '#/$defs/papers' }, others: { $ref: '#/$defs/others' } },
    additionalProperties: false,
    $defs: {
      papers: { type: 'object', properties: { a: { $ref: '#/$defs/papers/$defs/x' } }, $defs: { x: {} } },
      others: { type: 'array' },
    },
  });
});
