import type { FieldDefinition, RecordShape } from './FormDefinition.ts';

/** The name of the field that a key belongs to: that of the table for a cell, else the key itself. */
export function staticName(key: string): string {
  const end = key.indexOf(ROW);
  return end === -1 ? key : key.slice(0, end);
}

/** Whether a key is that of a cell: 'periods/#3/price'. */
export function isCell(key: string): boolean {
  return key.includes(ROW);
}

/** The key of the table that a cell lies in; undefined for any other key. */
export function findTable(key: string): string | undefined {
  const end = key.lastIndexOf(ROW);
  return end === -1 ? undefined : key.slice(0, end);
}

/** The key of a cell; `row` is the row's id, such as '#3'. */
export function cellKey(table: string, row: string, column: string): string {
  return `${table}/${row}/${column}`;
}

/** The part of a cell's key up to its row, for the other cells of it. */
export function rowPrefix(key: string): string {
  const start = key.lastIndexOf(ROW);
  return start === -1 ? '' : key.slice(0, key.indexOf('/', start + 1) + 1);
}

/** The field of a key, or the column of a cell; undefined if the shape has none. */
export function findField({ fields }: Pick<RecordShape, 'fields'>, key: string): FieldDefinition | undefined {
  const name = staticName(key);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (name === key) return field;
  const column = key.slice(key.indexOf('/', name.length + 1) + 1);
  return field?.table && findField(field.table, column);
}

/** Begins the part of a key that is a row's id. */
const ROW = '/#';
