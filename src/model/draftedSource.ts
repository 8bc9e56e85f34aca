import type { DraftSource } from './DraftSources.ts';
import type { Texts } from './draftHistory.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { isSameValue } from './fieldText.ts';
import { isRecord } from './isRecord.ts';
import { readSources } from './readSources.ts';

/** A source as the texts of a draft hold it. */
export interface DraftedSource {
  source: DraftSource;
  /** The texts of the fields for which the source was given; absent for a stored source. */
  of?: Texts;
}

/** Reads the text of a source's key; undefined if it is invalid, as anyone may have edited the browser's storage. */
export function readDraftedSource(text: string): DraftedSource | undefined {
  if (text === '') return undefined;
  let held: unknown;
  try {
    held = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(held)) return undefined;
  const { source } = readValidSources({ source: held.source });
  const of = isRecord(held.of) ? Object.entries(held.of).map(([name, value]) => [name, String(value)]) : undefined;
  return source && { source, ...(of ? { of: Object.fromEntries(of) } : {}) };
}

/** The valid sources, without properties that don't apply. */
export function readValidSources(sources: unknown): Record<string, DraftSource> {
  const sound = Object.entries(isRecord(sources) ? readSources(sources).value : {});
  return Object.fromEntries(
    sound.map(([path, { changed, confirmed, ...source }]) => [
      path,
      { ...source, ...(changed ? { changed } : {}), ...(confirmed ? { confirmed } : {}) },
    ]),
  );
}

interface Reading {
  /** The texts for which a source was given. */
  of: Texts | undefined;
  read: (name: string) => string;
  readStored: (name: string) => string;
}

/** Whether these fields have the values for which a source was given. */
export function appliesToTexts(
  { fields }: FormDefinition,
  names: readonly string[],
  { of, read, readStored }: Reading,
): boolean {
  return names.every((name) => {
    const field = fields[name];
    const then = of ? (Object.hasOwn(of, name) ? of[name] : undefined) : readStored(name);
    return field === undefined || isSameValue(field, then ?? '', read(name));
  });
}
