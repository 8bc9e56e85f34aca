import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 1400px)');

/** Whether the window has room for more than a form. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
