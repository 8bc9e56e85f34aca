import type { LanguageTexts } from '#model/LanguageTexts.ts';
import type { TextPatch } from '#model/TextPatch.ts';
import { withTexts } from '#model/withTexts.ts';
import type { CheckedKind } from './emit.ts';
import type { TranslatedLanguage } from './emitLanguages.ts';
import type { KindFile } from './KindFile.ts';
import type { Language } from './Language.ts';
import type { Memory } from './Memory.ts';
import type { SharedFiles } from './mergeKind.ts';
import type { DocumentFiles } from './readDocuments.ts';
import type { SourceFile } from './SourceFile.ts';
import { translateKind } from './translateKind.ts';

interface TranslateInput {
  kinds: readonly CheckedKind[];
  /** The files by path. */
  sources: ReadonlyMap<string, SourceFile>;
  shared: SharedFiles;
  documents: DocumentFiles;
  memory: Memory;
}

/** Returns the texts of all kinds in a language: of their cards, and of the forms that have any. */
export function translateKinds(
  language: Language,
  { kinds, sources, shared, documents, memory }: TranslateInput,
): TranslatedLanguage {
  const { id, title, wording, messages } = language;
  const findWords = ({ file }: SourceFile) => language.files.get(file);
  const read = kinds.flatMap((form) => {
    const source = sources.get(form.source);
    return source ? [{ form, source }] : [];
  });
  const cards = read.map(({ form, source }): [string, LanguageTexts['kinds'][string]] => {
    const words = findWords(source) ?? {};
    const card = memory.recall(`card of ${source.file} in ${id}`, [source, findWords(source)], () =>
      // A kind that was generated has a sound file.
      toCard(withTexts(source.value as KindFile, words)),
    );
    return [form.definition.id, card];
  });
  const sharedTexts = [...shared.values()].map(({ source }) => language.files.get(source.file));
  const forms = read.flatMap(({ form, source }): [string, TextPatch][] => {
    const parts = [source, form, shared, documents, wording.phrases, wording.keepsCapitals, findWords(source)];
    const texts = memory.recall(`${source.file} in ${id}`, [...parts, ...sharedTexts], () =>
      translateKind({ source, form, shared, documents, language }),
    );
    return texts === undefined ? [] : [[form.definition.id, texts]];
  });
  const { keepsCapitals } = wording;
  return {
    texts: { id, title, keepsCapitals, phrases: messages, kinds: Object.fromEntries(cards) },
    kinds: new Map(forms),
  };
}

function toCard({ title, description = '', 'x-kind': card }: KindFile): LanguageTexts['kinds'][string] {
  const { plural, family } = card;
  return { title, plural, ...(family ? { family } : {}), description };
}
