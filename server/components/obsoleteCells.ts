import type { FieldValues, FormDefinition, RecordShape, TableDefinition } from '#model/FormDefinition.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import { isOfDocument } from '#model/isOfDocument.ts';
import { isRecord } from '#model/isRecord.ts';
import { mapRows } from '#model/mapFields.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { getTraits } from './getTraits.ts';
import { getCurrentFields, getFields } from './toRecord.ts';

interface Changed {
  /** By field name. */
  values: FieldValues;
  /** The fields of the component that is changed; absent for a new one. */
  stored: FieldValues | undefined;
}

/** Returns the values without the cells of columns that stored rows still have but the kind no longer has. */
export function omitObsoleteCells(definition: FormDefinition, { values, stored }: Changed): FieldValues {
  if (stored === undefined || !getTraits(definition).hasTables) return values;
  const known = getFields(stored, definition);
  return mapTables(definition, values, (table, name, rows) => omitColumns(table, rows, [known[name]]));
}

/** Restores these cells in rows that are sent as they were stored; other rows don't get them. */
export function restoreObsoleteCells(definition: FormDefinition, { values, stored }: Changed): FieldValues {
  if (stored === undefined || !getTraits(definition).hasTables) return values;
  const [current, whole] = [getCurrentFields(stored, definition), getFields(stored, definition)];
  return mapTables(definition, values, (_, name, rows) => {
    const left = toList(current[name]).map((row, index) => ({ row, whole: toList(whole[name])[index] }));
    return toList(rows).map((row) => {
      const found = left.findIndex((candidate) => isDeepEqual(candidate.row, row));
      return found === -1 ? row : left.splice(found, 1)[0]?.whole;
    });
  });
}

function omitColumns(table: TableDefinition, rows: unknown, stored: readonly unknown[]): unknown {
  const known = stored
    .flatMap(toList)
    .filter(isRecord)
    .map((row) => flattenRecord(table, row));
  const obsolete = new Set(known.flatMap(Object.keys).filter((name) => !Object.hasOwn(table.fields, name)));
  return mapRows(table, rows, (row) => {
    const kept = Object.entries(row).filter(([name]) => !obsolete.has(name));
    const nested = (inner: TableDefinition, name: string, cells: unknown) =>
      omitColumns(
        inner,
        cells,
        known.map((other) => other[name]),
      );
    return mapTables(table, Object.fromEntries(kept), nested);
  });
}

function mapTables(
  shape: RecordShape,
  values: FieldValues,
  map: (table: TableDefinition, name: string, rows: unknown) => unknown,
): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const table = Object.hasOwn(shape.fields, name) ? shape.fields[name]?.table : undefined;
      return [name, table && !isOfDocument(shape, name) && Array.isArray(value) ? map(table, name, value) : value];
    }),
  );
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
