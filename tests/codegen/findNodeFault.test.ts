import { expect, it } from 'vitest';
import { isSeq, parseDocument } from 'yaml';
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

/** A list in which a parsed value is repeated so often. */
function repeated(text: string, count: number) {
  const document = parseDocument(text);
  if (!isSeq(document.contents)) throw new Error('The probe is not a list.');
  document.contents.items = Array(count).fill(document.contents.items[0]);
  return document;
}

it('a document holds up to 200000 values', () => {
  expect(findNodeFault(repeated('[1]', 199_999))).toBeUndefined();
});

it('where an object has too many values, its key is the place', () => {
  // The list and 66666 times an object, its pair and its value are 199999 values.
  expect(findNodeFault(repeated('[{ ab: 1 }]', 66_667))).toEqual({
    offset: 3,
    message: 'the file holds more than 200000 values, counting those that "*" repeats.',
    suggestion: 'Write a "$ref" to "#/components/..." instead of "*".',
  });
});
