import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import type { VersionedKind } from '#model/kindVersion.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import type { StoredRevision } from '#server/store/componentRepository.ts';
import { toCurrent } from './kindVersions.ts';
import { getFields } from './toRecord.ts';

type Values = ReadonlyMap<string, unknown>;

interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * Each saved version with its changes since the one before, newest first like the input. A version from before a field
 * existed has the field's default, so that a new field of the kind does not count as a change; nor does what differs
 * between versions of the kind.
 */
export function toRevisions(revisions: StoredRevision[], kind: VersionedKind) {
  const saved = revisions.map((stored) => ({
    revision: stored.revision,
    saved_at: stored.savedAt,
    values: toValues(toCurrent(stored, kind).fields, kind.definition),
  }));
  return saved.map(({ values, ...version }, index) => ({
    ...version,
    changes: findChanges(saved[index + 1]?.values, values),
  }));
}

function findChanges(before: Values | undefined, after: Values): Change[] {
  if (!before) return [];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => !isDeepEqual(before.get(name), after.get(name)))
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }));
}

/** By name, without the fields of a variant's other cases. */
function toValues(fields: FieldValues, definition: FormDefinition): Values {
  return new Map(Object.entries(flattenRecord(definition, nestRecord(definition, getFields(fields, definition)))));
}
