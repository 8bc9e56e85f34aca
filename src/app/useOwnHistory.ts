import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { isRecord } from '#model/isRecord.ts';
import type { PageLocation, PageNavigation } from '#ui/pageNavigation.ts';
import { isEntryAddress } from './entryPages.ts';

/**
 * Navigates among the entry pages without the router. Writes history entries in the router's format, so that the
 * router can continue; calls `onLeave` once the URL is that of another page.
 */
export function useOwnHistory(onLeave: () => void): PageNavigation {
  const [location, setLocation] = useState(readLocation);
  const arrive = useCallback(() => {
    const next = readLocation();
    if (!isEntryAddress(next.pathname)) onLeave();
    // The page that is left stays on the screen until the next one is loaded.
    else startTransition(() => setLocation(next));
  }, [onLeave]);

  useEffect(() => {
    const { state } = window.history;
    if (readIndex() === undefined) window.history.replaceState({ ...state, idx: 0 }, '');
    window.addEventListener('popstate', arrive);
    return () => window.removeEventListener('popstate', arrive);
  }, [arrive]);

  const navigate = useCallback<PageNavigation['navigate']>(
    (to, { replace = false } = {}) => {
      const index = readIndex() ?? 0;
      if (replace) window.history.replaceState({ idx: index }, '', to);
      else window.history.pushState({ idx: index + 1 }, '', to);
      arrive();
    },
    [arrive],
  );
  return useMemo(() => ({ location, navigate }), [location, navigate]);
}

function readLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const { state } = window.history;
  return { pathname, search, hash, state: isRecord(state) ? state.usr : undefined };
}

/** Returns the router's index of the history entry. */
function readIndex(): number | undefined {
  const { state } = window.history;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : undefined;
}
