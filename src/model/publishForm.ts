import type { FormDefinition } from './FormDefinition.ts';
import type { JsonSchema } from './fieldSchema.ts';
import { isOfDocument, listDocuments } from './isOfDocument.ts';
import { isRecord } from './isRecord.ts';
import { documentName } from './schemaName.ts';
import { PUBLISHED_SCHEMA, PUBLISHED_UI, toFormSchema, toUiSchema } from './toFormSchema.ts';

/** The schemas of the contract by name. A document's schema may refer to others, whose names begin with its own. */
export type Components = Readonly<Record<string, unknown>>;

/** Returns the published JSON Schema of a form; documents refer to their own schemas in its `$defs`. */
export function publishSchema(definition: FormDefinition, components: Components): JsonSchema {
  const documents = listDocuments(definition);
  if (documents.size === 0) return toFormSchema(definition);
  const schema = toFormSchema(withoutConditions(definition), {
    ...PUBLISHED_SCHEMA,
    toField: (field) => (isOfDocument(definition, field.name) ? {} : PUBLISHED_SCHEMA.toField(field)),
    toPart: (part, own) =>
      documents.has(part.name) ? { $ref: `${DEFINITIONS}${documentName(definition.id, part.name)}` } : own,
  });
  const names = [...documents].map((name) => documentName(definition.id, name));
  const isNeeded = (name: string) => names.some((own) => name === own || name.startsWith(`${own}.`));
  const needed = Object.entries(components).filter(([name]) => isNeeded(name));
  return { ...schema, $defs: Object.fromEntries(needed.map(([name, own]) => [name, withMovedReferences(own)])) };
}

/** Returns the published uiSchema of a form, which leaves documents to the theme. */
export function publishUi(definition: FormDefinition): JsonSchema {
  const documents = listDocuments(definition);
  const ui = toUiSchema(definition, {
    ...PUBLISHED_UI,
    toField: (field, curve) => (isOfDocument(definition, field.name) ? {} : PUBLISHED_UI.toField(field, curve)),
  });
  return { ...ui, ...Object.fromEntries([...documents].map((name) => [name, {}])) };
}

/** Drops conditions on parts of documents, which the documents' own schemas state. */
function withoutConditions({ conditions = [], ...definition }: FormDefinition): FormDefinition {
  const isOwn = (name: string) => !isOfDocument(definition, name);
  const own = conditions.filter(({ shows, requires = [] }) => [...shows, ...requires].every(isOwn));
  return { ...definition, conditions: own };
}

function withMovedReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMovedReferences);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([word, own]) => [
      word,
      word === '$ref' && typeof own === 'string' ? own.replace(COMPONENTS, DEFINITIONS) : withMovedReferences(own),
    ]),
  );
}

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';
