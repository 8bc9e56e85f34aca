import { getKindLook, type KindLook } from './getKindLook.ts';
import { useLanguage } from './languageStore.ts';

/** Returns a kind's look in the current language. */
export function useKindLook(subclass: string): KindLook {
  useLanguage(({ shown }) => shown);
  return getKindLook(subclass);
}
