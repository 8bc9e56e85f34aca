// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ASSETS = ['a1', 'a2', 'a3'].map((id) => ({ id, name: id }));

let isOnline = true;
/** Settles the removals that wait, by asset. */
const held = new Map<string, (answer: Response | Promise<never>) => void>();

beforeEach(() => {
  isOnline = true;
  held.clear();
  localStorage.clear();
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  vi.stubGlobal('fetch', ({ url, method }: Request) => {
    if (method === 'DELETE') {
      const asset = new URL(url).pathname.split('/').at(-2) ?? '';
      return new Promise((settle) => held.set(asset, settle));
    }
    return isOnline ? Promise.resolve(Response.json(ASSETS)) : lostConnection();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The assets of a project as they are shown, and the call that removes one. */
async function open() {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const { removeAsset, useProjectAssets } = await import('#api/useProjectAssets.ts');
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const { result } = renderHook(() => useProjectAssets('p1').data?.map(({ id }) => id));
  await waitFor(() => expect(result.current).toEqual(['a1', 'a2', 'a3']));
  const remove = (assetId: string) => {
    const removal = removeAsset({ projectId: 'p1', assetId }).then(
      () => 'done',
      (thrown: Error) => thrown.message,
    );
    return waitFor(() => expect(held.has(assetId)).toBe(true)).then(() => removal);
  };
  return { shown: result, remove };
}

const lostConnection = () => Promise.reject(new TypeError('Failed to fetch'));

it('a component that could not be removed for lack of a connection is back in its place', async () => {
  const { shown, remove } = await open();
  isOnline = false;
  const removal = remove('a2');
  await waitFor(() => expect(shown.current).toEqual(['a1', 'a3']));
  await waitFor(() => expect(held.size).toBe(1));
  held.get('a2')?.(lostConnection());
  expect(await removal).toBe('The server could not be reached');
  await waitFor(() => expect(shown.current).toEqual(['a1', 'a2', 'a3']));
});

it('two that fail to be removed at a time are both back', async () => {
  const { shown, remove } = await open();
  isOnline = false;
  const removals = [remove('a1'), remove('a3')];
  await waitFor(() => expect(shown.current).toEqual(['a2']));
  await waitFor(() => expect(held.size).toBe(2));
  held.get('a1')?.(lostConnection());
  held.get('a3')?.(lostConnection());
  expect(await Promise.all(removals)).toEqual(Array(2).fill('The server could not be reached'));
  await waitFor(() => expect(shown.current).toEqual(['a1', 'a2', 'a3']));
});
