import { loadKind, type Subclass } from '#generated/kinds.ts';
import type { Kind } from '#model/Kind.ts';
import type { TextPatch } from '#model/TextPatch.ts';
import { translatedKind } from '#model/translatedKind.ts';
import { useLanguage } from './languageStore.ts';

/** Loads a kind's form in the current language; always the same object for the same language. */
export async function loadShownKind(subclass: Subclass, language = useLanguage.getState().shown?.id): Promise<Kind> {
  const [kind, texts] = await Promise.all([loadKind[subclass](), loadTexts(subclass, language)]);
  if (language === undefined || typeof texts !== 'object') return kind;
  const known = translated.get(texts);
  // In development a kind may have been saved since.
  if (known?.english === kind) return known;
  const made = translatedKind(kind, texts, language);
  translated.set(texts, made);
  return made;
}

async function loadTexts(subclass: Subclass, language: string | undefined): Promise<TextPatch | undefined> {
  if (language === undefined) return undefined;
  const { loadKindTexts } = await import('#generated/kindTexts.ts');
  return loadKindTexts[language]?.[subclass]?.();
}

const translated = new WeakMap<Exclude<TextPatch, string>, Kind>();
