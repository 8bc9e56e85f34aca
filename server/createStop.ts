import type { FastifyInstance } from 'fastify';
import type { Store } from './store/Store.ts';

const IDLE_CHECK_MS = 100;
/** How long a stop waits for calls that are still under way. */
const LONGEST_STOP_MS = 8000;
/** How long outbound connections may stay open after the last call. */
const LONGEST_LINGER_MS = 1000;
/** When the process exits at the latest, even if the store hangs. */
const LATEST_END_MS = 10_000;

interface Stopping {
  app: Pick<FastifyInstance, 'server' | 'close'>;
  store: Pick<Store, 'close'>;
  /** Ends the process. */
  exit: (code: number) => void;
}

/** Creates a function that finishes the calls under way, closes the store and ends the process within ten seconds. */
export function createStop({ app, store, exit }: Stopping): () => Promise<void> {
  return async () => {
    // A process that has nothing left to do exits earlier.
    setTimeout(() => exit(1), LATEST_END_MS).unref();
    // A connection that is still serving a call goes idle later, and would keep the process alive until it times out.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    const last = setTimeout(() => app.server.closeAllConnections(), LONGEST_STOP_MS);
    await app.close();
    clearInterval(idle);
    clearTimeout(last);
    await store.close();
    // A mail server that does not hang up would keep the process alive; this timer does not.
    setTimeout(() => exit(0), LONGEST_LINGER_MS).unref();
  };
}
