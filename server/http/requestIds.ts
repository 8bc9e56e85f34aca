import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The header with which every answer carries the id of its call. */
export const REQUEST_ID = 'x-request-id';

const LENGTH = 13;

/** An id that a person can read out. One that a caller sends is ignored: it could name another's call, or fill the log. */
export function createRequestId(): string {
  return randomUUID().slice(0, LENGTH);
}

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
