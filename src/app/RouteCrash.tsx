import { useLocation, useNavigate } from 'react-router-dom';
import { CrashFallback } from './CrashFallback.tsx';

/** The fallback of a page that crashed or could not be loaded; trying again goes to the same address anew. */
export function RouteCrash() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return <CrashFallback onRetry={() => navigate({ pathname, search, hash }, { replace: true })} />;
}
