import type { FastifyRequest } from 'fastify';

/** Returns the token of the Authorization header; undefined if there is none. */
export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}
