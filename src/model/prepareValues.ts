import type { FieldDefinition, FieldValues, RecordShape } from './FormDefinition.ts';
import { keepsSpaces } from './keepsSpaces.ts';
import { mapFields } from './mapFields.ts';

/**
 * Returns a record as it is checked and stored: single-line text is trimmed, and lowercase if the kind requires it; all
 * else is unchanged.
 */
export function prepareValues(shape: RecordShape, values: FieldValues): FieldValues {
  return mapFields(shape, values, prepareValue);
}

/** Returns a value as it is checked and stored in its field. */
export function prepareValue(field: FieldDefinition, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const trimmed = keepsSpaces(field) ? value : field.type === 'list' ? spaceless(value) : value.trim();
  return field.lowercase ? trimmed.toLowerCase() : trimmed;
}

// A line break at the end of a list is kept, so that the rule of lists refuses it.
function spaceless(list: string): string {
  const trimmed = list.trim();
  if (trimmed.length === list.length) return list;
  return list.replaceAll(' ', '') === trimmed.replaceAll(' ', '') ? trimmed : list;
}
