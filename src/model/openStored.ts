import { DraftStore } from './DraftStore.ts';
import type { Texts } from './draftHistory.ts';
import type { FieldValues } from './FormDefinition.ts';
import type { Kind } from './Kind.ts';

/**
 * The draft of a stored record, with texts that were typed over it before; it shows at once what the kind no longer
 * accepts, as its limits may have changed since.
 */
export function openStored(kind: Kind, values: FieldValues, texts?: Texts): DraftStore {
  const store = new DraftStore({ kind, mode: 'edit', values, texts });
  store.attempt(store.form().errors.map(({ field }) => field));
  return store;
}
