import { toPath, valueAt } from '#codegen/checkShape.ts';
import type { Json } from '#codegen/readContract.ts';
import { isRecord } from '#model/isRecord.ts';

/** A schema of a contract with its references resolved and its parts merged. */
export interface SchemaView {
  /** The name of the component that it refers to. */
  name?: string;
  /** The reference to it. */
  ref?: string;
  /** The types that it states but null, sorted; none where it accepts any. */
  types: string[];
  isNullable: boolean;
  /** All other words. */
  words: Json;
  properties: ReadonlyMap<string, unknown>;
  required: ReadonlySet<string>;
  items?: unknown;
  /** The alternatives of a schema that has several. */
  variants: readonly unknown[];
}

/** Reads a schema of OpenAPI 3.0 or 3.1; one that is nothing readable accepts any value. */
export function viewSchema(document: Json, schema: unknown): SchemaView {
  const { name, ref, words, isNullable } = gather(document, schema, DEEPEST);
  const { type, enum: choices, const: constant, properties, required, items, oneOf, anyOf, ...rest } = words;
  const values = Array.isArray(choices) ? choices : constant === undefined ? undefined : [constant];
  const stated = [type].flat().filter((word) => typeof word === 'string');
  const ofValues = values?.map((value) => (value === null ? 'null' : typeof value)) ?? [];
  const ofParts = isRecord(properties) ? ['object'] : items === undefined ? [] : ['array'];
  const types = [stated, ofValues, ofParts].find((words) => words.length > 0) ?? [];
  const variants = [oneOf, anyOf].flatMap((entries) => (Array.isArray(entries) ? entries : []));
  return {
    ...(name === undefined ? {} : { name }),
    ...(ref === undefined ? {} : { ref }),
    types: [...new Set(types.filter((word) => word !== 'null'))].sort(),
    isNullable: isNullable || types.includes('null'),
    words: { ...rest, ...(values ? { enum: values.filter((value) => value !== null) } : {}) },
    properties: new Map(isRecord(properties) ? Object.entries(properties) : []),
    required: new Set(Array.isArray(required) ? required.filter((key) => typeof key === 'string') : []),
    ...(items === undefined ? {} : { items }),
    variants,
  };
}

interface Gathered {
  name?: string;
  ref?: string;
  words: Json;
  isNullable: boolean;
}

// No real contract comes near it.
const DEEPEST = 20;

function gather(document: Json, schema: unknown, depth: number): Gathered {
  if (!isRecord(schema) || depth === 0) return { words: {}, isNullable: false };
  const { $ref, allOf, nullable, ...own } = schema;
  const bases = typeof $ref === 'string' ? [gather(document, findTarget(document, $ref), depth - 1)] : [];
  const parts = Array.isArray(allOf) ? allOf.map((part) => gather(document, part, depth - 1)) : [];
  const alone = withoutNull(document, own, depth);
  const all = [...bases, ...parts, alone];
  const ref = typeof $ref === 'string' ? $ref : parts.length === 1 ? parts[0]?.ref : alone.ref;
  const name = ref?.split('/').at(-1);
  return {
    ...(name === undefined ? {} : { name }),
    ...(ref === undefined ? {} : { ref }),
    words: all.map(({ words }) => words).reduce(merge, {}),
    isNullable: nullable === true || all.some((part) => part.isNullable),
  };
}

/** What is one schema or null is that schema; several lists of values are one list. */
function withoutNull(document: Json, own: Json, depth: number): Gathered {
  const word = ['oneOf', 'anyOf'].find((candidate) => Array.isArray(own[candidate]));
  const entries: unknown = word && own[word];
  if (!word || !Array.isArray(entries) || entries.length > MOST_VARIANTS) return { words: own, isNullable: false };
  const views = entries.map((entry) => gather(document, entry, depth - 1));
  const isNull = ({ words }: Gathered) => words.type === 'null' || isOnlyNull(words.enum);
  const kept = views.filter((view) => !isNull(view));
  const isNullable = kept.length < views.length || kept.some((view) => view.isNullable);
  const { [word]: _, ...rest } = own;
  const [single] = kept;
  if (single && kept.length === 1) return { ...single, words: merge(single.words, rest), isNullable };
  const lists = kept.flatMap(({ words }) => (Array.isArray(words.enum) ? [words.enum] : []));
  if (lists.length === kept.length && lists.length > 0)
    return { words: { ...rest, enum: [...new Set(lists.flat())] }, isNullable };
  return {
    words: { ...rest, [word]: entries.filter((_, index) => !isNull(views[index] ?? { words: {}, isNullable: false })) },
    isNullable,
  };
}

const MOST_VARIANTS = 200;

function isOnlyNull(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0 && values.every((value) => value === null || value === '');
}

/** The later words replace the earlier ones; properties and required names are joined. */
function merge(earlier: Json, later: Json): Json {
  const properties =
    isRecord(earlier.properties) && isRecord(later.properties)
      ? { properties: { ...earlier.properties, ...later.properties } }
      : {};
  const required =
    Array.isArray(earlier.required) && Array.isArray(later.required)
      ? { required: [...earlier.required, ...later.required] }
      : {};
  return { ...earlier, ...later, ...properties, ...required };
}

/** What a reference within the document leads to. */
export function findTarget(document: Json, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  try {
    return valueAt(document, toPath(decodeURIComponent(ref.slice(1))));
  } catch {
    // A reference with a broken escape leads nowhere.
    return undefined;
  }
}
