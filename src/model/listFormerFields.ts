import { BESIDE_FIELDS } from './besideFields.ts';
import { readKeptName } from './carryRecord.ts';
import type { FieldValues } from './FormDefinition.ts';
import { listKeptNames, type VersionedKind } from './kindVersion.ts';

/** A stored value of a field that the kind no longer has. */
export interface FormerField {
  /** In the record. */
  key: string;
  name: string;
  /** The last version of the kind that had it; undefined where no version says so. */
  version: number | undefined;
  value: unknown;
}

/**
 * What a record, flat by field name, holds of fields that its kind has no more. Only a server that was made from the same
 * kind file has no other reason to return a field that the kind does not have.
 */
export function listFormerFields(
  kind: VersionedKind,
  record: FieldValues,
  { isSameKind }: { isSameKind: boolean },
): FormerField[] {
  const { fields, objects = {} } = kind.definition;
  const kept = new Set(listKeptNames(record, kind));
  return Object.entries(record).flatMap(([key, value]) => {
    const former = kept.has(key) ? readKeptName(key) : undefined;
    const isKnown = BESIDE_FIELDS.has(key) || Object.hasOwn(fields, key) || Object.hasOwn(objects, key);
    if (isKnown || (!former && !isSameKind)) return [];
    return [{ key, name: former?.name ?? key, version: former?.version, value }];
  });
}
