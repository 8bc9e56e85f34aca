import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type ReadSchema, readJsonSchema } from '#codegen/readJsonSchema.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import type { Kind } from '#model/Kind.ts';
import { LIST_COLUMN } from '#model/tableRows.ts';

/** A schema as it is read, with the check that Ajv makes of it. */
export interface DocumentKind extends ReadSchema {
  kind: Kind;
  isValid: (document: unknown) => boolean;
}

/** The kind of a plain schema, with conditions that are compiled as codegen compiles them. */
export function documentKind(schema: unknown, uiSchema: JsonSchema = {}): DocumentKind {
  const read = readJsonSchema(schema, { id: 'document', uiSchema });
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  const conditions = (read.definition.conditions ?? []).map((condition) => {
    const check: ValidateFunction = ajv.compile(condition.if);
    return (record: FieldValues) => check(record);
  });
  const lenient = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  const check = lenient.compile(toToday(schema));
  return {
    ...read,
    kind: { definition: read.definition, validate: () => [], conditions },
    isValid: (document) => check(document),
  };
}

/** The draft of a stored document. */
export function draftDocument({ kind, isWrapped }: DocumentKind, document: unknown): DraftStore {
  // A schema that is not wrapped is one of objects.
  const values = (isWrapped ? { [LIST_COLUMN]: document } : document) as FieldValues;
  return new DraftStore({ kind, mode: 'edit', values });
}

/** The document that a draft sends, as JSON. */
export function sentDocument({ isWrapped }: DocumentKind, store: DraftStore): unknown {
  const payload: FieldValues = JSON.parse(JSON.stringify(store.payload()));
  return isWrapped ? payload[LIST_COLUMN] : payload;
}

/** A schema of an earlier draft in the words that Ajv's check of 2020-12 knows. */
function toToday(schema: unknown): JsonSchema {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null) return part;
    const {
      $schema: _,
      items,
      additionalItems,
      ...words
    } = Object.fromEntries(
      Object.entries(part).map(([word, value]) => [word, word === 'enum' || word === 'const' ? value : convert(value)]),
    );
    if (Array.isArray(items))
      return { ...words, prefixItems: items, ...(additionalItems === undefined ? {} : { items: additionalItems }) };
    return { ...words, ...(items === undefined ? {} : { items }) };
  };
  // A converted object is one.
  return convert(schema) as JsonSchema;
}

/** What a draft of a stored document sends where nothing was changed. */
export function roundTrip(kind: DocumentKind, document: unknown): unknown {
  return sentDocument(kind, draftDocument(kind, document));
}
