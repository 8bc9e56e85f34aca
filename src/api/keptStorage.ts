import { create } from 'zustand';
import { createJSONStorage, type PersistStorage } from 'zustand/middleware';
import { OverflowStorage } from '#model/OverflowStorage.ts';

/** Whether something could not be stored because the browser's storage is full. */
export const useFullStorage = create<{ isFull: boolean }>(() => ({ isFull: false }));

/** Marks the storage as full. */
export function reportFullStorage(): void {
  // A page reports it once.
  if (!useFullStorage.getState().isFull) useFullStorage.setState({ isFull: true });
}

/**
 * Returns the browser's storage for a persisted store, which continues in memory if that is full; undefined if it is
 * blocked.
 */
export function keptStorage<State>(): PersistStorage<State> | undefined {
  return createJSONStorage<State>(() => new OverflowStorage(window.localStorage, reportFullStorage));
}
