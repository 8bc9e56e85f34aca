import { expect, it } from 'vitest';
import { fieldNotes } from '#codegen/reference/fieldNotes.ts';
import { mergedKind } from './mergedKind.ts';

const kind = mergedKind({
  properties: {
    a: { type: 'number', 'x-note': 'A field.' },
    o: { type: 'object', 'x-note': 'An object.', properties: { b: { type: 'number' } } },
  },
  'x-curves': { c: { title: 'C', 'x-note': 'A curve.', x: { title: 'X' }, y: [] } },
  'x-derived': {
    d: { title: 'D', value: 'a', 'x-note': 'A derived value.' },
    a: { title: 'A', value: 'a', 'x-note': 'Another value.' },
  },
});

it.each([
  ['a', ['A field.', 'Another value.']],
  ['o', ['An object.']],
  ['c', ['A curve.']],
  ['d', ['A derived value.']],
  ['o/b', []],
  ['x', []],
])('the notes about %s are %j', (name, notes) => {
  expect(fieldNotes(name, kind)).toEqual(notes);
});
