/** Waits for the caller's turn. */
export type Turns = () => Promise<void>;

/**
 * Grants turns one at a time, each in a separate round of the event loop. Long work done in short steps thus lets
 * other calls proceed in between, however many callers do such work at once.
 */
export function createTurns(): Turns {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
