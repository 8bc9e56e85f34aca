import { getKindLook, type KindLook } from './getKindLook.ts';
import { useLanguage } from './languageStore.ts';

/** The look of a kind in the language that is shown. */
export function useKindLook(subclass: string): KindLook {
  useLanguage(({ shown }) => shown);
  return getKindLook(subclass);
}
