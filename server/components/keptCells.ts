import type { FieldValues } from '#model/FormDefinition.ts';
import { isRecord } from '#model/isRecord.ts';
import { listKeptNames, type VersionedKind } from '#model/kindVersion.ts';

/** Returns the record without the cells that its rows keep for other versions of the kind. */
export function omitKeptCells(record: FieldValues, kind: VersionedKind): FieldValues {
  return hasRowChanges(kind) ? mapValues(record, (value) => omitInside(value, kind)) : record;
}

/** Returns the record with the kept cells of `from`, whose tables and rows must correspond. */
export function restoreKeptCells(record: FieldValues, from: FieldValues, kind: VersionedKind): FieldValues {
  return hasRowChanges(kind) ? mapValues(record, (value, name) => restoreInside(value, from[name], kind)) : record;
}

function hasRowChanges({ changes = {} }: VersionedKind): boolean {
  return Object.values(changes).some((steps) => steps.some(({ rows }) => rows !== undefined));
}

function omitInside(value: unknown, kind: VersionedKind): unknown {
  if (Array.isArray(value)) return value.map((row) => (isRecord(row) ? omitInRow(row, kind) : row));
  return isRecord(value) ? mapValues(value, (inner) => omitInside(inner, kind)) : value;
}

function omitInRow(row: FieldValues, kind: VersionedKind): FieldValues {
  const kept = new Set(listKeptNames(row, kind));
  const own = Object.fromEntries(Object.entries(row).filter(([name]) => !kept.has(name)));
  return mapValues(own, (value) => omitInside(value, kind));
}

function restoreInside(value: unknown, from: unknown, kind: VersionedKind): unknown {
  if (Array.isArray(value) && Array.isArray(from))
    return value.map((row, index) => (isRecord(row) ? restoreInRow(row, from[index], kind) : row));
  return isRecord(value) && isRecord(from)
    ? mapValues(value, (inner, name) => restoreInside(inner, from[name], kind))
    : value;
}

function restoreInRow(row: FieldValues, from: unknown, kind: VersionedKind): FieldValues {
  if (!isRecord(from)) return row;
  const kept = listKeptNames(from, kind).map((name) => [name, from[name]]);
  return {
    ...mapValues(row, (value, name) => restoreInside(value, from[name], kind)),
    ...Object.fromEntries(kept),
  };
}

function mapValues(record: FieldValues, map: (value: unknown, name: string) => unknown): FieldValues {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}
