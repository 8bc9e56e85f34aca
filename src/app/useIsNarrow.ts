import { useSyncExternalStore } from 'react';

const narrow = window.matchMedia('(max-width: 899px)');

/** Returns whether the window is too narrow for a sidebar beside the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}

function subscribe(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}
