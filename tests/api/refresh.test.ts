import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { connectClient, isRefresh, type Reply, rotating, unauthorised } from './connectClient.ts';
import { stubBrowser } from './stubBrowser.ts';
import type { Seen } from './tokenServer.ts';

let browser: ReturnType<typeof stubBrowser>;

/** The same, with every refresh held until `answer` is called. */
function holdRefresh(): { reply: Reply; answer: () => void } {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const reply: Reply = async (call) => {
    if (isRefresh(call)) await held;
    return rotating(call);
  };
  return { reply, answer };
}

/** Resolves once the server has received a refresh request. */
const refreshAsked = (server: { seen: Seen[] }) =>
  eventually(() => expect(server.seen.filter(isRefresh)).toHaveLength(1));

beforeEach(() => {
  browser = stubBrowser();
});

describe('a 401', () => {
  it('on three calls at once refreshes once, and all three are answered', async () => {
    const { reply, answer } = holdRefresh();
    const { listComponents, session, server } = await connectClient(reply);
    const calls = Promise.all([listComponents(), listComponents(), listComponents()]);
    // All three have been refused by the time that the new token comes.
    await eventually(() => expect(server.seen).toHaveLength(4));
    answer();
    await expect(calls).resolves.toEqual([[], [], []]);
    expect(server.seen.filter(isRefresh)).toMatchObject([{ body: { refresh: 'r1' }, authorization: undefined }]);
    expect(server.seen).toHaveLength(7);
    expect(session()).toMatchObject({ access: 'new', refresh: 'r2', isAuthenticated: true });
  });

  it('repeats a call together with its body', async () => {
    const { server } = await connectClient(async (call) => {
      if (isRefresh(call)) return { status: 200, body: { access: 'new' } };
      return call.authorization === 'Bearer new' ? { status: 201, body: { id: 'x', subclass: 'wind' } } : unauthorised;
    });
    const { createComponent } = await import('#api/componentCalls.ts');
    await createComponent({ subclass: 'wind', templates: false, values: { name: 'E-82' } });
    const bodies = server.seen.filter((call) => !isRefresh(call)).map((call) => call.body);
    expect(bodies).toEqual([
      { name: 'E-82', subclass: 'wind' },
      { name: 'E-82', subclass: 'wind' },
    ]);
  });

  it('keeps the refresh token where the server returns no new one', async () => {
    const { listComponents, session } = await connectClient((call) => {
      if (isRefresh(call)) return { status: 200, body: { access: 'new' } };
      return call.authorization === 'Bearer new' ? { status: 200, body: [] } : unauthorised;
    });
    await listComponents();
    expect(session()).toMatchObject({ access: 'new', refresh: 'r1' });
  });

  it('uses the token that another tab has fetched meanwhile, without a refresh', async () => {
    const { listComponents, session, server } = await connectClient(rotating);
    const others = { username: 'ada@example.com', access: 'new', refresh: 'r2', isAuthenticated: true };
    localStorage.setItem('auth-store', JSON.stringify({ state: others, version: 0 }));
    await expect(listComponents()).resolves.toEqual([]);
    expect(server.seen.filter(isRefresh)).toEqual([]);
    expect(session()).toMatchObject({ refresh: 'r2', generation: 1 });
  });

  it.each<[string, Reply]>([
    ['the refresh is refused', () => unauthorised],
    [
      'the refresh token is none',
      (call) => (isRefresh(call) ? { status: 400, body: { message: 'Bad' } } : unauthorised),
    ],
    ['the refresh gives no token', (call) => (isRefresh(call) ? { status: 200, body: { access: '' } } : unauthorised)],
    [
      'the new token is refused too',
      (call) => (isRefresh(call) ? { status: 200, body: { access: 'new' } } : unauthorised),
    ],
  ])('clears the tokens and raises the original error where %s', async (_what, reply) => {
    const { listComponents, session, server } = await connectClient(reply);
    await expect(listComponents()).rejects.toMatchObject({ status: 401, message: 'The first answer' });
    expect(session()).toMatchObject({ access: null, refresh: null, isAuthenticated: false, lost: true });
    expect(server.seen.filter(isRefresh)).toHaveLength(1);
    expect(browser.read('auth-store')).toMatchObject({
      state: { access: null, refresh: null },
    });
  });

  it.each([429, 502, 503, 504])('waits as long as a refresh answered by %i says, and continues', async (status) => {
    let refused = 0;
    const { listComponents, session, server } = await connectClient((call) => {
      if (!isRefresh(call) || refused === 2) return rotating(call);
      refused += 1;
      return { status, body: { message: 'Busy' }, headers: { 'Retry-After': '0' } };
    });
    await expect(listComponents()).resolves.toEqual([]);
    expect(server.seen.filter(isRefresh)).toHaveLength(3);
    expect(session()).toMatchObject({ access: 'new', refresh: 'r2', isAuthenticated: true, lost: false });
  });

  it('continues after the connection broke during the refresh', async () => {
    let broken = false;
    const { listComponents, session } = await connectClient((call) => {
      if (!isRefresh(call) || broken) return rotating(call);
      broken = true;
      return { status: 200, breaks: true };
    });
    await expect(listComponents()).resolves.toEqual([]);
    expect(session()).toMatchObject({ access: 'new', isAuthenticated: true, lost: false });
  });

  it.each([
    [503, { 'Retry-After': '0' }, 4],
    // Longer than anybody waits for one call.
    [503, { 'Retry-After': '300' }, 1],
    [500, {}, 1],
  ])(
    'keeps the session while its refresh is answered by %i %j, and throws that error',
    async (status, headers, times) => {
      const { listComponents, session, server } = await connectClient((call) =>
        isRefresh(call) ? { status, body: { message: 'Away', status }, headers } : unauthorised,
      );
      await expect(listComponents()).rejects.toMatchObject({ status, message: 'Away' });
      expect(server.seen.filter(isRefresh)).toHaveLength(times);
      expect(session()).toMatchObject({ access: 'old', refresh: 'r1', isAuthenticated: true, lost: false });
    },
  );

  it('without a refresh token does not refresh', async () => {
    const { listComponents, session, useSession, server } = await connectClient(() => unauthorised);
    useSession.setState({ refresh: null });
    await expect(listComponents()).rejects.toMatchObject({ status: 401, message: 'The first answer' });
    expect(server.seen.filter(isRefresh)).toEqual([]);
    expect(session()).toMatchObject({ isAuthenticated: false, error: 'No refresh token available' });
  });

  it('in a lost session asks for the sign-in again', async () => {
    const { listComponents, session } = await connectClient(() => unauthorised);
    await expect(listComponents()).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ lost: true, asked: 0 });
    await expect(listComponents()).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ lost: true, asked: 1 });
  });

  it('uses the token that another tab fetches during its own refresh', async () => {
    const { reply, answer } = holdRefresh();
    const { listComponents, session, server } = await connectClient(reply);
    const { replaceTokens } = await import('#api/sessionStore.ts');
    const call = listComponents();
    await refreshAsked(server);
    replaceTokens({ access: 'new', refresh: 'r9' });
    answer();
    await expect(call).resolves.toEqual([]);
    expect(session()).toMatchObject({ access: 'new', refresh: 'r9', isAuthenticated: true });
  });

  it('is not answered with the data of a person who has signed in meanwhile', async () => {
    const { listComponents, server } = await connectClient(rotating);
    const others = { username: 'bo@example.com', access: 'new', refresh: 'r9', isAuthenticated: true };
    localStorage.setItem('auth-store', JSON.stringify({ state: others, version: 0 }));
    await expect(listComponents()).rejects.toMatchObject({ status: 401, message: 'The first answer' });
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer old']);
  });

  it('that arrives after the person has logged out leaves them logged out', async () => {
    const { reply, answer } = holdRefresh();
    const { listComponents, session, server } = await connectClient(reply);
    const { clearSession } = await import('#api/sessionStore.ts');
    const call = listComponents();
    await refreshAsked(server);
    clearSession();
    answer();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ access: null, isAuthenticated: false, lost: false });
  });
});
