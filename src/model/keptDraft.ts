import type { DraftStore } from './DraftStore.ts';
import type { Texts } from './draftHistory.ts';
import { isRecord } from './isRecord.ts';
import { readTexts } from './readTexts.ts';

/** Unsaved changes of a stored record, as kept in the browser's storage. */
export interface KeptDraft {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** The version of the kind; absent for the first one. */
  version?: number;
  /** Texts that differ from the stored record. */
  texts: Texts;
  /** The texts of the stored record at the time of typing, and of its sources; no system fields and passwords. */
  originals: Texts;
}

/** Creates the draft to keep from a store's present state. */
export function keptDraft(store: DraftStore, at = Date.now()): KeptDraft {
  const { kindVersion: version } = store.definition;
  const shown = Object.values(store.definition.fields).filter(({ system, input }) => !system && input !== 'password');
  return {
    at,
    ...(version === undefined ? {} : { version }),
    texts: store.texts(),
    originals: {
      ...Object.fromEntries(shown.map(({ name }) => [name, store.original(name)])),
      ...store.sources.originalTexts(),
    },
  };
}

/** Reads a kept draft from storage, which anyone may have edited; undefined where the text is not one. */
export function readKeptDraft(text: string | null, now = Date.now()): KeptDraft | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(kept)) return undefined;
  const { at, version, texts, originals } = kept;
  if (typeof at !== 'number' || !(at > 0)) return undefined;
  // If the clock was set back, the draft must not appear to be from the future.
  return {
    at: Math.min(at, now),
    ...(typeof version === 'number' ? { version } : {}),
    texts: readTexts(texts),
    originals: readTexts(originals),
  };
}
