import type { FieldDefinition, FieldValues, RecordShape, TableDefinition } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';
import { flattenRecord, nestRecord } from './nestedRecord.ts';
import { fromRows, toRows } from './tableRows.ts';

/**
 * Replaces the value of each known field, also in the rows of tables; `values` are by field name, and are returned
 * themselves where nothing is replaced.
 */
export function mapFields(
  { fields }: RecordShape,
  values: FieldValues,
  map: (field: FieldDefinition, value: unknown) => unknown,
): FieldValues {
  const replace = (name: string, value: unknown) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return value;
    const { table } = field;
    return table ? mapRows(table, value, (row) => mapFields(table, row, map)) : map(field, value);
  };
  const names = Object.keys(values);
  const replaced = names.map((name) => replace(name, values[name]));
  if (names.every((name, index) => replaced[index] === values[name])) return values;
  return Object.fromEntries(names.map((name, index) => [name, replaced[index]]));
}

/**
 * Replaces the values of each row of a table's value, by column; values that are not of a table or row are unchanged.
 */
export function mapRows(table: TableDefinition, value: unknown, map: (row: FieldValues) => FieldValues): unknown {
  if (!table.makes && !table.isList)
    return Array.isArray(value)
      ? value.map((row) => (isRecord(row) ? nestRecord(table, map(flattenRecord(table, row))) : row))
      : value;
  const rows = toRows(table, value);
  if (rows.length === 0) return value;
  return fromRows(
    table,
    rows.map((row) => nestRecord(table, map(flattenRecord(table, row)))),
  );
}
