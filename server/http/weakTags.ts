import type { FastifyInstance, onSendHookHandler } from 'fastify';

/**
 * Makes the tag of every compressed answer weak, since it identifies the record and not its bytes. Must be registered
 * after compression.
 */
export function weakTags(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), weaken];
  });
}

const weaken: onSendHookHandler = (_request, reply, payload, done) => {
  const tag = reply.getHeader('etag');
  if (reply.hasHeader('content-encoding') && typeof tag === 'string' && tag.startsWith('"'))
    reply.header('etag', `W/${tag}`);
  done(null, payload);
};
