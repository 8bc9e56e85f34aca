import type { DraftStore } from './DraftStore.ts';

/** Calls back for every text that any field of the draft gets; returns what ends it. */
export function subscribeTexts(store: DraftStore, listener: () => void): () => void {
  const stops = Object.keys(store.definition.fields).map((name) => store.subscribeText(name, listener));
  return () => {
    for (const stop of stops) stop();
  };
}
