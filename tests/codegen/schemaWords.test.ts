import { expect, it } from 'vitest';
import { listSchemas, mapSchemas } from '#codegen/schemaWords.ts';
import { when } from './resolvedSchema.ts';

const text = { type: 'string' };

it.each<[schema: object, paths: string[]]>([
  [{}, ['']],
  [text, ['']],
  [{ items: text, not: text, additionalProperties: false }, ['', 'items', 'not']],
  [{ properties: { items: text, 'a/b': text } }, ['', 'properties/items', 'properties/a/b']],
  [{ patternProperties: { '^a': text } }, ['', 'patternProperties/^a']],
  [{ $defs: { a: text } }, ['', '$defs/a']],
  [{ definitions: { a: text } }, ['', 'definitions/a']],
  [{ dependentSchemas: { a: text } }, ['', 'dependentSchemas/a']],
  [{ dependencies: { a: text, b: ['a'] } }, ['', 'dependencies/a']],
  [{ oneOf: [text, { items: text }, true] }, ['', 'oneOf/0', 'oneOf/1', 'oneOf/1/items']],
  [when(text, { properties: { a: text } }), ['', 'if', 'then', 'then/properties/a']],
  [
    { properties: { const: text, enum: text, default: text } },
    ['', 'properties/const', 'properties/enum', 'properties/default'],
  ],
  [{ const: text, enum: [text], default: text, examples: [text], example: text }, ['']],
  [{ properties: null, required: ['a'] }, ['']],
])('%j contains the schemas at %j', (schema, paths) => {
  expect(listSchemas({ ...schema }).map(({ path }) => path.join('/'))).toEqual(paths);
});

it('each schema is listed with its words', () => {
  expect(listSchemas({ items: { minimum: 1 } }, ['$defs'])).toEqual([
    { schema: { items: { minimum: 1 } }, path: ['$defs'] },
    { schema: { minimum: 1 }, path: ['$defs', 'items'] },
  ]);
});

it('every schema is mapped, those inside before the one around them', () => {
  const mapped: unknown[] = [];
  const result = mapSchemas(
    {
      ...{ items: text, oneOf: [text, true, 5], properties: { items: text, none: false }, $defs: 5 },
      ...{ const: text, enum: [text], default: text, examples: [text], example: text, minimum: 1 },
    },
    (schema) => {
      mapped.push(schema);
      return schema.type === 'string' ? { type: 'number' } : schema;
    },
  );
  const number = { type: 'number' };
  expect(result).toEqual({
    ...{ items: number, oneOf: [number, true, 5], properties: { items: number, none: false }, $defs: 5 },
    ...{ const: text, enum: [text], default: text, examples: [text], example: text, minimum: 1 },
  });
  expect(mapped).toEqual([text, text, text, result]);
});

it.each(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'])(
  'the names in "%s" are no keywords',
  (word) => {
    const seen: unknown[] = [];
    mapSchemas({ [word]: { const: text } }, (schema) => {
      seen.push(schema);
      return schema;
    });
    expect(seen).toEqual([text, { [word]: { const: text } }]);
  },
);
