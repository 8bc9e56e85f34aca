import type { FieldValue, FieldValues, TableDefinition } from './FormDefinition.ts';
import { findOption } from './fitsValue.ts';
import { isRecord } from './isRecord.ts';

/** The name of the column with the values of a list, the value of an entry, or the value of an option. */
export const LIST_COLUMN = 'value';

/** The name of the column that names an entry. */
export const NAME_COLUMN = 'name';

/** The name of the column with the values after the places of a tuple. */
export const REST_COLUMN = 'rest';

/** Whether a table makes a single value, so that it has one row at most. */
export function isSingle({ makes }: TableDefinition): boolean {
  return makes !== undefined && makes !== 'entries';
}

/** Returns the rows of a table's value, each as a record of its columns; empty if the value has another type. */
export function toRows(table: TableDefinition, value: unknown): FieldValues[] {
  switch (table.makes) {
    case 'object':
      return isRecord(value) ? [value] : [];
    case 'entries':
      return isRecord(value)
        ? Object.entries(value).map(([name, own]) => ({ [NAME_COLUMN]: name, [LIST_COLUMN]: own }))
        : [];
    case 'tuple':
      return Array.isArray(value) ? [toTupleRow(table, value)] : [];
    case 'option':
      return value === undefined ? [] : [{ [LIST_COLUMN]: { option: findOption(table, value), [LIST_COLUMN]: value } }];
    default:
      return Array.isArray(value) ? value.map((row: unknown) => toRow(table, row)) : [];
  }
}

/**
 * Returns the value that rows make; undefined for a missing single row. Of entries with the same name, the last one
 * wins.
 */
export function fromRows(table: TableDefinition, rows: readonly FieldValues[]): FieldValue | undefined {
  const [first] = rows;
  switch (table.makes) {
    case 'object':
      return first;
    case 'entries':
      return Object.fromEntries(rows.map((row) => [String(row[NAME_COLUMN] ?? ''), row[LIST_COLUMN] ?? null]));
    case 'tuple':
      return first && fromTupleRow(table, first);
    case 'option': {
      const chosen = first?.[LIST_COLUMN];
      // The column holds what a field's text is parsed to.
      return isRecord(chosen) ? (chosen[LIST_COLUMN] as FieldValue | undefined) : undefined;
    }
    default:
      return table.isList ? rows.map((row) => row[LIST_COLUMN] ?? null) : rows;
  }
}

/** A row of a list as a record of its columns. */
export function toRow({ isList }: TableDefinition, row: unknown): FieldValues {
  if (isList) return { [LIST_COLUMN]: row };
  return isRecord(row) ? row : {};
}

/** The places of a tuple, in their order. */
function listPlaces({ fields, objects = {} }: TableDefinition): string[] {
  const names = [...Object.keys(fields), ...Object.keys(objects)].map((name) => name.split('/')[0] ?? '');
  return [...new Set(names)].filter((name) => name !== REST_COLUMN).sort((a, b) => Number(a) - Number(b));
}

function toTupleRow(table: TableDefinition, values: readonly unknown[]): FieldValues {
  const places = listPlaces(table);
  const row: FieldValues = Object.fromEntries(places.map((place) => [place, values[Number(place)]]));
  if (hasRest(table)) row[REST_COLUMN] = values.slice(places.length);
  return row;
}

function fromTupleRow(table: TableDefinition, row: FieldValues): unknown[] {
  const rest: unknown = row[REST_COLUMN];
  const values = [...listPlaces(table).map((place) => row[place]), ...(Array.isArray(rest) ? rest : [])];
  // Missing values at the end are left out; those before a value are null.
  const length = values.findLastIndex((value) => value !== undefined) + 1;
  return values.slice(0, length).map((value) => (value === undefined ? null : value));
}

function hasRest({ fields }: TableDefinition): boolean {
  return Object.hasOwn(fields, REST_COLUMN);
}

/** Where in the rows a part of a table's value lies. */
export interface RowPath {
  /** The row's index, or the name of its entry. */
  row: number | { named: string };
  /** The path inside the row, from the column on. */
  path: string[];
}

/** Returns the row that a path inside a table's value leads to; undefined if it leads to none. */
export function toRowPath(table: TableDefinition, [first, ...rest]: readonly string[]): RowPath | undefined {
  switch (table.makes) {
    case 'entries':
      return first === undefined ? undefined : { row: { named: first }, path: [LIST_COLUMN, ...rest] };
    case 'option':
      return { row: 0, path: [LIST_COLUMN, LIST_COLUMN, ...(first === undefined ? [] : [first, ...rest])] };
    case 'tuple': {
      if (first === undefined) return { row: 0, path: [] };
      const count = listPlaces(table).length;
      const isAfter = Number(first) >= count;
      return { row: 0, path: isAfter ? [REST_COLUMN, String(Number(first) - count), ...rest] : [first, ...rest] };
    }
    case 'object':
      return { row: 0, path: first === undefined ? [] : [first, ...rest] };
    default:
      if (first === undefined) return undefined;
      return { row: Number(first), path: table.isList ? [LIST_COLUMN, ...rest] : rest };
  }
}
