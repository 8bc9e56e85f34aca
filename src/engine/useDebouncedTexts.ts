import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { keptWhileEqual, subscribeAll } from './useTexts.ts';

/** Subscribes to the texts of fields after a pause in typing, so that a key does not render what depends on them. */
export function useDebouncedTexts(store: DraftStore, names: readonly string[]): readonly string[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const rest = () => {
        clearTimeout(timer);
        timer = setTimeout(listener, REST);
      };
      const stop = subscribeAll(names, (name) => store.subscribeText(name, rest));
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
    [store, names],
  );
  const read = useMemo(() => keptWhileEqual(() => names.map((name) => store.text(name))), [store, names]);
  return useSyncExternalStore(subscribe, read);
}

/** Milliseconds after the last key. */
const REST = 300;
