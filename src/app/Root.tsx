import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { startSessionTimers } from '#api/sessionTimers.ts';
import { OfflineBar } from '#ui/OfflineBar.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { isEntryAddress } from './entryPages.ts';
import { Loading } from './Loading.tsx';
import { reportNotKept } from './reportNotKept.ts';
import { reportUnhandled } from './reportUnhandled.ts';

const loadApp = () => import('./App.tsx');
const App = lazy(async () => ({ default: (await loadApp()).App }));
const EntryApp = lazy(async () => ({ default: (await import('./EntryApp.tsx')).EntryApp }));

/** Renders the application and its notices; if the URL is that of an entry page, only the entry pages at first. */
export function Root() {
  const [isWhole, setIsWhole] = useState(() => !isEntryAddress(window.location.pathname));
  useEffect(reportUnhandled, []);
  useEffect(reportNotKept, []);
  useEffect(startSessionTimers, []);
  // The entry page stays on the screen until the application is loaded.
  const leave = useCallback(() => startTransition(() => setIsWhole(true)), []);
  return (
    <CrashBoundary>
      <Suspense fallback={<main />}>{isWhole ? <App /> : <EntryApp prepare={loadApp} onLeave={leave} />}</Suspense>
      <OfflineBar />
      <Toasts />
      <Loading />
    </CrashBoundary>
  );
}
