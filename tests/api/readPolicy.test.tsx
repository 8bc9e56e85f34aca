// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// A read that has something to show begins with the next frame.
const FRAME_MS = 20;

const KIND = { subclass: 'wind', id: 'w1' };

let status = 200;
let calls: string[] = [];
/** The responses, by key. */
let answers = new Map();

/** A network that answers every call with the status, and a clock that the test advances. */
beforeEach(() => {
  vi.useFakeTimers();
  status = 200;
  calls = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    calls.push(pathname);
    return new Response(pathname.endsWith(`/${KIND.id}/`) ? JSON.stringify(KIND) : '[]', {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const READS = [
  { read: 'the list of components', staleAfter: 300_000, retries: 3, onFocus: true, hook: 'components' },
  { read: 'the projects that use a component', staleAfter: 60_000, retries: 2, onFocus: false, hook: 'projects' },
  { read: 'any other read', staleAfter: 30_000, retries: 2, onFocus: false, hook: 'component' },
] as const;

type Hook = (typeof READS)[number]['hook'];

/** The app's own modules, new for each test, with a signed-in user. */
async function open(hook: Hook) {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const { swrDefaults } = await import('#api/swr.ts');
  const { useComponents } = await import('#api/useComponents.ts');
  const { useComponentProjects } = await import('#api/useComponentProjects.ts');
  const { useComponent } = await import('#api/useComponent.ts');
  const { SWRConfig } = await import('swr');
  const hooks = {
    components: () => useComponents({ templates: false }).data,
    projects: () => useComponentProjects(KIND).data,
    component: () => useComponent(KIND).data,
  };
  answers = new Map();
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <SWRConfig value={{ ...swrDefaults, provider: () => answers }}>{children}</SWRConfig>
  );
  return async () => {
    const shown = renderHook<unknown, unknown>(hooks[hook], { wrapper });
    await pass(FRAME_MS);
    return shown;
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function happen(event: 'focus' | 'online') {
  act(() => void window.dispatchEvent(new Event(event)));
  await pass(FRAME_MS);
}

describe.each(READS)('$read', ({ hook, staleAfter, retries, onFocus }) => {
  it(`is fresh for ${staleAfter} ms`, async () => {
    const show = await open(hook);
    (await show()).unmount();
    await pass(staleAfter - 1000);
    (await show()).unmount();
    expect(calls).toHaveLength(1);
    await pass(1000);
    await show();
    expect(calls).toHaveLength(2);
  });

  it.each([400, 403, 404, 500, 502, 503])(`with status %i is tried ${retries} times more`, async (failing) => {
    status = failing;
    const show = await open(hook);
    await show();
    await pass(120_000);
    expect(calls).toHaveLength(1 + retries);
  });

  it('with status 401 is not tried again', async () => {
    status = 401;
    const show = await open(hook);
    await show();
    await pass(120_000);
    expect(calls.filter((path) => path !== '/api/v2/token/refresh')).toHaveLength(1);
  });

  it(onFocus ? 'is read again when the window comes back' : 'is left alone when the window comes back', async () => {
    const show = await open(hook);
    await show();
    await pass(staleAfter + 1000);
    await happen('focus');
    expect(calls).toHaveLength(onFocus ? 2 : 1);
  });

  it('is read again when the connection is back', async () => {
    const show = await open(hook);
    await show();
    await happen('online');
    expect(calls).toHaveLength(2);
  });
});

describe('an answer that is not shown', () => {
  const MINUTE_MS = 60_000;
  /** Opens a list, and sweeps its cache as the app does. */
  async function openSwept() {
    const show = await open('components');
    const { dropUnusedReads } = await import('#api/unusedReads.ts');
    const stop = dropUnusedReads(answers);
    return { show, stop };
  }

  it('is dropped after five minutes, and not before', async () => {
    const { show, stop } = await openSwept();
    (await show()).unmount();
    expect([...answers.keys()]).toHaveLength(1);
    await pass(4.9 * MINUTE_MS);
    expect([...answers.keys()]).toHaveLength(1);
    await pass(0.6 * MINUTE_MS);
    expect([...answers.keys()]).toEqual([]);
    const again = await show();
    expect(again.result.current).toEqual([]);
    expect(calls).toHaveLength(2);
    stop();
  });

  it('is kept while it is shown, and for five minutes more after each time', async () => {
    const { show, stop } = await openSwept();
    const first = await show();
    const second = await show();
    first.unmount();
    await pass(20 * MINUTE_MS);
    expect([...answers.keys()]).toHaveLength(1);
    second.unmount();
    await pass(4 * MINUTE_MS);
    (await show()).unmount();
    await pass(4 * MINUTE_MS);
    expect([...answers.keys()]).toHaveLength(1);
    await pass(2 * MINUTE_MS);
    expect([...answers.keys()]).toEqual([]);
    stop();
  });
});
