import { Failure } from '#server/Failure.ts';
import type { StoreFault } from '#server/findStoreFault.ts';
import type { Handlers } from '#server/http/Call.ts';
import { createWriteCheck } from '#server/store/createWriteCheck.ts';
import type { Context } from './Context.ts';

type ServiceHandlers = Pick<Handlers, 'chat' | 'getHealth' | 'getReadiness'>;

const RETRY_AFTER_S = 5;

const NOT_READY: Record<StoreFault, string> = {
  away: 'The store is not responding',
  conflict: 'The store is not responding',
  full: 'The storage is full; reading still works',
  readOnly: 'The store is read-only',
};

/** Creates the handlers for health checks, and for the assistant, which this server does not offer. */
export function createServiceHandlers({ store }: Context): ServiceHandlers {
  const findWriteFault = createWriteCheck(store);

  return {
    async chat() {
      throw new Failure('notImplemented', 'This server has no assistant');
    },

    // A process is healthy even if its store is unavailable: ending it would only lose the pending calls.
    getHealth: async () => ({ status: 'ok' }),

    async getReadiness() {
      const found = await findWriteFault();
      if (found) throw new Failure('unavailable', NOT_READY[found.fault], RETRY_AFTER_S, { cause: found.error });
      return { status: 'ok' };
    },
  };
}
