import { expect, it } from 'vitest';
import { answerShape } from '#codegen/answerShapes.ts';

const TEXT = { type: 'string' };
const KEPT = { ...TEXT, readOnly: true };

it.each<[title: string, schema: Record<string, unknown> | undefined, shape: unknown]>([
  ['no body', undefined, undefined],
  ['a text', TEXT, 'text'],
  ['a text or null', { type: ['string', 'null'] }, 'text?'],
  ['a date', { type: 'string', format: 'date-time' }, 'date'],
  ['a date or null', { type: ['null', 'string'], format: 'date-time' }, 'date?'],
  ['an address', { type: 'string', format: 'email' }, 'text'],
  ['a number', { type: 'number' }, 'number'],
  ['a whole number or null', { type: ['integer', 'null'] }, 'number?'],
  ['a flag', { type: 'boolean' }, 'flag'],
  ['a flag or null', { type: ['boolean', 'null'] }, 'flag?'],
  ['several types', { type: ['string', 'number'] }, 'any'],
  ['no type', {}, 'any'],
  ['any shape', { ...TEXT, 'x-any-shape': true }, 'any'],
  ['a list', { type: 'array', items: { type: 'number' } }, { list: 'number' }],
  ['a list of anything', { type: 'array' }, { list: 'any' }],
  ['an object without properties', { type: 'object' }, 'any'],
  [
    'an object whose properties are all required',
    { type: 'object', properties: { a: TEXT, b: { type: 'boolean' } }, required: ['a', 'b'] },
    { record: { a: 'text', b: 'flag' } },
  ],
  [
    'an object with optional properties',
    { type: 'object', properties: { a: TEXT, b: TEXT, c: TEXT }, required: ['b'] },
    { record: { a: 'text', b: 'text', c: 'text' }, optional: ['a', 'c'] },
  ],
  [
    'an object without a list of required properties',
    { type: 'object', properties: { a: TEXT } },
    { record: { a: 'text' }, optional: ['a'] },
  ],
  [
    'kinds: their discriminator, their name and what the server fills in',
    {
      discriminator: { propertyName: 'subclass' },
      oneOf: [
        { properties: { subclass: TEXT, name: TEXT, id: KEPT, height: TEXT, own: KEPT } },
        { properties: { subclass: TEXT, name: TEXT, id: KEPT, height: TEXT } },
      ],
    },
    { record: { subclass: 'text', name: 'text', id: 'text' } },
  ],
  ['no kinds', { oneOf: [] }, { record: {} }],
])('the shape of %s', (_title, schema, shape) => {
  expect(answerShape(schema)).toEqual(shape);
});
