import { expect, it } from 'vitest';
import { foreignPart } from './foreignPart.ts';

function resolve(schema: object, name = 'a') {
  const { part, notes, list } = foreignPart(schema);
  const found = notes.resolve(Object(part.words.properties)[name]);
  return { words: found?.words, layers: found?.layers.length, notes: list(), place: found && notes.place(found) };
}

it('a reference adds the keywords that the schema lacks', () => {
  const { words, layers, notes } = resolve({
    properties: { a: { $ref: '#/definitions/b', title: 'A' } },
    definitions: { b: { type: 'number', title: 'B' } },
  });
  expect({ ...words }).toEqual({ type: 'number', title: 'A' });
  expect([layers, notes, Object.keys(words ?? {})]).toEqual([2, [], ['type', 'title']]);
});

it('a reference may lead through names with special characters', () => {
  const { words } = resolve({ properties: { a: { $ref: '#/$defs/b~1c~0d' } }, $defs: { 'b/c~d': { type: 'number' } } });
  expect({ ...words }).toEqual({ type: 'number' });
});

it('the parts of allOf add up', () => {
  const { words, layers } = resolve({
    properties: {
      a: {
        allOf: [
          { properties: { x: { type: 'number' } }, required: ['x'] },
          { properties: { y: {} }, required: ['y'], title: 'B' },
          true,
        ],
        properties: { x: { type: 'string' } },
        required: ['z'],
      },
    },
  });
  expect({ ...words }).toEqual({
    properties: { x: { type: 'string' }, y: {} },
    required: ['y', 'x', 'z'],
    title: 'B',
  });
  expect(layers).toBe(3);
});

it('of several parts, the first decides', () => {
  const { words } = resolve({ properties: { a: { allOf: [{ title: 'A' }, { title: 'B', type: 'string' }] } } });
  expect({ ...words }).toEqual({ title: 'A', type: 'string' });
});

it.each([[{ allOf: 'x' }], [{ required: 'x', allOf: [] }]])('%j without parts has only its own keywords', (own) => {
  const { layers } = resolve({ properties: { a: own } });
  expect(layers).toBe(1);
});

it('a property called __proto__ adds nothing to others', () => {
  const text = '{"properties": {"a": {"__proto__": {"type": "number"}}}}';
  expect(resolve(JSON.parse(text)).words?.type).toBeUndefined();
});

it.each<[what: string, own: object, note: string]>([
  ['a reference to nothing', { $ref: '#/$defs/c' }, '21 "#/$defs/c" leads to no place in this file.'],
  [
    'a reference to what is not a schema',
    { $ref: '#/$defs/flag' },
    '21 "#/$defs/flag" leads to no place in this file.',
  ],
  ['a reference that is not an address', { $ref: 'http://[' }, '21 "http://[" leads to no place in this file.'],
  [
    'a schema that refers to itself',
    { $ref: '#/properties/a' },
    "16 contains itself, which a kind file can't express.",
  ],
])('%s is noted at its place', (_what, own, note) => {
  const { words, notes } = resolve({ properties: { a: own }, $defs: { flag: true } });
  expect([words, notes]).toEqual([undefined, [note]]);
});

it('a part of allOf that leads nowhere is noted and left out', () => {
  const { words, notes } = resolve({ properties: { a: { allOf: [{ $ref: '#/b' }], title: 'A' } } });
  expect({ ...words }).toEqual({ title: 'A' });
  expect(notes).toEqual([expect.stringContaining('"#/b" leads to no place in this file.')]);
});

it('a schema inside itself is found by the schemas around it', () => {
  const { part, notes, list } = foreignPart({ type: 'object' });
  expect(notes.resolve(part.layers[0], part.layers)).toBeUndefined();
  expect(list()).toEqual(["1 contains itself, which a kind file can't express."]);
});

it('a value that is not a schema is not resolved', () => {
  const { notes, list } = foreignPart({});
  expect(notes.resolve(true)).toBeUndefined();
  expect(list()).toEqual([]);
});

const TEXT = { properties: { 'a/b~c': { $ref: '#/d', title: 'A' } }, d: { type: 'number' } };

it.each([
  [undefined, '"a/b~c"'],
  ['title', '"title"'],
  ['type', '"type"'],
  ['unit', '"a/b~c"'],
])('a note about "%s" has the place of the schema that says it', (word, start) => {
  const { part, notes } = foreignPart(TEXT);
  const found = notes.resolve(Object(part.words.properties)['a/b~c']);
  if (!found) throw new Error('There is no property.');
  const { file, line, column } = notes.place(found, word);
  expect([file, line]).toEqual(['f.json', 1]);
  const text = JSON.stringify(TEXT);
  expect(text.slice(column - 1)).toMatch(new RegExp(`^${start}`));
});

it('a property of any value is noted where the properties are', () => {
  const { part, notes, list } = foreignPart(TEXT);
  expect(notes.noteAny(part, 'a/b~c')).toBeUndefined();
  expect(list()).toEqual(['2 "a/b~c" takes any value or none, which a field can\'t.']);
});
