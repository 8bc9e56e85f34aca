import type { CurveAxis, FieldDefinition, FieldValue } from './FormDefinition.ts';
import { FEWEST_MAP_VALUES, MOST_MAP_VALUES } from './mapFaults.ts';
import { FILLED_PATTERN, LIST_PATTERN, NAME_PATTERN, PERCENTAGES_PATTERN } from './publishedPatterns.ts';

/** A JSON Schema 2020-12 as plain data. */
export type JsonSchema = Record<string, unknown>;

/** The JSON Schema of one field, with the rules of its text where they are wanted. */
export function fieldSchema(field: FieldDefinition, { withTextRules = true } = {}): JsonSchema {
  const { title, help, readOnly, minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxLength } = field;
  return {
    title,
    ...defined({ description: help || undefined, readOnly: readOnly || undefined }),
    ...getType(field),
    ...defined({ default: field.default, minimum, maximum, exclusiveMinimum, exclusiveMaximum, maxLength }),
    ...(withTextRules ? textRules(field) : {}),
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
      return { type: [field.type, 'null'] };
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

/** The type of all choices, or the types of which they are. */
function commonType(values: readonly FieldValue[]): string | string[] {
  const types = [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  const [first = 'string', ...others] = types;
  return others.length === 0 ? first : types;
}

/** The entries that have a value. */
export function defined(object: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
