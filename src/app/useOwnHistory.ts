import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { isRecord } from '#model/isRecord.ts';
import type { PageLocation, PageNavigation } from '#ui/pageNavigation.ts';
import { isEntryAddress } from './entryPages.ts';

/**
 * Navigation among the entry pages without the router. What it writes to the browser's history is what the router reads
 * once it takes over; `onLeave` is called when the address has become one of its pages.
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

/** The router's number of the entry in the history. */
function readIndex(): number | undefined {
  const { state } = window.history;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : undefined;
}
