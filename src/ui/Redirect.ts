import { useEffect } from 'react';
import { usePageNavigation } from './pageNavigation.ts';

/** Goes on to another address in place of this one. */
export function Redirect({ to }: { to: string }) {
  const { navigate } = usePageNavigation();
  useEffect(() => {
    navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
