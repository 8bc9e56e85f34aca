import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { stubBrowser } from './stubBrowser.ts';

// The session is checked 100 ms after start-up; this is later.
const AFTER_START_MS = 350;

const API = 'http://127.0.0.1:9/api/v2';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A token that ends so many seconds from now. */
function tokenFor(seconds: number): string {
  const claims = { exp: Date.now() / 1000 + seconds, id: Math.random() };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

let calls: { url: string; authorization: string | null }[];
let browser: ReturnType<typeof stubBrowser>;
let stop = () => {};
let warned: MockInstance<typeof console.warn>;

/** Opens the app with a stored session; a refresh returns `next`, or without it the response of `refuse`. */
async function open(
  kept: { access: string | null; refresh: string | null },
  next?: () => string | undefined,
  refuse: () => Response | Promise<Response> = () => Response.json({ message: 'Revoked' }, { status: 401 }),
) {
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    calls.push({ url, authorization: headers.get('Authorization') });
    const access = next?.();
    return access ? Response.json({ access, refresh: 'r2' }) : refuse();
  });
  vi.resetModules();
  const state = { username: 'ada@example.com', isAuthenticated: true, ...kept };
  browser.writeElsewhere('auth-store', { state, version: 0 });
  const { useSession } = await import('#api/sessionStore.ts');
  const { startSessionTimers } = await import('#api/sessionTimers.ts');
  stop = startSessionTimers();
  return useSession.getState;
}

const refreshes = () => calls.filter(({ url }) => url === `${API}/token/refresh`).length;

/** Time passes when the test lets it. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_API_BASE_URL', 'http://127.0.0.1:9');
  calls = [];
  browser = stubBrowser();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('opening the app', () => {
  it.each([
    ['restores a kept session and asks for nothing', () => tokenFor(300), 0, true],
    ['renews a token that ends within two minutes', () => tokenFor(100), 1, true],
    ['renews a token that has ended', () => tokenFor(-100), 1, true],
    ['renews a token that does not say when it ends', () => 'opaque', 1, true],
  ])('%s', async (_what, access, count, isAuthenticated) => {
    const session = await open({ access: access(), refresh: 'r1' }, () => tokenFor(300));
    expect(session().isAuthenticated).toBe(true);
    await pass(AFTER_START_MS);
    expect(refreshes()).toBe(count);
    expect(session()).toMatchObject({ isAuthenticated, refresh: count ? 'r2' : 'r1' });
  });

  it('checks the session after 100 ms, not before', async () => {
    await open({ access: tokenFor(100), refresh: 'r1' });
    await pass(99);
    expect(refreshes()).toBe(0);
    await pass(1);
    expect(refreshes()).toBe(1);
  });

  it('ends the session where its token expires soon and is not renewed', async () => {
    const session = await open({ access: tokenFor(100), refresh: 'r1' });
    await pass(AFTER_START_MS);
    expect(session()).toMatchObject({ isAuthenticated: false, access: null, lost: false, error: 'Revoked' });
    expect(session().hasEnded).toBe(true);
    expect(warned).toHaveBeenCalledExactlyOnceWith('The session could not be refreshed: Revoked');
    // Another tab that is open keeps what it shows: the name says that the session is lost there, not signed out.
    expect(browser.read('auth-store')).toMatchObject({ state: { username: 'ada@example.com', access: null } });
    const { failSignIn, finishSignIn } = await import('#api/sessionStore.ts');
    failSignIn('Invalid credentials');
    expect(session().hasEnded).toBe(true);
    finishSignIn({ username: 'ada@example.com', access: tokenFor(300), refresh: 'r3' });
    expect(session().hasEnded).toBe(false);
  });

  it.each([
    [
      'says that it is busy',
      () => Response.json({ message: 'Busy' }, { status: 503, headers: { 'Retry-After': '2' } }),
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('keeps the session while the server %s, and renews it as soon as it is back', async (_what, refuse) => {
    let isBack = false;
    const session = await open(
      { access: tokenFor(-100), refresh: 'r1' },
      () => (isBack ? tokenFor(300) : undefined),
      refuse,
    );
    await pass(20_000);
    expect(session()).toMatchObject({ isAuthenticated: true, refresh: 'r1', hasEnded: false });
    isBack = true;
    await pass(60_000);
    expect(session()).toMatchObject({ isAuthenticated: true, refresh: 'r2', hasEnded: false });
  });

  it('waits as long as the server states before it retries', async () => {
    const away = () => Response.json({ message: 'Busy' }, { status: 503, headers: { 'Retry-After': '2' } });
    await open({ access: tokenFor(-100), refresh: 'r1' }, () => undefined, away);
    await pass(100);
    expect(refreshes()).toBe(1);
    await pass(1999);
    expect(refreshes()).toBe(1);
    await pass(1);
    expect(refreshes()).toBe(2);
  });

  it.each([
    ['without an access token nobody is signed in', { access: null, refresh: 'r1' }, false],
    ['without a refresh token nothing is renewed', { access: tokenFor(-100), refresh: null }, true],
  ])('%s', async (_what, kept, isAuthenticated) => {
    const session = await open(kept, () => tokenFor(300));
    await pass(AFTER_START_MS);
    expect(session().isAuthenticated).toBe(isAuthenticated);
    expect(refreshes()).toBe(0);
  });
});

describe('a token that does not state its end, or states it wrongly', () => {
  const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  it.each<[string, () => string, number]>([
    ['has one part', () => 'opaque', 1],
    ['has two parts', () => 'head.middle', 1],
    ['has four parts', () => `${tokenFor(300)}.more`, 1],
    ['has a middle that is not base64', () => 'head.***.signature', 1],
    ['has a middle that is no JSON', () => 'head.bm90IGpzb24.signature', 1],
    ['has a middle that is no object', () => `head.${encode(null)}.signature`, 1],
    ['has a text for its end', () => `head.${encode({ exp: 'soon' })}.signature`, 1],
    ['ended an hour ago by a clock that is ahead', () => tokenFor(300 - 3600), 1],
    ['ends in an hour more by a clock that is behind', () => tokenFor(300 + 3600), 0],
  ])('%s: no loop, and no lock-out', async (_what, next, count) => {
    const session = await open({ access: next(), refresh: 'r1' }, next);
    await pass(700);
    expect(refreshes()).toBe(count);
    expect(session()).toMatchObject({ isAuthenticated: true, refresh: count ? 'r2' : 'r1' });
    // The server alone says whether the token is good: the call is sent, and answered.
    const { authorisedFetch } = await import('#api/authorisedFetch.ts');
    await authorisedFetch(new Request(`${API}/components/`));
    expect(calls.at(-1)?.authorization).toBe(`Bearer ${session().access}`);
    expect(refreshes()).toBe(count);
  });
});

describe('while the app is open', () => {
  it('the token is renewed 120 s before it ends', async () => {
    const session = await open({ access: tokenFor(121.5), refresh: 'r1' }, () => tokenFor(300));
    await pass(AFTER_START_MS);
    expect(refreshes()).toBe(0);
    await pass(1500);
    expect(session().refresh).toBe('r2');
    expect(refreshes()).toBe(1);
  });

  it('a failed renewal is logged, and the session continues', async () => {
    const access = tokenFor(121.5);
    const session = await open({ access, refresh: 'r1' });
    await pass(AFTER_START_MS + 1500);
    expect(session().error).toBe('Revoked');
    expect(session()).toMatchObject({ isAuthenticated: true, access, hasEnded: false });
    expect(refreshes()).toBe(1);
    expect(warned).toHaveBeenCalledExactlyOnceWith('The session could not be refreshed: Revoked');
  });

  it('a clock that is an hour ahead causes no loop', async () => {
    await open({ access: tokenFor(-3300), refresh: 'r1' }, () => tokenFor(-3300));
    await pass(700);
    expect(refreshes()).toBe(1);
  });

  it('a new token resets the timer', async () => {
    await open({ access: tokenFor(3600), refresh: 'r1' }, () => tokenFor(3600));
    await pass(200);
    const { replaceTokens } = await import('#api/sessionStore.ts');
    replaceTokens({ access: tokenFor(120.2), refresh: 'r1' });
    await pass(500);
    expect(refreshes()).toBe(1);
  });

  it('a session that begins in another tab begins here', async () => {
    const session = await open({ access: null, refresh: null });
    const state = { username: 'bo@example.com', access: tokenFor(300), refresh: 'r9', isAuthenticated: true };
    browser.writeElsewhere('auth-store', { state, version: 0 });
    await pass(0);
    expect(session()).toMatchObject(state);
  });

  it('another address to sign in with leaves what is on the screen in both tabs', async () => {
    const access = tokenFor(300);
    const session = await open({ access, refresh: 'r1' });
    const { renameSession } = await import('#api/sessionStore.ts');
    const { generation } = session();
    renameSession('ada@example.org');
    expect(session()).toMatchObject({ username: 'ada@example.org', isAuthenticated: true, generation });
    const state = { username: 'ada@example.net', access, refresh: 'r1', isAuthenticated: true };
    browser.writeElsewhere('auth-store', { state, version: 0 });
    await pass(0);
    expect(session()).toMatchObject({ ...state, generation });
  });

  it.each([
    ['a logout in another tab logs this one out', null, { isAuthenticated: false, lost: false, generation: 2 }],
    [
      'a session lost in another tab is lost here',
      'ada@example.com',
      { isAuthenticated: false, lost: true, generation: 1 },
    ],
  ])('%s', async (_what, username, expected) => {
    const session = await open({ access: tokenFor(300), refresh: 'r1' });
    const state = { username, access: null, refresh: null, isAuthenticated: false };
    browser.writeElsewhere('auth-store', { state, version: 0 });
    await pass(0);
    expect(session()).toMatchObject(expected);
  });
});
