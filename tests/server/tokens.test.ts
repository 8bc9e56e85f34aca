import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokens } from '#server/accounts/tokens.ts';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

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
  afterEach(() => void vi.useRealTimers());

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

  it('that were replaced twice end their session at once', async () => {
    const { refresh } = await tokens.begin(userId);
    const second = await tokens.rotate(refresh);
    const third = await tokens.rotate(second.refresh);
    await expect(tokens.rotate(refresh)).rejects.toMatchObject(REFUSED);
    await expect(tokens.rotate(third.refresh)).rejects.toMatchObject(REFUSED);
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
});
