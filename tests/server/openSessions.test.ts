import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { createCaller, PASSWORD, type SignedIn, shareTestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Row {
  id: string;
  device: string;
  is_current: boolean;
}

describe.each(engines)('open sessions on $engine', (engine) => {
  const { server } = shareTestServer(engine, { TRUST_PROXY: '127.0.0.1' });

  async function signIn(email: string, headers: Record<string, string> = {}): Promise<SignedIn> {
    const { body } = await server.anonymous.post('/token/pair', { username: email, password: PASSWORD }, headers);
    return { ...createCaller(server.app, body.access), email, access: body.access, refresh: body.refresh };
  }
  const refresh = async ({ refresh }: { refresh: string }, headers: Record<string, string> = {}) =>
    server.anonymous.post('/token/refresh', { refresh }, headers);
  const list = async (user: SignedIn): Promise<Row[]> => (await user.get('/account/sessions/')).body;
  const isOpen = async (user: SignedIn) => (await user.get('/account/profile/')).status === 200;

  it('show where they are used, and which one is the own', async () => {
    const here = await server.newUser();
    const there = await signIn(here.email, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.9' });
    await server.newUser();
    expect(await list(here)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Windows',
        address: '203.0.113.9',
        begun_at: expect.any(String),
        seen_at: expect.any(String),
        is_current: false,
      },
      expect.objectContaining({ device: 'lightMyRequest', address: '127.0.0.1', is_current: true }),
    ]);
    expect((await list(there)).map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('are listed in pages, each after the last session of the one before', async () => {
    const user = await server.newUser();
    await signIn(user.email, { 'user-agent': FIREFOX });
    await signIn(user.email);
    const whole = await list(user);
    const first = await user.get('/account/sessions/?limit=2');
    expect(first.body).toEqual(whole.slice(0, 2));
    const next = /^<\/api\/v2(\S+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    // The last one of the first page ends meanwhile.
    expect((await user.delete(`/account/sessions/${whole[1]?.id}/`)).status).toBe(204);
    const second = await user.get(next);
    expect(second.body).toEqual(whole.slice(2));
    expect(second.headers.link).toBeUndefined();
    expect((await user.get('/account/sessions/?limit=3')).headers.link).toBeUndefined();
    expect((await user.get('/account/sessions/?limit=0')).status).toBe(400);
    expect((await user.get('/account/sessions/?cursor=elsewhere')).status).toBe(400);
  });

  it('show where they were seen last, and when', async () => {
    const user = await server.newUser();
    const [before] = (await user.get('/account/sessions/')).body;
    const after = await withMovedClock(3 * HOUR_MS, async () => {
      const { body } = await refresh(user, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.10' });
      return (await createCaller(server.app, body.access).get('/account/sessions/')).body[0];
    });
    expect(after).toMatchObject({ id: before.id, begun_at: before.begun_at, device: 'Firefox on Windows' });
    expect(after.address).toBe('203.0.113.10');
    expect(Date.parse(after.seen_at) - Date.parse(before.seen_at)).toBeGreaterThan(2.9 * HOUR_MS);
  });

  it('are written to by no call but the exchange of tokens', async () => {
    const user = await server.newUser();
    const [before] = (await user.get('/account/sessions/')).body;
    await withMovedClock(4 * MINUTE_MS, async () => {
      expect((await user.get('/account/sessions/')).body).toEqual([before]);
    });
  });

  it('end separately', async () => {
    const here = await server.newUser();
    const there = await signIn(here.email);
    const id = (await list(here)).find(({ is_current: isCurrent }) => !isCurrent)?.id;
    expect((await here.delete(`/account/sessions/${id}/`)).status).toBe(204);
    expect(await isOpen(there)).toBe(false);
    expect((await refresh(there)).status).toBe(401);
    expect(await isOpen(here)).toBe(true);
    expect((await here.delete(`/account/sessions/${id}/`)).status).toBe(404);
  });

  it('of another person cannot be ended', async () => {
    const [user, other] = [await server.newUser(), await server.newUser()];
    const [{ id } = { id: '' }] = await list(other);
    expect((await user.delete(`/account/sessions/${id}/`)).status).toBe(404);
    await user.delete('/account/sessions/');
    expect(await isOpen(other)).toBe(true);
  });

  it('end everywhere but here', async () => {
    const here = await server.newUser();
    const others = [await signIn(here.email), await signIn(here.email)];
    expect((await here.delete('/account/sessions/')).status).toBe(204);
    for (const other of others) expect(await isOpen(other)).toBe(false);
    expect(await list(here)).toMatchObject([{ is_current: true }]);
    expect((await refresh(here)).status).toBe(200);
  });

  it('end at once when the person signs out, however often', async () => {
    const [user, elsewhere] = [await server.newUser(), await server.newUser()];
    const { body: next } = await refresh(user);
    for (const token of [user.refresh, user.refresh, next.refresh]) {
      expect((await server.anonymous.post('/account/logout/', { refresh: token })).status).toBe(204);
      expect(await isOpen({ ...user, ...createCaller(server.app, next.access) })).toBe(false);
    }
    expect(await isOpen(user)).toBe(false);
    expect((await refresh(next)).status).toBe(401);
    for (const token of ['a.b.c', `${elsewhere.refresh}x`]) {
      expect((await server.anonymous.post('/account/logout/', { refresh: token })).status).toBe(204);
    }
    expect(await isOpen(elsewhere)).toBe(true);
    expect((await server.anonymous.post('/account/logout/', {})).status).toBe(400);
  });

  it('are a hundred at most: another sign-in ends the one that was used longest ago', async () => {
    const used = await server.newUser();
    const idle = await signIn(used.email);
    const userId = String((await server.store.users.byEmail(used.email))?.id);
    const expires = new Date(Date.now() + DAY_MS).toISOString();
    const others = { userId, expires_at: expires, address: '127.0.0.1', user_agent: FIREFOX };
    const other = await server.newUser();
    for (let n = 2; n < 100; n++) await server.store.sessions.create(others);
    const { body } = await refresh(used);
    expect(await list(idle)).toHaveLength(100);
    const newest = await signIn(used.email);
    expect(await list(newest)).toHaveLength(100);
    expect(await isOpen(idle)).toBe(false);
    for (const open of [{ ...used, ...createCaller(server.app, body.access) }, other])
      expect(await isOpen(open)).toBe(true);
    // Also where a clock was ahead when all the others were used.
    const later = await withMovedClock(HOUR_MS, async () => {
      for (let n = 0; n < 100; n++) await server.store.sessions.create(others);
      return server.store.sessions.list(userId);
    });
    expect(later).toHaveLength(100);
    expect(await isOpen(await signIn(used.email))).toBe(true);
  });

  it('end a day after they were used last', async () => {
    const [user, other] = [await server.newUser(), await server.newUser()];
    await withMovedClock(DAY_MS + MINUTE_MS, async () => {
      expect((await refresh(user)).status).toBe(401);
      const again = await signIn(user.email);
      expect(await list(again)).toHaveLength(1);
      expect((await refresh(other)).status).toBe(401);
    });
  });

  it('end 30 days after the sign-in, however often their tokens are exchanged', async () => {
    const user = await server.newUser();
    let token = user.refresh;
    for (let hours = 20; hours < 30 * 24; hours += 20) {
      token = await withMovedClock(hours * HOUR_MS, async () => (await refresh({ refresh: token })).body.refresh);
    }
    // The last exchange was at 700 hours, so a day more would be past the end.
    await withMovedClock(30 * DAY_MS - MINUTE_MS, async () => {
      const { status, body } = await refresh({ refresh: token });
      expect(status).toBe(200);
      token = body.refresh;
      for (const each of [body.access, body.refresh]) {
        const { exp } = JSON.parse(Buffer.from(each.split('.')[1], 'base64url').toString());
        expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(2 * MINUTE_MS);
      }
    });
    await withMovedClock(30 * DAY_MS + 2 * MINUTE_MS, async () => {
      expect((await refresh({ refresh: token })).status).toBe(401);
    });
  });

  describe('after the clock was hours ahead', () => {
    const begin = async (ahead: number) => {
      const { email } = await server.newUser();
      return withMovedClock(ahead, () => signIn(email));
    };

    it('continue with new tokens, while the access tokens of that time are refused', async () => {
      const user = await begin(5 * HOUR_MS);
      expect(await isOpen(user)).toBe(false);
      const { status, body } = await refresh(user);
      expect(status).toBe(200);
      expect(await isOpen({ ...user, ...createCaller(server.app, body.access) })).toBe(true);
      await withMovedClock(DAY_MS + MINUTE_MS, async () => expect((await refresh(body)).status).toBe(401));
    });

    it('last no longer than 30 days from now', async () => {
      const user = await begin(100 * DAY_MS);
      const { body } = await refresh(user);
      expect((await list({ ...user, ...createCaller(server.app, body.access) })).at(-1)).toBeDefined();
      const [session] = (await createCaller(server.app, body.access).get('/account/sessions/')).body.filter(
        ({ is_current: isCurrent }: Row) => isCurrent,
      );
      expect(Date.parse(session.begun_at)).toBeLessThanOrEqual(Date.now());
    });

    it('end within a day of the next purge if they are unused', async () => {
      const user = await begin(50 * DAY_MS);
      await server.store.purge(new Date());
      await withMovedClock(DAY_MS + MINUTE_MS, async () => {
        expect((await refresh(user)).status).toBe(401);
      });
    });

    it('accept no token that was replaced hours ago by that clock', async () => {
      const user = await server.newUser();
      const { body } = await withMovedClock(5 * HOUR_MS, () => refresh(user));
      expect((await refresh(user)).status).toBe(401);
      expect((await refresh(body)).status).toBe(401);
    });
  });

  it('of an earlier time continue after the clock was set back', async () => {
    const user = await server.newUser();
    await withMovedClock(-5 * HOUR_MS, async () => {
      const { status, body } = await refresh(user);
      expect(status).toBe(200);
      expect(await isOpen({ ...user, ...createCaller(server.app, body.access) })).toBe(true);
    });
  });
});
