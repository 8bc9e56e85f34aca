import type { FastifyInstance } from 'fastify';

/**
 * Calls that were sent before the ones ahead of them on their connection were answered arrive in one piece, so that many of
 * them would be worked on while everybody else waits: they begin one by one, with what others have sent in between.
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
