// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { components } from '#generated/api.ts';

type Change = components['schemas']['Change'];
type Changes = components['schemas']['Changes'];

/** A call of the feed that waits for its answer. */
interface Held {
  since: string | null;
  token: string | null;
  answer: (status: number, body?: Partial<Changes>) => Promise<void>;
  isAborted: () => boolean;
}

/** Every other call, without its query: 'GET /components/'. */
let calls: string[];
let held: Held[];
/** What the server has of the component w1; without it the component is deleted. */
let stored: { revision: number; name: string } | undefined;
/** The answer to a deletion. */
let deletion: Promise<Response> | undefined;
let visibility: DocumentVisibilityState;
let stop: () => void;

/** A server whose feed answers when the test calls it, and a clock that the test advances. */
beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  held = [];
  stored = { revision: 1, name: 'Version 1' };
  deletion = undefined;
  visibility = 'visible';
  stop = () => {};
  localStorage.clear();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  vi.stubGlobal('fetch', (request: Request, { signal }: { signal: AbortSignal }) => {
    const { pathname: path, searchParams } = new URL(request.url);
    const pathname = path.replace('/api/v2', '');
    if (pathname === '/changes/') return hold(request, { signal, since: searchParams.get('since') });
    calls.push(`${request.method} ${pathname}`);
    if (pathname === '/components/') return Promise.resolve(Response.json(listed()));
    if (request.method === 'DELETE' && deletion) return deletion;
    if (!stored) return Promise.resolve(Response.json({ message: 'Gone' }, { status: 404 }));
    return Promise.resolve(Response.json(toItem(stored), { headers: { ETag: `"${stored.revision}-x"` } }));
  });
});

afterEach(() => {
  stop();
  cleanup();
  unload();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the change feed', () => {
  it('begins at the current cursor, and continues from each answer', async () => {
    await start();
    expect(held[0]?.since).toBeNull();
    await answerLast({ cursor: 'c.1' });
    expect(held[1]?.since).toBe('c.1');
    await answerLast({ cursor: 'c.2', changes: [change({ revision: 2 })] });
    expect(held[2]?.since).toBe('c.2');
  });

  it('reads a saved component alone, and shows it in the list and in its editor', async () => {
    const shown = await start();
    stored = { revision: 2, name: 'Version 2' };
    await answerLast({ cursor: 'c.1' });
    await answerLast({ cursor: 'c.2', changes: [change({ revision: 2 })] });
    expect(shown()).toEqual({ names: ['Version 2', 'Other'], editor: 'Version 2' });
    expect(calls).toEqual(['GET /components/wind/w1/']);
  });

  it('reads nothing where this window has saved the version itself', async () => {
    const shown = await start();
    await answerLast({ cursor: 'c.1' });
    await answerLast({ cursor: 'c.2', changes: [change({ revision: 1 })] });
    expect(shown().names).toEqual(['Version 1', 'Other']);
    expect(calls).toEqual([]);
  });

  it('adds what was created elsewhere, and removes what was deleted there', async () => {
    const shown = await start();
    await answerLast({ cursor: 'c.1' });
    stored = { revision: 1, name: 'New' };
    await answerLast({ cursor: 'c.2', changes: [change({ id: 'w9', action: 'created', revision: 1 })] });
    expect(shown().names).toEqual(['New', 'Version 1', 'Other']);
    stored = undefined;
    await answerLast({ cursor: 'c.3', changes: [change({ action: 'deleted', revision: 2 })] });
    expect(shown()).toEqual({ names: ['New', 'Other'], editor: 'Version 1, gone' });
  });

  it('does not read what this window deletes itself, however late the response comes', async () => {
    await start();
    await answerLast({ cursor: 'c.1' });
    const { deleteComponent } = await import('#api/componentCalls.ts');
    stored = undefined;
    let endDeletion = () => {};
    deletion = new Promise((resolve) => {
      endDeletion = () => resolve(new Response(null, { status: 204 }));
    });
    const deleted = deleteComponent({ subclass: 'wind', id: 'w1', is_template: false });
    await answerLast({ cursor: 'c.2', changes: [change({ action: 'deleted', revision: 2 })] });
    expect(calls).not.toContain('GET /components/wind/w1/');
    endDeletion();
    await deleted;
  });

  it('does not read what was saved and then deleted here', async () => {
    await start();
    await answerLast({ cursor: 'c.1' });
    const { deleteComponent } = await import('#api/componentCalls.ts');
    stored = undefined;
    deletion = Promise.resolve(new Response(null, { status: 204 }));
    await deleteComponent({ subclass: 'wind', id: 'w1', is_template: false });
    calls = [];
    await answerLast({ cursor: 'c.2', changes: [change({ revision: 2 })] });
    expect(calls).not.toContain('GET /components/wind/w1/');
    // Restored, it is an ordinary component again.
    stored = { revision: 3, name: 'Back' };
    await answerLast({ cursor: 'c.3', changes: [change({ action: 'restored', revision: 3 })] });
    expect(calls).toContain('GET /components/wind/w1/');
  });

  it('reads whole lists once where much has changed, and everything where the cursor has expired', async () => {
    const shown = await start();
    await answerLast({ cursor: 'c.1' });
    stored = { revision: 3, name: 'Version 3' };
    const many = Array.from({ length: 30 }, (_, index) => change({ id: `w${index}`, revision: 3 }));
    await answerLast({ cursor: 'c.2', changes: many });
    expect(shown()).toEqual({ names: ['Version 3', 'Other'], editor: 'Version 3' });
    expect(calls.sort()).toEqual(['GET /components/', 'GET /components/wind/w1/']);
    calls = [];
    await answerLast({ cursor: 'd.9', reset: true });
    expect(calls.sort()).toEqual(['GET /components/', 'GET /components/wind/w1/']);
    expect(held.at(-1)?.since).toBe('d.9');
  });

  it('reads the list again where a single read fails', async () => {
    await start();
    await answerLast({ cursor: 'c.1' });
    stored = undefined;
    await answerLast({ cursor: 'c.2', changes: [change({ revision: 2 })] });
    expect(calls).toContain('GET /components/');
  });

  it('pauses while the window is hidden, and then catches up', async () => {
    await start();
    await answerLast({ cursor: 'c.1' });
    await show('hidden');
    expect(held[1]?.isAborted()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held).toHaveLength(2);
    await show('visible');
    expect(held.at(-1)?.since).toBe('c.1');
  });

  it('waits for new tokens where the server refuses its own, without ending the session', async () => {
    await start();
    await held[0]?.answer(401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held).toHaveLength(1);
    const { replaceTokens, useSession } = await import('#api/sessionStore.ts');
    expect(useSession.getState().isAuthenticated).toBe(true);
    replaceTokens({ access: 'b', refresh: 's' });
    await vi.advanceTimersByTimeAsync(0);
    expect(held[1]?.token).toBe('Bearer b');
  });

  it.each([404, 405, 501, 400])('stops where the server answers %i', async (status) => {
    await start();
    await held[0]?.answer(status);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(held).toHaveLength(1);
  });

  it('retries at longer and longer intervals while the server is unavailable', async () => {
    await start();
    await held[0]?.answer(503);
    await vi.advanceTimersByTimeAsync(1000);
    expect(held).toHaveLength(2);
    await held[1]?.answer(500);
    await vi.advanceTimersByTimeAsync(1900);
    expect(held).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(held).toHaveLength(3);
  });

  it('pauses after an empty response that came at once', async () => {
    await start();
    await answerLast({ cursor: 'c.1' });
    await held.at(-1)?.answer(200, { cursor: 'c.1' });
    await vi.advanceTimersByTimeAsync(4900);
    expect(held).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(held).toHaveLength(3);
  });

  it('starts over for another person, and ends with the session', async () => {
    await start();
    await answerLast({ cursor: 'c.1' });
    const { clearSession, finishSignIn } = await import('#api/sessionStore.ts');
    clearSession();
    expect(held[1]?.isAborted()).toBe(true);
    finishSignIn({ username: 'bob@example.com', access: 'b', refresh: 'r' });
    await vi.advanceTimersByTimeAsync(0);
    expect(held.at(-1)).toMatchObject({ since: null, token: 'Bearer b' });
  });
});

/** The list of components and the editor of one of them, and the feed beside them. */
async function start() {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const { followChanges } = await import('#api/changeFeed.ts');
  const { useComponent } = await import('#api/useComponent.ts');
  const { useComponents } = await import('#api/useComponents.ts');
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const { result } = renderHook(() => {
    const { data, error } = useComponent({ subclass: 'wind', id: 'w1' });
    const names = useComponents({ templates: false }).data?.map(({ name }) => name);
    return { names, editor: `${data?.component.name}${error ? ', gone' : ''}` };
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  calls = [];
  stop = followChanges();
  await act(() => vi.advanceTimersByTimeAsync(0));
  return () => result.current;
}

function hold(request: Request, { signal, since }: { signal: AbortSignal; since: string | null }): Promise<Response> {
  let resolve = (_answer: Response) => {};
  let reject = (_reason: unknown) => {};
  const promise = new Promise<Response>((...ends) => {
    [resolve, reject] = ends;
  });
  signal.addEventListener('abort', () => reject(signal.reason));
  held.push({
    since,
    token: request.headers.get('Authorization'),
    isAborted: () => signal.aborted,
    answer: async (status, body = {}) => {
      resolve(Response.json({ cursor: 'c.0', reset: false, more: false, changes: [], ...body }, { status }));
      await act(() => vi.advanceTimersByTimeAsync(0));
    },
  });
  return promise;
}

async function answerLast(body: Partial<Changes>): Promise<void> {
  await held.at(-1)?.answer(200, body);
  await act(() => vi.advanceTimersByTimeAsync(400));
  // The first change loads the code that applies it.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

async function show(state: DocumentVisibilityState): Promise<void> {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

function change(parts: Partial<Change>): Change {
  return {
    at: '2026-03-09T14:40:12.000Z',
    what: 'component',
    action: 'updated',
    id: 'w1',
    revision: null,
    subclass: 'wind',
    is_template: false,
    project_id: null,
    ...parts,
  };
}

function listed() {
  return [...(stored ? [toItem(stored)] : []), { ...toItem({ name: 'Other' }), id: 'w2' }];
}

function toItem({ name }: { name: string }) {
  const at = name === 'New' ? '2026-03-09T00:00:00Z' : '2026-03-01T00:00:00Z';
  return { id: 'w1', subclass: 'wind', name, is_template: false, locked: false, created_at: at, updated_at: at };
}
