import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The header that carries the id of the call in every answer. */
export const REQUEST_ID = 'x-request-id';

const LENGTH = 13;

/**
 * Creates an id that a user can read out. Ids sent by callers are ignored: they could name another's call, or fill the
 * log.
 */
export function createRequestId(): string {
  return randomUUID().slice(0, LENGTH);
}

/** Adds the id of the call to the header of every answer. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
