import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** The token of the link that opened the page; it is removed from the address and the history at once. */
export function useLinkToken(): string | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const found = tokenIn(location);
  const [token, setToken] = useState(found);
  useEffect(() => {
    if (found === undefined) return;
    // Another link may be opened on the page that the first one led to.
    setToken(found);
    void navigate(location.pathname, { replace: true });
  }, [found, location.pathname, navigate]);
  return token;
}

/** Links carry it behind the #, which browsers don't send to servers; others of this API may write it behind the ?. */
function tokenIn({ hash, search }: Location): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') || new URLSearchParams(search).get('token') || undefined;
}
