import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError, errorToast } from '#api/ApiError.ts';
import { dropReadsWithSession, swrDefaults } from '#api/swr.ts';
import { dropUnusedReads } from '#api/unusedReads.ts';
import { notifyFailure } from '#ui/notifyFailure.ts';
import { followChangesOnceSignedIn } from './followChangesOnceSignedIn.ts';
import { getRouter } from './router.tsx';
import { stopFocusLoops } from './stopFocusLoops.ts';

const reads: SWRConfiguration = {
  ...swrDefaults,
  // Screens show their own failures; a refusal is shown in the same words everywhere.
  onError: (error) => {
    if (error instanceof ApiError && error.status === 403) notifyFailure(errorToast(error));
  },
};

/** Renders every page, and runs the background work while the application is open. */
export function App() {
  useEffect(() => {
    const stops = [stopFocusLoops(), dropReadsWithSession(), dropUnusedReads(), followChangesOnceSignedIn()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <SWRConfig value={reads}>
      <RouterProvider router={getRouter()} />
    </SWRConfig>
  );
}
