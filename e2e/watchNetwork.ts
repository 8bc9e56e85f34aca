import type { Frame, Page, Request } from '@playwright/test';

/** Resolves once the browser has handled everything it received, and painted. */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );
}

/**
 * Follows the calls of a page from now on, except the one that waits for changes, which never ends. When the page
 * navigates, its previous calls are dropped, since they may never end either.
 */
export function watchNetwork(page: Page): { untilQuiet: () => Promise<void>; stop: () => void } {
  let calls: Promise<unknown>[] = [];
  let begun = 0;
  /** The request for the next page, until that page is shown; calls meanwhile belong to the page that is left. */
  let navigation: Request | undefined;
  const onRequest = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      navigation = request;
      calls = [];
    } else if (navigation || new URL(request.url()).pathname.endsWith('/v2/changes/')) return;
    begun += 1;
    const ended = request.response().then((response) => response?.finished());
    // A call that is dropped, or that outlasts the test, rejects when its page is closed.
    ended.catch(() => {});
    calls.push(ended);
  };
  const onNavigated = (frame: Frame) => {
    if (frame === page.mainFrame()) navigation = undefined;
  };
  const onFailed = (request: Request) => {
    if (request === navigation) navigation = undefined;
  };
  page.on('request', onRequest).on('framenavigated', onNavigated).on('requestfailed', onFailed);
  return {
    /** Resolves when every call has ended and handling the answers has begun no further one. */
    untilQuiet: async () => {
      for (let ended = -1; ended < begun; ) {
        ended = begun;
        await Promise.all(calls);
        await untilIdle(page);
      }
    },
    stop: () => page.off('request', onRequest).off('framenavigated', onNavigated).off('requestfailed', onFailed),
  };
}
