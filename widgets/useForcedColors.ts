import { useSyncExternalStore } from 'react';

const QUERY = '(forced-colors: active)';

/** Whether the system replaces the page's colours with a few of its own, as a contrast theme does. */
export function useForcedColors(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
