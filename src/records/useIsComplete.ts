import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { subscribeAll } from '#engine/useTexts.ts';
import type { DraftStore } from '#model/DraftStore.ts';

/** Returns whether every required field has text; updated with every keystroke. */
export function useIsComplete(store: DraftStore): boolean {
  const names = useMemo(
    () => Object.values(store.definition.fields).flatMap(({ name, required }) => (required ? [name] : [])),
    [store],
  );
  const subscribe = useCallback(
    (listener: () => void) => subscribeAll(names, (name) => store.subscribeText(name, listener)),
    [store, names],
  );
  return useSyncExternalStore(subscribe, () => names.every((name) => store.text(name).trim() !== ''));
}
