import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { CrashFallback } from './CrashFallback.tsx';
import { isLoadFailure } from './isLoadFailure.ts';

/** The fallback of a page that crashed or could not be loaded; trying again opens the same address again. */
export function RouteCrash() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    if (isLoadFailure(error)) window.location.reload();
    else void navigate({ pathname, search, hash }, { replace: true });
  };
  return <CrashFallback onRetry={retry} />;
}
