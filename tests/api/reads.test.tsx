// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Seen, startTokenServer } from './tokenServer.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let server: Awaited<ReturnType<typeof startTokenServer>>;
let stop = () => {};

/** The app's own modules, new for each test; the list that the server gives names whoever asks. */
async function connect() {
  server = await startTokenServer(({ authorization }: Seen) => ({ status: 200, body: [{ id: authorization }] }));
  vi.stubEnv('VITE_API_BASE_URL', server.url);
  vi.resetModules();
  const session = await import('#api/sessionStore.ts');
  const { useComponents, refetchComponents } = await import('#api/useComponents.ts');
  const { dropReadsWithSession, swrDefaults } = await import('#api/swr.ts');
  const { SWRConfig } = await import('swr');
  stop = dropReadsWithSession();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <SWRConfig value={swrDefaults}>{children}</SWRConfig>
  );
  const showList = () => renderHook(() => useComponents({ templates: false }), { wrapper }).result;
  const signIn = (name: string) => session.finishSignIn({ username: name, access: name, refresh: 'r' });
  return { ...session, refetchComponents, showList, signIn };
}

beforeEach(() => localStorage.clear());

afterEach(async () => {
  cleanup();
  stop();
  await server.stop();
  vi.unstubAllEnvs();
});

describe('a read', () => {
  it('sends nothing before somebody is signed in', async () => {
    const { showList } = await connect();
    const list = showList();
    await pause(50);
    expect(server.seen).toEqual([]);
    expect(list.current).toMatchObject({ data: undefined, isLoading: false });
  });

  it('is shared, and not repeated while it is fresh', async () => {
    const { showList, signIn } = await connect();
    signIn('ada');
    const list = showList();
    showList();
    await waitFor(() => expect(list.current.data).toMatchObject([{ id: 'Bearer ada' }]));
    cleanup();
    await pause(10);
    showList();
    await pause(50);
    expect(server.seen).toHaveLength(1);
  });

  it('that was marked as stale while it was not shown is repeated when it is', async () => {
    const { showList, signIn, refetchComponents } = await connect();
    signIn('ada');
    const list = showList();
    await waitFor(() => expect(list.current.data).toBeDefined());
    cleanup();
    await pause(10);
    await refetchComponents();
    showList();
    await waitFor(() => expect(server.seen).toHaveLength(2));
  });

  it('of one person is never shown to the next', async () => {
    const { showList, signIn, clearSession } = await connect();
    signIn('ada');
    const list = showList();
    await waitFor(() => expect(list.current.data).toMatchObject([{ id: 'Bearer ada' }]));
    clearSession();
    await waitFor(() => expect(list.current.data).toBeUndefined());
    signIn('bo');
    expect(list.current.data).toBeUndefined();
    await waitFor(() => expect(list.current.data).toMatchObject([{ id: 'Bearer bo' }]));
  });

  it('stays on the screen while a lost session waits, and is repeated after it', async () => {
    const { showList, signIn, loseSession } = await connect();
    signIn('ada');
    const list = showList();
    await waitFor(() => expect(list.current.data).toBeDefined());
    loseSession({ access: 'ada', error: 'Expired' });
    await pause(50);
    expect(list.current.data).toMatchObject([{ id: 'Bearer ada' }]);
    expect(server.seen).toHaveLength(1);
    signIn('ada');
    await waitFor(() => expect(server.seen).toHaveLength(2));
  });
});
