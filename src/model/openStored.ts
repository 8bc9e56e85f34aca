import { DraftStore } from './DraftStore.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';

/**
 * Opens the draft of a stored record, with texts that were typed over it before. Its faults show at once, as the kind's
 * limits may have changed since it was stored.
 */
export function openStored(kind: Kind, values: FieldValues, texts?: Texts): DraftStore {
  const store = new DraftStore({ kind, mode: 'edit', values, texts });
  const faulty = store.form().errors.map(({ field }) => field);
  // An attempt costs a validation.
  if (faulty.length > 0) store.attempt(faulty);
  return store;
}
