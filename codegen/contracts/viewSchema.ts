import { toPath, valueAt } from '#codegen/checkShape.ts';
import { mergeWords } from '#codegen/json-schema/mergeWords.ts';
import { SchemaReferences } from '#codegen/json-schema/SchemaReferences.ts';
import type { Json } from '#codegen/readContract.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { isRecord } from '#model/isRecord.ts';

/** A schema of a contract with its references resolved and its parts merged. */
export interface SchemaView {
  /** The name of the component that it refers to. */
  name?: string;
  /** The reference to it. */
  ref?: string;
  /** The types that it states apart from null, sorted; empty if it accepts any. */
  types: string[];
  isNullable: boolean;
  /** Set if it accepts nothing else: null alone, or no value at all. */
  only?: 'null' | 'nothing';
  /** All other keywords. */
  words: Json;
  properties: ReadonlyMap<string, unknown>;
  required: ReadonlySet<string>;
  items?: unknown;
  /** The alternatives of a schema that has several. */
  variants: readonly unknown[];
}

/** Reads a schema of OpenAPI 3.0 or 3.1; an unreadable one accepts any value, `false` accepts none. */
export function viewSchema(document: Json, schema: unknown): SchemaView {
  const { name, ref, words, isNullable } = gather(document, schema, DEEPEST);
  const { type, enum: choices, properties, required, items, oneOf, anyOf, ...rest } = words;
  const values = Array.isArray(choices) ? choices : undefined;
  const stated = [type].flat().filter((word) => typeof word === 'string');
  const ofValues = values?.map((value) => (value === null ? 'null' : typeof value)) ?? [];
  const ofParts = isRecord(properties) ? ['object'] : items === undefined ? [] : ['array'];
  const types = [stated, ofValues, ofParts].find((words) => words.length > 0) ?? [];
  const variants = [oneOf, anyOf].flatMap((entries) => (Array.isArray(entries) ? entries : []));
  const isNever = values?.length === 0 || (Array.isArray(type) && type.length === 0);
  const isNull = types.length > 0 && types.every((word) => word === 'null');
  return {
    ...(name === undefined ? {} : { name }),
    ...(ref === undefined ? {} : { ref }),
    types: [...new Set(types.filter((word) => word !== 'null'))].sort(),
    isNullable: isNullable || types.includes('null'),
    ...(isNever ? { only: 'nothing' } : isNull ? { only: 'null' } : {}),
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

// The most levels of nesting that are read; no real contract comes near it.
const DEEPEST = 20;

function gather(document: Json, schema: unknown, depth: number): Gathered {
  if (schema === false) return { words: { enum: [] }, isNullable: false };
  if (!isRecord(schema) || depth === 0) return { words: {}, isNullable: false };
  const { $ref, allOf, nullable, ...rest } = schema;
  const own = withoutConstant(rest);
  const base = typeof $ref === 'string' ? follow(document, $ref, schema) : undefined;
  const outside = typeof $ref === 'string' ? [{ words: { $ref }, isNullable: false }] : [];
  const bases = base ? [gather(document, base.target, depth - 1)] : outside;
  const parts = Array.isArray(allOf) ? allOf.map((part) => gather(document, part, depth - 1)) : [];
  const alone = withoutNull(document, own, depth);
  const all = [...bases, ...parts, alone];
  const ref = base ? base.ref : parts.length === 1 ? parts[0]?.ref : alone.ref;
  const name = ref?.split('/').at(-1);
  return {
    ...(name === undefined || ref === ROOT ? {} : { name }),
    ...(ref === undefined ? {} : { ref }),
    words: all.map(({ words }) => words).reduce(merge, {}),
    isNullable: nullable === true || all.some((part) => part.isNullable),
  };
}

const ROOT = '#';

function withoutConstant({ const: constant, ...words }: Json): Json {
  return constant === undefined ? words : merge(words, { enum: [constant] });
}

/**
 * Returns the target of a reference in a schema, and the reference as a pointer; undefined if it leads out of the
 * document.
 */
function follow(document: Json, ref: string, from: Json): { target: unknown; ref: string } | undefined {
  if (ref.startsWith('#/')) return { target: findTarget(document, ref), ref };
  try {
    const references = new SchemaReferences(document);
    const target = references.find(ref, from);
    return isRecord(target) ? { target, ref: `#${references.pointer(target)}` } : undefined;
  } catch {
    // A text that is not an address has no target.
    return undefined;
  }
}

/** Reduces `oneOf` or `anyOf`: one schema beside null becomes that schema, several lists of values become one list. */
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

/** Merges the keywords of two schemas that both apply; of texts and defaults, the later replace the earlier. */
function merge(earlier: Json, later: Json): Json {
  const merged = mergeWords(earlier, later);
  for (const [word, value] of Object.entries(later)) {
    if (!Object.hasOwn(earlier, word) || isDeepEqual(earlier[word], value)) continue;
    if (COLLECTED.has(word)) merged[word] = [earlier[word], value];
    // The alternatives of one part are compared one by one, those of the others as a whole.
    if (word === 'oneOf' || word === 'anyOf') merged.allOf = [merged.allOf ?? [], { [word]: earlier[word] }].flat();
  }
  return earlier.uniqueItems === true ? { ...merged, uniqueItems: true } : merged;
}

/** Keywords that only refuse values, and that are compared as a whole. */
export const REFUSING: ReadonlySet<string> = new Set([
  ...['format', 'pattern', 'uniqueItems', 'multipleOf', 'not', 'contains', 'propertyNames', 'patternProperties'],
  ...['dependentRequired', 'dependentSchemas', 'if', 'then', 'else', 'unevaluatedProperties', 'prefixItems'],
  ...['allOf', '$ref'],
]);

/** Those keywords that can't be combined into one, so that all are kept. */
const COLLECTED: ReadonlySet<string> = new Set(
  [...REFUSING].filter(
    (word) =>
      !['uniqueItems', 'propertyNames', 'patternProperties', 'unevaluatedProperties', 'prefixItems'].includes(word),
  ),
);

/** Returns the target of a reference within the document; undefined if it has none. */
export function findTarget(document: Json, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  try {
    return valueAt(document, toPath(decodeURIComponent(ref.slice(1))));
  } catch {
    // A reference with a broken escape has no target.
    return undefined;
  }
}
