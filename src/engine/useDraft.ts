import { useCallback, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldSnapshot, FormSnapshot } from '#model/draftSnapshots.ts';
import { subscribeAll } from './useTexts.ts';

/** A field's marks and messages; renders only when one of them flips. */
export function useFieldSnapshot(store: DraftStore, name: string): FieldSnapshot {
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  return useSyncExternalStore(subscribe, () => store.snapshot(name));
}

/** Whether one of these fields differs from its original; the names are kept stable by the caller. */
export function useIsChanged(store: DraftStore, names: readonly string[]): boolean {
  const subscribe = useCallback(
    (listener: () => void) => subscribeAll(names, (name) => store.subscribe(name, listener)),
    [store, names],
  );
  const read = useCallback(() => names.some((name) => store.snapshot(name).changed), [store, names]);
  return useSyncExternalStore(subscribe, read);
}

/** The changes and errors of the whole form. */
export function useFormSnapshot(store: DraftStore): FormSnapshot {
  const subscribe = useCallback((listener: () => void) => store.subscribeForm(listener), [store]);
  return useSyncExternalStore(subscribe, () => store.form());
}

/** The text of a field that is shown outside its own input, such as the currency in labels; undefined names cost nothing. */
export function useFieldText(store: DraftStore, name: string | undefined): string {
  const subscribe = useCallback(
    (listener: () => void) => (name === undefined ? () => {} : store.subscribeText(name, listener)),
    [store, name],
  );
  const read = useCallback(() => (name === undefined ? '' : store.text(name)), [store, name]);
  return useSyncExternalStore(subscribe, read);
}
