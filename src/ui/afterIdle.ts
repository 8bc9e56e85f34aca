/** Calls back when the browser has nothing else to do; returns what cancels it. */
export function afterIdle(callback: () => void): () => void {
  // Safari can't say when it is idle.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, SOME_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}

const SOME_MS = 200;
const LONGEST_WAIT_MS = 2000;
