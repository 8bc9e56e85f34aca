import type { LanguageTexts } from '#model/LanguageTexts.ts';
import type { TextPatch } from '#model/TextPatch.ts';
import { header } from './emit.ts';
import type { Memory } from './Memory.ts';

/** A language with the texts of the kinds, by subclass. */
export interface TranslatedLanguage {
  texts: LanguageTexts;
  kinds: ReadonlyMap<string, TextPatch>;
}

/**
 * Returns the modules of the languages that a user may choose; the texts of a language, and of each kind in it, are
 * loaded on demand.
 */
export function emitLanguages(languages: readonly TranslatedLanguage[], memory: Memory): [string, string][] {
  const source = 'schemas/texts';
  const load = (path: string) => `() => import('#generated/texts/${path}.ts').then(({ texts }) => texts)`;
  const names = languages.map(({ texts: { id, title } }) => ({ id, title }));
  const own = languages.map(({ texts: { id } }) => `  ${quoted(id)}: ${load(id)},`);
  const ofKinds = languages.map(
    ({ texts: { id }, kinds }) =>
      `  ${quoted(id)}: {\n${[...kinds.keys()].map((kind) => `    ${kind}: ${load(`${id}/${kind}`)},`).join('\n')}\n  },`,
  );
  return [
    [
      'languages.ts',
      `${header(source)}import type { LanguageTexts } from '#model/LanguageTexts.ts';

/** The languages apart from English. */
export const languages: readonly Pick<LanguageTexts, 'id' | 'title'>[] = ${JSON.stringify(names, null, 2)};

export const loadLanguage: Readonly<Record<string, () => Promise<LanguageTexts>>> = {
${own.join('\n')}
};
`,
    ],
    // A page in English never loads this list, which grows with every kind and language.
    [
      'kindTexts.ts',
      `${header(source)}import type { TextPatch } from '#model/TextPatch.ts';

export const loadKindTexts: Readonly<Record<string, Readonly<Record<string, () => Promise<TextPatch>>>>> = {
${ofKinds.join('\n')}
};
`,
    ],
    ...languages.flatMap(({ texts, kinds }): [string, string][] => [
      [`texts/${texts.id}.ts`, emitTexts('LanguageTexts', texts)],
      ...[...kinds].map(([kind, patch]): [string, string] => [
        `texts/${texts.id}/${kind}.ts`,
        memory.recall(`module of ${kind} in ${texts.id}`, [patch], () => emitTexts('TextPatch', patch)),
      ]),
    ]),
  ];

  function emitTexts(type: string, value: unknown): string {
    return `${header(source)}import type { ${type} } from '#model/${type}.ts';\n\nexport const texts: ${type} = ${JSON.stringify(value, null, 2)};\n`;
  }
}

function quoted(id: string): string {
  return `'${id}'`;
}
