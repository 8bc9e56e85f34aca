import type { FieldDefinition, FieldValue, FieldValues, RecordShape } from './FormDefinition.ts';

/** Values of a new record: every field but the server's own, by name. */
export function createDefaults({ fields }: RecordShape): FieldValues {
  return Object.fromEntries(
    Object.values(fields)
      .filter((field) => !field.system)
      .map((field) => [field.name, getDefault(field)]),
  );
}

/** The field's default, or what an empty field of its type holds. */
export function getDefault(field: FieldDefinition): FieldValue {
  return field.default ?? getEmpty(field);
}

/** What an empty field of this type holds. */
export function getEmpty({ type }: Pick<FieldDefinition, 'type'>): FieldValue {
  return EMPTY[type];
}

const EMPTY: Record<FieldDefinition['type'], FieldValue> = {
  number: null,
  integer: null,
  text: '',
  list: '',
  choice: '',
  flag: false,
  rows: [],
  map: null,
};
