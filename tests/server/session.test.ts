import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { engines } from './engines.ts';
import { createCaller, PASSWORD, shareTestServer } from './TestServer.ts';
import { withMovedClock } from './withMovedClock.ts';

describe.each(engines)('sessions on $engine', (engine) => {
  const { server } = shareTestServer(engine);

  it('begin with address and password, ignoring the case of the address', async () => {
    const { email } = await server.newUser();
    const { status, body } = await server.anonymous.post('/token/pair', {
      username: email.toUpperCase(),
      password: PASSWORD,
    });
    expect([status, body.username]).toEqual([200, email]);
    const claims = JSON.parse(Buffer.from(body.access.split('.')[1], 'base64url').toString());
    expect(claims.sub).toMatch(/^[0-9a-f-]{36}$/);
    expect(claims.exp - Date.now() / 1000).toBeCloseTo(300, -1);
  });

  it.each([
    ['a wrong password', { password: 'Windmill8' }, 401],
    ['an unknown address', { username: 'nobody@example.com' }, 401],
    ['no address', { username: 'planner' }, 400],
    ['a short password', { password: 'abc' }, 400],
    ['an unknown field', { remember: true }, 400],
  ])('do not begin with %s', async (_what, change, status) => {
    const { email } = await server.newUser();
    const answer = await server.anonymous.post('/token/pair', { username: email, password: PASSWORD, ...change });
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.body).toEqual({ message: 'Invalid credentials', status: 401 });
  });

  it('end after five minutes, unless they are refreshed', async () => {
    const user = await server.newUser();
    await withMovedClock(6 * 60_000, async () => {
      expect((await user.get('/components/')).status).toBe(401);
      const { status, body } = await server.anonymous.post('/token/refresh', { refresh: user.refresh });
      expect(status).toBe(200);
      expect(body.refresh).not.toBe(user.refresh);
      expect((await createCaller(server.app, body.access).get('/components/')).status).toBe(200);
    });
    await withMovedClock(25 * 3600_000, async () => {
      expect((await server.anonymous.post('/token/refresh', { refresh: user.refresh })).status).toBe(401);
    });
  });

  it('return the same next token to tabs that refresh at once', async () => {
    const { refresh } = await server.newUser();
    const answers = await Promise.all([1, 2, 3].map(() => server.anonymous.post('/token/refresh', { refresh })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1);
  });

  it('are revoked as a whole when a replaced token is used again later', async () => {
    const user = await server.newUser();
    const { body } = await server.anonymous.post('/token/refresh', { refresh: user.refresh });
    await withMovedClock(11_000, async () => {
      expect((await server.anonymous.post('/token/refresh', { refresh: user.refresh })).status).toBe(401);
      expect((await server.anonymous.post('/token/refresh', { refresh: body.refresh })).status).toBe(401);
      expect((await createCaller(server.app, body.access).get('/components/')).status).toBe(401);
    });
  });

  it('accept valid tokens only', async () => {
    const { access, refresh } = await server.newUser();
    expect((await server.anonymous.post('/token/verify', { token: access })).body.type).toBe('access');
    expect((await server.anonymous.post('/token/verify', { token: refresh })).body.type).toBe('refresh');
    const [head, claims] = access.split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const token of ['a.b.c', `${head}.${claims}.c2lnbmF0`, `${unsigned}.${claims}.`]) {
      expect((await server.anonymous.post('/token/verify', { token })).status, token).toBe(401);
      expect((await createCaller(server.app, token).get('/components/')).status, token).toBe(401);
    }
    expect((await createCaller(server.app, refresh).get('/components/')).status).toBe(401);
    expect((await server.anonymous.post('/token/refresh', { refresh: access })).status).toBe(401);
    await withMovedClock(6 * 60_000, async () => {
      expect((await server.anonymous.post('/token/verify', { token: access })).status).toBe(401);
    });
  });

  it('make a guesser wait, and only for the account whose password is guessed', async () => {
    const [guessed, other] = [await server.newUser(), await server.newUser()];
    const signIn = (username: string, password: string) => server.anonymous.post('/token/pair', { username, password });
    for (let guess = 0; guess < 10; guess++)
      expect(await signIn(guessed.email, `Guess${guess}`)).toMatchObject({ status: 401 });
    const { status, headers } = await signIn(guessed.email, PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(200);
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
    await withMovedClock(6 * 60_000, async () => {
      expect((await signIn(guessed.email, PASSWORD)).status).toBe(200);
    });
  });

  it('are shared by every process of one store', async () => {
    const user = await server.newUser();
    const second = await buildApp(server);
    expect((await createCaller(second, user.access).get('/components/')).status).toBe(200);
    await second.close();
  });
});
