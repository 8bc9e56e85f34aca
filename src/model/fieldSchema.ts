import type { CurveAxis, FieldDefinition, FieldValue, TableDefinition } from './FormDefinition.ts';
import { FEWEST_MAP_VALUES, MOST_MAP_VALUES } from './mapFaults.ts';
import { FILLED_PATTERN, LIST_PATTERN, NAME_PATTERN, PERCENTAGES_PATTERN } from './publishedPatterns.ts';
import { type ObjectPart, type RecordPart, toRecordParts } from './recordParts.ts';
import { LIST_COLUMN } from './tableRows.ts';

/** A JSON Schema 2020-12 as plain data. */
export type JsonSchema = Record<string, unknown>;

/** The schema of a property; undefined leaves it out, true declares it without constraints. */
type ToSchema = (part: RecordPart) => JsonSchema | true | undefined;

interface FieldOptions {
  /** Whether to include the rules of a text. */
  withTextRules?: boolean;
  /** The schema of a table's rows; by default, that of their values in a record. */
  rows?: (table: TableDefinition) => JsonSchema;
}

/** The JSON Schema of one field. */
export function fieldSchema(field: FieldDefinition, options: FieldOptions = {}): JsonSchema {
  const { title, help, readOnly, minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxLength } = field;
  const { withTextRules = true, rows = (table) => rowsSchema(table, options) } = options;
  return {
    title,
    ...defined({ description: help || undefined, readOnly: readOnly || undefined }),
    ...getType(field),
    ...defined({ default: field.default, minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxLength }),
    ...(withTextRules ? textRules(field) : {}),
    ...(field.table ? rows(field.table) : {}),
  };
}

/** The properties of a record, and which of them it must have. */
export function propertiesSchema(parts: readonly RecordPart[], toSchema: ToSchema) {
  const schemas = parts.map((part) => ({ part, schema: toSchema(part) }));
  return {
    required: schemas
      .filter(({ part, schema }) => typeof schema === 'object' && isRequired(part))
      .map(({ part }) => part.property),
    properties: Object.fromEntries(
      schemas.flatMap(({ part: { property }, schema }) => (schema === undefined ? [] : [[property, schema]])),
    ),
  };
}

/** The JSON Schema of an object in a record; one of several shapes where it is a variant. */
export function objectSchema({ object, parts, choice, cases }: ObjectPart, toSchema: ToSchema): JsonSchema {
  const { title, help } = object;
  const head = { title, ...defined({ description: help || undefined }) };
  if (!choice) return { ...head, ...recordSchema(parts, toSchema) };
  const { field, property } = choice;
  return {
    ...head,
    type: 'object',
    ...defined({ default: field.default === undefined ? undefined : { [property]: field.default } }),
    ...propertiesSchema(parts, toSchema),
    oneOf: field.choices?.map(({ value, label }) => {
      const { required, properties } = propertiesSchema(cases.get(String(value)) ?? [], toSchema);
      const chosen = { title: field.title, ...defined({ description: field.help || undefined }), const: value };
      return {
        title: label,
        required: [property, ...required],
        properties: { [property]: chosen, ...properties },
      };
    }),
    unevaluatedProperties: false,
  };
}

/** Whether a record must have a property: a field may be required, an object may always be left out. */
export function isRequired(part: RecordPart): boolean {
  return 'field' in part && part.field.required;
}

/** The JSON Schema of a record that has these properties and no others. */
export function recordSchema(parts: readonly RecordPart[], toSchema: ToSchema): JsonSchema {
  return { type: 'object', ...propertiesSchema(parts, toSchema), additionalProperties: false };
}

function rowsSchema(table: TableDefinition, options: FieldOptions): JsonSchema {
  const { least, most, unique, isList } = table;
  const toSchema: ToSchema = (part) =>
    'field' in part ? fieldSchema(part.field, options) : objectSchema(part, toSchema);
  const value = isList ? table.fields[LIST_COLUMN] : undefined;
  return {
    ...defined({ minItems: least || undefined, maxItems: most, uniqueItems: (isList && unique && true) || undefined }),
    items: value ? fieldSchema(value, options) : recordSchema(toRecordParts(table), toSchema),
  };
}

/** The rules of a text that is to be stored; those of lists and names as closely as a pattern can express them. */
function textRules({ type, list, text, required, minLength, pattern }: FieldDefinition): JsonSchema {
  if (type === 'list') return { pattern: list === 'percentages' ? PERCENTAGES_PATTERN : LIST_PATTERN };
  if (type !== 'text') return {};
  const isFilled = required || (minLength ?? 0) > 0;
  return defined({
    minLength: isFilled ? Math.max(minLength ?? 0, 1) : undefined,
    pattern: pattern ?? (text === 'name' ? NAME_PATTERN : isFilled ? FILLED_PATTERN : undefined),
  });
}

function getType(field: FieldDefinition): JsonSchema {
  switch (field.type) {
    case 'number':
    case 'integer':
      return { type: field.required ? field.type : [field.type, 'null'] };
    case 'flag':
      return { type: 'boolean' };
    case 'choice': {
      const values = field.choices?.map(({ value }) => value) ?? [];
      return { type: commonType(values), enum: values };
    }
    case 'map':
      return mapSchema(field);
    case 'rows':
      return { type: 'array' };
    case 'list':
    case 'text':
      return { type: 'string' };
  }
}

function mapSchema({ map, nullable }: FieldDefinition): JsonSchema {
  const type = nullable ? ['object', 'null'] : 'object';
  if (!map) return { type };
  const count = { minItems: FEWEST_MAP_VALUES, maxItems: MOST_MAP_VALUES };
  const axis = ({ title, unit, ...limits }: CurveAxis, items?: JsonSchema): JsonSchema => ({
    title,
    ...defined({ description: unit && `Unit: ${unit}.` }),
    type: 'array',
    ...count,
    items: items ?? { type: 'number', ...defined(pickLimits(limits)) },
  });
  const row = { type: 'array', ...count, items: { type: 'number', ...defined(pickLimits(map.z)) } };
  return {
    type,
    required: ['x', 'y', 'z'],
    properties: { x: axis(map.x), y: axis(map.y), z: axis(map.z, row) },
    additionalProperties: false,
  };
}

function pickLimits({ minimum, maximum }: Pick<CurveAxis, 'minimum' | 'maximum'>): JsonSchema {
  return { minimum, maximum };
}

/** The type that all choices share, or all their types. */
function commonType(values: readonly FieldValue[]): string | string[] {
  const types = [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  const [first = 'string', ...others] = types;
  return others.length === 0 ? first : types;
}

/** Returns the entries whose value is not undefined. */
export function defined(object: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
