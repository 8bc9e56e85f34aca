/** Calls back once the browser is idle, or after two seconds at the latest; returns a function that cancels it. */
export function afterIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, SOME_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

const SOME_MS = 200;
const LONGEST_WAIT_MS = 2000;
