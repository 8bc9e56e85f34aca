import type { FieldDefinition, FieldValue, FieldValues, RecordShape } from './FormDefinition.ts';
import { nestRecord } from './nestedRecord.ts';
import { fromRows, isSingle } from './tableRows.ts';

/** Returns the values of a new record by field name, without system fields. */
export function createDefaults({ fields }: RecordShape, around: ReadonlySet<string> = NONE): FieldValues {
  return Object.fromEntries(
    Object.values(fields)
      .filter((field) => !field.system)
      .map((field) => [field.name, getDefault(field, around)]),
  );
}

/** Returns the field's default, or the value of an empty field of its type. */
export function getDefault(field: FieldDefinition, around: ReadonlySet<string> = NONE): FieldValue | undefined {
  return field.default === undefined ? getEmpty(field, around) : field.default;
}

/**
 * Returns the value that a record stores for an empty field. A required single row holds the defaults of its columns;
 * inside rows of the same table, whose ids are in `around`, the value is undefined.
 */
export function getEmpty(
  { type, table, whenEmpty }: Pick<FieldDefinition, 'type' | 'table' | 'whenEmpty'>,
  around: ReadonlySet<string> = NONE,
): FieldValue | undefined {
  if (whenEmpty) return whenEmpty === 'null' ? null : undefined;
  if (!table?.makes) return EMPTY[type];
  const { id, least } = table;
  if (least === 0 || !isSingle(table) || (id !== undefined && around.has(id))) return fromRows(table, []);
  const inside = id === undefined ? around : new Set([...around, id]);
  return fromRows(table, [nestRecord(table, createDefaults(table, inside))]);
}

const NONE: ReadonlySet<string> = new Set();

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
