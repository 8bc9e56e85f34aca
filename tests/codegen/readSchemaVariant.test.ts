import { expect, it } from 'vitest';
import { readSchemaVariant } from '#codegen/foreign/readSchemaVariant.ts';
import type { FieldSchema } from '#codegen/KindFile.ts';
import { foreignPart } from './foreignPart.ts';

function read(schema: object) {
  const { part, notes, list } = foreignPart(schema);
  const inner = (name: string, own: unknown): FieldSchema | undefined =>
    name === 'skip' ? undefined : { ...Object(own), title: name };
  return { field: readSchemaVariant(part, notes, inner), notes: list() };
}

const DIESEL = { properties: { fuel: { const: 'diesel' }, tank: { type: 'number' } }, required: ['fuel', 'tank'] };
const GAS = { properties: { fuel: { enum: ['gas'] }, pipe: { type: 'string' } } };

it.each(['oneOf', 'anyOf'])('%s that a constant tells apart is a choice with cases', (word) => {
  expect(
    read({
      properties: { power: { type: 'number' } },
      required: ['power'],
      [word]: [{ ...DIESEL, title: 'Diesel' }, GAS],
    }),
  ).toEqual({
    field: {
      type: 'object',
      'x-choice': 'fuel',
      properties: {
        fuel: {
          type: 'string',
          title: 'Fuel',
          enum: ['diesel', 'gas'],
          'x-labels': { diesel: 'Diesel' },
          default: 'diesel',
        },
        power: { type: 'number', title: 'power' },
      },
      required: ['power'],
      'x-cases': {
        diesel: { properties: { tank: { type: 'number', title: 'tank' } }, required: ['tank'] },
        gas: { properties: { pipe: { type: 'string', title: 'pipe' } } },
      },
    },
    notes: [],
  });
});

it('a case without fields is empty, and a choice without titles has no labels', () => {
  const { field } = read({
    oneOf: [{ properties: { size: { const: 1 } } }, { properties: { size: { const: 2 }, skip: {} } }],
  });
  expect(field).toEqual({
    type: 'object',
    'x-choice': 'size',
    properties: { size: { type: 'string', title: 'Size', enum: ['1', '2'], default: '1' } },
    'x-cases': { 1: {}, 2: {} },
  });
});

it('the choice itself is not one of the fields, and gets a name that is free', () => {
  const { field } = read({
    properties: { 'my fuel': { type: 'string' }, my_fuel: { type: 'number' } },
    oneOf: [{ properties: { 'my fuel': { const: 'a' } } }, { properties: { 'my fuel': { const: 'b' } } }],
  });
  expect(field?.['x-choice']).toBe('my_fuel_2');
  expect(Object.keys(field?.properties ?? {})).toEqual(['my_fuel_2', 'my_fuel']);
});

it.each<[what: string, oneOf: unknown[]]>([
  ['without a constant', [{ properties: { fuel: { type: 'string' } } }, GAS]],
  ['with a constant in only one', [DIESEL, { properties: { pipe: {} } }]],
  ['with a list of several values', [{ properties: { fuel: { enum: ['a', 'b'] } } }, GAS]],
  ['with a flag', [{ properties: { fuel: { const: true } } }, { properties: { fuel: { const: false } } }]],
  ['without properties', [{ type: 'string' }, { type: 'number' }]],
  ['that are no schemas', [DIESEL, true]],
  ['with properties that are no schemas', [{ properties: { fuel: true } }, GAS]],
  ['with properties that are a list', [{ properties: [{ const: 1 }] }, { properties: [{ const: 2 }] }]],
])('branches %s are noted', (_what, oneOf) => {
  expect(read({ oneOf })).toEqual({
    field: undefined,
    notes: ['2 "oneOf" has branches that no constant tells apart, which a kind file can\'t express.'],
  });
});

it('an object without branches is not a variant', () => {
  expect(read({ oneOf: {}, properties: {} })).toEqual({ field: undefined, notes: [] });
});

it('an empty list of branches is noted', () => {
  expect(read({ oneOf: [] }).notes).toHaveLength(1);
});

it('branches may be referred to', () => {
  const { field } = read({ oneOf: [{ $ref: '#/$defs/d' }, GAS], $defs: { d: DIESEL } });
  expect(Object.keys(field?.['x-cases'] ?? {})).toEqual(['diesel', 'gas']);
});
