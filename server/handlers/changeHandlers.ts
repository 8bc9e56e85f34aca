import type { FastifyReply } from 'fastify';
import type { components as Schemas } from '#generated/api.ts';
import { Invalid } from '#server/Failure.ts';
import type { Handlers } from '#server/http/Call.ts';
import type { StoredChange } from '#server/store/feedRepository.ts';
import type { Context } from './Context.ts';

const LONGEST_WAIT_S = 25;

/** Creates the handler that returns changes in the caller's library. */
export function createChangeHandlers({ changes }: Context): Pick<Handlers, 'listChanges'> {
  return {
    async listChanges({ userId: ownerId, sessionId, query, reply }) {
      const { since, wait = '0' } = query;
      const seconds = Number(wait);
      if (seconds > LONGEST_WAIT_S) throw new Invalid([{ field: 'wait', value: wait, message: TOO_LONG }]);
      const answer = await changes.list({ ownerId, sessionId, since, waitMs: seconds * 1000, gone: findGone(reply) });
      return { ...answer, changes: answer.changes.map(toChange) };
    },
  };
}

const TOO_LONG = `Must be a whole number from 0 to ${LONGEST_WAIT_S}`;

/** Returns a signal that aborts when the connection is closed. */
function findGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

function toChange({ owner_id: _, cursor: __, is_template, ...change }: StoredChange): Schemas['schemas']['Change'] {
  return { ...change, is_template: is_template === null ? null : is_template === 1 };
}
