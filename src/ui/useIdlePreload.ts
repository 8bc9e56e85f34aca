import { useEffect } from 'react';
import { afterIdle } from './afterIdle.ts';

interface Preloadable {
  preload: () => Promise<void>;
}

/** Preloads parts that may be shown next once the page is idle; the caller keeps the list stable. */
export function useIdlePreload(parts: readonly Preloadable[]): void {
  useEffect(
    () =>
      afterIdle(() => {
        for (const part of parts) void part.preload();
      }),
    [parts],
  );
}
