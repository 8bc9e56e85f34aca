import { Suspense, useEffect, useState } from 'react';
import { afterIdle } from '#ui/afterIdle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useLoadingStore } from '#ui/loadingStore.ts';

const LoadingOverlay = lazyPart(
  async () => (await import('#ui/LoadingOverlay.tsx')).LoadingOverlay,
  // If the overlay can't be loaded, the control that started the work still shows that it is busy.
  () => null,
);

/** The loading overlay, which is loaded once the page is shown. */
export function Loading() {
  const { isLoading, loadingMessage, loadingProgress } = useLoadingStore();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => afterIdle(() => setIsReady(true)), []);
  return (
    <Suspense>
      {isReady || isLoading ? (
        <LoadingOverlay open={isLoading} message={loadingMessage} progress={loadingProgress} />
      ) : null}
    </Suspense>
  );
}
