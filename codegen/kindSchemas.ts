import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { fieldSchema, type JsonSchema, objectSchema, propertiesSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { type RecordPart, toRecordParts } from '#model/recordParts.ts';
import { documentName } from '#model/schemaName.ts';

/** Names of the fields that hold documents. */
type Documents = Pick<ReadonlyMap<string, unknown>, 'has'>;

/** Returns the schema of a stored component of the kind, as the API returns it: every field. */
export function readSchema(definition: FormDefinition, documents: Documents = NO_DOCUMENTS): JsonSchema {
  const schema = recordSchema(definition, documents, () => ({ withTextRules: false }));
  return { title: definition.title, description: createSummary(definition), ...toStored(schema) };
}

/**
 * Returns the schema of a component of the kind as clients send it: the required fields, and no fields but the kind's.
 */
export function writeSchema(definition: FormDefinition, documents: Documents = NO_DOCUMENTS): JsonSchema {
  const { required, ...schema } = recordSchema(definition, documents, ({ system }) => ({ withTextRules: !system }));
  return {
    title: `${definition.title}, to be stored`,
    description: `${createSummary(definition)} In a new component, fields left out take their defaults; in a stored one, they keep their values.`,
    ...schema,
    required: required.concat('subclass'),
    additionalProperties: false,
  };
}

const NO_DOCUMENTS: Documents = new Set();

type ToOptions = (field: FieldDefinition) => { withTextRules: boolean };

function recordSchema(definition: FormDefinition, documents: Documents, toOptions: ToOptions) {
  const toSchema = (part: RecordPart): JsonSchema => {
    if (documents.has(part.name)) return { $ref: `#/components/schemas/${documentName(definition.id, part.name)}` };
    return 'field' in part ? property(part.field, definition, toOptions(part.field)) : objectSchema(part, toSchema);
  };
  return {
    type: 'object',
    ...withVersion(propertiesSchema(toRecordParts(definition), toSchema), definition),
    ...(definition.units ? { 'x-units': definition.units } : {}),
  };
}

/** Adds the version of the kind, which records state if the kind has more than one. */
function withVersion<T extends { properties: JsonSchema }>(schema: T, { kindVersion }: FormDefinition): T {
  if (kindVersion === undefined) return schema;
  const version = { type: 'integer', minimum: 1, maximum: kindVersion, description: 'The version of the kind.' };
  return { ...schema, properties: { ...schema.properties, kind_version: version } };
}

/**
 * Returns the schema for reading: an object has all of its properties, and may have some that the kind no longer has.
 */
function toStored(schema: unknown): JsonSchema {
  const { additionalProperties: _, unevaluatedProperties: __, ...open } = isRecord(schema) ? schema : {};
  return Object.fromEntries(
    Object.entries(open).map(([word, value]) => {
      if (word === 'items') return [word, toStored(value)];
      if (word === 'oneOf' && Array.isArray(value)) return [word, value.map(toStored)];
      if (word === 'required' && isRecord(open.properties)) return [word, Object.keys(open.properties)];
      const isParts = word === 'properties' && isRecord(value);
      return [word, isParts ? mapValues(value, toStored) : value];
    }),
  );
}

function mapValues(object: JsonSchema, map: (value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}

function createSummary({ title, description }: FormDefinition): string {
  return description || `${title}.`;
}

function property(field: FieldDefinition, definition: FormDefinition, options: { withTextRules: boolean }): JsonSchema {
  const { title, help, unit } = field;
  // Readers distinguish kinds by this field and writers send it, so it is not read-only in the contract.
  if (field.name === 'subclass') return { title, type: 'string', const: definition.id };
  return {
    ...fieldSchema(field, options),
    ...(unit && help ? { description: `${help} Unit: ${unit}.` } : {}),
    ...(unit ? { 'x-unit': unit } : {}),
    ...(field.system && field.name.endsWith('_at') ? { format: 'date-time' } : {}),
  };
}
