import { describe, expect, it } from 'vitest';
import { fillAccount, type Made } from '#server/demo/fillAccount.ts';
import { engines } from './engines.ts';
import { startTestServer } from './TestServer.ts';

describe.each(engines)('an account filled on $engine', (engine) => {
  it('gets as many components as asked for, of every kind, all valid, and projects that use them', async () => {
    const server = await startTestServer(engine);
    const { store, kinds } = server;
    const user = await server.newUser();
    const ownerId = (await store.users.byEmail(user.email))?.id ?? '';
    const progress: Made[] = [];
    const onProgress = (made: Made) => progress.push(made);

    expect(await fillAccount({ store, kinds, ownerId, count: 510, onProgress })).toEqual({
      components: 510,
      projects: 11,
    });
    expect(progress).toEqual([
      { components: 500, projects: 10 },
      { components: 510, projects: 11 },
    ]);
    const components: { subclass: string; id: string }[] = (await user.get('/components/')).body;
    expect(components).toHaveLength(510);
    expect(new Set(components.map(({ subclass }) => subclass))).toEqual(new Set(kinds.keys()));
    for (const subclass of kinds.keys()) {
      const { id } = components.find((component) => component.subclass === subclass) ?? {};
      const { body } = await user.get(`/components/${subclass}/${id}/`);
      expect((await user.put(`/components/${subclass}/${id}/`, { ...body, locked: false })).status, subclass).toBe(200);
    }
    const projects: { id: string }[] = (await user.get('/projects/')).body;
    expect(projects).toHaveLength(11);
    expect((await user.get(`/projects/${projects[0]?.id}/assets/`)).body.length).toBeGreaterThan(5);

    // A second time, the names are taken.
    expect(await fillAccount({ store, kinds, ownerId, count: 60 })).toEqual({ components: 60, projects: 2 });
    expect((await user.get('/components/')).body).toHaveLength(570);
    await server.stop();
  });
});
