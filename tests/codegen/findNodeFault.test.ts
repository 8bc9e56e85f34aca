import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { findNodeFault } from '#codegen/findNodeFault.ts';

const find = (text: string) => findNodeFault(parseDocument(text));

/** A list in lists; the innermost has this depth. */
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it.each([
  ['nothing', ''],
  ['texts and numbers', 'a: [b, 1, 1.5, null, true]'],
  ['an alias', 'a: &a [1]\nb: *a'],
  ['lists 65 deep', nested(65)],
  ['an anchor without an alias', 'a: &a 1'],
  ['a key that is a number', '1: a'],
  ['a text that reads like infinity', 'a: ".inf"'],
])('a document of %s is JSON', (_, text) => {
  expect(find(text)).toBeUndefined();
});

it.each<[title: string, text: string, offset: number, message: string, suggestion: string]>([
  [
    'lists nested too deeply',
    nested(66),
    65,
    'objects and lists are nested more than 64 deep here.',
    'Move what is inside to "components".',
  ],
  [
    'objects nested too deeply',
    `${'{a: '.repeat(66)}${'}'.repeat(66)}`,
    257,
    'objects and lists are nested more than 64 deep here.',
    'Move what is inside to "components".',
  ],
  [
    'an alias of itself',
    'a: &a [*a]',
    7,
    'objects and lists are nested more than 64 deep here.',
    'Move what is inside to "components".',
  ],
  ['an alias of nothing', 'a: 1\nb: *c', 8, 'nothing before this is marked "&c".', 'Mark what it repeats: "&c".'],
  ['infinity', 'a: 1\nb: .inf', 8, '.inf is not a number that JSON can hold.', 'Write another one.'],
  ['not a number', 'a: [.nan, .inf]', 4, '.nan is not a number that JSON can hold.', 'Write another one.'],
  ['a list as a key', '? [1]\n: 2', 2, 'a key must be a text, but this is a list or an object.', 'Write a text.'],
])('%s is reported', (_, text, offset, message, suggestion) => {
  expect(find(text)).toEqual({ offset, message, suggestion });
});

it('a fault of what an alias repeats is reported at the first of the two', () => {
  expect(find('a: &a [.inf]\nb: *a')?.offset).toBe(7);
});

const SMALL = { nodes: 6, nesting: 64 };

it.each([
  ['[1, 2, 3, 4, 5]'],
  // An alias counts, and so does what it repeats.
  ['[&a 1, *a, *a]'],
  // A pair counts beside its value.
  ['{ a: 1, b: 2 }'],
])('six values are accepted where six are the limit: %s', (text) => {
  expect(findNodeFault(parseDocument(text), SMALL)).toBeUndefined();
});

it.each([
  ['[1, 2, 3, 4, 5, 6]', 16],
  ['[&a 1, *a, *a, 5]', 15],
  ['[&a [1, 2], *a]', 12],
  ['[0, 0, { a: 1, cd: 3 }]', 15],
  ['{ a: 1, b: 2, cd }', 14],
  ['[1, 2, 3, { d: }]', 15],
])('seven values are too many where six are the limit: %s', (text, offset) => {
  expect(findNodeFault(parseDocument(text), SMALL)).toEqual({
    offset,
    message: 'the file holds more than 6 values, counting those that "*" repeats.',
    suggestion: 'Write a "$ref" to "#/components/..." instead of "*".',
  });
});
