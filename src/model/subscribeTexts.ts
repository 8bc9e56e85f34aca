import type { DraftStore } from './DraftStore.ts';

/** Subscribes to every text of every field of the draft; returns a function that unsubscribes. */
export function subscribeTexts(store: DraftStore, listener: () => void): () => void {
  const stops = Object.keys(store.definition.fields).map((name) => store.subscribeText(name, listener));
  return () => {
    for (const stop of stops) stop();
  };
}
