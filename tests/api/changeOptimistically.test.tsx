// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ROWS = ['a1', 'a2', 'a3'].map((id) => ({ id, name: id, subclass: 'wind', is_template: false }));

let isOnline = true;
/** Answers the writes that wait, by the id in their address. */
const held = new Map<string, (answer: Response | Promise<never>) => void>();

beforeEach(() => {
  isOnline = true;
  held.clear();
  localStorage.clear();
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  vi.stubGlobal('fetch', ({ url, method }: Request) => {
    if (method !== 'GET') {
      const id = new URL(url).pathname.split('/').find((part) => ROWS.some((row) => row.id === part)) ?? '';
      return new Promise((settle) => held.set(id, settle));
    }
    return isOnline ? Promise.resolve(Response.json(ROWS)) : lostConnection();
  });
});

afterEach(() => {
  cleanup();
  unload();
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

it('a component that could not be removed offline reappears in its place', async () => {
  const { shown, remove } = await open();
  isOnline = false;
  const removal = remove('a2');
  await waitFor(() => expect(shown.current).toEqual(['a1', 'a3']));
  await waitFor(() => expect(held.size).toBe(1));
  held.get('a2')?.(lostConnection());
  expect(await removal).toBe('The server could not be reached');
  await waitFor(() => expect(shown.current).toEqual(['a1', 'a2', 'a3']));
});

it('two that fail to be removed at once both reappear', async () => {
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

it('a project that could not be deleted reappears in the list', async () => {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const { deleteProject } = await import('#api/projectCalls.ts');
  const { useProjects } = await import('#api/useProjects.ts');
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const { result } = renderHook(() => useProjects({ templates: false }).data?.map(({ id }) => id));
  await waitFor(() => expect(result.current).toEqual(['a1', 'a2', 'a3']));
  isOnline = false;
  const deletion = deleteProject({ id: 'a2', is_template: false }).catch(() => 'failed');
  await waitFor(() => expect(result.current).toEqual(['a1', 'a3']));
  await waitFor(() => expect(held.size).toBe(1));
  held.get('a2')?.(lostConnection());
  expect(await deletion).toBe('failed');
  await waitFor(() => expect(result.current).toEqual(['a1', 'a2', 'a3']));
});

describe('a copy of a component', () => {
  async function copy() {
    const { finishSignIn } = await import('#api/sessionStore.ts');
    const { duplicateComponent } = await import('#api/componentCalls.ts');
    const { useComponents } = await import('#api/useComponents.ts');
    finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
    const { result } = renderHook(() => useComponents({ templates: false }).data);
    await waitFor(() => expect(result.current).toHaveLength(3));
    const [original] = result.current ?? [];
    if (!original) throw new Error('The list is empty');
    const copied = duplicateComponent(original, 'Copy').catch(() => 'failed');
    await waitFor(() => expect(held.size).toBe(1));
    const shown = () => result.current?.map(({ id, name, isPending = false }) => ({ id, name, isPending }));
    return { shown, copied, answer: held.get('a1') };
  }

  it('is listed as pending before it is created, and replaced by what the server has created', async () => {
    const { shown, copied, answer } = await copy();
    expect(shown()).toHaveLength(4);
    expect(shown()?.[0]).toMatchObject({ name: 'Copy', isPending: true });
    const made = { ...ROWS[0], id: 'b1', name: 'Copy', locked: false };
    // The list that is read again afterwards would show it as well.
    isOnline = false;
    answer?.(Response.json(made));
    expect(await copied).toMatchObject({ component: { id: 'b1' } });
    expect(shown()?.[0]).toEqual({ id: 'b1', name: 'Copy', isPending: false });
    expect(shown()).toHaveLength(4);
  });

  it('that could not be created leaves the list', async () => {
    const { shown, copied, answer } = await copy();
    isOnline = false;
    answer?.(lostConnection());
    expect(await copied).toBe('failed');
    await waitFor(() => expect(shown()?.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']));
  });
});
