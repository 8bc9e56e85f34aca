import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
const LOOK_MS = 50;

/** Follows the calls of a page from now on; the one that waits for changes has no end, and does not count. */
export function watchNetwork(page: Page): { untilQuiet: () => Promise<void>; stop: () => void } {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const onRequest = (request: Request) => {
    if (new URL(request.url()).pathname.endsWith('/v2/changes/')) return;
    open.add(request);
    changedAt = Date.now();
  };
  const onEnd = (request: Request) => {
    if (open.delete(request)) changedAt = Date.now();
  };
  page.on('request', onRequest).on('requestfinished', onEnd).on('requestfailed', onEnd);
  return {
    untilQuiet: async () => {
      while (open.size > 0 || Date.now() - changedAt < QUIET_MS) await page.waitForTimeout(LOOK_MS);
    },
    stop: () => page.off('request', onRequest).off('requestfinished', onEnd).off('requestfailed', onEnd),
  };
}
