import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageNavigationContext } from '#ui/pageNavigation.ts';

/** Lets pages that also work outside the router navigate with it. */
export function RouterNavigation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(() => ({ location, navigate }), [location, navigate]);
  return <PageNavigationContext value={navigation}>{children}</PageNavigationContext>;
}
