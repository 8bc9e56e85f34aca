import type { FieldValue, FieldValues } from '#model/FormDefinition.ts';
import type { StoredRevision } from '#server/store/componentRepository.ts';

interface Change {
  field: string;
  before: FieldValue;
  after: FieldValue;
}

/** Each saved version with what it changed of the one before; newest first, as they are given. */
export function revisionsOf(revisions: StoredRevision[]) {
  return revisions.map(({ revision, fields, savedAt }, index) => ({
    revision,
    saved_at: savedAt,
    changes: changesOf(revisions[index + 1]?.fields ?? fields, fields),
  }));
}

function changesOf(before: FieldValues, after: FieldValues): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((field) => ({ field, before: fieldValue(before[field]), after: fieldValue(after[field]) }));
}

// A version from before the field existed has no value for it.
function fieldValue(value: unknown): FieldValue {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null;
}
