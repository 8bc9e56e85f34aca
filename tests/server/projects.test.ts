import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { createLibraryCalls } from './libraryCalls.ts';
import { shareTestServer } from './TestServer.ts';

const [kind] = subclasses;

describe.each(engines)('projects on $engine', (engine) => {
  const { server, user, signInAgain } = shareTestServer(engine);

  const { createProject, createComponent, addAsset } = createLibraryCalls(user, kind);
  const toNames = (rows: { name: string }[]) => rows.map(({ name }) => name);

  it('begin empty, with their name trimmed', async () => {
    const { status, body } = await user.post('/projects/', { name: '  Island  ', description: 'Wind and storage' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Island',
      description: 'Wind and storage',
      is_template: false,
      has_results: false,
      component_subclasses: [],
    });
    expect((await user.get(`/projects/${body.id}/`)).body).toEqual(body);
    expect((await user.get('/projects/')).body).toContainEqual(body);
    expect((await user.get(`/projects/${body.id}/results/`)).body).toEqual([]);
  });

  it.each([
    ['no name', {}, 'name', 'Name is required'],
    ['a blank name', { name: '  ' }, 'name', 'Name is required'],
    ['a name that is too long', { name: 'x'.repeat(51) }, 'name', 'Name must be 50 characters or less'],
    [
      'a description that is too long',
      { name: 'Long', description: 'x'.repeat(501) },
      'description',
      'Description must be less than 500 characters',
    ],
    ['an unknown field', { name: 'Odd', owner: 'me' }, 'owner', 'Unknown field'],
  ])('refuse %s', async (_what, sent, field, message) => {
    const before = (await user.get('/projects/')).body;
    const { status, body } = await user.post('/projects/', sent);
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
    expect((await user.get('/projects/')).body).toEqual(before);
  });

  it('have unique names, apart from templates', async () => {
    const answers = await Promise.all(
      ['Village', 'village', ' VILLAGE '].map((name) => user.post('/projects/', { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await user.post('/projects/', { name: 'Village', is_template: true })).status).toBe(201);
  });

  it('can be changed, and sent back whole', async () => {
    const created = await createProject('Changed');
    const path = `/projects/${created.id}/`;
    const { status, body } = await user.put(path, { ...created, description: 'now with words' });
    expect([status, body.description]).toEqual([200, 'now with words']);
    expect((await user.put(path, { name: 'Changed' })).body.description).toBe('now with words');
    const blank = await user.put(path, { name: ' Changed ', description: '' });
    expect([blank.body.name, blank.body.description]).toEqual(['Changed', '']);
    expect((await user.put(path, { description: 'no name' })).body.errors).toEqual({ name: ['Name is required'] });
    const other = await createProject('Another');
    expect((await user.put(path, { name: other.name })).body.errors.name).toEqual(['Name must be unique']);
    expect((await user.put(path, { ...created, id: other.id })).body.details[0].field).toBe('id');
    for (const id of ['', null]) {
      expect((await user.put(path, { ...created, id })).body.errors).toEqual({ id: ['ID is required'] });
    }
  });

  it('are changed by a tag only if unchanged since', async () => {
    const { body: created, headers } = await user.post('/projects/', { name: 'Tagged' });
    const path = `/projects/${created.id}/`;
    const ifMatch = { 'if-match': String(headers.etag) };
    await addAsset(created.id, (await createComponent('Added meanwhile')).id);
    const mine = await user.put(path, { name: 'Tagged', description: 'mine' }, ifMatch);
    expect([mine.status, mine.body.component_subclasses]).toEqual([200, [kind]]);
    const late = await user.put(path, { name: 'Tagged', description: 'late' }, ifMatch);
    expect([late.status, late.body.message]).toEqual([412, 'The project was changed in the meantime']);
    const read = await user.get(path);
    expect(read.body.description).toBe('mine');
    const weak = { 'if-match': `W/${read.headers.etag}` };
    const again = await user.put(path, { name: 'Tagged', description: 'again' }, weak);
    expect(again.status).toBe(200);
    const stale = await user.delete(path, weak);
    expect([stale.status, stale.body.message]).toEqual([412, 'The project was changed in the meantime']);
    expect((await user.delete(path, { 'if-match': String(again.headers.etag) })).status).toBe(204);
  });

  it('are found by name, by the rule that compares names', async () => {
    const { id } = await createProject('Straße am Hafen');
    const template = (await user.post('/projects/', { name: 'Straße am Hafen', is_template: true })).body;
    const found = await user.get(`/projects/?name=${encodeURIComponent(' STRASSE  AM hafen')}`);
    expect((await user.get('/projects/?name=Stra%C3%9Fe')).body).toEqual([]);
    expect(found.body.map((row: { id: string }) => row.id).sort()).toEqual([id, template.id].sort());
    const plain = await user.get(`/projects/?templates=false&name=${encodeURIComponent('straße am hafen')}`);
    expect(plain.body.map((row: { id: string }) => row.id)).toEqual([id]);
  });

  it("answer 404 to every call for someone else's, and change nothing", async () => {
    const stranger = await server.newUser();
    const owned = await createProject('Owned');
    const { id: componentId } = await createComponent('Owned turbine');
    const asset = await addAsset(owned.id, componentId);
    const path = `/projects/${owned.id}/`;
    const before = (await user.get(path)).body;
    const answers = [
      await stranger.get(path),
      await stranger.put(path, { name: 'Mine' }),
      await stranger.delete(path),
      await stranger.post(`${path}duplicate/`),
      await stranger.post(`${path}convert_to_template/`),
      await stranger.post(`${path}convert_to_project/`),
      await stranger.post(`${path}restore/`),
      await stranger.get(`${path}results/`),
      await stranger.get(`${path}assets/`),
      await stranger.post(`${path}assets/`, { component_id: componentId }),
      await stranger.get(`${path}assets/${asset.id}/`),
      await stranger.put(`${path}assets/${asset.id}/`, { count: 9 }),
      await stranger.delete(`${path}assets/${asset.id}/`),
      await stranger.post(`${path}assets/${asset.id}/restore/`),
      await stranger.get(`${path}export/`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await user.get(path)).body).toEqual(before);
    expect((await user.get(`${path}assets/`)).body).toEqual([asset]);
    expect((await stranger.get('/projects/')).body).toEqual([]);
  });

  it('refuse calls for an asset of another project, whoever owns it', async () => {
    const stranger = await server.newUser();
    const owned = await createProject('Holder');
    const asset = await addAsset(owned.id, (await createComponent('Held')).id);
    const other = await createProject('Other holder');
    const foreign = (await stranger.post('/projects/', { name: 'Foreign holder' })).body;
    for (const [caller, id] of [
      [user, other.id],
      [stranger, foreign.id],
    ] as const) {
      const path = `/projects/${id}/assets/${asset.id}/`;
      const answers = [
        await caller.get(path),
        await caller.put(path, { count: 9 }),
        await caller.delete(path),
        await caller.post(`${path}restore/`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect((await caller.get(`/projects/${id}/assets/`)).body).toEqual([]);
    }
    expect((await user.get(`/projects/${owned.id}/assets/`)).body).toEqual([asset]);
  });

  it('are found by the component that they use', async () => {
    const used = await createComponent('Used turbine');
    const [first, second] = [await createProject('User one'), await createProject('User two')];
    await createProject('No user');
    await addAsset(first.id, used.id);
    await addAsset(second.id, used.id);
    const byId = await user.get(`/components/${kind}/${used.id}/projects/`);
    expect(byId.body).toEqual([first, second].map(({ id, name, created_at }) => ({ id, name, created_at })));
    const byName = await user.get('/projects/?uses_component=used%20TURBINE');
    expect(toNames(byName.body).sort()).toEqual(['User one', 'User two']);
    expect((await user.get(`/projects/?uses_component=${used.id}`)).body).toEqual(byName.body);
    expect((await user.get('/projects/?uses_component=unused')).body).toEqual([]);
  });

  it('that share a name with a template are listed in the order of their creation', async () => {
    const used = await createComponent('Used by both');
    const plain = await createProject('Namesake');
    const template = await createProject('Namesake', { is_template: true });
    await addAsset(template.id, used.id);
    await addAsset(plain.id, used.id);
    const { body } = await user.get(`/components/${kind}/${used.id}/projects/`);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([plain.id, template.id]);
  });

  it('keep name and kind of a deleted component, and contain it again once it is restored', async () => {
    const { id } = await createProject('Bereft');
    const lost = await createComponent('Lost turbine');
    const asset = await addAsset(id, lost.id, 2);
    const [path, componentPath] = [`/projects/${id}/assets/`, `/components/${kind}/${lost.id}/`];
    await user.put(componentPath, { name: 'Renamed turbine' });
    await user.delete(componentPath);
    const orphan = { ...asset, name: 'Renamed turbine', component_deleted: true };
    expect((await user.get(path)).body).toEqual([orphan]);
    expect((await user.get(`/projects/${id}/`)).body.component_subclasses).toEqual([kind]);
    expect((await user.put(`${path}${asset.id}/`, { ...orphan, count: 3 })).body.count).toBe(3);
    await user.post(`${componentPath}restore/`);
    expect((await user.get(path)).body).toEqual([{ ...orphan, count: 3, component_deleted: false }]);
  });

  it('keep name and kind of a component that is purged', async () => {
    const { id } = await createProject('Bereaved');
    const lost = await createComponent('Gone turbine');
    const asset = await addAsset(id, lost.id, 2);
    await user.delete(`/components/${kind}/${lost.id}/`);
    const purgeAfter = async (days: number) => {
      await server.store.purge(new Date(Date.now() + days * 24 * 3600 * 1000));
      // The purge removes expired sessions, too.
      await signInAgain();
    };
    await purgeAfter(29);
    expect((await user.get(`/projects/${id}/assets/`)).body).toMatchObject([{ component_id: lost.id }]);
    await purgeAfter(31);
    const left = { ...asset, component_id: null, component_deleted: true };
    expect((await user.get(`/projects/${id}/assets/`)).body).toEqual([left]);
    expect((await user.get('/projects/')).body).toContainEqual(
      expect.objectContaining({ name: 'Bereaved', component_subclasses: [kind] }),
    );
    expect((await user.post(`/components/${kind}/${lost.id}/restore/`)).status).toBe(404);
    const copy = (await user.post(`/projects/${id}/duplicate/`)).body;
    expect((await user.get(`/projects/${copy.id}/assets/`)).body).toMatchObject([
      { name: 'Gone turbine', subclass: kind, count: 2, component_deleted: true },
    ]);
  });

  it('are copied and converted with their assets', async () => {
    const original = await createProject('Original');
    await addAsset(original.id, (await createComponent('Carried over')).id, 2);
    const path = `/projects/${original.id}/`;
    const copy = await user.post(`${path}duplicate/`);
    expect([copy.status, copy.body.name]).toEqual([201, 'Original (copy)']);
    expect((await user.post(`${path}duplicate/?name=original`)).body.errors.name).toEqual(['Name must be unique']);
    const template = await user.post(`${path}convert_to_template/`);
    expect([template.status, template.body.is_template, template.body.name]).toEqual([201, true, 'Original']);
    const back = await user.post(`/projects/${template.body.id}/convert_to_project/?name=Converted`);
    expect([back.status, back.body.is_template]).toEqual([201, false]);
    for (const { body } of [copy, template, back]) {
      const assets = (await user.get(`/projects/${body.id}/assets/`)).body;
      expect(assets).toMatchObject([{ name: 'Carried over', count: 2 }]);
    }
    expect(toNames((await user.get('/projects/?templates=true')).body)).toContain('Original');
    expect((await user.get('/projects/')).body.map(({ id }: { id: string }) => id)).not.toContain(template.body.id);
    expect((await user.post(`${path}convert_to_project/`)).status).toBe(409);
  });

  it('are hidden by deletion, and restored whole', async () => {
    const created = await createProject('Deleted');
    const asset = await addAsset(created.id, (await createComponent('Of a deleted project')).id);
    const path = `/projects/${created.id}/`;
    expect((await user.delete(path)).status).toBe(204);
    expect((await user.get(path)).status).toBe(404);
    expect((await user.get(`${path}assets/${asset.id}/`)).status).toBe(404);
    expect((await user.post(`${path}restore/`)).body).toMatchObject({ id: created.id, component_subclasses: [kind] });
    await user.delete(path);
    await createProject('deleted');
    expect((await user.post(`${path}restore/`)).body.errors.name).toEqual(['Name must be unique']);
    const taken = await user.post(`${path}restore/?name=DELETED`);
    expect([taken.status, taken.body.errors.name]).toEqual([400, ['Name must be unique']]);
    const back = await user.post(`${path}restore/?name=${encodeURIComponent(' Deleted and back ')}`);
    expect([back.status, back.body.name]).toEqual([200, 'Deleted and back']);
    expect((await user.get(path)).body).toEqual(back.body);
    expect((await user.get('/projects/?name=deleted+and+back')).body).toEqual([back.body]);
  });
});
