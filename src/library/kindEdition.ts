import { create } from 'zustand';

/** Counts how often kinds were saved since the page was loaded, which only happens in development. */
export const useKindEdition = create(() => 0);

/** Re-renders everything that shows kinds. */
export function announceKinds(): void {
  useKindEdition.setState((edition) => edition + 1, true);
}
