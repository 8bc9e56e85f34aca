import { toSourceKey } from './DraftSources.ts';
import type { DraftStore } from './DraftStore.ts';
import { sourcePaths } from './sourcePaths.ts';

/** Subscribes to every text of every field of the draft, and to its sources; returns a function that unsubscribes. */
export function subscribeTexts(store: DraftStore, listener: () => void): () => void {
  const sources = [...sourcePaths(store.definition).keys()].map(toSourceKey);
  const stops = [
    ...Object.keys(store.definition.fields).map((name) => store.subscribeText(name, listener)),
    ...sources.map((key) => store.subscribe(key, listener)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
