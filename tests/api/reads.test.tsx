// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Time passes when the test lets it; a read that has something to show begins with the next frame. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));

/** The tokens with which the list was requested. */
let asked: (string | null)[];
let stop = () => {};

/** The app's own modules, new for each test; the list that the server returns names the caller. */
async function connect() {
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    asked.push(headers.get('Authorization'));
    return Response.json([{ id: headers.get('Authorization') }]);
  });
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  const session = await import('#api/sessionStore.ts');
  const { useComponents, refetchComponents } = await import('#api/useComponents.ts');
  const { dropReadsWithSession, swrDefaults } = await import('#api/swr.ts');
  const { SWRConfig } = await import('swr');
  stop = dropReadsWithSession();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <SWRConfig value={swrDefaults}>{children}</SWRConfig>
  );
  // SWR re-renders only for properties of the answer that were read.
  const useList = () => {
    const { data, isLoading } = useComponents({ templates: false });
    return { data, isLoading };
  };
  const showList = () => renderHook(useList, { wrapper }).result;
  const signIn = (name: string) => act(() => session.finishSignIn({ username: name, access: name, refresh: 'r' }));
  return { ...session, refetchComponents, showList, signIn };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = [];
});

afterEach(() => {
  cleanup();
  stop();
  unload();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a read', () => {
  it('sends nothing before a person is signed in', async () => {
    const { showList } = await connect();
    const list = showList();
    await settle();
    expect(asked).toEqual([]);
    expect(list.current).toMatchObject({ data: undefined, isLoading: false });
  });

  it('is shared, and not repeated while it is fresh', async () => {
    const { showList, signIn } = await connect();
    signIn('ada');
    const list = showList();
    showList();
    await settle();
    expect(list.current.data).toMatchObject([{ id: 'Bearer ada' }]);
    cleanup();
    await settle();
    showList();
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('that was marked as stale while it was not shown is repeated when it is', async () => {
    const { showList, signIn, refetchComponents } = await connect();
    signIn('ada');
    const list = showList();
    await settle();
    expect(list.current.data).toBeDefined();
    cleanup();
    await settle();
    await refetchComponents();
    showList();
    await settle();
    expect(asked).toHaveLength(2);
  });

  it('of one person is never shown to the next', async () => {
    const { showList, signIn, clearSession } = await connect();
    signIn('ada');
    const list = showList();
    await settle();
    expect(list.current.data).toMatchObject([{ id: 'Bearer ada' }]);
    clearSession();
    await settle();
    expect(list.current.data).toBeUndefined();
    signIn('bo');
    expect(list.current.data).toBeUndefined();
    await settle();
    expect(list.current.data).toMatchObject([{ id: 'Bearer bo' }]);
  });

  it('stays on the screen while a lost session waits, and is repeated after it', async () => {
    const { showList, signIn, loseSession } = await connect();
    signIn('ada');
    const list = showList();
    await settle();
    expect(list.current.data).toBeDefined();
    loseSession({ access: 'ada', error: 'Expired' });
    await settle();
    expect(list.current.data).toMatchObject([{ id: 'Bearer ada' }]);
    expect(asked).toHaveLength(1);
    signIn('ada');
    await settle();
    expect(asked).toHaveLength(2);
  });
});
