import type { DraftStore } from '#model/DraftStore.ts';
import { useFieldText } from './useDraft.ts';

const FIELD = 'currency';

/** Subscribes to the draft's currency; empty if the form has none. */
export function useCurrency(store: DraftStore): string {
  return useFieldText(store, Object.hasOwn(store.definition.fields, FIELD) ? FIELD : undefined);
}
