import type { FastifyRequest } from 'fastify';

/** Whether the caller has the version with this tag already: its If-None-Match names the tag, whether weak or strong. */
export function isNoneMatch({ headers }: FastifyRequest, tag: string): boolean {
  const sent = headers['if-none-match'];
  if (sent === undefined) return false;
  const strong = tag.replace(/^W\//, '');
  return sent.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === strong);
}
