import type { FieldValue, FormDefinition } from '#model/FormDefinition.ts';
import type { StoredRevision } from '#server/store/componentRepository.ts';
import { getCurrentFields, getObsoleteFields } from './toRecord.ts';

interface Change {
  field: string;
  before: FieldValue;
  after: FieldValue;
}

type Values = ReadonlyMap<string, unknown>;

/**
 * Each saved version with its changes since the one before, newest first like the input. A version from before a field
 * existed has the field's default, so that a new field of the kind does not count as a change.
 */
export function toRevisions(revisions: StoredRevision[], definition: FormDefinition) {
  const saved = revisions.map(({ revision, savedAt, fields }) => ({
    revision,
    saved_at: savedAt,
    values: toValues(fields, definition),
  }));
  return saved.map(({ values, ...version }, index) => ({
    ...version,
    changes: findChanges(saved[index + 1]?.values, values),
  }));
}

function toValues(fields: StoredRevision['fields'], definition: FormDefinition): Values {
  return new Map(Object.entries({ ...getCurrentFields(fields, definition), ...getObsoleteFields(fields, definition) }));
}

function findChanges(before: Values | undefined, after: Values): Change[] {
  if (!before) return [];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((field) => ({ field, before: toFieldValue(before.get(field)), after: toFieldValue(after.get(field)) }));
}

// A field that the kind no longer has may be missing in some versions.
function toFieldValue(value: unknown): FieldValue {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null;
}
