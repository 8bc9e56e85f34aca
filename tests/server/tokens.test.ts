import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokens } from '#server/accounts/tokens.ts';
import { engines } from './engines.ts';
import { shareTestServer, startTestServer } from './TestServer.ts';

const REFUSED = { reason: 'unauthorized', message: 'Please log in again' };

describe.each(engines)('tokens on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);
  let tokens: ReturnType<typeof createTokens>;
  let userId: string;
  beforeEach(async () => {
    tokens = createTokens({ jwt: server.app.jwt, store: server.store });
    userId = String((await server.store.users.byEmail(user.email))?.id);
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  const readClaims = (token: string) => server.app.jwt.decode<Record<string, unknown>>(token);

  it('are valid for five minutes and for a day, and name their user and session', async () => {
    vi.setSystemTime('2026-05-01T10:00:00.900Z');
    const now = Date.parse('2026-05-01T10:00:00Z') / 1000;
    const { access, refresh } = await tokens.begin(userId);
    const { sid } = readClaims(access) ?? {};
    expect(readClaims(access)).toEqual({ sub: userId, sid, type: 'access', iat: now, exp: now + 300 });
    expect(readClaims(refresh)).toEqual({
      sub: userId,
      sid,
      type: 'refresh',
      jti: expect.any(String),
      iat: now,
      exp: now + 24 * 3600,
    });
    expect(await tokens.access(access)).toEqual({ userId, sessionId: sid });
    expect(await tokens.verify(access)).toEqual({ type: 'access', exp: now + 300 });
    expect(await tokens.verify(refresh)).toEqual({ type: 'refresh', exp: now + 24 * 3600 });
  });

  it('that were accepted before are refused as soon as their session ends, and once they have expired', async () => {
    const [one, other] = [await tokens.begin(userId), await tokens.begin(userId)];
    for (const { access } of [one, other]) expect(await tokens.access(access)).toMatchObject({ userId });
    await tokens.end(other.refresh);
    await expect(tokens.access(other.access)).rejects.toMatchObject(REFUSED);
    expect(await tokens.access(one.access)).toMatchObject({ userId });
    wait(301_000);
    await expect(tokens.access(one.access)).rejects.toMatchObject(REFUSED);
  });

  it('are valid for another day after each exchange', async () => {
    const { refresh } = await tokens.begin(userId);
    wait(23 * 3600_000);
    const next = await tokens.rotate(refresh);
    const { iat, exp } = readClaims(next.refresh) ?? {};
    expect([iat, exp]).toEqual([Math.floor(Date.now() / 1000), Math.floor(Date.now() / 1000) + 24 * 3600]);
    wait(23 * 3600_000);
    await expect(tokens.rotate(refresh)).rejects.toMatchObject(REFUSED);
  });

  it('that were replaced are exchanged for the same pair for ten seconds', async () => {
    const { refresh } = await tokens.begin(userId);
    const next = await tokens.rotate(refresh);
    wait(10_000);
    expect((await tokens.rotate(refresh)).refresh).toBe(next.refresh);
    await expect(tokens.verify(refresh)).rejects.toMatchObject(REFUSED);
    wait(1);
    await expect(tokens.rotate(refresh)).rejects.toMatchObject(REFUSED);
    await expect(tokens.rotate(next.refresh)).rejects.toMatchObject(REFUSED);
    await expect(tokens.access(next.access)).rejects.toMatchObject(REFUSED);
    await expect(tokens.verify(next.access)).rejects.toMatchObject(REFUSED);
  });

  it('that were replaced twice end their session at once, which its owner can read', async () => {
    const { refresh } = await tokens.begin(userId);
    const { sid } = readClaims(refresh) ?? {};
    const device = { address: '192.0.2.7', userAgent: 'Thief' };
    const second = await tokens.rotate(refresh);
    const third = await tokens.rotate(second.refresh);
    await expect(tokens.rotate(refresh, device)).rejects.toMatchObject(REFUSED);
    await expect(tokens.rotate(third.refresh, device)).rejects.toMatchObject(REFUSED);
    const entries = await server.store.audit.list({ userId, limit: 9 });
    expect(entries.filter(({ session_id }) => session_id === sid)).toEqual([
      expect.objectContaining({ event: 'session_copied', address: '192.0.2.7', user_agent: 'Thief' }),
    ]);
  });

  it('of another store are refused, although both have one key', async () => {
    const JWT_SECRET = 'k'.repeat(64);
    const [one, other] = [await startTestServer(engine, { JWT_SECRET }), await startTestServer(engine, { JWT_SECRET })];
    const { access, refresh } = await one.newUser();
    expect(createTokens({ jwt: other.app.jwt, store: other.store }).isGenuine(access)).toBe(true);
    const headers = { authorization: `Bearer ${access}` };
    expect((await one.anonymous.get('/components/', headers)).status).toBe(200);
    expect((await other.anonymous.get('/components/', headers)).status).toBe(401);
    expect((await other.anonymous.post('/token/refresh', { refresh })).status).toBe(401);
    await Promise.all([one.stop(), other.stop()]);
  });

  it('are accepted for their own use alone, and a mistake ends no session', async () => {
    const { access, refresh } = await tokens.begin(userId);
    const { jti: _, ...nameless } = readClaims(refresh) ?? {};
    await expect(tokens.access(refresh)).rejects.toMatchObject(REFUSED);
    await expect(tokens.rotate(access)).rejects.toMatchObject(REFUSED);
    await expect(tokens.rotate(server.app.jwt.sign(nameless as never))).rejects.toMatchObject(REFUSED);
    await expect(tokens.rotate('a.b.c')).rejects.toMatchObject(REFUSED);
    expect(await tokens.access(access)).toMatchObject({ userId });
  });

  const createCounted = (sessions: Partial<typeof server.store.sessions> = {}) => {
    const verify = vi.spyOn(server.app.jwt, 'verify');
    const store = { ...server.store, sessions: { ...server.store.sessions, ...sessions } };
    return { verify, counted: createTokens({ jwt: server.app.jwt, store }) };
  };
  const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  const sign = (claims: object) => server.app.jwt.sign(claims as never);

  it('have their signature checked once, until a thousand others were checked since', async () => {
    const { verify, counted } = createCounted({ findExpiry: async () => later(60_000) });
    const exp = Math.floor(Date.now() / 1000) + 300;
    const create = (sid: string) => sign({ sub: userId, sid, type: 'access', exp });
    const [first, ...others] = Array.from({ length: 1001 }, (_, index) => create(`session ${index}`));
    const isCheckedAgain = async (token = '') => {
      const before = verify.mock.calls.length;
      await counted.access(token);
      return verify.mock.calls.length > before;
    };
    expect([await isCheckedAgain(first), await isCheckedAgain(first)]).toEqual([true, false]);
    for (const token of others.slice(0, 999)) await counted.access(token);
    expect(await isCheckedAgain(first)).toBe(false);
    expect(await isCheckedAgain(others.at(-1))).toBe(true);
    expect([await isCheckedAgain(others[0]), await isCheckedAgain(first)]).toEqual([false, true]);
  });

  it.each([
    ['of this server', true],
    ['of this server, although it has expired', true],
    ['of another server', false],
    ['that was changed', false],
    ['that is none', false],
  ])('are distinguished from those of others without the store: one %s', async (which, isGenuine) => {
    const { access } = await tokens.begin(userId);
    const [head, , signature] = access.split('.');
    const expired = sign({ sub: userId, sid: 'any', type: 'access', exp: Math.floor(Date.now() / 1000) - 9 });
    const foreign = sign({ sub: userId, sid: 'any', type: 'access' }).replace(/[^.]+$/, 'c2lnbmF0dXJl');
    const changed = [head, Buffer.from('{"sub":"root"}').toString('base64url'), signature].join('.');
    const tokensBy: Record<string, string> = {
      'of this server': access,
      'of this server, although it has expired': expired,
      'of another server': foreign,
      'that was changed': changed,
      'that is none': 'none',
    };
    expect(tokens.isGenuine(tokensBy[which] ?? '')).toBe(isGenuine);
  });

  it('for access are not exchanged, even if they name the token that would be', async () => {
    const { refresh } = await tokens.begin(userId);
    const token = sign({ ...readClaims(refresh), type: 'access' });
    await expect(tokens.rotate(token)).rejects.toMatchObject(REFUSED);
    expect((await tokens.rotate(refresh)).access).toEqual(expect.any(String));
  });

  it('for access are accepted for five minutes, and a minute more for clocks that differ', async () => {
    vi.setSystemTime('2026-05-01T10:00:00Z');
    const now = Date.now() / 1000;
    const { counted } = createCounted({ findExpiry: async () => later(60_000) });
    const accept = (exp: number) => counted.access(sign({ sub: userId, sid: 'any', type: 'access', exp }));
    expect(await accept(now + 360)).toEqual({ userId, sessionId: 'any' });
    await expect(accept(now + 361)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('for access are refused once the session has ended: %i ms before that', async (milliseconds, isAccepted) => {
    const { access } = await tokens.begin(userId);
    const { counted } = createCounted({ findExpiry: async () => later(milliseconds) });
    const accepted = counted.access(access);
    if (isAccepted) expect(await accepted).toMatchObject({ userId });
    else await expect(accepted).rejects.toMatchObject(REFUSED);
  });

  describe('of a session that has lasted for', () => {
    const DAYS = 24 * 3600_000;
    const begin = async (begunAgo: number) => {
      const { refresh } = await tokens.begin(userId);
      const sid = String(readClaims(refresh)?.sid);
      const session = await server.store.sessions.byId(sid);
      if (!session) throw new Error('there is no session');
      await server.store.sessions.revoke(sid);
      await server.store.sessions.store({ ...session, begun_at: later(-begunAgo) });
      return { refresh, sid };
    };

    it('almost thirty days are exchanged until these are over', async () => {
      const { refresh, sid } = await begin(30 * DAYS - 3600_000);
      await tokens.rotate(refresh);
      expect(await server.store.sessions.byId(sid)).toMatchObject({ expires_at: later(3600_000) });
    });

    it('thirty days are refused, and the session ends', async () => {
      const { refresh, sid } = await begin(30 * DAYS);
      await expect(tokens.rotate(refresh)).rejects.toMatchObject(REFUSED);
      expect(await server.store.sessions.byId(sid)).toBeUndefined();
    });

    it('less than no time, as the clock was ahead, are exchanged, and it begins now', async () => {
      const { refresh, sid } = await begin(-2 * DAYS);
      await tokens.rotate(refresh);
      expect(await server.store.sessions.byId(sid)).toMatchObject({ begun_at: later(0), expires_at: later(DAYS) });
    });
  });

  it('note the device that they were given to last, where it is known', async () => {
    const { refresh } = await tokens.begin(userId);
    const sid = String(readClaims(refresh)?.sid);
    const read = () => server.store.sessions.byId(sid);
    expect(await read()).toMatchObject({ address: 'unknown', user_agent: '' });
    const { refresh: next } = await tokens.rotate(refresh, { address: '192.0.2.1', userAgent: 'Firefox' });
    expect(await read()).toMatchObject({ address: '192.0.2.1', user_agent: 'Firefox' });
    await tokens.rotate(next);
    expect(await read()).toMatchObject({ address: 'unknown', user_agent: '' });
  });

  it('end the session of either kind, once', async () => {
    for (const type of ['access', 'refresh'] as const) {
      const pair = await tokens.begin(userId);
      const { sid } = readClaims(pair[type]) ?? {};
      expect(await tokens.end(pair[type])).toEqual({ userId, sessionId: sid });
      expect(await tokens.end(pair[type])).toBeUndefined();
    }
    expect(await tokens.end('none')).toBeUndefined();
  });
});
