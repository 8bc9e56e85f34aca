import { toNearest } from './exactNumber.ts';
import type {
  CurveAxis,
  FieldDefinition,
  FormDefinition,
  MapDefinition,
  RowsMake,
  TableDefinition,
  UnitPowers,
} from './FormDefinition.ts';
import { stateVersion } from './kindVersion.ts';
import { type CurveMeta, toCurveMeta } from './metaCurves.ts';
import { type RuleMeta, toRuleMeta } from './metaRules.ts';
import { plainField } from './plainField.ts';
import { type ObjectPart, type RecordPart, toRecordParts } from './recordParts.ts';
import { LIST_COLUMN } from './tableRows.ts';
import { toTable } from './toTable.ts';
import { measureUnit } from './typedUnit.ts';
import { getDimension } from './Unit.ts';

/** Body of GET /components/meta/{subclass}/: Django REST framework's metadata, extended by what that can't express. */
export interface Meta {
  name: string;
  description: string;
  version: string;
  /** The number of the kind's version; absent for the first one. */
  kind_version?: number;
  fields: Record<string, FieldMeta>;
  rules: RuleMeta[];
  curves: Record<string, CurveMeta>;
  /** Every unit of fields and curves by its text. */
  units: Record<string, UnitMeta>;
}

/** A parsed unit; a value is (value + `si_offset`) * `si_factor` in SI base units. */
export interface UnitMeta {
  powers: UnitPowers;
  /** Powers of base quantities. */
  dimension: Record<string, number>;
  si_factor: number;
  si_offset: number;
}

/** Metadata of a field; null means that there is no such limit, list, pattern or choice. */
export interface FieldMeta {
  type: 'string' | 'integer' | 'float' | 'boolean' | 'choice' | 'datetime' | 'list' | 'map' | 'nested object' | 'field';
  required: boolean;
  read_only: boolean;
  nullable: boolean;
  label: string;
  help_text: string;
  unit: string | null;
  default: unknown;
  min_value: number | null;
  exclusive_min_value: number | null;
  max_value: number | null;
  exclusive_max_value: number | null;
  min_length: number | null;
  max_length: number | null;
  pattern: string | null;
  list: 'numbers' | 'percentages' | null;
  choices: { value: unknown; display_name: string }[] | null;
  /** The fields of a nested object. */
  children?: Record<string, FieldMeta>;
  /** The child that chooses one of several shapes. */
  variant?: string;
  /** Further fields of the object, by the value of the variant. */
  cases?: Record<string, Record<string, FieldMeta>>;
  /** The metadata of a list's entries. */
  child?: FieldMeta;
  min_items?: number;
  max_items?: number;
  unique?: string[];
  /** The axes x and y of a map, and its values z. */
  map?: Record<keyof MapDefinition, AxisMeta>;
}

export interface AxisMeta {
  label: string;
  unit: string | null;
  min_value: number | null;
  max_value: number | null;
}

/** Returns the server's statement about a kind, which the client compares with its own definition. */
export function toMeta(definition: FormDefinition): Meta {
  return {
    name: definition.title,
    description: definition.description,
    version: definition.version,
    ...stateVersion(definition),
    fields: partMeta(toRecordParts(definition)),
    rules: toRuleMeta(definition),
    curves: toCurveMeta(definition),
    units: toTable(Object.entries(definition.units ?? {}).map(([text, powers]) => [text, unitMeta(powers)])),
  };
}

function unitMeta(powers: UnitPowers): UnitMeta {
  const unit = new Map(Object.entries(powers));
  const { size, zero } = measureUnit(unit);
  return {
    powers,
    dimension: Object.fromEntries(getDimension(unit)),
    si_factor: toNearest(size),
    si_offset: zero ? toNearest(zero) : 0,
  };
}

/** Returns the metadata of the fields and objects of a record, by property. */
function partMeta(parts: readonly RecordPart[]): Record<string, FieldMeta> {
  return toTable(parts.map((part) => [part.property, 'field' in part ? fieldMeta(part.field) : objectMeta(part)]));
}

function objectMeta({ name, object, parts, choice, cases }: ObjectPart): FieldMeta {
  const { title, help = '' } = object;
  return {
    ...fieldMeta({ ...plainField, type: 'text', name, title, help }),
    type: 'nested object',
    children: partMeta(choice ? [choice, ...parts] : parts),
    ...(choice
      ? {
          variant: choice.property,
          cases: toTable([...cases].map(([value, ofCase]) => [value, partMeta(ofCase)])),
        }
      : {}),
  };
}

function rowMeta(table: TableDefinition): FieldMeta {
  const column = table.isList ? table.fields[LIST_COLUMN] : undefined;
  if (column) return fieldMeta(column);
  const row = fieldMeta({ ...plainField, type: 'text', name: table.row, title: table.row });
  return { ...row, type: 'nested object', children: partMeta(toRecordParts(table)) };
}

function fieldMeta(field: FieldDefinition): FieldMeta {
  const { table } = field;
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
    ...(table && !table.makes && table.id === undefined
      ? {
          child: rowMeta(table),
          min_items: table.least,
          max_items: table.most,
          ...(table.unique ? { unique: table.unique } : {}),
        }
      : {}),
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
  return field.table?.makes ? MADE_TYPES[field.table.makes] : META_TYPES[field.type];
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

const MADE_TYPES: Record<RowsMake, FieldMeta['type']> = {
  object: 'nested object',
  entries: 'nested object',
  tuple: 'list',
  option: 'field',
};
