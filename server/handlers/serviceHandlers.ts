import type { Handlers } from '#server/http/Call.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Context } from './Context.ts';

type ServiceHandlers = Pick<Handlers, 'chat' | 'getHealth'>;

/** Health of the server, and the assistant that it does not have. */
export function serviceHandlers({ store }: Context): ServiceHandlers {
  return {
    async chat() {
      throw new Failure(501, 'This server has no assistant');
    },

    async getHealth({ request }) {
      try {
        await store.ping();
      } catch (error) {
        request.log.error({ err: error }, 'the store does not answer');
        throw new Failure(503, 'The store does not answer');
      }
      return { status: 'ok' };
    },
  };
}
