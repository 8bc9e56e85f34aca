import type { CurveAxis, FieldDefinition, FieldValue, FormDefinition, MapDefinition } from './FormDefinition.ts';
import { type CurveMeta, toCurveMeta } from './metaCurves.ts';
import { type RuleMeta, toRuleMeta } from './metaRules.ts';

/** Body of GET /components/meta/{subclass}/: Django REST framework's metadata, and what that can't say. */
export interface Meta {
  name: string;
  description: string;
  version: string;
  fields: Record<string, FieldMeta>;
  rules: RuleMeta[];
  curves: Record<string, CurveMeta>;
}

/** Null is a limit, list, pattern or choice that does not exist. */
export interface FieldMeta {
  type: 'string' | 'integer' | 'float' | 'boolean' | 'choice' | 'datetime' | 'list' | 'map';
  required: boolean;
  read_only: boolean;
  nullable: boolean;
  label: string;
  help_text: string;
  unit: string | null;
  default: FieldValue;
  min_value: number | null;
  exclusive_min_value: number | null;
  max_value: number | null;
  exclusive_max_value: number | null;
  min_length: number | null;
  max_length: number | null;
  pattern: string | null;
  list: 'numbers' | 'percentages' | null;
  choices: { value: FieldValue; display_name: string }[] | null;
  /** The axes of a map, and what it holds. */
  map?: Record<keyof MapDefinition, AxisMeta>;
}

export interface AxisMeta {
  label: string;
  unit: string | null;
  min_value: number | null;
  max_value: number | null;
}

/** What the server states about a kind; the client compares it with its own definition. */
export function toMeta(definition: FormDefinition): Meta {
  return {
    name: definition.title,
    description: definition.description,
    version: definition.version,
    fields: Object.fromEntries(Object.values(definition.fields).map((field) => [field.name, fieldMeta(field)])),
    rules: toRuleMeta(definition),
    curves: toCurveMeta(definition),
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
    min_value: field.minimum ?? null,
    exclusive_min_value: field.exclusiveMinimum ?? null,
    max_value: field.maximum ?? null,
    exclusive_max_value: field.exclusiveMaximum ?? null,
    min_length: minLength(field),
    max_length: field.maxLength ?? null,
    pattern: field.pattern ?? null,
    list: field.list ?? null,
    choices: field.choices?.map(({ value, label }) => ({ value, display_name: label })) ?? null,
    ...(field.map && { map: mapMeta(field.map) }),
  };
}

function mapMeta({ x, y, z }: MapDefinition): Record<keyof MapDefinition, AxisMeta> {
  return { x: axisMeta(x), y: axisMeta(y), z: axisMeta(z) };
}

function axisMeta({ title, unit, minimum, maximum }: CurveAxis): AxisMeta {
  return { label: title, unit: unit ?? null, min_value: minimum ?? null, max_value: maximum ?? null };
}

// A required text is refused while it is blank, whether or not its file states a length.
function minLength({ minLength: stated, required, type }: FieldDefinition): number | null {
  return stated ?? (required && type === 'text' ? 1 : null);
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
  rows: 'list',
  map: 'map',
};
