import { useEffect, useState } from 'react';
import { type PageLocation, usePageNavigation } from '#ui/pageNavigation.ts';

/** The token of the link that opened the page; it is removed from the address and the history at once. */
export function useLinkToken(): string | undefined {
  const { location, navigate } = usePageNavigation();
  const found = tokenIn(location);
  const [token, setToken] = useState(found);
  useEffect(() => {
    if (found === undefined) return;
    // Another link may be opened on the page that the first one led to.
    setToken(found);
    navigate(location.pathname, { replace: true });
  }, [found, location.pathname, navigate]);
  return token;
}

/** Links carry it behind the #, which browsers don't send to servers; others of this API may write it behind the ?. */
function tokenIn({ hash, search }: PageLocation): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') || new URLSearchParams(search).get('token') || undefined;
}
