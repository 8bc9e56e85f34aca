import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { buildApp } from '#server/app.ts';
import { loadKinds } from '#server/kinds.ts';
import { engines } from './engines.ts';
import { createCaller, type SignedIn, shareTestServer } from './TestServer.ts';

const [subclass] = subclasses;
const NOBODYS = '019a0000-0000-7000-8000-000000000000';

describe.each(engines)('refused calls in the log on $engine', (engine) => {
  const { server, user: owner } = shareTestServer(engine, { LOG_LEVEL: 'warn' });
  let app: FastifyInstance;
  let other: SignedIn;
  let otherId: string;
  let lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
    app = await buildApp({ config: server.config, store: server.store, kinds: await loadKinds(), log });
    other = await server.newUser();
    otherId = String((await server.store.users.byEmail(other.email))?.id);
  });
  beforeEach(() => {
    lines = [];
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => app.close());

  const createOwned = async () => {
    const component = (await owner.post(`/components/${subclass}/`, { subclass, name: `One ${Math.random()}` })).body
      .id;
    const project = (await owner.post('/projects/', { name: `Isle ${Math.random()}` })).body.id;
    const view = (await owner.post('/account/views/', { list: 'projects', name: `View ${Math.random()}`, query: '' }))
      .body.id;
    const [session] = (await owner.get('/account/sessions/')).body;
    return { component, project, view, session: session.id };
  };

  it('has who asked for what another account has, and what', async () => {
    const { component, project, view, session } = await createOwned();
    const caller = createCaller(app, other.access);
    const own = (await caller.post('/projects/', { name: 'Own' })).body.id;
    const calls: [method: string, path: string, body?: object][] = [
      ['GET', `/components/${subclass}/${component}/`],
      ['DELETE', `/components/${subclass}/${component}/`],
      ['GET', `/projects/${project}/`],
      ['GET', `/projects/${project}/assets/`],
      ['POST', `/projects/${own}/assets/`, { component_id: component, count: 1 }],
      ['PUT', `/account/favourites/${project}/`],
      ['DELETE', `/account/sessions/${session}/`],
      ['PUT', `/account/views/${view}/`, { list: 'projects', name: 'Mine', query: '' }],
    ];
    for (const [method, path, body] of calls) {
      const payload = body && { payload: body };
      const headers = { authorization: `Bearer ${other.access}` };
      const answer = await app.inject({ method: method as 'GET', url: `/api/v2${path}`, headers, ...payload });
      expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
    }
    expect(lines).toEqual(
      calls.map(([method, path]) =>
        expect.objectContaining({
          ...{ level: 40, method, path: `/api/v2${path}`, user: otherId, address: '127.0.0.1' },
          msg: 'a call asked for a record of another account',
        }),
      ),
    );
  });

  it('lacks what nobody has, what is gone, and what the caller may have', async () => {
    const { component, project } = await createOwned();
    const [caller, own] = [createCaller(app, other.access), createCaller(app, owner.access)];
    await own.delete(`/components/${subclass}/${component}/`);
    const statuses = [
      await caller.get(`/components/${subclass}/${NOBODYS}/`),
      await caller.get('/components/no-kind/'),
      await caller.get('/nothing/'),
      await own.get(`/components/${subclass}/${component}/`),
      await own.get(`/projects/${project}/`),
      await caller.post('/projects/', { name: '' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 200, 400]);
    expect(lines).toEqual([]);
  });

  it('has calls beyond a limit, a minute of them in one line', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const refresh = () =>
      app.inject({
        ...{ method: 'POST', url: '/api/v2/token/refresh', remoteAddress: '192.0.2.9' },
        payload: { refresh: 'made.up.token' },
      });
    const statuses = [];
    for (let call = 0; call < 2000 && statuses.filter((status) => status === 429).length < 30; call += 1)
      statuses.push((await refresh()).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const line = { method: 'POST', path: '/api/v2/token/refresh', address: '192.0.2.9', msg: 'a call met a limit' };
    expect(lines).toEqual([expect.objectContaining(line)]);
    expect(lines[0]).not.toHaveProperty('user');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toEqual([expect.objectContaining(line), expect.objectContaining({ ...line, repeats: 29 })]);
  });

  it('lacks what could not be looked up, which has its own line', async () => {
    const isOfOthers = vi.spyOn(server.store.ownership, 'isOfOthers').mockRejectedValue(new Error('away'));
    const { component } = await createOwned();
    expect((await createCaller(app, other.access).get(`/components/${subclass}/${component}/`)).status).toBe(404);
    expect(isOfOthers).toHaveBeenCalledOnce();
    expect(lines).toEqual([]);
    isOfOthers.mockRestore();
  });
});
