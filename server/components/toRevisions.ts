import type { FieldValue, FormDefinition } from '#model/FormDefinition.ts';
import type { StoredRevision } from '#server/store/componentRepository.ts';
import { currentFields, obsoleteFields } from './toRecord.ts';

interface Change {
  field: string;
  before: FieldValue;
  after: FieldValue;
}

type Values = ReadonlyMap<string, unknown>;

/**
 * Each saved version with what it changed of the one before; newest first, as they are given. Versions from before a
 * field existed read as having its default, so that a field's arrival is no change.
 */
export function toRevisions(revisions: StoredRevision[], definition: FormDefinition) {
  const records = revisions.map(({ fields }) => toValues(fields, definition));
  return revisions.map(({ revision, savedAt }, index) => ({
    revision,
    saved_at: savedAt,
    changes: findChanges(records[index + 1], records[index]),
  }));
}

function toValues(fields: StoredRevision['fields'], definition: FormDefinition): Values {
  return new Map(Object.entries({ ...currentFields(fields, definition), ...obsoleteFields(fields, definition) }));
}

function findChanges(before: Values | undefined, after: Values = new Map()): Change[] {
  if (!before) return [];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((field) => ({ field, before: fieldValue(before.get(field)), after: fieldValue(after.get(field)) }));
}

// A field that is not the kind's may be in one version and not in another.
function fieldValue(value: unknown): FieldValue {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null;
}
