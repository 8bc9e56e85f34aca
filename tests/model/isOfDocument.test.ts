import { expect, it } from 'vitest';
import { isOfDocument, listDocuments, toHolder } from '#model/isOfDocument.ts';
import { createFields } from '../fixtures/nestedKind.ts';

// Made anew for each test, as what is found of a shape is kept.
const createShape = () => ({
  fields: createFields({ name: {}, turbine: { type: 'rows', isDocument: true }, 'pv/peak': {}, 'site/height': {} }),
  objects: {
    pv: { title: 'PV', isDocument: true },
    site: { title: 'Site' },
    'site/layout': { title: '', isDocument: false },
  },
});

it.each([
  ['name', false],
  ['turbine', true],
  ['turbine/power/0', true],
  ['pv', true],
  ['pv/peak', true],
  ['site', false],
  ['site/height', false],
  ['site/layout', false],
  ['turbines', false],
])('%s is a document of another schema, or in one: %s', (name, isOf) => {
  expect(isOfDocument(createShape(), name)).toBe(isOf);
});

it('the documents of a shape are listed once', () => {
  const shape = createShape();
  const documents = listDocuments(shape);
  expect([...documents]).toEqual(['turbine', 'pv']);
  expect(listDocuments(shape)).toBe(documents);
});

it('a shape without documents has none', () => {
  const shape = { fields: createFields({ name: {} }) };
  expect([...listDocuments(shape)]).toEqual([]);
  expect(isOfDocument(shape, 'name')).toBe(false);
});

it.each([
  ['name', 'name'],
  ['pv/peak', 'pv'],
  ['pv/roof/tilt', 'pv'],
  ['/peak', ''],
])('what holds %s is %j', (name, holder) => {
  expect(toHolder(name)).toBe(holder);
});
