import { Suspense, useEffect, useState } from 'react';
import { afterIdle } from '#ui/afterIdle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useLoadingStore } from '#ui/loadingStore.ts';

const LoadingOverlay = lazyPart(
  async () => (await import('#ui/LoadingOverlay.tsx')).LoadingOverlay,
  // The control that started it shows that it is busy as well.
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
