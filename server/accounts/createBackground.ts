import { setTimeout } from 'node:timers/promises';

export type Background = ReturnType<typeof createBackground>;

/**
 * Runs work that no answer waits for, since its duration would reveal who has an account; `onFailure` logs its errors.
 */
export function createBackground(onFailure: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    run(work: Promise<unknown>): void {
      const done: Promise<void> = work.then(() => {}, onFailure).finally(() => running.delete(done));
      running.add(done);
    },

    /** Resolves once all pending work is done, but after `longestMs` milliseconds at the latest. */
    async settle(longestMs: number): Promise<void> {
      const waiting = new AbortController();
      const limit = setTimeout(longestMs, undefined, { signal: waiting.signal }).catch(() => {});
      await Promise.race([Promise.all(running), limit]);
      waiting.abort();
    },
  };
}
