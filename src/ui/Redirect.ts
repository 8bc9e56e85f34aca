import { useEffect } from 'react';
import { usePageNavigation } from './pageNavigation.ts';

/** Navigates to another address, which replaces this one in the history. */
export function Redirect({ to }: { to: string }) {
  const { navigate } = usePageNavigation();
  useEffect(() => {
    navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
