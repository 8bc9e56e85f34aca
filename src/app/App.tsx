import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError, errorToast } from '#api/ApiError.ts';
import { startSessionTimers } from '#api/sessionTimers.ts';
import { dropReadsWithSession, swrDefaults } from '#api/swr.ts';
import { dropUnusedReads } from '#api/unusedReads.ts';
import { LoadingOverlay } from '#ui/LoadingOverlay.tsx';
import { useLoadingStore } from '#ui/loadingStore.ts';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { OfflineBar } from '#ui/OfflineBar.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { followChangesOnceSignedIn } from './followChangesOnceSignedIn.ts';
import { reportUnhandled } from './reportUnhandled.ts';
import { router } from './router.tsx';
import { stopFocusLoops } from './stopFocusLoops.ts';

const reads: SWRConfiguration = {
  ...swrDefaults,
  // Screens show their own failures; a refusal is shown in the same words everywhere.
  onError: (error) => {
    if (error instanceof ApiError && error.status === 403) notifyFailure(errorToast(error));
  },
};

/** The whole application: its pages, its notices, and what runs for as long as it is open. */
export function App() {
  useEffect(() => {
    const stops = [
      reportUnhandled(),
      stopFocusLoops(),
      dropReadsWithSession(),
      dropUnusedReads(),
      startSessionTimers(),
      followChangesOnceSignedIn(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <CrashBoundary>
      <SWRConfig value={reads}>
        <RouterProvider router={router} />
      </SWRConfig>
      <OfflineBar />
      <Toasts />
      <Loading />
    </CrashBoundary>
  );
}

function Loading() {
  const { isLoading, loadingMessage, loadingProgress } = useLoadingStore();
  return <LoadingOverlay open={isLoading} message={loadingMessage} progress={loadingProgress} />;
}
