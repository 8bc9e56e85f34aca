import { Failure } from '#server/Failure.ts';
import type { Handlers } from '#server/http/Call.ts';
import type { Context } from './Context.ts';

type ServiceHandlers = Pick<Handlers, 'chat' | 'getHealth'>;

/** The server's health, and the assistant, which this server does not offer. */
export function createServiceHandlers({ store }: Context): ServiceHandlers {
  return {
    async chat() {
      throw new Failure('notImplemented', 'This server has no assistant');
    },

    async getHealth({ request }) {
      try {
        await store.ping();
      } catch (error) {
        request.log.error({ err: error }, 'the store is not responding');
        throw new Failure('unavailable', 'The store is not responding', 2);
      }
      return { status: 'ok' };
    },
  };
}
