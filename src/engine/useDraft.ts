import { useCallback, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldSnapshot, FormSnapshot } from '#model/draftSnapshots.ts';
import { subscribeAll } from './useTexts.ts';

/** Subscribes to a field's marks and messages; renders only when one of them changes. */
export function useFieldSnapshot(store: DraftStore, name: string): FieldSnapshot {
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  return useSyncExternalStore(subscribe, () => store.snapshot(name));
}

/** Returns whether any of the fields differs from its original; pass the same array of names on every render. */
export function useIsChanged(store: DraftStore, names: readonly string[]): boolean {
  const subscribe = useCallback(
    (listener: () => void) => subscribeAll(names, (name) => store.subscribe(name, listener)),
    [store, names],
  );
  const read = useCallback(() => names.some((name) => store.snapshot(name).changed), [store, names]);
  return useSyncExternalStore(subscribe, read);
}

/** Subscribes to the changes and errors of the whole form. */
export function useFormSnapshot(store: DraftStore): FormSnapshot {
  const subscribe = useCallback((listener: () => void) => store.subscribeForm(listener), [store]);
  return useSyncExternalStore(subscribe, () => store.form());
}

/** Subscribes to a field's text, to show it outside its own input; without a name, returns '' and never renders. */
export function useFieldText(store: DraftStore, name: string | undefined): string {
  const subscribe = useCallback(
    (listener: () => void) => (name === undefined ? () => {} : store.subscribeText(name, listener)),
    [store, name],
  );
  const read = useCallback(() => (name === undefined ? '' : store.text(name)), [store, name]);
  return useSyncExternalStore(subscribe, read);
}
