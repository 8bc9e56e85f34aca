import type { FastifyInstance } from 'fastify';

/**
 * Starts pipelined calls one by one, with the calls of others in between. Calls sent before earlier ones on their
 * connection were answered arrive together, so many of them would be processed while all other callers wait.
 */
export function spreadPipelinedCalls(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  const beginOne = () => {
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) setImmediate(beginOne);
  };
  app.addHook('onRequest', (_request, { raw }, done) => {
    // An answer has its socket once those ahead of it have been sent.
    if (raw.socket) return done();
    waiting.push(done);
    if (waiting.length === 1) setImmediate(beginOne);
  });
}
