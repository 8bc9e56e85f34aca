// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useContext, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UsualRange } from '#model/UsualRange.ts';

const HEIGHT = { field: 'hub_height', count: 34, p5: 60, median: 98, p95: 149 };
/** As long as the browser may be busy before the call is made. */
const BUSY_MS = 2000;

let answer: { status: number; body: unknown };
let calls: string[] = [];

/** A network with one response to every call, and a clock that the test advances. */
beforeEach(() => {
  vi.useFakeTimers();
  answer = { status: 200, body: [HEIGHT] };
  calls = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    calls.push(url.replace(/^.*\/api\/v2/, ''));
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
  });
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The app's own modules, new for each test, with a signed-in user and a draft of a wind turbine. */
async function open() {
  const { finishSignIn } = await import('#api/sessionStore.ts');
  const { swrDefaults } = await import('#api/swr.ts');
  const { UsualValues } = await import('#library/UsualValues.tsx');
  const { UsualContext } = await import('#engine/usualContext.ts');
  const { DraftStore } = await import('#model/DraftStore.ts');
  const { loadKind } = await import('#generated/kinds.ts');
  const { SWRConfig } = await import('swr');
  finishSignIn({ username: 'ada@example.com', access: 'a', refresh: 'r' });
  const store = new DraftStore({ kind: await loadKind.wind(), mode: 'create', values: { currency: 'EUR' } });
  let known: ReadonlyMap<string, UsualRange> | undefined;
  function Field() {
    const source = useContext(UsualContext);
    known = source?.ranges;
    useEffect(() => source?.onWanted(), [source]);
    return null;
  }
  const answers = new Map();
  const show = (children: ReactNode = <Field />) =>
    render(
      <SWRConfig value={{ ...swrDefaults, provider: () => answers }}>
        <UsualValues store={store}>{children}</UsualValues>
      </SWRConfig>,
    );
  return { store, show, Field, known: () => known };
}

describe('usual values of a form', () => {
  it('are requested once, when a field needs them and the browser is idle', async () => {
    const { show, known, Field } = await open();
    show(
      <>
        <Field />
        <Field />
      </>,
    );
    expect(calls).toEqual([]);
    await pass(BUSY_MS);
    expect(calls).toEqual(['/components/usual/wind/?currency=EUR']);
    expect([...(known() ?? [])]).toEqual([['hub_height', HEIGHT]]);
  });

  it('are not requested where no field needs them', async () => {
    const { show } = await open();
    show(<p>No numbers</p>);
    await pass(10 * BUSY_MS);
    expect(calls).toEqual([]);
  });

  it('are not requested again by the next form, nor by typing', async () => {
    const { show, store } = await open();
    const form = show();
    await pass(BUSY_MS);
    act(() => store.type('hub_height', '90'));
    form.unmount();
    show();
    await pass(BUSY_MS);
    expect(calls).toHaveLength(1);
  });

  it('are those of the currency', async () => {
    const { show, store } = await open();
    show();
    await pass(BUSY_MS);
    act(() => store.type('currency', 'USD'));
    await pass(BUSY_MS);
    expect(calls.at(-1)).toBe('/components/usual/wind/?currency=USD');
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['lacks the call', 404, { detail: 'Not found.' }],
    ['does not have the call yet', 501, {}],
    ['fails', 500, { message: 'Oops' }],
    ['answers with an object', 200, { wind: 1 }],
    ['answers with null', 200, null],
    ['answers with no JSON', 200, '<html>'],
    ['answers with rubbish', 200, [null, 7, 'x', {}, { field: 'hub_height' }, { field: '__proto__', p5: {} }]],
  ])('are missing on a server that %s, which gets one request', async (_what, status, body) => {
    answer = { status, body };
    const { show, known } = await open();
    const form = show();
    await pass(BUSY_MS);
    const { createUsualScale } = await import('#model/usualScale.ts');
    expect([...(known()?.values() ?? [])].map(createUsualScale).filter(Boolean)).toEqual([]);
    expect(known()).toBeDefined();
    form.unmount();
    show();
    await pass(60_000);
    expect(calls).toHaveLength(1);
  });

  it('are requested again after a lost connection', async () => {
    const { show, known } = await open();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const form = show();
    await pass(BUSY_MS);
    form.unmount();
    expect(known()).toBeUndefined();
    vi.stubGlobal('fetch', async () => Response.json([HEIGHT]));
    show();
    await pass(BUSY_MS);
    expect(known()?.has('hub_height')).toBe(true);
  });
});
