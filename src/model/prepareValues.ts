import type { FieldDefinition, FieldValues, RecordShape } from './FormDefinition.ts';
import { keepsSpaces } from './fieldText.ts';
import { mapFields } from './mapFields.ts';

/** A record as it is checked and stored: single-line text trimmed, lower-cased where the kind says so; all else as it is. */
export function prepareValues(shape: RecordShape, values: FieldValues): FieldValues {
  return mapFields(shape, values, prepareValue);
}

function prepareValue(field: FieldDefinition, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const trimmed = keepsSpaces(field) ? value : field.type === 'list' ? spaceless(value) : value.trim();
  return field.lowercase ? trimmed.toLowerCase() : trimmed;
}

// A line break at the end of a list stays, so that the rule of lists refuses it.
function spaceless(list: string): string {
  const trimmed = list.trim();
  return list.replaceAll(' ', '') === trimmed.replaceAll(' ', '') ? trimmed : list;
}
