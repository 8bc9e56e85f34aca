import { loadKind, type Subclass, subclasses } from '#generated/kinds.ts';
import { loadKindTexts } from '#generated/kindTexts.ts';
import type { KindAppearance } from '#model/imports/proposeMapping.ts';
import { translatedKind } from '#model/translatedKind.ts';

/** Loads the forms of all kinds, each in every language. */
export function loadKindAppearances(): Promise<KindAppearance[]> {
  return Promise.all(subclasses.map(loadKindAppearance));
}

/** Loads the form of a kind in every language, English first. */
export async function loadKindAppearance(subclass: Subclass): Promise<KindAppearance> {
  const kind = await loadKind[subclass]();
  const others = await Promise.all(
    Object.entries(loadKindTexts).map(async ([language, load]) => {
      const texts = await load[subclass]?.();
      return typeof texts === 'object' ? [translatedKind(kind, texts, language).definition] : [];
    }),
  );
  return [kind.definition, ...others.flat()];
}
