import type { FieldDefinition, FieldValue, FormDefinition } from './FormDefinition.ts';

/** Body of GET /components/meta/{subclass}/, in the manner of Django REST framework's metadata. */
export interface Meta {
  name: string;
  description: string;
  version: string;
  fields: Record<string, FieldMeta>;
}

export interface FieldMeta {
  type: 'string' | 'integer' | 'float' | 'boolean' | 'choice' | 'datetime';
  required: boolean;
  read_only: boolean;
  nullable: boolean;
  label: string;
  help_text: string;
  unit: string | null;
  default: FieldValue;
  min_value: number | null;
  max_value: number | null;
  max_length: number | null;
  choices: { value: FieldValue; display_name: string }[] | null;
}

/** What the server tells of a kind; the client compares it with its own definition. */
export function metaOf(definition: FormDefinition): Meta {
  return {
    name: definition.title,
    description: definition.description,
    version: definition.version,
    fields: Object.fromEntries(Object.values(definition.fields).map((field) => [field.name, fieldMeta(field)])),
  };
}

function fieldMeta(field: FieldDefinition): FieldMeta {
  return {
    type: metaType(field),
    required: field.required,
    read_only: field.readOnly,
    nullable: field.nullable,
    label: field.title,
    help_text: field.help,
    unit: field.unit ?? null,
    default: field.default ?? null,
    min_value: field.minimum ?? field.exclusiveMinimum ?? null,
    max_value: field.maximum ?? field.exclusiveMaximum ?? null,
    max_length: field.maxLength ?? null,
    choices: field.choices?.map(({ value, label }) => ({ value, display_name: label })) ?? null,
  };
}

function metaType(field: FieldDefinition): FieldMeta['type'] {
  if (field.system && field.name.endsWith('_at')) return 'datetime';
  return META_TYPES[field.type];
}

const META_TYPES: Record<FieldDefinition['type'], FieldMeta['type']> = {
  number: 'float',
  integer: 'integer',
  text: 'string',
  list: 'string',
  choice: 'choice',
  flag: 'boolean',
};
