import type { FastifyReply } from 'fastify';
import { Failure } from '#server/Failure.ts';

const RETRY_AFTER_S = 5;

/** Lets each user make one call at a time; it ends once its work is done, or if the caller disconnects before. */
export function oneCallPerUser({ refusal }: { refusal: string }) {
  const busy = new Set<string>();
  const users = new WeakMap<FastifyReply, string>();
  const working = new WeakSet<FastifyReply>();

  function end(reply: FastifyReply): void {
    busy.delete(users.get(reply) ?? '');
    // A later call of the same user has another turn.
    users.delete(reply);
  }

  return {
    /** Throws a failure if another call of the user is running. */
    take(userId: string, reply: FastifyReply): void {
      if (busy.has(userId)) {
        throw new Failure('tooManyAttempts', refusal, RETRY_AFTER_S);
      }
      busy.add(userId);
      users.set(reply, userId);
      reply.raw.once('close', () => {
        if (!working.has(reply)) end(reply);
      });
    },

    /** Runs the work of a call that has got its turn. */
    async keep<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> {
      working.add(reply);
      try {
        return await work();
      } finally {
        end(reply);
      }
    },
  };
}
