import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';

/** Whether every required field holds something; told at once with each key, whenever errors are shown. */
export function useIsComplete(store: DraftStore): boolean {
  const names = useMemo(
    () => Object.values(store.definition.fields).flatMap(({ name, required }) => (required ? [name] : [])),
    [store],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = names.map((name) => store.subscribeText(name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, names],
  );
  return useSyncExternalStore(subscribe, () => names.every((name) => store.text(name).trim() !== ''));
}
