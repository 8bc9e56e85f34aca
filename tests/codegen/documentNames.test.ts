import { expect, it } from 'vitest';
import { addDocumentNames, type Scopes } from '#codegen/documentNames.ts';
import type { KindDocument } from '#codegen/readDocuments.ts';
import { when } from './resolvedSchema.ts';

/** The paths that a document of this schema can hold in the field "tariff", by the path of their table. */
function list(schema: object, scopes: Scopes = new Map()): Record<string, string[]> {
  // Only its schema matters.
  addDocumentNames(scopes, 'tariff', { schema } as unknown as KindDocument);
  return Object.fromEntries([...scopes].map(([table, names]) => [table, [...names]]));
}

const text = { type: 'string' };

it.each<[title: string, schema: object, names: Record<string, string[]>]>([
  ['a value', text, {}],
  ['an object', { properties: { name: text, fee: text } }, { '': ['tariff/name', 'tariff/fee'] }],
  [
    'an object in an object',
    { properties: { fee: { properties: { low: text } } } },
    { '': ['tariff/fee', 'tariff/fee/low'] },
  ],
  ['a list of objects', { items: { properties: { hour: text } } }, { tariff: ['hour'] }],
  [
    'a list in the rows of a list',
    { properties: { days: { items: { properties: { hours: { items: { properties: { price: text } } } } } } } },
    { '': ['tariff/days'], 'tariff/days': ['hours'], 'tariff/days/hours': ['price'] },
  ],
  [
    'options',
    {
      oneOf: [{ properties: { fixed: text } }, { properties: { hourly: text } }],
      anyOf: [{ properties: { a: text } }],
    },
    { '': ['tariff/fixed', 'tariff/hourly', 'tariff/a'] },
  ],
  [
    'conditions',
    { properties: { a: text }, ...when({ required: ['a'] }, { properties: { b: text } }) },
    { '': ['tariff/a', 'tariff/b'] },
  ],
  [
    'a part that contains itself',
    { $ref: '#/$defs/node', $defs: { node: { properties: { name: text, next: { $ref: '#/$defs/node' } } } } },
    { '': ['tariff/name', 'tariff/next', 'tariff/next/name', 'tariff/next/next'] },
  ],
  [
    'a list of itself',
    { $ref: '#/$defs/node', $defs: { node: { properties: { parts: { items: { $ref: '#/$defs/node' } } } } } },
    { '': ['tariff/parts'], 'tariff/parts': ['parts'] },
  ],
])('%s has these paths', (_, schema, names) => {
  expect(list(schema)).toEqual(names);
});

it('paths are added to those that are known', () => {
  const scopes: Scopes = new Map([['', new Set(['power'])]]);
  expect(list({ properties: { name: text } }, scopes)).toEqual({ '': ['power', 'tariff/name'] });
});
