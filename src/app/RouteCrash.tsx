import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { CrashFallback } from './CrashFallback.tsx';

/** The fallback of a page that crashed or could not be loaded; trying again opens the same address again. */
export function RouteCrash() {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    // Browsers remember that a script could not be loaded until the page is reloaded.
    if (isLoadFailure(error)) window.location.reload();
    else void navigate({ pathname, search, hash }, { replace: true });
  };
  return <CrashFallback onRetry={retry} />;
}

// The three engines' own words: Chromium and Firefox say the first, Safari the second.
function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message);
}
