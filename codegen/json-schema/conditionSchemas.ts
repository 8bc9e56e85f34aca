import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import type { SchemaResolver } from './SchemaResolver.ts';

/** Whether a condition of a schema holds for a value. */
export function isHolding(resolver: SchemaResolver, condition: unknown, value: unknown): boolean {
  const schema = toCondition(resolver, condition);
  return typeof schema === 'boolean' ? schema : ajv.validate(schema, value);
}

// It keeps no state apart from the schemas that it has compiled.
const ajv = new Ajv2020({ strict: false, validateSchema: false, meta: false });

/** Returns a condition without references and without keywords that only people read. */
export function toCondition(resolver: SchemaResolver, schema: unknown, level = 0): JsonSchema | boolean {
  if (!isRecord(schema)) return schema !== false;
  if (level > DEEPEST) {
    resolver.report(resolver.references.pointer(schema), 'This condition is nested too deeply to be drawn.');
    return true;
  }
  const convert = (part: unknown) => toCondition(resolver, part, level + 1);
  const { $ref, ...words } = schema;
  const own: [string, unknown][] = Object.entries(words).flatMap(([word, value]): [string, unknown][] => {
    if (PLAIN.has(word)) return [[word, value]];
    if (SCHEMAS.has(word)) return [[word, Array.isArray(value) ? value.map(convert) : convert(value)]];
    if (!MAPS.has(word) || !isRecord(value)) return [];
    return [[word, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, convert(part)]))]];
  });
  const stated = Object.fromEntries(own);
  if (typeof $ref !== 'string') return stated;
  const target = convert(resolver.references.find($ref, schema));
  return own.length === 0 ? target : { allOf: [target, stated] };
}

const DEEPEST = 12;
const PLAIN = new Set([
  ...['type', 'enum', 'const', 'required', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
  'dependentRequired',
]);
const SCHEMAS = new Set([
  ...['not', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'items', 'prefixItems', 'contains'],
  ...['additionalProperties', 'propertyNames'],
]);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/**
 * Returns the schema of the whole record for a condition of the object at a path; a missing object counts as an empty
 * one.
 */
export function atPath(condition: JsonSchema | boolean, path: readonly string[]): JsonSchema {
  return path.reduceRight<JsonSchema>(
    (inner, property) => ({
      properties: { [property]: inner },
      ...(ajv.validate(inner, {}) ? {} : { required: [property] }),
    }),
    typeof condition === 'boolean' ? (condition ? {} : { not: {} }) : condition,
  );
}
