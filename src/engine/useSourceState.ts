import { useCallback, useSyncExternalStore } from 'react';
import { toSourceKey } from '#model/DraftSources.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import { sourcePaths } from '#model/sourcePaths.ts';
import { subscribeAll } from './useTexts.ts';

/** Subscribes to the state of a field's or curve's source. */
export function useSourceState(store: DraftStore, path: string): ReturnType<DraftStore['sources']['state']> {
  const subscribe = useCallback(
    (listener: () => void) => {
      const names = sourcePaths(store.definition).get(path) ?? [];
      const stopTexts = subscribeAll(names, (name) => store.subscribeText(name, listener));
      const stop = store.subscribe(toSourceKey(path), listener);
      return () => {
        stopTexts();
        stop();
      };
    },
    [store, path],
  );
  return useSyncExternalStore(subscribe, () => store.sources.state(path));
}
