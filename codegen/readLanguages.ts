import { checkId } from './checkId.ts';
import { checkPhrases } from './checkPhrases.ts';
import type { ShapeCheck } from './checkShape.ts';
import { checkStrings } from './checkStrings.ts';
import { didYouMean } from './didYouMean.ts';
import type { Language } from './Language.ts';
import { listTexts } from './listTexts.ts';
import type { Memory } from './Memory.ts';
import { getPhrases, type OverlayFile } from './OverlayFile.ts';
import { hasFaults, type Outcome, type Problem } from './Problem.ts';
import { readOverlay } from './readOverlay.ts';
import type { SourceFile } from './SourceFile.ts';
import { SENTENCES } from './sentences.ts';

export const TEXT_FOLDER = 'schemas/texts/';
/** The file with a language's name and with texts that several files repeat. */
const LANGUAGE_FILE = 'language.json';
/** The file of the form engine's sentences. */
const MESSAGES_FILE = 'messages.json';

interface LanguagesInput {
  /** The files that can be read, by path. */
  sources: ReadonlyMap<string, SourceFile>;
  /** The kinds and shared files, whose texts may be translated. */
  translatable: readonly SourceFile[];
  checkShape: ShapeCheck;
  memory: Memory;
}

/** Reads the languages of schemas/texts/, sorted by their tags; reports what is wrong or missing in their files. */
export function readLanguages({ sources, translatable, checkShape, memory }: LanguagesInput): Outcome<Language[]> {
  const overlays = [...sources.values()].filter(({ file }) => file.startsWith(TEXT_FOLDER));
  const inShape = overlays.flatMap((source) =>
    memory.recall(`shape of ${source.file}`, [source, checkShape], () => [
      ...checkShape(source, 'texts'),
      ...checkStrings(source).map(({ problem }) => problem),
    ]),
  );
  // Overlays that are checked further have the shape that OverlayFile mirrors.
  if (hasFaults(inShape)) return { value: [], problems: inShape };
  const ids = [...new Set(overlays.map(({ file }) => file.split('/')[2] ?? ''))].sort();
  const read = ids.map((id) => readLanguage(id, { sources, translatable, memory }));
  return {
    value: read.flatMap(({ value }) => value ?? []),
    problems: [...inShape, ...read.flatMap(({ problems }) => problems)],
  };
}

function readLanguage(
  id: string,
  { sources, translatable, memory }: Omit<LanguagesInput, 'checkShape'>,
): Outcome<Language | undefined> {
  const folder = `${TEXT_FOLDER}${id}/`;
  const main = sources.get(`${folder}${LANGUAGE_FILE}`);
  const file = main?.value as OverlayFile | undefined;
  if (!main || file?.title === undefined) return { value: undefined, problems: [reportUnnamed(folder, main)] };
  const tagged = checkTag(id, main);
  const repeated = memory.recall(`phrases of ${id}`, [main], () => new Map(Object.entries(getPhrases(main))));
  const messagesFile = sources.get(`${folder}${MESSAGES_FILE}`);
  const messages = getPhrases(messagesFile);
  const read = translatable.map((english) => {
    const overlay = sources.get(english.file.replace('schemas/', folder));
    const texts = memory.recall(`texts of ${id} for ${english.file}`, [overlay, english, repeated], () =>
      readOverlay({ overlay, english, repeated }),
    );
    return [english.file, texts] as const;
  });
  const said = [...SENTENCES, ...translatable.flatMap((english) => listSentences(english, memory))];
  return {
    value: {
      id,
      title: file.title,
      wording: { phrases: repeated, keepsCapitals: file['x-keeps-capitals'] ?? false },
      messages,
      files: new Map(read.map(([name, { value }]) => [name, value])),
    },
    problems: [
      ...tagged,
      ...checkOwnWords(folder, sources),
      ...read.flatMap(([, { problems }]) => problems),
      ...checkPhrases(main, said, 'schemas/'),
      // The form engine's sentences are not known here, but their placeholders are.
      ...(messagesFile ? checkPhrases(messagesFile, Object.keys(messages), messagesFile.file) : []),
      ...checkStrays(folder, sources, translatable),
    ],
  };
}

/** Reports a folder whose name is not a language, or is English, the language of the files themselves. */
function checkTag(id: string, main: SourceFile): Problem[] {
  const [language = ''] = id.split('-');
  if (id === 'en') return [main.problemAt([], 'the files in schemas/ are already in English.', 'Remove this folder.')];
  // Intl knows the script of every language that exists.
  if (new Intl.Locale(language).maximize().script !== undefined) return [];
  const message = `there is no language "${id}", so no browser would ask for it.`;
  return [main.problemAt([], message, 'Name the folder by a tag such as "fr" or "pt-BR".')];
}

/** Reports keywords in a file of a language in which they have no effect, and an `$id` that is not the file's name. */
function checkOwnWords(folder: string, sources: LanguagesInput['sources']): Problem[] {
  const own = [...sources.values()].filter(({ file }) => file.startsWith(folder));
  return own.flatMap((source) => {
    const inside = source.file.slice(folder.length);
    const taken = OWN_WORDS.get(inside);
    const words = Object.keys(source.value as OverlayFile).filter((word) =>
      taken ? !taken.includes(word) : word === 'x-keeps-capitals',
    );
    const suggestion = taken ? `It takes ${taken.join(', ')}.` : `It belongs in ${folder}${LANGUAGE_FILE}.`;
    return [
      ...checkId(source),
      ...words.map((word) => source.problemAt([word], `"${word}" has no effect in this file.`, suggestion)),
    ];
  });
}

const OWN_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  [LANGUAGE_FILE, ['$schema', '$id', 'title', 'x-keeps-capitals', 'x-phrases']],
  [MESSAGES_FILE, ['$schema', '$id', 'x-phrases']],
]);

function listSentences(english: SourceFile, memory: Memory): string[] {
  return memory.recall(`sentences of ${english.file}`, [english], () =>
    listTexts(english.value).map(({ text }) => text),
  );
}

function reportUnnamed(folder: string, main: SourceFile | undefined): Problem {
  const suggestion = 'Write the language\'s own name: "title": "Deutsch".';
  if (main) return main.problemAt([], 'the file lacks "title".', suggestion);
  const message = 'is missing; it defines the name of the language.';
  return { file: `${folder}${LANGUAGE_FILE}`, line: 1, column: 1, message, suggestion };
}

/** Reports overlays of files that don't exist. */
function checkStrays(
  folder: string,
  sources: LanguagesInput['sources'],
  translatable: readonly SourceFile[],
): Problem[] {
  const known = new Set(translatable.map(({ file }) => file));
  return [...sources.values()].flatMap((overlay) => {
    const inside = overlay.file.slice(folder.length);
    if (!overlay.file.startsWith(folder) || inside === LANGUAGE_FILE || inside === MESSAGES_FILE) return [];
    const english = `schemas/${inside}`;
    if (known.has(english)) return [];
    const message = `there is no ${english}, whose texts these would be.`;
    const written = (name: string) => name.replace('schemas/', folder);
    return [overlay.problemAt([], message, didYouMean(english, known, written) ?? 'Rename or remove it.')];
  });
}
