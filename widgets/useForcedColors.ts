import { useCallback, useState, useSyncExternalStore } from 'react';

const QUERY = '(forced-colors: active)';

/** Whether the system replaces the page's colours, as a contrast theme does. */
export function useForcedColors(): boolean {
  const [query] = useState(() => matchMedia(QUERY));
  const subscribe = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = useCallback(() => query.matches, [query]);
  return useSyncExternalStore(subscribe, read);
}
