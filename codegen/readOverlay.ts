import type { TextPatch } from '#model/TextPatch.ts';
import { checkPhrases } from './checkPhrases.ts';
import { comparePlaceholders } from './comparePlaceholders.ts';
import { didYouMean } from './didYouMean.ts';
import { type FileText, findAt, listEntries, listTexts } from './listTexts.ts';
import { getPhrases } from './OverlayFile.ts';
import { type Outcome, type Problem, toWarning } from './Problem.ts';
import type { SourceFile } from './SourceFile.ts';

interface OverlayInput {
  /** The overlay; undefined if the language has none for the file. */
  overlay: SourceFile | undefined;
  /** The English file that it translates. */
  english: SourceFile;
  /** The language's translations of texts that several files repeat, by the English text. */
  repeated: ReadonlyMap<string, string>;
}

/**
 * Reads the texts of one file in another language; warns of texts that the overlay lacks, and reports texts that the
 * English file does not have.
 */
export function readOverlay({ overlay, english, repeated }: OverlayInput): Outcome<TextPatch> {
  const texts = listTexts(english.value);
  const phrases = new Map(Object.entries(getPhrases(overlay)));
  const found = texts.map((text) => ({
    ...text,
    translated: translate(text, overlay, phrases) ?? repeated.get(text.text),
  }));
  const missing = found.filter(({ translated }) => translated === undefined);
  const problems = overlay
    ? [
        ...checkPlaces(overlay, english, texts),
        ...checkPhrases(
          overlay,
          texts.map(({ text }) => text),
          english.file,
        ),
        ...checkPlaceholders(overlay, texts),
        ...reportMissing(overlay, missing, english),
      ]
    : [];
  return { value: toPatch(found), problems };
}

function translate(
  { path, text }: FileText,
  overlay: SourceFile | undefined,
  phrases: ReadonlyMap<string, string>,
): string | undefined {
  const own = findAt(overlay?.value, path);
  return typeof own === 'string' ? own : phrases.get(text);
}

function toPatch(found: readonly { path: readonly string[]; translated: string | undefined }[]): TextPatch {
  const root: PatchNode = Object.create(null);
  for (const { path, translated } of found) {
    if (translated === undefined) continue;
    let node = root;
    for (const key of path.slice(0, -1)) {
      const known = node[key];
      const inside: PatchNode = typeof known === 'object' ? known : Object.create(null);
      node[key] = inside;
      node = inside;
    }
    node[path.at(-1) ?? ''] = translated;
  }
  return root;
}

interface PatchNode {
  [key: string]: string | PatchNode;
}

/** Reports texts of the overlay at places where the English file has none; each wrong name once. */
function checkPlaces(overlay: SourceFile, english: SourceFile, texts: readonly FileText[]): Problem[] {
  const known = new Set(texts.map(({ path }) => JSON.stringify(path)));
  const wrong = listLeaves(overlay.value).flatMap((path) =>
    known.has(JSON.stringify(path)) ? [] : [path.slice(0, knownLength(english.value, path) + 1)],
  );
  const unique = new Map(wrong.map((path) => [JSON.stringify(path), path]));
  return [...unique.values()].map((path) => {
    const name = path.at(-1) ?? '';
    const message = `${english.file} has no text "${name}" here, so this one would never be shown.`;
    return overlay.problemAt(path, message, suggestPlace(name, path.slice(0, -1), english, texts));
  });
}

function suggestPlace(
  name: string,
  around: readonly string[],
  english: SourceFile,
  texts: readonly FileText[],
): string | undefined {
  const shared = findAt(english.value, [...around, '$ref']);
  if (typeof shared === 'string') return `It is that of ${shared}, whose texts are translated where they are written.`;
  const inside = texts.filter(({ path }) => around.every((key, index) => path[index] === key));
  return didYouMean(
    name,
    inside.flatMap(({ path }) => path[around.length] ?? []),
  );
}

/** Lists the paths of an overlay's texts, except its phrases. */
function listLeaves(value: unknown, path: string[] = []): string[][] {
  return listEntries(value).flatMap(([key, entry]) => {
    if (path.length === 0 && NO_TEXTS.has(key)) return [];
    return typeof entry === 'string' ? [[...path, key]] : listLeaves(entry, [...path, key]);
  });
}

const NO_TEXTS = new Set(['$schema', '$id', 'x-phrases']);

/** Returns how many keys of the path exist in the English file, not counting the last one. */
function knownLength(english: unknown, path: readonly string[]): number {
  const length = path.findIndex((_key, index) => findAt(english, path.slice(0, index + 1)) === undefined);
  return length < 0 ? path.length - 1 : length;
}

function checkPlaceholders(overlay: SourceFile, texts: readonly FileText[]): Problem[] {
  return texts.flatMap(({ path, text }) => {
    const own = findAt(overlay.value, path);
    return typeof own === 'string' ? comparePlaceholders(overlay, path, { english: text, translated: own }) : [];
  });
}

function reportMissing(overlay: SourceFile, missing: readonly FileText[], english: SourceFile): Problem[] {
  if (missing.length === 0) return [];
  const wordings = [...new Set(missing.map(({ text }) => text))];
  const shown = wordings.slice(0, SHOWN_MISSING).map((text) => JSON.stringify(text));
  const rest = wordings.length - shown.length;
  const list = `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const [count, verb] = wordings.length === 1 ? ['1 text', 'is'] : [`${wordings.length} texts`, 'are'];
  const message = `${count} of ${english.file} ${verb} missing, so English is shown: ${list}.`;
  return [toWarning(overlay.problemAt([], message))];
}

/** The most missing texts that a warning names. */
const SHOWN_MISSING = 3;
