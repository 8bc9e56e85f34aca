import type { DraftStore } from '#model/DraftStore.ts';
import { useFieldText } from './useDraft.ts';

const PLACE = '{currency}';
const FIELD = 'currency';

/** The text with `{currency}` filled in from the draft, live; EUR where the form has no currency. */
export function useCurrencyText(store: DraftStore, text: string): string {
  const needsCurrency = text.includes(PLACE) && FIELD in store.definition.fields;
  const currency = useFieldText(store, needsCurrency ? FIELD : undefined);
  return text.replaceAll(PLACE, currency || 'EUR');
}
