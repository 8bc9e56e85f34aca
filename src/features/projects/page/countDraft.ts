import { form } from '#generated/forms/asset.ts';
import { DraftStore } from '#model/DraftStore.ts';

/** Creates the draft of a count that is edited in place. */
export function countDraft(count: number): DraftStore {
  return new DraftStore({ kind: form, mode: 'edit', values: { count } });
}
