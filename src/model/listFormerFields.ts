import { BESIDE_FIELDS } from './besideFields.ts';
import { readKeptName } from './carryRecord.ts';
import type { FieldValues } from './FormDefinition.ts';
import { listKeptNames, type VersionedKind } from './kindVersion.ts';

/** A stored value of a field that the kind no longer has. */
export interface FormerField {
  /** The key in the record. */
  key: string;
  name: string;
  /** The last version of the kind that had the field; undefined if unknown. */
  version: number | undefined;
  value: unknown;
}

/**
 * Lists the values in a record, flat by field name, of fields that its kind no longer has. An unknown field counts only
 * with `isSameKind`: a server generated from another kind file may have other reasons to return it.
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
