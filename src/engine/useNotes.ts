import { useCallback, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';

/** Notes about a draft as a whole, read again where its structure or its changes flip; `read` keeps what is equal. */
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
