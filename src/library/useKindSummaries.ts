import { kinds, type Subclass } from '#generated/kinds.ts';
import type { KindSummary } from '#model/KindSummary.ts';
import { useKindEdition } from './kindEdition.ts';
import { useLanguage } from './languageStore.ts';

/** The kinds in the order of their cards, in the language that is shown. */
export function useKindSummaries(): (KindSummary & { subclass: Subclass })[] {
  useKindEdition();
  const texts = useLanguage(({ shown }) => shown?.kinds);
  return kinds.map((kind) => ({ ...kind, ...texts?.[kind.subclass] }));
}
