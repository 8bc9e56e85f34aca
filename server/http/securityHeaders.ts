import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type Config, isLoopback } from '#server/config.ts';

/** Adds headers that keep foreign code out of the page: scripts and styles load from this server only. */
export async function securityHeaders(
  app: FastifyInstance,
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
): Promise<void> {
  await app.register(helmet, {
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
    // The public address says whether people come by TLS. Without one there is none on loopback, and browsers must not be
    // made to insist on it.
    hsts: (publicUrl ? publicUrl.startsWith('https:') : !isLoopback(host)) ? { maxAge: 365 * 24 * 3600 } : false,
  });
}
