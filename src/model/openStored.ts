import { DraftStore } from './DraftStore.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';

/** The draft of a stored record, which shows at once what the kind no longer accepts: its limits may have changed since. */
export function openStored(kind: Kind, values: FieldValues): DraftStore {
  const store = new DraftStore({ kind, mode: 'edit', values });
  const faulty = store.form().errors.map(({ field }) => field);
  if (faulty.length > 0) store.attempt(faulty);
  return store;
}
