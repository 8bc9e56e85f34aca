import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const PATH = '/account/settings/';

describe.each(engines)('the settings of an account on $engine', (engine) => {
  const { server } = shareTestServer(engine);

  it('state whether the tour was seen, and stay whatever else is changed', async () => {
    const user = await server.newUser();
    expect(await user.get(PATH)).toMatchObject({ status: 200, body: { tour_seen: false } });
    expect(await user.put(PATH, { tour_seen: true })).toMatchObject({ status: 200, body: { tour_seen: true } });
    await user.put('/account/profile/', { email: user.email, company: 'Island Power' });
    expect((await user.get(PATH)).body).toEqual({ tour_seen: true });
  });

  it('belong to one account', async () => {
    await (await server.newUser()).put(PATH, { tour_seen: true });
    expect((await (await server.newUser()).get(PATH)).body).toEqual({ tour_seen: false });
    expect((await server.anonymous.get(PATH)).status).toBe(401);
  });

  it.each([[{}], [{ tour_seen: 1 }], [{ tour_seen: true, theme: 'dark' }]])('refuse %j', async (body) => {
    const user = await server.newUser();
    expect((await user.put(PATH, body)).status).toBe(400);
    expect((await user.get(PATH)).body).toEqual({ tour_seen: false });
  });
});
