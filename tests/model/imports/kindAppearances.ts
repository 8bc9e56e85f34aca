import { loadKind, subclasses } from '#generated/kinds.ts';
import { loadKindTexts } from '#generated/kindTexts.ts';
import type { KindAppearance } from '#model/imports/proposeMapping.ts';
import { translatedKind } from '#model/translatedKind.ts';

/** Loads the definitions of all kinds, in English and German. */
export function loadKindAppearances(): Promise<KindAppearance[]> {
  return Promise.all(
    subclasses.map(async (subclass): Promise<KindAppearance> => {
      const kind = await loadKind[subclass]();
      const texts = await loadKindTexts.de?.[subclass]?.();
      return typeof texts === 'object'
        ? [kind.definition, translatedKind(kind, texts, 'de').definition]
        : [kind.definition];
    }),
  );
}
