import { beforeEach, describe, expect, it, vi } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { buildApp } from '#server/app.ts';
import { engines } from './engines.ts';
import { createLibraryCalls, readLibrary } from './libraryCalls.ts';
import { createCaller, shareTestServer } from './TestServer.ts';

const [kind, otherKind] = subclasses;

describe.each(engines)('project files on $engine', (engine) => {
  const { server, user, changeUser } = shareTestServer(engine);
  // Every test begins with an empty library.
  beforeEach(changeUser);

  const { createProject, createComponent, addAsset } = createLibraryCalls(user, kind);
  const withoutIds = ({ id: _id, created_at: _made, updated_at: _saved, ...rest }: Record<string, unknown>) => rest;

  it.each([false, true])(
    'restore a project that was deleted with all its components (template: %s)',
    async (is_template) => {
      const project = await createProject('Island', { description: 'Wind', is_template });
      const made = [
        await createComponent('Turbine 🌬'),
        await createComponent('مولد', otherKind),
        await createComponent('Deleted'),
      ];
      for (const [index, { id }] of made.entries()) await addAsset(project.id, id, index + 1);
      await user.delete(`/components/${kind}/${made[2].id}/`);
      const { status, body: file } = await user.get(`/projects/${project.id}/export/`);
      expect(status).toBe(200);
      expect(file.project).toEqual({ name: 'Island', description: 'Wind', is_template });
      expect(file.components).toEqual([made[0], made[1]]);
      expect(file.assets[2]).toEqual({ component_id: null, name: 'Deleted', subclass: kind, count: 3 });

      await user.delete(`/projects/${project.id}/`);
      await user.delete(`/components/${kind}/${made[0].id}/`);
      await user.delete(`/components/${otherKind}/${made[1].id}/`);
      const sent = {
        ...file.project,
        components: file.components,
        assets: file.assets.map(({ component_id, ...asset }: { component_id: string | null }) => {
          const at = file.components.findIndex(({ id }: { id: string }) => id === component_id);
          return at < 0 ? asset : { ...asset, component: at };
        }),
      };
      const imported = await user.post('/projects/import/', sent);
      expect([imported.status, imported.body.is_template]).toEqual([201, is_template]);
      const again = (await user.get(`/projects/${imported.body.id}/export/`)).body;
      expect(again.project).toEqual(file.project);
      expect(again.components.map(withoutIds)).toEqual(file.components.map(withoutIds));
      const counts = (rows: { name: string; subclass: string; count: number }[]) =>
        rows.map(({ name, subclass, count }) => [name, subclass, count]);
      expect(counts(again.assets)).toEqual(counts(file.assets));
    },
  );

  it('can use existing components, which stay as they are', async () => {
    const existing = await createComponent('Existing');
    const { body } = await user.post('/projects/import/', {
      name: ' Reuse ',
      components: [],
      assets: [{ name: 'Existing', subclass: kind, count: 4, component_id: existing.id }],
    });
    expect(body).toMatchObject({ name: 'Reuse', description: '', is_template: false });
    const assets = (await user.get(`/projects/${body.id}/assets/`)).body;
    expect(assets).toMatchObject([{ component_id: existing.id, name: 'Existing', count: 4 }]);
    expect((await user.get(`/components/${kind}/${existing.id}/`)).body).toEqual(existing);
    expect((await user.get(`/components/${kind}/${existing.id}/projects/`)).body).toMatchObject([{ name: 'Reuse' }]);
  });

  it('are refused with the place of every fault, and create nothing', async () => {
    const stranger = await server.newUser();
    const foreign = (await stranger.post(`/components/${kind}/`, { name: 'Foreign' })).body;
    const template = (await user.post(`/components/${kind}/template/`, { name: 'Template' })).body;
    const own = await createComponent('Own');
    await user.post('/projects/', { name: 'Taken' });
    const before = await readLibrary(user);
    const { status, body } = await user.post('/projects/import/', {
      name: 'taken',
      components: [
        { subclass: kind, name: 'Fine' },
        { subclass: kind, name: 'OWN' },
        { subclass: kind, name: ' fine ' },
        { subclass: kind, name: '' },
        { subclass: 'no-such-kind', name: 'Odd' },
        { subclass: otherKind, name: 'Own', nonsense: 1 },
      ],
      assets: [
        { name: 'Fine', subclass: kind, count: 1, component: 0 },
        { name: 'Fine', subclass: kind, count: 1, component: 0 },
        { name: 'Beyond', subclass: kind, count: 1, component: 6 },
        { name: 'Foreign', subclass: kind, count: 1, component_id: foreign.id },
        { name: 'Template', subclass: kind, count: 1, component_id: template.id },
        { name: 'Both', subclass: kind, count: 1, component_id: own.id, component: 1 },
        { name: 'Twice', subclass: kind, count: 1, component_id: own.id },
        { name: 'Gone', subclass: kind, count: 1 },
        { name: 'Gone', subclass: kind, count: 1 },
      ],
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      name: ['Name must be unique'],
      'components[1].name': ['Name must be unique'],
      'components[2].name': ['Name must be unique'],
      'components[3].name': ['Name is required'],
      'components[4].subclass': ['Unknown kind'],
      'components[5].nonsense': ['Unknown field'],
      'assets[1].component': ['The project already contains this component'],
      'assets[2].component': ['This component does not exist'],
      'assets[3].component_id': ['This component does not exist'],
      'assets[4].component_id': ["Templates can't be added to a project"],
      'assets[5].component_id': ['This component does not exist'],
      'assets[6].component_id': ['The project already contains this component'],
    });
    expect(await readLibrary(user)).toEqual(before);
  });

  it('may give components of different kinds the same name, and assets of deleted components any', async () => {
    const { status, body } = await user.post('/projects/import/', {
      name: 'Namesakes',
      components: [kind, otherKind].map((subclass) => ({ subclass, name: 'Same' })),
      assets: [
        { name: 'Same', subclass: otherKind, count: 2, component: 1 },
        { name: 'Gone', subclass: kind, count: 3 },
        { name: 'Gone', subclass: kind, count: 4 },
      ],
    });
    expect(status).toBe(201);
    expect((await user.get(`/projects/${body.id}/assets/`)).body).toMatchObject([
      { component_id: expect.any(String), name: 'Same', subclass: otherKind, count: 2 },
      { component_id: null, name: 'Gone', subclass: kind, count: 3 },
      { component_id: null, name: 'Gone', subclass: kind, count: 4 },
    ]);
  });

  it('leave out components of a removed kind, and keep their assets', async () => {
    const project = await createProject('Outlived');
    await addAsset(project.id, (await createComponent('Kept')).id);
    await addAsset(project.id, (await createComponent('Left out', otherKind)).id);
    const app = await buildApp({ ...server, kinds: new Map([[kind, server.getKind(kind)]]) });
    const { body } = await createCaller(app, user.access).get(`/projects/${project.id}/export/`);
    await app.close();
    expect([body.format, body.version]).toEqual(['q-system-project', 1]);
    expect(body.components).toMatchObject([{ name: 'Kept' }]);
    expect(body.assets).toEqual([
      { component_id: body.components[0].id, name: 'Kept', subclass: kind, count: 1 },
      { component_id: null, name: 'Left out', subclass: otherKind, count: 1 },
    ]);
  });

  it.each([
    ['no name', { components: [], assets: [] }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(51), components: [], assets: [] }, 'name'],
    ['no list of assets', { name: 'A', components: [] }, 'assets'],
    [
      'a count below one',
      { name: 'A', components: [], assets: [{ name: 'x', subclass: kind, count: 0 }] },
      'assets[0].count',
    ],
    ['an unknown field', { name: 'A', components: [], assets: [], owner: 'me' }, 'owner'],
  ])('are refused with %s', async (_what, sent, field) => {
    const { status, body } = await user.post('/projects/import/', sent);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect(await readLibrary(user)).toEqual([[], [], [], []]);
  });

  it('may be larger than other bodies', async () => {
    const components = Array.from({ length: 900 }, (_, index) => ({
      subclass: kind,
      name: `Component ${index}`,
      description: 'd'.repeat(400),
    }));
    const assets = components.map(({ name }, component) => ({ name, subclass: kind, count: 1, component }));
    const { status, body } = await user.post('/projects/import/', { name: 'Large', components, assets });
    expect(status).toBe(201);
    expect((await user.get(`/projects/${body.id}/assets/`)).body).toHaveLength(900);
  });

  it('let others in while they are stored', async () => {
    const components = Array.from({ length: 1000 }, (_, index) => ({ subclass: kind, name: `Slice ${index}` }));
    const { write } = server.store;
    const begun = new Promise<void>((resolve) => {
      vi.spyOn(server.store, 'write').mockImplementationOnce((ownerId, work) => {
        resolve();
        return write(ownerId, work);
      });
    });
    const finished: string[] = [];
    const all = user.post('/projects/import/', { name: 'Sliced', components, assets: [] }).then(({ status }) => {
      expect(status).toBe(201);
      finished.push('import');
    });
    await begun;
    await new Promise(setImmediate);
    finished.push('other');
    await all;
    expect(finished).toEqual(['other', 'import']);
  });

  it('do not come back as a whole where they are refused', async () => {
    const components = Array.from({ length: 1001 }, (_, index) => ({ subclass: kind, name: `Many ${index}` }));
    const { status, body } = await user.post('/projects/import/', { name: 'Many', components, assets: [] });
    expect([status, body.details]).toEqual([400, [{ field: 'components', message: 'At most 1000 rows are allowed' }]]);
  });
});
