import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { listTypes } from './mergeWords.ts';
import type { Resolved, SchemaResolver } from './SchemaResolver.ts';

export type ValueType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** Returns the types of a schema's values, inferred from its keywords if it states none; empty if any value fits. */
export function findTypes({ words, whens, branches }: Resolved): ValueType[] {
  if (words.type !== undefined) return TYPES.filter((type) => listTypes(words.type).includes(type));
  const type = TYPES.find((one) => HINTS[one].some((word) => Object.hasOwn(words, word)));
  if (type) return [type];
  return whens.length > 0 && branches.length === 0 ? ['object'] : [];
}

const TYPES: readonly ValueType[] = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

const HINTS: Record<ValueType, string[]> = {
  object: [
    ...['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames'],
    ...['minProperties', 'maxProperties', 'unevaluatedProperties'],
  ],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains', 'unevaluatedItems'],
  string: ['pattern', 'minLength', 'maxLength', 'format', 'contentMediaType', 'contentEncoding'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  integer: [],
  boolean: [],
  null: [],
};

/** Returns the properties of an object that may have a value, in the order of the file. */
export function listProperties({ words }: Resolved): [name: string, schema: unknown][] {
  return isRecord(words.properties) ? Object.entries(words.properties).filter(([, schema]) => schema !== false) : [];
}

export function listRequired({ words }: Resolved): string[] {
  return Array.isArray(words.required) ? words.required.filter((name) => typeof name === 'string') : [];
}

/** Returns the values of a schema that lists them; undefined for any other. */
export function listValues({ words }: Resolved): unknown[] | undefined {
  return Array.isArray(words.enum) ? words.enum : undefined;
}

/** Returns the shapes of a schema; shapes that differ only in the limits of their values are joined into one. */
export function listShapes(schema: Resolved, resolver: SchemaResolver): Resolved[] {
  const options = resolver.options(schema);
  const [first] = options;
  if (!first || schema.branches.length === 0) return options;
  const looks = new Set(options.map(toLook));
  if (looks.size > 1) return options;
  const known = alike.get(schema);
  if (known) return known;
  const limits = Object.entries(schema.words).filter(([word]) => LIMITS.has(word) || word === 'title');
  const words = { ...withoutLimits(first.words), ...Object.fromEntries(limits) };
  const only = [{ ...first, words }];
  alike.set(schema, only);
  return only;
}

// The same schema is always the same object.
const alike = new WeakMap<Resolved, Resolved[]>();

function toLook({ words, whens }: Resolved): string {
  return JSON.stringify([withoutLimits(words), whens]);
}

function withoutLimits(words: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(words).filter(([word]) => !LIMITS.has(word)));
}

/** Keywords that the validation of a record handles, and that don't change the look of a form. */
const LIMITS = new Set([
  ...['required', 'not', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  ...['minProperties', 'maxProperties', 'description', 'examples', 'default'],
]);
