import type { Kind } from '#model/Kind.ts';
import { buildApp } from '#server/app.ts';
import type { TestServer } from './TestServer.ts';

/** The API for a user as a server with this version of the kind has it. */
export async function openVersion(server: TestServer, { access }: { access: string }, kind: Kind | undefined) {
  if (!kind) throw new Error('There is no such version');
  const app = await buildApp({ ...server, kinds: new Map([...server.kinds, [kind.definition.id, kind]]) });
  const headers = { authorization: `Bearer ${access}` };
  return async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/api/v2${url}`, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
}
