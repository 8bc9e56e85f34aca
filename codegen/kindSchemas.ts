import type { FieldDefinition, FormDefinition } from '#model/FormDefinition.ts';
import { FILLED_PATTERN, LIST_PATTERN, NAME_PATTERN } from './publishedPatterns.ts';

type JsonSchema = Record<string, unknown>;

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
    properties: Object.fromEntries(fields.map((field) => [field.name, property(field, definition)])),
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
      fields.map((field) => [
        field.name,
        { ...property(field, definition), ...(field.system ? {} : textRules(field)) },
      ]),
    ),
    additionalProperties: false,
  };
}

function createSummary({ title, description }: FormDefinition): string {
  return description || `${title}.`;
}

function property(field: FieldDefinition, definition: FormDefinition): JsonSchema {
  const { title, help, unit, readOnly, minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxLength } = field;
  const words = {
    title,
    ...(help ? { description: unit ? `${help} Unit: ${unit}.` : help } : {}),
    ...(readOnly ? { readOnly } : {}),
  };
  // Readers distinguish kinds by it and writers send it, so it is not read-only in the contract.
  if (field.name === 'subclass') return { title, type: 'string', const: definition.id };
  if (field.name.endsWith('_at') && field.system) return { ...words, type: 'string', format: 'date-time' };
  return without({
    ...words,
    ...getType(field),
    default: field.default,
    ...{ minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxLength },
  });
}

/** The rules of a text that is to be stored; those of lists and names as closely as a pattern can express them. */
function textRules({ type, text, required, minLength, pattern }: FieldDefinition): JsonSchema {
  if (type === 'list') return { pattern: LIST_PATTERN };
  if (type !== 'text') return {};
  const isFilled = required || (minLength ?? 0) > 0;
  return without({
    minLength: isFilled ? Math.max(minLength ?? 0, 1) : undefined,
    pattern: pattern ?? (text === 'name' ? NAME_PATTERN : isFilled ? FILLED_PATTERN : undefined),
  });
}

function getType(field: FieldDefinition): JsonSchema {
  switch (field.type) {
    case 'number':
    case 'integer':
      return { type: [field.type, 'null'] };
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { enum: field.choices?.map(({ value }) => value) };
    case 'list':
    case 'text':
      return { type: 'string' };
  }
}

function without(object: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
