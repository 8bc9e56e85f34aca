import { expect, it } from 'vitest';
import { escapeSegment, SchemaReferences } from '#codegen/json-schema/SchemaReferences.ts';

const inner = { $id: 'inner.json', $anchor: 'spot', $dynamicAnchor: 'moving', $defs: { deep: { title: 'Deep' } } };
const plain = { title: 'Plain', $anchor: 'plain' };
const root = {
  $id: 'https://example.org/root.json#',
  $defs: { inner, plain, 'a/b~c d': { title: 'Odd' }, list: { anyOf: [{ title: 'First' }, { title: 'Second' }] } },
  enum: [{ $id: 'https://example.org/value.json' }],
  examples: [{ $anchor: 'value' }],
  properties: { enum: { $anchor: 'named' }, examples: { title: 'Example' } },
};
const references = new SchemaReferences(root);

it.each<[reference: string, target: unknown]>([
  ['#', root],
  ['', root],
  ['root.json', root],
  ['https://example.org/root.json', root],
  ['#/$defs/plain', plain],
  ['#/$defs/a~1b~0c%20d', { title: 'Odd' }],
  ['#/$defs/list/anyOf/1', { title: 'Second' }],
  ['#plain', plain],
  ['inner.json', inner],
  ['inner.json#', inner],
  ['inner.json#spot', inner],
  ['inner.json#moving', inner],
  ['inner.json#/$defs/deep', { title: 'Deep' }],
  ['#named', { $anchor: 'named' }],
  ['#value', undefined],
  ['value.json', undefined],
  ['#spot', undefined],
  ['#nowhere', undefined],
  ['#/$defs/nowhere', undefined],
  ['#/$defs/toString', undefined],
  ['#/title/x', undefined],
  ['other.json', undefined],
  ['other.json#/title', undefined],
])('"%s" leads to its target', (reference, target) => {
  expect(references.find(reference, root)).toEqual(target);
});

it('a reference is relative to the schema that has it', () => {
  expect(references.find('#/$defs/deep', inner)).toEqual({ title: 'Deep' });
  expect(references.find('#spot', inner)).toBe(inner);
  expect(references.find('#/$defs/deep', inner.$defs.deep)).toEqual({ title: 'Deep' });
});

it('a schema that is not part of the file is like one without an address', () => {
  expect(references.find('#/$defs/plain', {})).toEqual(plain);
  expect(new SchemaReferences(plain).find('#', {})).toBe(plain);
});

it.each<[part: unknown, pointer: string]>([
  [root, ''],
  [inner.$defs.deep, '/$defs/inner/$defs/deep'],
  [root.$defs['a/b~c d'], '/$defs/a~1b~0c d'],
  [root.$defs.list.anyOf[1], '/$defs/list/anyOf/1'],
  [root.properties.enum, '/properties/enum'],
  [root.enum[0], ''],
  [{}, ''],
  [true, ''],
])('%#: a part of the file has a pointer', (part, pointer) => {
  expect(references.pointer(part)).toBe(pointer);
});

it('the name of a property is escaped in a pointer', () => {
  expect(escapeSegment('a~/b~/')).toBe('a~0~1b~0~1');
});
