import { expect, it } from 'vitest';
import { findPartFault, findUnplacedParts } from '#codegen/checkDocumentPlaces.ts';
import type { KindDocument } from '#codegen/readDocuments.ts';
import { mergedKind } from './mergedKind.ts';

// Only the names of its parts matter.
const document = {
  schema: {},
  shape: {
    fields: Object.fromEntries(
      ['spec/name', 'spec/site/height', 'spec/site/lake', 'spec/tariff/=fixed/price'].map((name) => [name, {}]),
    ),
    objects: Object.fromEntries(['spec', 'spec/site', 'spec/tariff', 'spec/tariff/=fixed'].map((name) => [name, {}])),
  },
  conditions: [],
} as unknown as KindDocument;

const find = (item: string, placed: Record<string, string> = {}) =>
  findPartFault(item, { name: 'spec', document, placed: new Map(Object.entries(placed)) });

it.each([['spec'], ['spec/name'], ['spec/site'], ['spec/site/height'], ['spec/tariff']])(
  'the part "%s" can be shown',
  (item) => {
    expect(find(item, { power: 'main', specs: 'main', sp: 'main' })).toBeUndefined();
  },
);

it.each([
  ['spec/nane', 'Did you mean "spec/name"?'],
  ['spec/tariff/=fixed', undefined],
  ['completely/different', undefined],
])('"%s" is not a part that can be shown', (item, suggestion) => {
  expect(find(item)).toEqual({ message: `"spec" has no part "${item}".`, suggestion });
});

it.each([
  ['spec/site', 'spec/site', ''],
  ['spec/site/height', 'spec/site', ', as part of "spec/site"'],
  ['spec/site', 'spec/site/height', ', as a part of it is: "spec/site/height"'],
])('"%s" cannot be shown beside "%s"', (item, other, where) => {
  expect(find(item, { power: 'first', [other]: 'main' })).toEqual({
    message: `"${item}" is shown in tab "main" already${where}.`,
    suggestion: 'Remove one of the two.',
  });
});

it('a document without objects has its fields', () => {
  const flat = { ...document, shape: { fields: { 'spec/name': {} } } } as unknown as KindDocument;
  const faults = ['spec/name', 'spec'].map((item) =>
    findPartFault(item, { name: 'spec', document: flat, placed: new Map() }),
  );
  expect(faults.map((fault) => fault === undefined)).toEqual([true, false]);
});

it.each<[placed: string[], parts: string[]]>([
  [[], ['spec']],
  [['power'], ['spec']],
  [['spec'], []],
  [['spec/name'], ['spec/site', 'spec/tariff']],
  [
    ['spec/site/lake', 'spec/tariff'],
    ['spec/name', 'spec/site/height'],
  ],
  [['spec/name', 'spec/site', 'spec/tariff'], []],
])('with %j in tabs, the outermost parts %j are missing', (placed, parts) => {
  const kind = { ...mergedKind({}), documents: new Map([['spec', document]]) };
  expect(findUnplacedParts(kind, placed)).toEqual(parts.map((part) => ['spec', part]));
});
