import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';

/** A keyword of a part of kind files or mapping files. */
export interface MetaWord {
  word: string;
  description: string;
  /** 'text', 'a number from 2 to 12', '"keep", "clear" or "default"'. */
  values: string;
  /** JSON; undefined if the keyword has only one possible value. */
  example: string | undefined;
  isRequired: boolean;
  schema: JsonSchema;
}

/** A thing that keywords describe, such as a field. */
export interface MetaPart {
  title: string;
  description: string;
  /** Its place: '`x-tabs` of a kind file'. */
  place: string;
  words: MetaWord[];
}

/**
 * Returns the parts of the files that a meta-schema describes, from the outside in: of kind files and shared files, or
 * of mapping files.
 */
export function metaParts(metaSchema: JsonSchema): MetaPart[] {
  const parts = new Map<unknown, MetaPart>();
  const defs = isRecord(metaSchema.$defs) ? metaSchema.$defs : {};
  const folder = metaSchema.$id === 'import.schema.json' ? 'imports' : 'kinds';
  addPart(parts, metaSchema, { metaSchema, place: `A file in schemas/${folder}/.` });
  for (const [name, place] of ROOTS) {
    const schema = defs[name];
    if (isRecord(schema)) addPart(parts, schema, { metaSchema, place });
  }
  return [...parts.values()];
}

const ROOTS = [
  ['shared', 'A file beside kind.schema.json: common.json and genset.json.'],
  ['form', 'A file in schemas/forms/.'],
] as const;

interface At {
  metaSchema: JsonSchema;
  place: string;
}

/** Adds the part that a schema describes, or the parts inside it, each at the first place where it occurs. */
function addPart(parts: Map<unknown, MetaPart>, given: JsonSchema, { metaSchema, place }: At): void {
  const schema = resolve(given, metaSchema);
  const inside = [schema.items, schema.additionalProperties, ...[schema.oneOf ?? []].flat()].filter(isRecord);
  const { properties } = schema;
  if (!isRecord(properties)) {
    for (const inner of inside) addPart(parts, inner, { metaSchema, place });
    return;
  }
  // All places refer to the same object of the file.
  if (parts.has(properties)) return;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const title = String(schema.title ?? '');
  const entries = Object.entries(properties).filter((entry): entry is [string, JsonSchema] => isRecord(entry[1]));
  parts.set(properties, {
    title,
    description: String(schema.description ?? ''),
    place,
    words: entries.map(([word, own]) => describeWord(word, resolve(own, metaSchema), required.includes(word))),
  });
  for (const [word, own] of entries) addPart(parts, own, { metaSchema, place: `\`${word}\` of “${title}”.` });
}

/** Merges a schema with those that it refers to; keywords beside a reference take precedence. */
function resolve(schema: JsonSchema, metaSchema: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema;
  if (typeof $ref !== 'string') return schema;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), metaSchema);
  return isRecord(target) ? { ...resolve(target, metaSchema), ...own } : own;
}

function describeWord(word: string, schema: JsonSchema, isRequired: boolean): MetaWord {
  const [example] = Array.isArray(schema.examples) ? schema.examples : [schema.const];
  return {
    word,
    description: String(schema.description ?? ''),
    values: valuesText(schema),
    example: example === undefined ? undefined : JSON.stringify(example),
    isRequired,
    schema,
  };
}

function valuesText(schema: JsonSchema): string {
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  if (Array.isArray(schema.enum)) return orList(schema.enum.map((value) => JSON.stringify(value)));
  const branches = [schema.oneOf ?? []].flat().filter(isRecord);
  const isTyped = schema.type !== undefined;
  if (!isTyped && branches.length > 0) return orList(branches.map((branch) => valuesText(branch)));
  const types = [schema.type ?? (schema.properties ? 'object' : 'object')].flat().map(String);
  return orList(types.map((type) => typeText(type, schema)));
}

function typeText(type: string, schema: JsonSchema): string {
  const { minimum, maximum, pattern, maxLength } = schema;
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  const limits = maximum === undefined ? (from === '' ? '' : `${from} on`) : `${from} to ${maximum}`;
  switch (type) {
    case 'string':
      return `text${pattern === undefined ? '' : ` that matches ${pattern}`}${maxLength === undefined ? '' : `, at most ${maxLength} characters`}`;
    case 'integer':
      return `a whole number${limits}`;
    case 'number':
      return `a number${limits}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list in [ ]';
    default:
      return type === 'null' ? 'null' : 'an object in { }';
  }
}

function orList(words: readonly string[]): string {
  const unique = [...new Set(words)];
  const last = unique.at(-1) ?? '';
  return unique.length < 2 ? last : `${unique.slice(0, -1).join(', ')} or ${last}`;
}
