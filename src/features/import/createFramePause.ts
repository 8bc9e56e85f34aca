/** The longest stretch of work between two frames, in ms. */
const LONGEST_MS = 12;

/**
 * Returns a function to await between the steps of long work: it yields to the browser if the last yield is too long
 * ago, and returns undefined otherwise.
 */
export function createFramePause(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < LONGEST_MS) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        last = performance.now();
        resolve();
      });
    });
  };
}
