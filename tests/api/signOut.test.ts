import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { stubBrowser } from './stubBrowser.ts';
import { startTokenServer } from './tokenServer.ts';

const SIGNED_OUT = { username: null, access: null, refresh: null, isAuthenticated: false, lost: false, error: null };

let server: Awaited<ReturnType<typeof startTokenServer>>;
let browser: ReturnType<typeof stubBrowser>;
let warnings: ReturnType<typeof vi.spyOn>;

/** The app's own modules, new for each test, in a session of a server that answers with these statuses in turn. */
async function connect(...statuses: number[]) {
  server = await startTokenServer(() => ({ status: statuses.shift() ?? 204 }));
  vi.stubEnv('VITE_API_BASE_URL', server.url);
  vi.resetModules();
  const { finishSignIn, useSession } = await import('#api/sessionStore.ts');
  const { signOut } = await import('#api/signOut.ts');
  finishSignIn({ username: 'ada@example.com', access: 'a1', refresh: 'r1' });
  return { session: useSession.getState, signOut };
}

beforeEach(() => {
  browser = stubBrowser();
  // Pauses between tries pass as fast as a test waits.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  await server.stop();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('signs out here at once, in every tab, and then on the server', async () => {
  const { session, signOut } = await connect();
  signOut();
  expect(session()).toMatchObject(SIGNED_OUT);
  expect(browser.read('auth-store')).toMatchObject({ state: { access: null, refresh: null } });
  await eventually(() => expect(server.seen).toHaveLength(1));
  expect(server.seen).toMatchObject([
    { method: 'POST', path: '/api/v2/account/logout/', body: { refresh: 'r1' }, authorization: undefined },
  ]);
  expect(warnings).not.toHaveBeenCalled();
});

it('retries where the server is busy', async () => {
  const { signOut } = await connect(503);
  signOut();
  await eventually(() => expect(server.seen).toHaveLength(2));
});

it.each([404, 405, 501])('shows no notice where the server lacks the call (%i)', async (status) => {
  const { session, signOut } = await connect(status);
  signOut();
  await eventually(() => expect(server.seen).toHaveLength(1));
  await new Promise(setImmediate);
  expect(session()).toMatchObject(SIGNED_OUT);
  expect(warnings).not.toHaveBeenCalled();
});

it('signs out here where the server cannot be reached', async () => {
  const { session, signOut } = await connect();
  await server.stop();
  signOut();
  expect(session()).toMatchObject(SIGNED_OUT);
  await eventually(() => expect(warnings).toHaveBeenCalledOnce());
  expect(session()).toMatchObject(SIGNED_OUT);
  server = await startTokenServer(() => ({ status: 204 }));
});

it('sends no call when signed out', async () => {
  const { signOut } = await connect();
  signOut();
  signOut();
  await eventually(() => expect(server.seen).toHaveLength(1));
  await new Promise(setImmediate);
  expect(server.seen).toHaveLength(1);
});
