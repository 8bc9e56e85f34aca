import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { afterIdle } from '#ui/afterIdle.ts';
import type { LoadingOverlayProps } from '#ui/LoadingOverlay.tsx';
import { useLoadingStore } from '#ui/loadingStore.ts';

const LoadingOverlay = lazy<ComponentType<LoadingOverlayProps>>(() =>
  import('#ui/LoadingOverlay.tsx').then(
    ({ LoadingOverlay: Overlay }) => ({ default: Overlay }),
    // What started it says that it is busy as well.
    () => ({ default: () => null }),
  ),
);

/** The overlay of what is under way; it is loaded once the page is there. */
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
