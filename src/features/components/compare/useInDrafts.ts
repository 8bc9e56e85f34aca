import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keptWhileEqual } from '#engine/useTexts.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { subscribeTexts } from '#model/subscribeTexts.ts';

/** What is found in several drafts: the same array until a change of theirs leads to other parts; both arguments are kept stable. */
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
