import { afterEach, describe, expect, it, vi } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { createLibraryCalls } from './libraryCalls.ts';
import { type Caller, shareTestServer } from './TestServer.ts';

const [subclass = ''] = subclasses;
const UNKNOWN = '01941f29-7c00-7a3e-9e1b-000000000000';

describe.each(engines)('the shortcuts of an account on $engine', (engine) => {
  const { server } = shareTestServer(engine);
  afterEach(() => void vi.useRealTimers());

  async function newUser() {
    const user = await server.newUser();
    return { ...user, ...createLibraryCalls(user, subclass) };
  }
  const read = async (user: Caller) => (await user.get('/account/shortcuts/')).body;
  const names = async (user: Caller, list: 'favourites' | 'recent') =>
    (await read(user))[list].map(({ name }: { name: string }) => name);
  const addFavourite = (user: Caller, id: string) => user.put(`/account/favourites/${id}/`, undefined);
  const open = (user: Caller, id: string) => user.put(`/account/recent/${id}/`, undefined);

  it('are empty at first', async () => {
    expect(await read(await newUser())).toEqual({ favourites: [], recent: [], views: [] });
  });

  it('list favourites by name, each once, whatever they are', async () => {
    const user = await newUser();
    const turbine = (await user.createComponent('turbine 10')).id;
    const project = (await user.createProject('Turbine 9', { is_template: true })).id;
    expect((await addFavourite(user, turbine)).status).toBe(204);
    expect((await addFavourite(user, turbine)).status).toBe(204);
    expect((await addFavourite(user, project)).status).toBe(204);
    expect((await read(user)).favourites).toEqual([
      { id: project, what: 'project', name: 'Turbine 9', subclass: null, is_template: true },
      { id: turbine, what: 'component', name: 'turbine 10', subclass, is_template: false },
    ]);
    expect((await user.delete(`/account/favourites/${project}/`)).status).toBe(204);
    expect((await user.delete(`/account/favourites/${project}/`)).status).toBe(204);
    expect(await names(user, 'favourites')).toEqual(['turbine 10']);
  });

  it('leave out what is in the trash, and lose it when it is deleted permanently', async () => {
    const user = await newUser();
    const { id } = await user.createComponent('Turbine');
    await addFavourite(user, id);
    await open(user, id);
    await user.delete(`/components/${subclass}/${id}/`);
    expect(await read(user)).toMatchObject({ favourites: [], recent: [] });
    expect((await addFavourite(user, id)).status).toBe(404);
    await user.post(`/components/${subclass}/${id}/restore/`);
    expect(await names(user, 'favourites')).toEqual(['Turbine']);
    await user.delete(`/components/${subclass}/${id}/`);
    await user.delete(`/trash/${id}/`);
    const { id: ownerId = '' } = (await server.store.users.list()).find(({ email }) => email === user.email) ?? {};
    expect(await server.store.marks.count({ ownerId, mark: 'favourite' })).toBe(0);
    expect(await server.store.marks.count({ ownerId, mark: 'opened' })).toBe(0);
  });

  it('belong to one account', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { id } = await user.createComponent('Secret');
    await addFavourite(user, id);
    expect((await addFavourite(other, id)).status).toBe(404);
    expect((await open(other, id)).status).toBe(404);
    await other.delete(`/account/favourites/${id}/`);
    const view = (await user.post('/account/views/', { list: 'projects', name: 'Mine', query: '' })).body;
    expect((await other.put(`/account/views/${view.id}/`, { name: 'Theirs', query: '' })).status).toBe(404);
    await other.delete(`/account/views/${view.id}/`);
    expect(await read(user)).toMatchObject({ favourites: [{ id }], views: [{ name: 'Mine' }] });
    expect(await read(other)).toEqual({ favourites: [], recent: [], views: [] });
    expect((await server.anonymous.get('/account/shortcuts/')).status).toBe(401);
  });

  it('answer 304 while they are the same', async () => {
    const user = await newUser();
    const { etag = '' } = (await user.get('/account/shortcuts/')).headers;
    expect((await user.get('/account/shortcuts/', { 'if-none-match': etag })).status).toBe(304);
    await open(user, (await user.createProject('Isle')).id);
    expect((await user.get('/account/shortcuts/', { 'if-none-match': etag })).status).toBe(200);
  });

  it('keep the 20 records that were opened last', async () => {
    const user = await newUser();
    const ids: string[] = [];
    for (let number = 1; number <= 22; number += 1) ids.push((await user.createProject(`Isle ${number}`)).id);
    // All of them in the same millisecond.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    for (const id of ids.toReversed()) await open(user, id);
    for (const id of ids) await open(user, id);
    await open(user, ids[5] ?? '');
    vi.useRealTimers();
    const recent = await names(user, 'recent');
    expect(recent).toHaveLength(20);
    expect(recent).toContain('Isle 3');
    expect(recent).not.toContain('Isle 2');
    expect((await open(user, UNKNOWN)).status).toBe(404);
  });

  it('are at most 500 favourites', async () => {
    const user = await newUser();
    const { id: ownerId = '' } = (await server.store.users.list()).find(({ email }) => email === user.email) ?? {};
    const ids: string[] = await server.store.write(ownerId, async ({ projects, marks }) => {
      const made: string[] = [];
      for (let number = 0; number <= 500; number += 1) {
        const id = await projects.create({ ownerId, isTemplate: false, name: `Isle ${number}`, description: '' });
        if (number < 500) await marks.put({ ownerId, mark: 'favourite', id });
        made.push(id);
      }
      return made;
    });
    expect((await addFavourite(user, ids[500] ?? '')).status).toBe(400);
    expect((await addFavourite(user, ids[499] ?? '')).status).toBe(204);
    expect((await read(user)).favourites).toHaveLength(500);
  });

  it('filter the lists of components and projects, also while these stay the same', async () => {
    const user = await newUser();
    const [first, second] = [await user.createComponent('Alpha'), await user.createComponent('Beta')];
    const project = await user.createProject('Isle');
    const list = async (path: string) => (await user.get(path)).body.map(({ name }: { name: string }) => name);
    expect(await list('/components/?favourites=true')).toEqual([]);
    await addFavourite(user, second.id);
    await addFavourite(user, project.id);
    expect(await list('/components/?favourites=true')).toEqual(['Beta']);
    expect(await list('/components/?favourites=false')).toHaveLength(2);
    expect(await list('/projects/?favourites=true')).toEqual(['Isle']);
    expect(await list('/projects/?templates=true&favourites=true')).toEqual([]);
    await addFavourite(user, first.id);
    const page = await user.get('/components/?favourites=true&sort=name&limit=1&count=true');
    expect(page.body).toMatchObject([{ name: 'Alpha' }]);
    expect(page.headers['x-total-count']).toBe('2');
    expect(await list('/components/?favourites=true&search=bet&sort=-subclass')).toEqual(['Beta']);
  });

  it('keep views of each list under names of their own', async () => {
    const user = await newUser();
    const create = (list: string, name: string, query = 'q=1') => user.post('/account/views/', { list, name, query });
    const made = (await create('components', ' Wind  ')).body;
    expect(made).toEqual({ id: made.id, list: 'components', name: 'Wind', query: 'q=1' });
    expect((await create('components', 'WIND')).body.errors).toEqual({ name: ['Name must be unique'] });
    expect((await create('projects', 'Wind')).status).toBe(201);
    const other = (await create('components', 'Älter')).body;
    const renamed = await user.put(`/account/views/${other.id}/`, { ...other, name: 'wind' });
    expect(renamed.body.errors).toEqual({ name: ['Name must be unique'] });
    expect((await user.put(`/account/views/${made.id}/`, { name: 'Wind 2', query: 'kind=wind' })).body).toEqual({
      ...{ id: made.id, list: 'components', name: 'Wind 2', query: 'kind=wind' },
    });
    expect((await user.delete(`/account/views/${other.id}/`)).status).toBe(204);
    expect((await user.delete(`/account/views/${other.id}/`)).status).toBe(204);
    expect((await user.put(`/account/views/${other.id}/`, { name: 'Gone', query: '' })).status).toBe(404);
    expect((await read(user)).views).toMatchObject([
      { list: 'projects', name: 'Wind' },
      { list: 'components', name: 'Wind 2' },
    ]);
  });

  it.each([
    ['a query with a space', { query: 'q=a b' }, 'query'],
    ['a query with markup', { query: 'q=<b>' }, 'query'],
    ['a query that is too long', { query: 'q'.repeat(2001) }, 'query'],
    ['no name', { name: '  ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(51) }, 'name'],
    ['another list', { list: 'prices' }, 'list'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('refuse %s', async (_what, wrong, field) => {
    const user = await newUser();
    const view = { list: 'components', name: 'Wind', query: '' };
    const { status, body } = await user.post('/account/views/', { ...view, ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    expect((await read(user)).views).toEqual([]);
  });

  it('are at most 100 views of a list', async () => {
    const user = await newUser();
    const create = (list: string, number: number) =>
      user.post('/account/views/', { list, name: `View ${number}`, query: '' });
    for (let number = 1; number <= 100; number += 1) expect((await create('projects', number)).status).toBe(201);
    const { status, body } = await create('projects', 101);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['name']]);
    expect((await create('project_templates', 101)).status).toBe(201);
    expect((await read(user)).views).toHaveLength(101);
  });
});
