import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { mergeWords } from './mergeWords.ts';
import type { SchemaReferences } from './SchemaReferences.ts';

/** A fault in a part of a schema, or something that can't be drawn. */
export interface SchemaFault {
  /** A JSON Pointer. */
  pointer: string;
  message: string;
}

/** A schema without references, merged with those that it refers to and with its `allOf`. */
export interface Resolved {
  /** All keywords apart from those that the other properties hold. */
  words: JsonSchema;
  /** The schemas of each `oneOf` and `anyOf`. */
  branches: (readonly unknown[])[];
  /** Schemas that apply only while a record satisfies another schema. */
  whens: When[];
  /** Its place in the file, as a JSON Pointer. */
  pointer: string;
  /** The reference that leads to it. */
  reference?: string;
  /** Whether no value is allowed here. */
  isNever?: boolean;
}

export interface When {
  if: unknown;
  schema: unknown;
}

/** Reads schemas of one file; the same schema is always the same object. */
export class SchemaResolver {
  readonly faults: SchemaFault[] = [];
  readonly references: SchemaReferences;
  readonly #known = new WeakMap<object, Resolved>();
  readonly #options = new WeakMap<Resolved, Resolved[]>();
  readonly #byType = new WeakMap<Resolved, Resolved[]>();
  readonly #open = new Set<object>();

  constructor(references: SchemaReferences) {
    this.references = references;
  }

  /** Reports a fault once. */
  report(pointer: string, message: string): void {
    if (!this.faults.some((fault) => fault.pointer === pointer && fault.message === message))
      this.faults.push({ pointer, message });
  }

  resolve(schema: unknown): Resolved {
    if (schema === false) return NEVER;
    if (!isRecord(schema) || Object.keys(schema).length === 0) return ANYTHING;
    const known = this.#known.get(schema);
    if (known) return known;
    const pointer = this.references.pointer(schema);
    if (this.#open.has(schema)) {
      this.report(pointer, 'This schema refers to itself and to nothing else.');
      return ANYTHING;
    }
    this.#open.add(schema);
    const resolved = { ...this.#read(schema, pointer), pointer };
    this.#open.delete(schema);
    this.#known.set(schema, resolved);
    return resolved;
  }

  /** Returns the shapes that a schema with `oneOf` or `anyOf` offers, each merged with the schema's other keywords. */
  options(schema: Resolved): Resolved[] {
    if (schema.branches.length === 0) return [schema];
    const known = this.#options.get(schema);
    if (known) return known;
    const { branches, ...common } = schema;
    let options: Resolved[] = [{ ...common, branches: [] }];
    for (const branch of branches) {
      if (options.length * branch.length > MOST_OPTIONS) {
        this.report(
          schema.pointer,
          'So many shapes can be combined here that only those of the first list are offered.',
        );
        break;
      }
      options = options.flatMap((option) => branch.map((one) => this.#combine(option, this.resolve(one))));
    }
    const flat = options.filter(({ isNever }) => !isNever).flatMap((option) => this.options(option));
    this.#options.set(schema, flat);
    return flat;
  }

  /** Splits a schema of several types into one of each type. */
  byType(schema: Resolved, types: readonly string[]): Resolved[] {
    if (types.length < 2) return [schema];
    const known = this.#byType.get(schema) ?? types.map((type) => ({ ...schema, words: { ...schema.words, type } }));
    this.#byType.set(schema, known);
    return known;
  }

  #combine(outer: Resolved, option: Resolved): Resolved {
    // A title, description or default of the choice between shapes does not apply to each of them.
    const { title: _, description: __, default: ___, ...words } = outer.words;
    const common = { ...outer, words };
    return { ...join(common, option), pointer: option.pointer };
  }

  #read(schema: JsonSchema, pointer: string): Resolved {
    const { $ref, $dynamicRef = $ref, $recursiveRef = $dynamicRef, allOf, ...own } = schema;
    let resolved: Resolved = { words: {}, branches: [], whens: [], pointer };
    if (typeof $recursiveRef === 'string') resolved = this.#follow($recursiveRef, schema);
    for (const part of Array.isArray(allOf) ? allOf : []) resolved = join(resolved, this.resolve(part));
    const joined = join(resolved, { ...readOwn(own), pointer });
    return typeof $ref === 'string' ? { ...joined, reference: $ref } : joined;
  }

  #follow(reference: string, schema: JsonSchema): Resolved {
    const target = this.references.find(reference, schema);
    if (target !== undefined) return this.resolve(target);
    this.report(this.references.pointer(schema), `There is no "${reference}" in this file.`);
    return ANYTHING;
  }
}

const ANYTHING: Resolved = { words: {}, branches: [], whens: [], pointer: '' };
const NEVER: Resolved = { ...ANYTHING, isNever: true };

/** More options than any user would read. */
const MOST_OPTIONS = 60;

function join(first: Resolved, second: Resolved): Resolved {
  return {
    words: mergeWords(first.words, second.words),
    branches: [...first.branches, ...second.branches],
    whens: [...first.whens, ...second.whens],
    pointer: second.pointer,
    ...(first.isNever || second.isNever ? { isNever: true } : {}),
  };
}

function readOwn({ oneOf, anyOf, ...rest }: JsonSchema): Omit<Resolved, 'pointer'> {
  const { if: condition, dependencies, dependentRequired, dependentSchemas, ...others } = rest;
  const { [THEN]: holds, else: fails, const: only, $defs: _, definitions: __, $id: ___, ...words } = others;
  return {
    words: {
      ...words,
      ...(Object.hasOwn(others, 'const') ? { enum: [only] } : {}),
      ...(Array.isArray(words.items) ? toPrefix(words.items, words) : {}),
    },
    branches: [oneOf, anyOf].filter((list) => Array.isArray(list)),
    whens: [
      ...(condition === undefined || holds === undefined ? [] : [{ if: condition, schema: holds }]),
      ...(condition === undefined || fails === undefined ? [] : [{ if: { not: condition }, schema: fails }]),
      ...[dependencies, dependentRequired, dependentSchemas].flatMap(readDependencies),
    ],
  };
}

// A keyword of JSON Schema; an object with a literal property of this name could be mistaken for a promise.
const THEN = 'then';

/** Translates the items of a tuple from drafts before 2020-12. */
function toPrefix(places: readonly unknown[], { additionalItems = true }: JsonSchema): JsonSchema {
  return { prefixItems: places, items: additionalItems };
}

function readDependencies(dependencies: unknown): When[] {
  if (!isRecord(dependencies)) return [];
  return Object.entries(dependencies).map(([name, schema]) => ({
    if: { properties: { [name]: true }, required: [name] },
    schema: Array.isArray(schema) ? { required: schema } : schema,
  }));
}
