import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { buildApp } from '#server/app.ts';
import { copyStore } from '#server/store/copyStore.ts';
import { NEWEST_FIRST } from '#server/store/listConditions.ts';
import { openStore } from '#server/store/Store.ts';
import { emptyConfig, engines, SQLITE } from './engines.ts';
import { readRows } from './readRows.ts';
import { createCaller, startTestServer } from './TestServer.ts';

const [kind] = subclasses;

describe.each(engines)('a store on $engine', (engine) => {
  it('keeps everything when it is opened again, its secret included', async () => {
    const { config, remove } = await emptyConfig(engine);
    const before = await openStore(config);
    const secret = await before.settings.keep('jwt_secret', 'first');
    const user = await before.users.create({ username: 'ada', email: 'ada@example.com', password_hash: 'x' });
    await before.close();
    const after = await openStore(config);
    expect(await after.settings.keep('jwt_secret', 'second')).toBe(secret);
    expect(await after.users.byEmail('ADA@example.com')).toEqual(user);
    await after.close();
    await remove();
  });

  it('rolls back a transaction that fails', async () => {
    const { config, remove } = await emptyConfig(engine);
    const store = await openStore(config);
    const failing = store.transaction(async ({ users }) => {
      await users.create({ username: 'ada', email: 'ada@example.com', password_hash: 'x' });
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await store.users.isEmpty()).toBe(true);
    await store.close();
    await remove();
  });

  it('is copied as a whole into an empty store, and into no other', async () => {
    const server = await startTestServer(SQLITE);
    const user = await server.newUser();
    const { body: component } = await user.post(`/components/${kind}/`, { name: 'Moved' });
    const { body: project } = await user.post('/projects/', { name: 'Moved' });
    await user.post(`/projects/${project.id}/assets/`, { component_id: component.id, count: 2 });

    const { config, remove } = await emptyConfig(engine);
    const { sums, kept, isAnew } = await copyStore({ from: server.config, to: config });
    expect([kept, isAnew]).toEqual([0, false]);
    expect(Object.fromEntries(sums)).toMatchObject({
      users: { rows: 1 },
      components: { rows: 1 },
      projects: { rows: 1 },
      assets: { rows: 1 },
    });
    await expect(copyStore({ from: server.config, to: config })).rejects.toThrow('The target already has accounts');

    const store = await openStore(config);
    const app = await buildApp({ config, store, kinds: server.kinds });
    const moved = createCaller(app, user.access);
    expect((await moved.get(`/components/${kind}/${component.id}/`)).body).toEqual(component);
    expect((await moved.get(`/projects/${project.id}/assets/`)).body).toMatchObject([{ name: 'Moved', count: 2 }]);
    await app.close();
    await store.close();
    await remove();
    await server.stop();
  });

  it('lists projects newest first, also within a millisecond', async () => {
    const { config, remove } = await emptyConfig(engine);
    const store = await openStore(config);
    const { id: ownerId } = await store.users.create({ username: 'a', email: 'a@example.com', password_hash: 'x' });
    for (let number = 0; number < 25; number++) {
      const project = { ownerId, isTemplate: false, name: `Project ${number}`, description: '' };
      await store.write(ownerId, ({ projects }) => projects.create(project));
    }
    const projects = await readRows(store.lists.projects.list({ ownerId, isTemplate: false, order: NEWEST_FIRST }));
    expect(projects.map(({ name }) => name)).toEqual(Array.from({ length: 25 }, (_, n) => `Project ${24 - n}`));
    await store.close();
    await remove();
  });
});
