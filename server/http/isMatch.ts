import type { FastifyRequest } from 'fastify';

/** Whether a call may change the version of this tag: its If-Match names it, or it has none. */
export function isMatch({ headers }: FastifyRequest, tag: string | RegExp): boolean {
  const ifMatch = headers['if-match'];
  // Proxies that compress make a strong tag weak, so `W/` is passed over.
  const tags = ifMatch?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? ['*'];
  return tags.some((sent) => sent === '*' || (typeof tag === 'string' ? sent === tag : tag.test(sent)));
}
