import type { FieldDefinition, FieldValues, FormDefinition } from './FormDefinition.ts';

/** A record as it is checked and stored: single-line text trimmed, lower-cased where the kind says so; all else as it is. */
export function prepareValues(definition: FormDefinition, values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      prepareValue(Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined, value),
    ]),
  );
}

function prepareValue(field: FieldDefinition | undefined, value: unknown): unknown {
  if (typeof value !== 'string' || !field) return value;
  const trimmed =
    field.rows || field.input === 'password' ? value : field.type === 'list' ? spaceless(value) : value.trim();
  return field.lowercase ? trimmed.toLowerCase() : trimmed;
}

// A line break at the end of a list stays, so that the rule of lists refuses it.
function spaceless(list: string): string {
  const trimmed = list.trim();
  return list.replaceAll(' ', '') === trimmed.replaceAll(' ', '') ? trimmed : list;
}
