import { onTestFinished, vi } from 'vitest';
import { type Seen, startTokenServer } from './tokenServer.ts';

export type Reply = Parameters<typeof startTokenServer>[0];

export const unauthorised = { status: 401, body: { message: 'The first answer', status: 401 } };
export const isRefresh = (call: Seen) => call.path === '/api/v2/token/refresh';

/** The app's own modules, new for each test and pointed at a server that answers as `reply` says. */
export async function connectClient(reply: Reply) {
  const server = await startTokenServer(reply);
  onTestFinished(async () => {
    await server.stop();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  vi.stubEnv('VITE_API_BASE_URL', server.url);
  vi.resetModules();
  const { finishSignIn, useSession } = await import('#api/sessionStore.ts');
  const { client } = await import('#api/client.ts');
  const { unwrap } = await import('#api/unwrap.ts');
  finishSignIn({ username: 'ada@example.com', access: 'old', refresh: 'r1' });
  const listComponents = () => unwrap(client.GET('/components/'));
  return { server, session: useSession.getState, useSession, listComponents };
}

/** Accepts the token `new`, and returns it for the refresh token `r1`. */
export const rotating: Reply = (call) => {
  if (isRefresh(call)) return { status: 200, body: { access: 'new', refresh: 'r2' } };
  return call.authorization === 'Bearer new' ? { status: 200, body: [] } : unauthorised;
};
