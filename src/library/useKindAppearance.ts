import { getKindAppearance, type KindAppearance } from './getKindAppearance.ts';
import { useLanguage } from './languageStore.ts';

/** Returns a kind's look in the current language. */
export function useKindAppearance(subclass: string): KindAppearance {
  useLanguage(({ shown }) => shown);
  return getKindAppearance(subclass);
}
