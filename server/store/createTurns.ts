/** Waits for the caller's turn. */
export type Turns = () => Promise<void>;

/**
 * Gives out turns one by one, each in a separate round of the event loop, so that long work in short steps lets all
 * other calls in between, however many do such work at once.
 */
export function createTurns(): Turns {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
