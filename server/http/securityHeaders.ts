import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { type Config, isLoopback } from '#server/config.ts';

/** Adds headers that keep foreign code out of the page: scripts and styles load from this server only. */
export function securityHeaders(app: FastifyInstance, { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): void {
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // The public address decides whether users use TLS. Without it, loopback has no TLS, and browsers must not be made
    // to require it.
    hsts: (publicUrl ? publicUrl.startsWith('https:') : !isLoopback(host)) ? { maxAge: 365 * 24 * 3600 } : false,
  });
  const headers = collectHeaders(addHeaders);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Computes the headers once, since they are the same for every answer. */
function collectHeaders(addHeaders: ReturnType<typeof helmet>) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  addHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}
