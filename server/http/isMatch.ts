import type { FastifyRequest } from 'fastify';

/** Whether a call may change the version with this tag: its If-Match names the tag, or the call has no If-Match. */
export function isMatch({ headers }: FastifyRequest, tag: string | RegExp): boolean {
  const ifMatch = headers['if-match'];
  // Proxies that compress turn a strong tag into a weak one, so `W/` is ignored.
  const tags = ifMatch?.split(',').map((part) => part.trim().replace(/^W\//, '')) ?? ['*'];
  return tags.some((sent) => sent === '*' || (typeof tag === 'string' ? sent === tag : tag.test(sent)));
}
