/**
 * Calls back once no other tab holds the lock, and holds it until the returned function is called or the page closes.
 * Browsers offer locks to secure pages only; without them every caller gets the lock at once.
 */
export function holdLock(name: string, onHeld: () => void): () => void {
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) {
    onHeld();
    return () => {};
  }
  const waiting = new AbortController();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = () => {
    onHeld();
    return released;
  };
  locks.request(name, { signal: waiting.signal }, held).catch((thrown: unknown) => {
    // The abort was ours.
    if (!waiting.signal.aborted) throw thrown;
  });
  return () => {
    waiting.abort();
    release();
  };
}
