import type { JsonSchema } from '#model/fieldSchema.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { isRecord } from '#model/isRecord.ts';

/** Merges the keywords of two schemas that both apply; titles and defaults of the second replace those of the first. */
export function mergeWords(first: JsonSchema, second: JsonSchema): JsonSchema {
  const merged: JsonSchema = { ...first };
  for (const [word, value] of Object.entries(second)) {
    merged[word] = Object.hasOwn(first, word) ? joinWord(word, first[word], value) : value;
  }
  return merged;
}

function joinWord(word: string, first: unknown, second: unknown): unknown {
  if (word === 'type') return joinTypes(listTypes(first), listTypes(second));
  if (word === 'enum') return joinValues(first, second);
  if (word === 'required') return [...new Set([...toList(first), ...toList(second)])];
  if (word === 'prefixItems') return joinPlaces(toList(first), toList(second));
  if (MAPS.has(word) && isRecord(first) && isRecord(second)) return joinMaps(first, second);
  if (SCHEMAS.has(word)) return joinSchemas(first, second);
  if (typeof first === 'number' && typeof second === 'number') {
    if (LOWER.has(word)) return Math.max(first, second);
    if (UPPER.has(word)) return Math.min(first, second);
  }
  return second;
}

/** Returns a schema that allows what both schemas allow; it is resolved only when needed, so that circles end. */
export function joinSchemas(first: unknown, second: unknown): unknown {
  if (first === false || second === false) return false;
  if (isDeepEqual(first, second) || !isSaying(second)) return first;
  return isSaying(first) ? { allOf: [first, second] } : second;
}

function isSaying(schema: unknown): boolean {
  return isRecord(schema) && Object.keys(schema).length > 0;
}

function joinMaps(first: JsonSchema, second: JsonSchema): JsonSchema {
  const joined = { ...first };
  for (const [name, schema] of Object.entries(second))
    joined[name] = Object.hasOwn(first, name) ? joinSchemas(first[name], schema) : schema;
  return joined;
}

function joinPlaces(first: readonly unknown[], second: readonly unknown[]): unknown[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) =>
    index < first.length ? joinSchemas(first[index], second[index]) : second[index],
  );
}

function joinValues(first: unknown, second: unknown): unknown[] {
  const others = toList(second);
  return toList(first).filter((value) => others.some((other) => isDeepEqual(value, other)));
}

/** Returns the types that both allow; an integer is a number. */
function joinTypes(first: readonly string[], second: readonly string[]): string[] {
  const isIn = (type: string, among: readonly string[]) =>
    among.includes(type) || (type === 'integer' && among.includes('number'));
  const joined = [...first.filter((type) => isIn(type, second)), ...second.filter((type) => isIn(type, first))];
  return [...new Set(joined)];
}

/** Returns the value of the keyword `type` as a list. */
export function listTypes(type: unknown): string[] {
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

const MAPS = new Set(['properties', 'patternProperties']);
const SCHEMAS = new Set(['items', 'additionalItems', 'additionalProperties', 'unevaluatedProperties', 'propertyNames']);
const LOWER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const UPPER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
