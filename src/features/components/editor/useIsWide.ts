import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 1400px)');

/** Returns whether the window has space for more than a form. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
