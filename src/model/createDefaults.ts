import type { FieldDefinition, FieldValue, FieldValues, RecordShape } from './FormDefinition.ts';
import { nestRecord } from './nestedRecord.ts';
import { fromRows, isSingle } from './tableRows.ts';

/** Values of a new record: every field but the server's own, by name. */
export function createDefaults({ fields }: RecordShape): FieldValues {
  return Object.fromEntries(
    Object.values(fields)
      .filter((field) => !field.system)
      .map((field) => [field.name, getDefault(field)]),
  );
}

/** The field's default, or what an empty field of its type holds. */
export function getDefault(field: FieldDefinition): FieldValue | undefined {
  return field.default === undefined ? getEmpty(field) : field.default;
}

/** What the record holds of an empty field: of a single row that has to be there, the defaults of its columns. */
export function getEmpty({
  type,
  table,
  whenEmpty,
}: Pick<FieldDefinition, 'type' | 'table' | 'whenEmpty'>): FieldValue | undefined {
  if (whenEmpty) return whenEmpty === 'null' ? null : undefined;
  if (!table?.makes) return EMPTY[type];
  const rows = table.least > 0 && isSingle(table) ? [nestRecord(table, createDefaults(table))] : [];
  return fromRows(table, rows);
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
