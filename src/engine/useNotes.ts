import { useCallback, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';

/** Reads notes when a draft's structure, changes or errors change; `read` returns the same array for equal notes. */
export function useNotes(store: DraftStore, read: () => readonly string[]): readonly string[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.structure.subscribe(listener), store.subscribeForm(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, read);
}
