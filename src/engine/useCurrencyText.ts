import { currencyText, namesCurrency } from '#model/currencyText.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { useFieldText } from './useDraft.ts';

const FIELD = 'currency';

/** The text with `{currency}` filled in from the draft, live; EUR where the form has no currency. */
export function useCurrencyText(store: DraftStore, text: string): string {
  const needsCurrency = namesCurrency(text) && FIELD in store.definition.fields;
  const currency = useFieldText(store, needsCurrency ? FIELD : undefined);
  return currencyText(text, currency);
}
