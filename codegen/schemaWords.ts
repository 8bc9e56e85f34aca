import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';

/** A schema inside another one, and the keys that lead to it. */
export interface InnerSchema {
  schema: JsonSchema;
  path: readonly string[];
}

/** Returns the schema itself and every schema in it, from the outside in. */
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

/** Replaces every schema inside the schema, and then the schema itself. */
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

/** Keywords that hold values, which contain no schemas. */
const DATA_WORDS = new Set(['const', 'enum', 'default', 'examples', 'example']);

/** Keywords that hold schemas by names that their author chooses. */
const MAP_WORDS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);
