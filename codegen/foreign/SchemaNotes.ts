import type { JSONPath } from 'jsonc-parser';
import type { Place } from '#codegen/fieldPlace.ts';
import { SchemaReferences } from '#codegen/json-schema/SchemaReferences.ts';
import type { Problem } from '#codegen/Problem.ts';
import type { SourceFile } from '#codegen/SourceFile.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';

/** The keywords of a JSON Schema, joined with those of the schemas that it refers to. */
export interface SchemaPart {
  words: JsonSchema;
  /** The schemas that it consists of, its own first. */
  layers: readonly JsonSchema[];
}

/** Resolves references in a foreign JSON Schema, and notes at their places what a kind file can't express. */
export class SchemaNotes {
  readonly unsaid: Problem[] = [];
  readonly #references: SchemaReferences;
  readonly #source: SourceFile;

  constructor(source: SourceFile) {
    this.#source = source;
    this.#references = new SchemaReferences(source.value);
  }

  /** Returns where a keyword of a schema, or the schema itself, is written. */
  place({ layers }: SchemaPart, word?: string): Place {
    const layer = layers.find((one) => word === undefined || Object.hasOwn(one, word)) ?? layers[0];
    const path = toPath(this.#references.pointer(layer));
    return this.#source.placeAt(word === undefined ? path : [...path, word]);
  }

  /** Notes something that a kind file expresses differently, or not at all. */
  note(part: SchemaPart, word: string | undefined, message: string): void {
    this.unsaid.push({ ...this.place(part, word), message });
  }

  /** Notes a property whose schema allows any value. */
  noteAny(part: SchemaPart, name: string): undefined {
    this.note(part, 'properties', `"${name}" takes any value or none, which a field can't.`);
  }

  /**
   * Resolves a schema with those that its `$ref` and `allOf` add; undefined if a reference has no target or in a
   * circle.
   */
  resolve(schema: unknown, around: readonly JsonSchema[] = []): SchemaPart | undefined {
    if (!isRecord(schema)) return undefined;
    const own: SchemaPart = { words: schema, layers: [schema] };
    if (around.includes(schema)) {
      this.note(own, undefined, "contains itself, which a kind file can't express.");
      return undefined;
    }
    const inner = [...around, schema];
    const parts = [own];
    if (typeof schema.$ref === 'string') {
      const target = URL.canParse(schema.$ref, 'schema://file/')
        ? this.#references.find(schema.$ref, schema)
        : undefined;
      if (!isRecord(target)) {
        this.note(own, '$ref', `"${schema.$ref}" leads to no place in this file.`);
        return undefined;
      }
      const found = this.resolve(target, inner);
      if (!found) return undefined;
      parts.push(found);
    }
    for (const member of Array.isArray(schema.allOf) ? schema.allOf : []) {
      const found = this.resolve(member, inner);
      if (found) parts.push(found);
    }
    return { words: joinWords(parts), layers: parts.flatMap(({ layers }) => layers) };
  }
}

/** Joins the keywords of all parts: the first part that has one decides; properties and required names add up. */
function joinWords(parts: readonly SchemaPart[]): JsonSchema {
  const words: JsonSchema = Object.create(null);
  for (const { words: own } of parts.toReversed()) {
    const properties = isRecord(own.properties) ? { ...Object(words.properties), ...own.properties } : words.properties;
    const required = [words.required, own.required].flatMap((names) => (Array.isArray(names) ? names : []));
    Object.assign(words, own, properties === undefined ? {} : { properties }, required.length > 0 ? { required } : {});
  }
  delete words.$ref;
  delete words.allOf;
  return words;
}

function toPath(pointer: string): JSONPath {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
