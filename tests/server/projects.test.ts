import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { type SignedIn, startTestServer, type TestServer } from './TestServer.ts';

const [kind, otherKind] = subclasses;

describe.each(engines)('projects on $engine', (engine) => {
  let server: TestServer;
  let user: SignedIn;
  beforeAll(async () => {
    server = await startTestServer(engine);
    user = await server.newUser();
  });
  afterAll(() => server.stop());

  const project = async (name: string) => (await user.post('/projects/', { name })).body;
  const component = async (name: string, subclass: string = kind) =>
    (await user.post(`/components/${subclass}/`, { name })).body;
  const addAsset = async (projectId: string, componentId: string, count = 1) =>
    (await user.post(`/projects/${projectId}/assets/`, { component_id: componentId, count })).body;
  const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

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

  it('have names of their own, templates apart', async () => {
    const answers = await Promise.all(
      ['Village', 'village', ' VILLAGE '].map((name) => user.post('/projects/', { name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await user.post('/projects/', { name: 'Village', is_template: true })).status).toBe(201);
  });

  it('can be changed, and sent back whole', async () => {
    const created = await project('Changed');
    const path = `/projects/${created.id}/`;
    const { status, body } = await user.put(path, { ...created, description: 'now with words' });
    expect([status, body.description]).toEqual([200, 'now with words']);
    expect((await user.put(path, { name: 'Changed' })).body.description).toBe('');
    const other = await project('Another');
    expect((await user.put(path, { name: other.name })).body.errors.name).toEqual(['Name must be unique']);
    expect((await user.put(path, { ...created, id: other.id })).body.details[0].field).toBe('id');
  });

  it("answer 404 to every call for somebody else's, and change nothing", async () => {
    const stranger = await server.newUser();
    const owned = await project('Owned');
    const { id: componentId } = await component('Owned turbine');
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
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await user.get(path)).body).toEqual(before);
    expect((await user.get(`${path}assets/`)).body).toEqual([asset]);
    expect((await stranger.get('/projects/')).body).toEqual([]);
  });

  it('hold assets with a count, and name their kinds', async () => {
    const { id } = await project('With assets');
    const [first, second] = [await component('First asset'), await component('Second asset', otherKind)];
    const asset = await addAsset(id, first.id, 3);
    expect(asset).toMatchObject({ component_id: first.id, name: 'First asset', subclass: kind, count: 3 });
    await addAsset(id, second.id);
    const path = `/projects/${id}/assets/`;
    expect(namesOf((await user.get(path)).body)).toEqual(['First asset', 'Second asset']);
    expect((await user.get(`/projects/${id}/`)).body.component_subclasses).toEqual([kind, otherKind].sort());
    expect((await user.put(`${path}${asset.id}/`, { ...asset, count: 5 })).body).toEqual({ ...asset, count: 5 });
    for (const count of [0, 1.5, '5', null]) {
      const { status, body } = await user.put(`${path}${asset.id}/`, { count });
      expect([status, body.details[0].field]).toEqual([400, 'count']);
    }
    expect((await user.delete(`${path}${asset.id}/`)).status).toBe(204);
    expect((await user.get(`${path}${asset.id}/`)).status).toBe(404);
    expect((await user.get(`/projects/${id}/`)).body.component_subclasses).toEqual([otherKind]);
  });

  it('take each own, plain, living component once', async () => {
    const stranger = await server.newUser();
    const { id } = await project('Choosy');
    const own = await component('Chosen');
    const template = (await user.post(`/components/${kind}/template/`, { name: 'Chosen' })).body;
    const foreign = (await stranger.post(`/components/${kind}/`, { name: 'Chosen' })).body;
    await addAsset(id, own.id);
    for (const componentId of [own.id, template.id, foreign.id, 'none']) {
      const { status, body } = await user.post(`/projects/${id}/assets/`, { component_id: componentId });
      expect([status, body.details[0].field]).toEqual([400, 'component_id']);
    }
  });

  it('are found by the component that they use', async () => {
    const used = await component('Used turbine');
    const [first, second] = [await project('User one'), await project('User two')];
    await project('No user');
    await addAsset(first.id, used.id);
    await addAsset(second.id, used.id);
    const byId = await user.get(`/components/${kind}/${used.id}/projects/`);
    expect(byId.body).toEqual([first, second].map(({ id, name, created_at }) => ({ id, name, created_at })));
    const byName = await user.get('/projects/?uses_component=used%20TURBINE');
    expect(namesOf(byName.body).sort()).toEqual(['User one', 'User two']);
    expect((await user.get('/projects/?uses_component=unused')).body).toEqual([]);
  });

  it('lose a deleted component, and have it again when it is restored', async () => {
    const { id } = await project('Bereft');
    const lost = await component('Lost turbine');
    await addAsset(id, lost.id);
    await user.delete(`/components/${kind}/${lost.id}/`);
    expect((await user.get(`/projects/${id}/assets/`)).body).toEqual([]);
    expect((await user.get(`/projects/${id}/`)).body.component_subclasses).toEqual([]);
    await user.post(`/components/${kind}/${lost.id}/restore/`);
    expect(namesOf((await user.get(`/projects/${id}/assets/`)).body)).toEqual(['Lost turbine']);
  });

  it('are copied and converted with their assets', async () => {
    const original = await project('Original');
    await addAsset(original.id, (await component('Carried over')).id, 2);
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
    expect(namesOf((await user.get('/projects/?templates=true')).body)).toContain('Original');
    expect((await user.get('/projects/')).body.map(({ id }: { id: string }) => id)).not.toContain(template.body.id);
    expect((await user.post(`${path}convert_to_project/`)).status).toBe(409);
  });

  it('are hidden by deletion, and come back whole', async () => {
    const created = await project('Deleted');
    const asset = await addAsset(created.id, (await component('Of a deleted project')).id);
    const path = `/projects/${created.id}/`;
    expect((await user.delete(path)).status).toBe(204);
    expect((await user.get(path)).status).toBe(404);
    expect((await user.get(`${path}assets/${asset.id}/`)).status).toBe(404);
    expect((await user.post(`${path}restore/`)).body).toMatchObject({ id: created.id, component_subclasses: [kind] });
    await user.delete(path);
    await project('deleted');
    expect((await user.post(`${path}restore/`)).body.errors.name).toEqual(['Name must be unique']);
  });
});
