import type { Page, Request } from '@playwright/test';

/** Resolves once the browser has handled everything it received, and painted. */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Follows the calls of a page from now on, except for the one that waits for changes, which has no end. */
export function watchNetwork(page: Page): { untilQuiet: () => Promise<void>; stop: () => void } {
  const calls: Promise<unknown>[] = [];
  const onRequest = (request: Request) => {
    if (new URL(request.url()).pathname.endsWith('/v2/changes/')) return;
    calls.push(request.response().then((response) => response?.finished()));
  };
  page.on('request', onRequest);
  return {
    /** Resolves when every call has ended and handling the answers has begun no further one. */
    untilQuiet: async () => {
      for (let ended = -1; ended < calls.length; ) {
        ended = calls.length;
        await Promise.all(calls);
        await untilIdle(page);
      }
    },
    stop: () => page.off('request', onRequest),
  };
}
