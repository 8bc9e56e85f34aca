import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { startSessionTimers } from '#api/sessionTimers.ts';
import { dropReadsWithSession, swrDefaults } from '#api/swr.ts';
import { LoadingOverlay } from '#ui/LoadingOverlay.tsx';
import { useLoadingStore } from '#ui/loadingStore.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { reportUnhandled } from './reportUnhandled.ts';
import { router } from './routes.tsx';

/** The whole application: its pages, its notices, and what runs for as long as it is open. */
export function App() {
  useEffect(() => {
    const stops = [reportUnhandled(), dropReadsWithSession(), startSessionTimers()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <CrashBoundary>
      <SWRConfig value={swrDefaults}>
        <RouterProvider router={router} />
      </SWRConfig>
      <Toasts />
      <Loading />
    </CrashBoundary>
  );
}

function Loading() {
  const { isLoading, loadingMessage, loadingProgress } = useLoadingStore();
  return <LoadingOverlay open={isLoading} message={loadingMessage} progress={loadingProgress} />;
}
