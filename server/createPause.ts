import { setImmediate } from 'node:timers/promises';

/** The longest time in milliseconds that other calls have to wait for a stretch of work. */
const LONGEST_MS = 10;

/**
 * Returns a function to await between the steps of long work; it yields to other calls once they have waited long
 * enough.
 */
export function createPause(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < LONGEST_MS) return undefined;
    return setImmediate().then(() => {
      last = performance.now();
    });
  };
}
