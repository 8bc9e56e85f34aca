import { useEffect } from 'react';
import { afterIdle } from './afterIdle.ts';

interface Preloadable {
  preload: () => Promise<void>;
}

/** Loads parts that may be shown next once the page has nothing else to do; the list is always the same one. */
export function useIdlePreload(parts: readonly Preloadable[]): void {
  useEffect(
    () =>
      afterIdle(() => {
        for (const part of parts) void part.preload();
      }),
    [parts],
  );
}
