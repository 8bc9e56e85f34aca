import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';

/** A schema inside another one, and the keys that lead to it. */
export interface InnerSchema {
  schema: JsonSchema;
  path: readonly string[];
}

/** The schema itself and every schema in it, from the outside in. */
export function listSchemas(schema: JsonSchema, path: readonly string[] = []): InnerSchema[] {
  const inner = Object.entries(schema).flatMap(([word, value]): InnerSchema[] => {
    const list = (own: unknown, ...keys: string[]) => (isRecord(own) ? listSchemas(own, [...path, word, ...keys]) : []);
    if (DATA_WORDS.has(word)) return [];
    if (MAP_WORDS.has(word) || Array.isArray(value))
      return Object.entries(Object(value)).flatMap(([key, own]) => list(own, key));
    return list(value);
  });
  return [{ schema, path }, ...inner];
}

/** The schema with every schema in it replaced, and last of all itself. */
export function mapSchemas(schema: JsonSchema, map: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inside = (value: unknown) => (isRecord(value) ? mapSchemas(value, map) : value);
  const entries = Object.entries(schema).map(([word, value]): [string, unknown] => {
    if (DATA_WORDS.has(word)) return [word, value];
    if (Array.isArray(value)) return [word, value.map(inside)];
    if (!MAP_WORDS.has(word) || !isRecord(value)) return [word, inside(value)];
    return [word, Object.fromEntries(Object.entries(value).map(([key, own]) => [key, inside(own)]))];
  });
  return map(Object.fromEntries(entries));
}

/** Words that hold values, in which nothing is a schema. */
const DATA_WORDS = new Set(['const', 'enum', 'default', 'examples', 'example']);

/** Words that hold schemas by a name of the author's. */
const MAP_WORDS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);
