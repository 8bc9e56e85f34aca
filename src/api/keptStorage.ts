import { create } from 'zustand';
import { createJSONStorage, type PersistStorage } from 'zustand/middleware';
import { OverflowStorage } from '#model/OverflowStorage.ts';

/** Whether something could not be kept because the browser's storage is full. */
export const useFullStorage = create<{ isFull: boolean }>(() => ({ isFull: false }));

export function reportFullStorage(): void {
  // A page says so once.
  if (!useFullStorage.getState().isFull) useFullStorage.setState({ isFull: true });
}

/** The browser's storage for what a store persists, which goes on in memory where that is full; undefined where it is blocked. */
export function keptStorage<State>(): PersistStorage<State> | undefined {
  return createJSONStorage<State>(() => new OverflowStorage(window.localStorage, reportFullStorage));
}
