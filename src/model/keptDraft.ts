import type { DraftStore } from './DraftStore.ts';
import type { Texts } from './draftHistory.ts';
import { isRecord } from './isRecord.ts';
import { readTexts } from './readTexts.ts';

/** Unsaved changes of a stored record, as a browser keeps them. */
export interface KeptDraft {
  /** Milliseconds since 1970 of the last change. */
  at: number;
  /** The version of the kind; absent for the first one. */
  version?: number;
  /** Texts that differ from the stored record. */
  texts: Texts;
  /** All texts of the record as it was stored when they were typed, those of its sources among them. */
  originals: Texts;
}

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
  // A clock that was put back must not make a draft of the future.
  return {
    at: Math.min(at, now),
    ...(typeof version === 'number' ? { version } : {}),
    texts: readTexts(texts),
    originals: readTexts(originals),
  };
}
