interface Waiter {
  ownerId: string;
  sessionId: string;
  /** The number of the last change that the caller knows. */
  known: number;
  wake: () => void;
}

interface Watched {
  /** Returns the number of the last change of each owner. */
  readCursors: (ownerIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Returns those of the sessions that have not ended. */
  readOpen: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Called once for each outage of the store. */
  onError: (error: unknown) => void;
}

/** How often the store is polled, while calls wait, for changes of other processes and for ended sessions. */
const POLL_MS = 500;

/**
 * Lets callers wait for changes: all waiters of a process share one poll of the store, and none holds a connection to
 * it.
 */
export function createWaiters({ readCursors, readOpen, onError }: Watched) {
  const waiters = new Set<Waiter>();
  let polling: NodeJS.Timeout | undefined;
  let isClosed = false;
  let hasFailed = false;

  const wakeWhere = (isWoken: (waiter: Waiter) => boolean) => {
    for (const waiter of waiters) if (isWoken(waiter)) waiter.wake();
  };

  async function poll(): Promise<void> {
    try {
      const [cursors, open] = await Promise.all([
        readCursors([...new Set([...waiters].map(({ ownerId }) => ownerId))]),
        readOpen([...new Set([...waiters].map(({ sessionId }) => sessionId))]),
      ]);
      wakeWhere(({ ownerId, sessionId, known }) => (cursors.get(ownerId) ?? 0) > known || !open.has(sessionId));
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
    polling = undefined;
    startPolling();
  }

  function startPolling(): void {
    if (waiters.size > 0) polling ??= setTimeout(poll, POLL_MS).unref();
  }

  return {
    count: (ownerId: string) => [...waiters].filter((waiter) => waiter.ownerId === ownerId).length,

    /**
     * Begins to wait; `woken` resolves on a change, a timeout, the end of the session, a disconnect of the caller, or
     * on close.
     */
    add({ waitMs, gone, ...watched }: Omit<Waiter, 'wake'> & { waitMs: number; gone: AbortSignal }) {
      let wake = () => {};
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const waiter = { ...watched, wake };
      const timer = setTimeout(wake, waitMs);
      gone.addEventListener('abort', wake);
      if (isClosed || gone.aborted) wake();
      waiters.add(waiter);
      startPolling();
      const end = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', wake);
        waiters.delete(waiter);
      };
      return { woken, end };
    },

    /** Wakes the callers that wait for changes of this owner. */
    wake: (ownerId: string) => wakeWhere((waiter) => waiter.ownerId === ownerId),

    /** Wakes all waiters; later calls return at once. */
    close() {
      isClosed = true;
      clearTimeout(polling);
      wakeWhere(() => true);
    },
  };
}
