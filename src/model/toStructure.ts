import type { FieldValues, RecordShape, TableDefinition } from './FormDefinition.ts';
import { isRecord } from './isRecord.ts';
import { flattenRecord, nestRecord, toPath } from './nestedRecord.ts';
import { LIST_COLUMN, toRows } from './tableRows.ts';

/**
 * The part of a record that decides which fields there are: choices, flags, rows without their other values, and the
 * fields named in `steering`, which conditions read.
 */
export function toStructure(
  shape: RecordShape,
  record: FieldValues,
  steering: ReadonlySet<string> = NONE,
): FieldValues {
  const values = flattenRecord(shape, record);
  const deciding = Object.values(shape.fields).flatMap(({ name, type, table }): [string, unknown][] => {
    const value = values[name];
    if (table) return [[name, toDrawnRows(table, value)]];
    const decides = type === 'choice' || type === 'flag' || steering.has(name);
    return decides && value !== undefined ? [[name, value]] : [];
  });
  return nestRecord(shape, Object.fromEntries(deciding));
}

function toDrawnRows(table: TableDefinition, value: unknown): unknown[] {
  const rows = toRows(table, value).map((row) => toStructure(table, row));
  return table.isList ? rows.map((row) => row[LIST_COLUMN] ?? null) : rows;
}

/** Names of the fields that conditions read: the properties that their schemas name. */
export function findSteering({
  fields,
  objects,
  conditions = [],
}: RecordShape & { conditions?: readonly { if: object }[] }) {
  const paths = new Set(conditions.flatMap((condition) => findPaths(condition.if, '')));
  return new Set(Object.keys(fields).filter((name) => paths.has(objects ? toPath(name).join('/') : name)));
}

function findPaths(schema: unknown, object: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => findPaths(one, object));
  if (!isRecord(schema)) return [];
  const { properties, ...rest } = schema;
  const own = isRecord(properties)
    ? Object.entries(properties).flatMap(([name, property]) => [
        object + name,
        ...findPaths(property, `${object}${name}/`),
      ])
    : [];
  return [...own, ...Object.values(rest).flatMap((part) => findPaths(part, object))];
}

const NONE: ReadonlySet<string> = new Set();
