import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { mapSchemas } from './schemaWords.ts';

/**
 * Returns the rules of a document's schema for the compiler: in keywords of 2020-12, without annotations, its
 * references below `at`.
 */
export function documentRules(schema: JsonSchema, at: string): JsonSchema {
  return mapSchemas(schema, (inner) => Object.fromEntries(Object.entries(toCurrentWords(inner)).flatMap(toRule)));

  function toRule([word, value]: [string, unknown]): [string, unknown][] {
    if (typeof value === 'string' && word === '$ref') return [[word, `${at}${value.slice(1)}`]];
    // A referenced part may be named like an annotation although it is a schema.
    if (ANNOTATIONS.has(word) && !isRecord(value)) return [];
    const rule = BRANCH_RULES[word];
    return [[rule !== undefined && Array.isArray(value) ? rule : word, value]];
  }
}

/**
 * Translates `items` and `additionalItems` of drafts before 2020-12, where `items` could list the schemas of the first
 * values.
 */
export function toCurrentWords(schema: JsonSchema): JsonSchema {
  const { items, additionalItems, ...words } = schema;
  if (!Array.isArray(items)) return schema;
  return { ...words, prefixItems: items, ...(additionalItems === undefined ? {} : { items: additionalItems }) };
}

/** Keywords that report only the errors of the closest branch; the standard ones would report those of all branches. */
const BRANCH_RULES: Record<string, string> = { oneOf: 'fitsOne', anyOf: 'fitsAny' };

// Formats are annotations too, as in JSON Schema by default.
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
