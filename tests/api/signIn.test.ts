import { beforeEach, describe, expect, it } from 'vitest';
import { connectClient, type Reply } from './connectClient.ts';
import { stubBrowser } from './stubBrowser.ts';

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser();
});

describe('signing in', () => {
  const signInTo = async (reply: Reply) => {
    const { server, session, useSession } = await connectClient(reply);
    useSession.setState({ username: null, access: null, refresh: null, isAuthenticated: false });
    const { signIn } = await import('#api/signIn.ts');
    return {
      server,
      session,
      useSession,
      signIn: () => signIn({ username: ' ada@example.com ', password: 'secret1' }),
    };
  };

  it('keeps the tokens, and nothing but them and the name', async () => {
    const body = { access: 'a', refresh: 'r', username: 'ada@example.com' };
    const { signIn, session, server } = await signInTo(() => ({ status: 200, body }));
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
    const { signIn, session, server } = await signInTo(() => ({ status, body }));
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
