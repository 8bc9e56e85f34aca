import type { FieldDefinition, RecordShape } from './FormDefinition.ts';

/** Returns the name of the field of a key: for a cell, that of the outermost table, else the key itself. */
export function staticName(key: string): string {
  const end = key.indexOf(ROW);
  return end === -1 ? key : key.slice(0, end);
}

/** Whether a key is that of a cell: 'periods/#3/price'. */
export function isCell(key: string): boolean {
  return key.includes(ROW);
}

/** Returns the key of the table that a cell is in; undefined for any other key. */
export function findTable(key: string): string | undefined {
  const end = key.lastIndexOf(ROW);
  return end === -1 ? undefined : key.slice(0, end);
}

/** Returns the key of a cell; `row` is the row's id, such as '#3'. */
export function cellKey(table: string, row: string, column: string): string {
  return `${table}/${row}/${column}`;
}

/** Returns the part of a cell's key up to its row, which prefixes all cells of the row; empty for other keys. */
export function rowPrefix(key: string): string {
  const start = key.lastIndexOf(ROW);
  return start === -1 ? '' : key.slice(0, key.indexOf('/', start + 1) + 1);
}

/** Returns the field of a key, or the column of a cell; undefined if the shape has none. */
export function findField({ fields }: Pick<RecordShape, 'fields'>, key: string): FieldDefinition | undefined {
  const name = staticName(key);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (name === key) return field;
  const column = key.slice(key.indexOf('/', name.length + 1) + 1);
  return field?.table && findField(field.table, column);
}

/** The start of a row's id within a key. */
const ROW = '/#';
