import type { FieldValues, FormDefinition } from '#model/FormDefinition.ts';
import { isDeepEqual } from '#model/isDeepEqual.ts';
import type { VersionedKind } from '#model/kindVersion.ts';
import { flattenRecord, nestRecord } from '#model/nestedRecord.ts';
import type { StoredRevision } from '#server/store/componentRepository.ts';
import { toCurrent } from './kindVersions.ts';
import { getFields } from './toRecord.ts';

type Values = ReadonlyMap<string, unknown>;

interface Change<Value = unknown> {
  field: string;
  before: Value;
  after: Value;
}

/**
 * Returns each saved revision with its changes since the previous one, newest first like the input. In a revision from
 * before a field existed, the field has its default, so a new field of the kind does not count as a change; nor do
 * differences between versions of the kind.
 */
export function toRevisions(revisions: StoredRevision[], kind: VersionedKind) {
  const saved = revisions.map((stored) => {
    const { fields, sources, origin } = toCurrent(stored, kind);
    return {
      version: { revision: stored.revision, saved_at: stored.savedAt },
      values: toValues(fields, kind.definition),
      sources: new Map(Object.entries(sources)),
      origin,
    };
  });
  return saved.map(({ version, values, sources, origin }, index) => {
    const before = saved[index + 1];
    const sourceChanges = findChanges(before?.sources, sources);
    const isMoved = before !== undefined && !isDeepEqual(before.origin, origin);
    return {
      ...version,
      changes: findChanges(before?.values, values),
      ...(sourceChanges.length === 0 ? {} : { source_changes: sourceChanges }),
      ...(isMoved ? { origin_change: { before: before.origin ?? null, after: origin ?? null } } : {}),
    };
  });
}

function findChanges<Value>(
  before: ReadonlyMap<string, Value> | undefined,
  after: ReadonlyMap<string, Value>,
): Change<Value | null>[] {
  if (!before) return [];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => !isDeepEqual(before.get(name), after.get(name)))
    .map((field) => ({ field, before: before.get(field) ?? null, after: after.get(field) ?? null }));
}

/** Returns the values by name, without the fields of a variant's other cases. */
function toValues(fields: FieldValues, definition: FormDefinition): Values {
  return new Map(Object.entries(flattenRecord(definition, nestRecord(definition, getFields(fields, definition)))));
}
