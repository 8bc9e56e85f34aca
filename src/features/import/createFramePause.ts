/** The longest stretch of work between two frames. */
const LONGEST_MS = 12;

/** Creates what is awaited between the steps of long work; it lets the page be drawn where that has waited long enough. */
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
