import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keptWhileEqual } from '#engine/useTexts.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { subscribeTexts } from '#model/subscribeTexts.ts';

/**
 * Returns what `find` reads from several drafts, and updates when they change. The array is the same while its items
 * are equal; the caller keeps both arguments stable.
 */
export function useInDrafts<Part>(
  stores: readonly DraftStore[],
  find: (stores: readonly DraftStore[]) => readonly Part[],
): readonly Part[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = stores.flatMap((store) => [store.subscribeForm(listener), subscribeTexts(store, listener)]);
      return () => {
        for (const stop of stops) stop();
      };
    },
    [stores],
  );
  const read = useMemo(() => keptWhileEqual(() => find(stores)), [stores, find]);
  return useSyncExternalStore(subscribe, read);
}
