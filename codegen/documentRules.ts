import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { mapSchemas } from './schemaWords.ts';

/** The rules of a document's schema for the compiler: in words of 2020-12, without annotations, its references below `at`. */
export function documentRules(schema: JsonSchema, at: string): JsonSchema {
  return mapSchemas(schema, (inner) => Object.fromEntries(Object.entries(toCurrentWords(inner)).flatMap(toRule)));

  function toRule([word, value]: [string, unknown]): [string, unknown][] {
    if (typeof value === 'string' && word === '$ref') return [[word, `${at}${value.slice(1)}`]];
    // What a name leads to may be called like an annotation, but is a schema.
    if (ANNOTATIONS.has(word) && !isRecord(value)) return [];
    const rule = BRANCH_RULES[word];
    return [[rule !== undefined && Array.isArray(value) ? rule : word, value]];
  }
}

/** Before 2020-12, a list of schemas for the first values was called `items`, the schema of all others `additionalItems`. */
export function toCurrentWords(schema: JsonSchema): JsonSchema {
  const { items, additionalItems, ...words } = schema;
  if (!Array.isArray(items)) return schema;
  return { ...words, prefixItems: items, ...(additionalItems === undefined ? {} : { items: additionalItems }) };
}

/** Words whose errors are those of the closest branch alone; the words themselves would report all branches. */
const BRANCH_RULES: Record<string, string> = { oneOf: 'fitsOne', anyOf: 'fitsAny' };

// Formats are annotations too, as in JSON Schema unless one asks for more.
const ANNOTATIONS = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'example',
  'format',
  'readOnly',
  'writeOnly',
  'deprecated',
  'contentEncoding',
  'contentMediaType',
]);
