import { kindDescriptions } from '#generated/kindDescriptions.ts';
import type { DescribedKind, KindSummary } from '#model/KindSummary.ts';
import { useLanguage } from './languageStore.ts';

/** Adds the sentence of each kind's card, in the current language; the first page has no need of them. */
export function useDescribedKinds(kinds: readonly KindSummary[]): DescribedKind[] {
  const texts = useLanguage(({ shown }) => shown?.kinds);
  return kinds.map((kind) => ({
    ...kind,
    description: texts?.[kind.subclass]?.description ?? kindDescriptions[kind.subclass] ?? '',
  }));
}
