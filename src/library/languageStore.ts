import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptStorage } from '#api/keptStorage.ts';
import { languages, loadLanguage } from '#generated/languages.ts';
import type { LanguageTexts } from '#model/LanguageTexts.ts';
import { setWording } from '#model/shownWording.ts';
import { ENGLISH } from '#model/Wording.ts';
import { toasts } from '#ui/toastStore.ts';

interface LanguageState {
  /** The tag of the language that the user has chosen. */
  chosen: string;
  /** The texts of the current language; undefined for English. */
  shown: LanguageTexts | undefined;
}

const ENGLISH_TAG = 'en';

/** The languages to choose from, by their own names. */
export const LANGUAGES = [{ id: ENGLISH_TAG, title: 'English' }, ...languages];

/**
 * The language of the kinds' texts and of the form's messages; English unless the user chooses another one,
 * regardless of the browser's language.
 */
export const useLanguage = create<LanguageState>()(
  persist((): LanguageState => ({ chosen: ENGLISH_TAG, shown: undefined }), {
    name: 'language',
    storage: keptStorage<Pick<LanguageState, 'chosen'>>(),
    partialize: ({ chosen }) => ({ chosen }),
  }),
);

/** Shows a language and remembers it in this browser. */
export async function chooseLanguage(id: string): Promise<void> {
  useLanguage.setState({ chosen: id });
  await showChosen();
}

/**
 * Shows the language that was chosen in this browser; if its texts can't be loaded, a notice says so and the current
 * language stays.
 */
export async function showChosen(): Promise<void> {
  const { chosen } = useLanguage.getState();
  try {
    const texts = Object.hasOwn(loadLanguage, chosen) ? await loadLanguage[chosen]?.() : undefined;
    // Another one may have been chosen while this one was loading.
    if (useLanguage.getState().chosen === chosen) show(texts);
  } catch {
    toasts.add({
      type: 'error',
      title: 'Language not changed',
      message: 'Its texts could not be loaded. Choose it again.',
    });
  }
}

function show(texts: LanguageTexts | undefined): void {
  setWording(texts ? { phrases: new Map(Object.entries(texts.phrases)), keepsCapitals: texts.keepsCapitals } : ENGLISH);
  document.documentElement.lang = texts?.id ?? ENGLISH_TAG;
  useLanguage.setState({ shown: texts });
}
