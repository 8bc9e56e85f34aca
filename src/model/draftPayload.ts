import type { DraftStore } from './DraftStore.ts';
import type { FieldValues } from './FormDefinition.ts';

/** What is sent to create the draft: empty numbers left out, a missing name made up as 'New {subclass}'. */
export function createPayload(draft: DraftStore): FieldValues {
  const { definition } = draft;
  const own = Object.entries(draft.values()).filter(
    ([name, value]) => !definition.fields[name]?.system && value !== null,
  );
  const values = Object.fromEntries(own);
  return { ...values, name: values.name || `New ${definition.id}`, subclass: definition.id };
}

/** What is sent to store an edited draft: the full field set, empty numbers as null. */
export function editPayload(draft: DraftStore): FieldValues {
  return draft.values();
}
