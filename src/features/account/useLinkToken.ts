import { useEffect, useState } from 'react';
import { type PageLocation, usePageNavigation } from '#ui/pageNavigation.ts';

/** Returns the token of the link that opened the page, and removes it from the address and the history at once. */
export function useLinkToken(): string | undefined {
  const { location, navigate } = usePageNavigation();
  const found = tokenIn(location);
  const [token, setToken] = useState(found);
  useEffect(() => {
    if (found === undefined) return;
    // A second link may open this page while it is still showing the first one.
    setToken(found);
    navigate(location.pathname, { replace: true });
  }, [found, location.pathname, navigate]);
  return token;
}

/**
 * Links carry the token after the #, which browsers don't send to servers; other servers of this API may use the query.
 */
function tokenIn({ hash, search }: PageLocation): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') || new URLSearchParams(search).get('token') || undefined;
}
