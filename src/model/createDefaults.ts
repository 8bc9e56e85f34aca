import type { FieldDefinition, FieldValue, FieldValues, RecordShape } from './FormDefinition.ts';
import { nestRecord } from './nestedRecord.ts';
import { fromRows, isSingle } from './tableRows.ts';

/** Values of a new record: every field but the server's own, by name. */
export function createDefaults({ fields }: RecordShape, around: ReadonlySet<string> = NONE): FieldValues {
  return Object.fromEntries(
    Object.values(fields)
      .filter((field) => !field.system)
      .map((field) => [field.name, getDefault(field, around)]),
  );
}

/** The field's default, or what an empty field of its type holds. */
export function getDefault(field: FieldDefinition, around: ReadonlySet<string> = NONE): FieldValue | undefined {
  return field.default === undefined ? getEmpty(field, around) : field.default;
}

/**
 * What the record holds of an empty field: of a single row that has to be there, the defaults of its columns. Inside rows
 * of the same table, whose ids are `around`, it is undefined.
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
