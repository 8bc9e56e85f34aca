import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { fieldSchema, type JsonSchema } from '#model/fieldSchema.ts';

/** The contract's name of a kind: its subclass in capitalised words without underscores. */
export function schemaName(subclass: string): string {
  return subclass.replaceAll(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** A stored component of the kind, as the API returns it: every field. */
export function readSchema(definition: FormDefinition): JsonSchema {
  const fields = Object.values(definition.fields);
  return {
    type: 'object',
    title: definition.title,
    description: createSummary(definition),
    required: fields.map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map((field) => [field.name, property(field, definition, { withTextRules: false })]),
    ),
  };
}

/** A component of the kind as clients send it: the required fields, and no fields but the kind's. */
export function writeSchema(definition: FormDefinition): JsonSchema {
  const fields = Object.values(definition.fields);
  return {
    type: 'object',
    title: `${definition.title}, to be stored`,
    description: `${createSummary(definition)} In a new component, fields left out take their defaults; in a stored one, they keep their values.`,
    required: fields
      .filter(({ required }) => required)
      .map(({ name }) => name)
      .concat('subclass'),
    properties: Object.fromEntries(
      fields.map((field) => [field.name, property(field, definition, { withTextRules: !field.system })]),
    ),
    additionalProperties: false,
  };
}

function createSummary({ title, description }: FormDefinition): string {
  return description || `${title}.`;
}

function property(field: FieldDefinition, definition: FormDefinition, options: { withTextRules: boolean }): JsonSchema {
  const { title, help, unit } = field;
  // Readers distinguish kinds by it and writers send it, so it is not read-only in the contract.
  if (field.name === 'subclass') return { title, type: 'string', const: definition.id };
  return {
    ...fieldSchema(field, options),
    ...(unit && help ? { description: `${help} Unit: ${unit}.` } : {}),
    ...(field.system && field.name.endsWith('_at') ? { format: 'date-time' } : {}),
  };
}
