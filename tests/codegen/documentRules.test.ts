import { expect, it } from 'vitest';
import { documentRules, toCurrentWords } from '#codegen/documentRules.ts';

const text = { type: 'string' };

it.each<[title: string, schema: object, rules: object]>([
  ['limits stay', { type: 'number', minimum: 1 }, { type: 'number', minimum: 1 }],
  ['references lead below the document', { $ref: '#/$defs/a' }, { $ref: '#/at/$defs/a' }],
  ['a reference to the whole document', { $ref: '#' }, { $ref: '#/at' }],
  [
    'only the errors of the closest branch are reported',
    { oneOf: [text], anyOf: [text], allOf: [text] },
    { fitsOne: [text], fitsAny: [text], allOf: [text] },
  ],
  ['branches that are no list stay', { oneOf: text }, { oneOf: text }],
  [
    'annotations go',
    {
      ...{ $schema: 's', $id: 'a', id: 'a', $comment: 'c', title: 'A', description: 'd', default: 1, examples: [1] },
      ...{ example: 1, format: 'date', readOnly: true, writeOnly: true, deprecated: true },
      ...{ contentEncoding: 'base64', contentMediaType: 'image/png', type: 'string' },
    },
    text,
  ],
  [
    'properties that are named like annotations stay',
    { properties: { title: text, format: { ...text, title: 'Format' } } },
    { properties: { title: text, format: text } },
  ],
  ['a property that is named like a reference stays', { properties: { $ref: text } }, { properties: { $ref: text } }],
  ['an annotation that is a schema stays', { title: text }, { title: text }],
  [
    'lists of earlier drafts are translated inside as well',
    { properties: { a: { items: [{ $ref: '#/b' }], additionalItems: false } } },
    { properties: { a: { prefixItems: [{ $ref: '#/at/b' }], items: false } } },
  ],
])('%s', (_, schema, rules) => {
  expect(documentRules({ ...schema }, '#/at')).toEqual(rules);
});

it.each<[schema: object, current: object]>([
  [{ items: text }, { items: text }],
  [
    { items: text, additionalItems: false },
    { items: text, additionalItems: false },
  ],
  [{ items: [text] }, { prefixItems: [text] }],
  [
    { items: [text], additionalItems: false, minItems: 1 },
    { prefixItems: [text], items: false, minItems: 1 },
  ],
])('%j is %j in 2020-12', (schema, current) => {
  expect(toCurrentWords({ ...schema })).toEqual(current);
});
