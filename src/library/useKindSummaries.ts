import { kinds, type Subclass } from '#generated/kinds.ts';
import type { KindSummary } from '#model/KindSummary.ts';
import { useKindEdition } from './kindEdition.ts';
import { useLanguage } from './languageStore.ts';

/** Returns the kinds in the order of their cards, in the current language. */
export function useKindSummaries(): (KindSummary & { subclass: Subclass })[] {
  useKindEdition();
  const texts = useLanguage(({ shown }) => shown?.kinds);
  return kinds.map((kind) => ({ ...kind, ...texts?.[kind.subclass] }));
}
