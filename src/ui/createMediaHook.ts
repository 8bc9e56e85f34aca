import { useSyncExternalStore } from 'react';

/** Creates a hook that returns whether the window satisfies a media query. */
export function createMediaHook(query: string): () => boolean {
  const list = window.matchMedia(query);
  const subscribe = (onChange: () => void) => {
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => list.matches);
}
