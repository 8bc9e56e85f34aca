import type { FieldDefinition, FieldValues, RecordShape, TableDefinition } from './FormDefinition.ts';
import { LIST_COLUMN } from './fieldText.ts';
import { isRecord } from './isRecord.ts';
import { flattenRecord, nestRecord } from './nestedRecord.ts';

/** The values by field name, each known one replaced, also those in the rows of tables. */
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
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replace(name, value)]));
}

/** The rows of a table, the values of each by column replaced; what is not a list or a row stays as it is. */
export function mapRows(table: TableDefinition, rows: unknown, map: (row: FieldValues) => FieldValues): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map((row) => {
    if (table.isList) return map({ [LIST_COLUMN]: row })[LIST_COLUMN];
    return isRecord(row) ? nestRecord(table, map(flattenRecord(table, row))) : row;
  });
}
