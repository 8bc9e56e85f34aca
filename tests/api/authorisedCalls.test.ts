import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { stubBrowser } from './stubBrowser.ts';
import { type Seen, startTokenServer } from './tokenServer.ts';

type Server = Awaited<ReturnType<typeof startTokenServer>>;
type Reply = Parameters<typeof startTokenServer>[0];

const unauthorised = { status: 401, body: { message: 'The first answer', status: 401 } };
const isRefresh = (call: Seen) => call.path === '/api/v2/token/refresh';

let server: Server;
let browser: ReturnType<typeof stubBrowser>;

/** The app's own modules, new for each test and pointed at a server that answers as `reply` says. */
async function connect(reply: Reply) {
  server = await startTokenServer(reply);
  vi.stubEnv('VITE_API_BASE_URL', server.url);
  vi.resetModules();
  const { finishSignIn, useSession } = await import('#api/sessionStore.ts');
  const { client } = await import('#api/client.ts');
  const { unwrap } = await import('#api/unwrap.ts');
  finishSignIn({ username: 'ada@example.com', access: 'old', refresh: 'r1' });
  const listComponents = () => unwrap(client.GET('/components/'));
  return { session: useSession.getState, useSession, listComponents };
}

/** Accepts the token `new`, and gives it for the refresh token `r1`. */
const rotating: Reply = (call) => {
  if (isRefresh(call)) return { status: 200, body: { access: 'new', refresh: 'r2' } };
  return call.authorization === 'Bearer new' ? { status: 200, body: [] } : unauthorised;
};

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

/** Resolves once the server has been asked for a refresh. */
const refreshAsked = () => eventually(() => expect(server.seen.filter(isRefresh)).toHaveLength(1));

beforeEach(() => {
  browser = stubBrowser();
});

afterEach(async () => {
  await server.stop();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('an authorised call', () => {
  it('carries the access token and no cookie', async () => {
    const { listComponents } = await connect(() => ({ status: 200, body: [] }));
    await expect(listComponents()).resolves.toEqual([]);
    expect(server.seen).toMatchObject([
      { method: 'GET', path: '/api/v2/components/', authorization: 'Bearer old', cookie: undefined },
    ]);
  });

  it('throws one ApiError with the message of the server', async () => {
    const body = { error: 'Invalid', details: [{ field: 'name', message: 'Taken' }] };
    const { listComponents } = await connect(() => ({ status: 400, body }));
    await expect(listComponents()).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      message: 'Invalid',
      data: body,
    });
  });

  it('raises an ApiError where nothing listens', async () => {
    const { listComponents } = await connect(() => ({ status: 200 }));
    await server.stop();
    await expect(listComponents()).rejects.toMatchObject({ status: 0, message: 'The server could not be reached' });
    server = await startTokenServer(() => ({ status: 200 }));
  });

  it('gives the ETag with what it answers, and sends it back', async () => {
    await connect(() => ({ status: 200, body: { id: 'x', subclass: 'wind' }, headers: { ETag: '"7"' } }));
    const { updateComponent } = await import('#api/componentCalls.ts');
    const answer = await updateComponent({ subclass: 'wind', id: 'x', values: { name: 'E-82' }, etag: '"6"' });
    expect(answer).toMatchObject({ component: { id: 'x', subclass: 'wind' }, etag: '"7"' });
    expect(server.seen).toMatchObject([
      { method: 'PUT', path: '/api/v2/components/wind/x/', ifMatch: '"6"', body: { name: 'E-82', subclass: 'wind' } },
    ]);
  });
});

describe('a 401', () => {
  it('on three calls at once refreshes once, and all three are answered', async () => {
    const { reply, answer } = holdRefresh();
    const { listComponents, session } = await connect(reply);
    const calls = Promise.all([listComponents(), listComponents(), listComponents()]);
    // All three have been refused by the time that the new token comes.
    await eventually(() => expect(server.seen).toHaveLength(4));
    answer();
    await expect(calls).resolves.toEqual([[], [], []]);
    expect(server.seen.filter(isRefresh)).toMatchObject([{ body: { refresh: 'r1' }, authorization: undefined }]);
    expect(server.seen).toHaveLength(7);
    expect(session()).toMatchObject({ access: 'new', refresh: 'r2', isAuthenticated: true });
  });

  it('sends a call with a body again, body and all', async () => {
    await connect(async (call) => {
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

  it('keeps the refresh token where the server gives no new one', async () => {
    const { listComponents, session } = await connect((call) => {
      if (isRefresh(call)) return { status: 200, body: { access: 'new' } };
      return call.authorization === 'Bearer new' ? { status: 200, body: [] } : unauthorised;
    });
    await listComponents();
    expect(session()).toMatchObject({ access: 'new', refresh: 'r1' });
  });

  it('takes the token that another tab has fetched meanwhile, and refreshes nothing', async () => {
    const { listComponents, session } = await connect(rotating);
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
    const { listComponents, session } = await connect(reply);
    await expect(listComponents()).rejects.toMatchObject({ status: 401, message: 'The first answer' });
    expect(session()).toMatchObject({ access: null, refresh: null, isAuthenticated: false, lost: true });
    expect(server.seen.filter(isRefresh)).toHaveLength(1);
    expect(browser.read('auth-store')).toMatchObject({
      state: { access: null, refresh: null },
    });
  });

  it.each([429, 502, 503, 504])(
    'waits as long as a refresh that is answered by %i says, and goes on',
    async (status) => {
      let refused = 0;
      const { listComponents, session } = await connect((call) => {
        if (!isRefresh(call) || refused === 2) return rotating(call);
        refused += 1;
        return { status, body: { message: 'Busy' }, headers: { 'Retry-After': '0' } };
      });
      await expect(listComponents()).resolves.toEqual([]);
      expect(server.seen.filter(isRefresh)).toHaveLength(3);
      expect(session()).toMatchObject({ access: 'new', refresh: 'r2', isAuthenticated: true, lost: false });
    },
  );

  it('continues after the connection broke during the refresh', async () => {
    let broken = false;
    const { listComponents, session } = await connect((call) => {
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
  ])('keeps the session while its refresh is answered by %i %j, and raises that', async (status, headers, times) => {
    const { listComponents, session } = await connect((call) =>
      isRefresh(call) ? { status, body: { message: 'Away', status }, headers } : unauthorised,
    );
    await expect(listComponents()).rejects.toMatchObject({ status, message: 'Away' });
    expect(server.seen.filter(isRefresh)).toHaveLength(times);
    expect(session()).toMatchObject({ access: 'old', refresh: 'r1', isAuthenticated: true, lost: false });
  });

  it('without a refresh token does not refresh', async () => {
    const { listComponents, session, useSession } = await connect(() => unauthorised);
    useSession.setState({ refresh: null });
    await expect(listComponents()).rejects.toMatchObject({ status: 401, message: 'The first answer' });
    expect(server.seen.filter(isRefresh)).toEqual([]);
    expect(session()).toMatchObject({ isAuthenticated: false, error: 'No refresh token available' });
  });

  it('in a lost session asks for the sign-in again', async () => {
    const { listComponents, session } = await connect(() => unauthorised);
    await expect(listComponents()).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ lost: true, asked: 0 });
    await expect(listComponents()).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ lost: true, asked: 1 });
  });

  it('takes the token that another tab fetches while the own one is on its way', async () => {
    const { reply, answer } = holdRefresh();
    const { listComponents, session } = await connect(reply);
    const { replaceTokens } = await import('#api/sessionStore.ts');
    const call = listComponents();
    await refreshAsked();
    replaceTokens({ access: 'new', refresh: 'r9' });
    answer();
    await expect(call).resolves.toEqual([]);
    expect(session()).toMatchObject({ access: 'new', refresh: 'r9', isAuthenticated: true });
  });

  it('is not answered with the data of a person who has signed in meanwhile', async () => {
    const { listComponents } = await connect(rotating);
    const others = { username: 'bo@example.com', access: 'new', refresh: 'r9', isAuthenticated: true };
    localStorage.setItem('auth-store', JSON.stringify({ state: others, version: 0 }));
    await expect(listComponents()).rejects.toMatchObject({ status: 401, message: 'The first answer' });
    expect(server.seen.map(({ authorization }) => authorization)).toEqual(['Bearer old']);
  });

  it('that arrives after the person has logged out leaves them logged out', async () => {
    const { reply, answer } = holdRefresh();
    const { listComponents, session } = await connect(reply);
    const { clearSession } = await import('#api/sessionStore.ts');
    const call = listComponents();
    await refreshAsked();
    clearSession();
    answer();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session()).toMatchObject({ access: null, isAuthenticated: false, lost: false });
  });
});

describe('a call that takes too long', () => {
  it('is one of over 30 seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    const { listComponents } = await connect(() => ({ status: 200, body: [] }));
    await listComponents();
    expect(limit.mock.calls).toEqual([[30_000]]);
    limit.mockRestore();
  });

  it.each([
    ['before its answer begins', () => new Promise<never>(() => {})],
    ['in the middle of its answer', () => ({ status: 200, hangs: true })],
  ])("fails as 'Request timeout' %s", async (_when, reply) => {
    server = await startTokenServer(reply);
    const { timedFetch } = await import('#api/timedFetch.ts');
    const { unwrap } = await import('#api/unwrap.ts');
    const send = timedFetch(60);
    const call = send(new Request(server.url)).then(async (response) => ({ data: await response.json(), response }));
    await expect(unwrap(call)).rejects.toMatchObject({ name: 'ApiError', status: 0, message: 'Request timeout' });
  });
});

describe('signing in', () => {
  const signInTo = async (reply: Reply) => {
    const { session, useSession } = await connect(reply);
    useSession.setState({ username: null, access: null, refresh: null, isAuthenticated: false });
    const { signIn } = await import('#api/signIn.ts');
    return { session, useSession, signIn: () => signIn({ username: ' ada@example.com ', password: 'secret1' }) };
  };

  it('keeps the tokens, and nothing but them and the name', async () => {
    const body = { access: 'a', refresh: 'r', username: 'ada@example.com' };
    const { signIn, session } = await signInTo(() => ({ status: 200, body }));
    await signIn();
    expect(session()).toMatchObject({ ...body, isAuthenticated: true, loading: false, error: null });
    expect(browser.read('auth-store')).toEqual({ state: { ...body, isAuthenticated: true }, version: 0 });
    expect(server.seen[0]?.body).toEqual({ username: 'ada@example.com', password: 'secret1' });
  });

  it.each<[string, unknown, number, string]>([
    ['an answer without a refresh token', { access: 'a', username: 'ada@example.com' }, 200, 'Invalid login response'],
    ['an answer without an access token', { refresh: 'r', username: 'ada@example.com' }, 200, 'Invalid login response'],
    ['a refusal', { message: 'Wrong email address or password', status: 401 }, 401, 'Wrong email address or password'],
  ])('fails on %s and stays signed out', async (_what, body, status, message) => {
    const { signIn, session } = await signInTo(() => ({ status, body }));
    await expect(signIn()).rejects.toMatchObject({ message });
    expect(session()).toMatchObject({ isAuthenticated: false, access: null, loading: false, error: message });
    expect(server.seen).toHaveLength(1);
  });

  it('that fails while a session is lost keeps the screen waiting', async () => {
    const { signIn, session, useSession } = await signInTo(() => ({ status: 401, body: { message: 'Wrong' } }));
    useSession.setState({ username: 'ada@example.com', lost: true });
    await expect(signIn()).rejects.toMatchObject({ message: 'Wrong' });
    expect(session()).toMatchObject({ lost: true, error: 'Wrong' });
  });
});
