import { describe, expect, it } from 'vitest';
import library from '#server/demo/library.json' with { type: 'json' };
import { DEMO_EMAIL, seed } from '#server/demo/seed.ts';
import { engines } from './engines.ts';
import { createCaller, startTestServer } from './TestServer.ts';

describe.each(engines)('the first start on $engine', (engine) => {
  it('creates the demo account with its library, once, even when processes start together', async () => {
    const server = await startTestServer(engine);
    const passwords = await Promise.all([seed(server), seed(server)]);
    const [password] = passwords.filter((made) => made !== undefined);
    expect(passwords.filter((made) => made !== undefined)).toHaveLength(1);
    expect(await seed(server)).toBeUndefined();

    const { status, body } = await server.anonymous.post('/token/pair', { username: DEMO_EMAIL, password });
    expect(status).toBe(200);
    const demo = createCaller(server.app, body.access);
    const lists = [await demo.get('/components/'), await demo.get('/components/?templates=true')];
    expect(lists.flatMap((list) => list.body)).toHaveLength(library.components.length);
    const projects = (await demo.get('/projects/')).body;
    expect(projects.length).toBeGreaterThan(0);
    for (const project of projects) {
      const wanted = library.projects.find(({ name }) => name === project.name);
      const assets = (await demo.get(`/projects/${project.id}/assets/`)).body;
      expect(assets.map(({ name, count }: { name: string; count: number }) => ({ name, count }))).toEqual(
        wanted?.assets.map(({ name, count }) => ({ name, count })),
      );
    }
    await server.stop();
  });

  it.each([
    [{ DEMO: '0' }, undefined],
    [{ DEMO_PASSWORD: 'chosen-password' }, 'chosen-password'],
  ] as const)('follows the environment: %j', async (env, password) => {
    const server = await startTestServer(engine, env);
    expect(await seed(server)).toBe(password);
    await server.stop();
  });
});
