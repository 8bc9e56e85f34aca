import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { engines } from './engines.ts';
import { createLibraryCalls } from './libraryCalls.ts';
import { type SignedIn, shareTestServer } from './TestServer.ts';

const [subclass = ''] = subclasses;
const DAY_MS = 24 * 3600 * 1000;

describe.each(engines)('the trash on $engine', (engine) => {
  const { server } = shareTestServer(engine);

  async function newUser() {
    const user = await server.newUser();
    const { createComponent, createProject, addAsset } = createLibraryCalls(user, subclass);
    return {
      ...user,
      ...{ createProject, addAsset },
      async deleteComponent(name: string): Promise<string> {
        const { id } = await createComponent(name);
        await user.delete(`/components/${subclass}/${id}/`);
        return id;
      },
      async deleteProject(name: string, fields = {}): Promise<string> {
        const { id } = await createProject(name, fields);
        await user.delete(`/projects/${id}/`);
        return id;
      },
      createComponent,
    };
  }
  const names = async (user: SignedIn, query = '') =>
    (await user.get(`/trash/${query}`)).body.map(({ name }: { name: string }) => name);
  const events = async (user: SignedIn) =>
    (await user.get('/account/activity/')).body.map(({ event, subject }: Record<string, string>) => [event, subject]);

  it('lists what was deleted, the last deleted first, with the time until which it is kept', async () => {
    const user = await newUser();
    const component = await user.deleteComponent('Turbine');
    const project = await user.deleteProject('Isle', { is_template: true });
    await user.createComponent('Kept');
    const { body } = await user.get('/trash/');
    expect(body).toMatchObject([
      { id: project, what: 'project', name: 'Isle', subclass: null, is_template: true, locked: false },
      { id: component, what: 'component', name: 'Turbine', subclass, is_template: false, locked: false },
    ]);
    for (const { deleted_at, purged_at } of body)
      expect(Date.parse(purged_at) - Date.parse(deleted_at)).toBe(30 * DAY_MS);
  });

  it('is searched by name and read page by page', async () => {
    const user = await newUser();
    for (const name of ['Alpha 1', 'Beta', 'Álpha 2', 'ALPHA 3']) await user.deleteComponent(name);
    expect(await names(user, '?search=alpha')).toEqual(['ALPHA 3', 'Alpha 1']);
    const first = await user.get('/trash/?limit=2&count=true');
    expect(first.headers['x-total-count']).toBe('4');
    const next = /<\/api\/v2(.*)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? '';
    expect([...first.body, ...(await user.get(next)).body].map(({ name }) => name)).toEqual(await names(user));
    expect(await names(user, '?limit=2&offset=3')).toEqual(['Alpha 1']);
    expect((await user.get('/trash/?limit=0')).status).toBe(400);
    expect((await user.get('/trash/?cursor=x')).status).toBe(400);
  });

  it('answers 304 until something is deleted, restored or deleted permanently', async () => {
    const user = await newUser();
    const read = async (tag?: string) => user.get('/trash/', tag === undefined ? {} : { 'if-none-match': tag });
    let { etag = '' } = (await read()).headers;
    const expectChange = async () => {
      const { status, headers } = await read(etag);
      expect(status).toBe(200);
      etag = headers.etag ?? '';
      expect((await read(etag)).status).toBe(304);
    };
    const id = await user.deleteComponent('Turbine');
    await expectChange();
    await user.post(`/components/${subclass}/${id}/restore/`);
    await expectChange();
    await user.deleteProject('Isle');
    await expectChange();
    await user.delete('/trash/');
    await expectChange();
  });

  it('forgets what is kept no longer', async () => {
    const user = await newUser();
    await user.deleteProject('Isle');
    expect(await names(user)).toEqual(['Isle']);
    await server.store.purge(new Date(Date.now() + 31 * DAY_MS));
    // The purge removes expired sessions, too.
    expect(await names(await server.signIn(user.email))).toEqual([]);
  });

  it('deletes a component permanently, with its versions, and leaves its name in the projects that used it', async () => {
    const user = await newUser();
    const { id } = await user.createComponent('Turbine');
    const { id: project } = await user.createProject('Isle');
    await user.addAsset(project, id, 3);
    expect((await user.delete(`/trash/${id}/`)).status).toBe(404);
    await user.delete(`/components/${subclass}/${id}/`);
    expect((await user.delete(`/trash/${id}/`)).status).toBe(204);
    expect((await user.delete(`/trash/${id}/`)).status).toBe(404);
    expect((await user.post(`/components/${subclass}/${id}/restore/`)).status).toBe(404);
    expect((await user.get(`/projects/${project}/assets/`)).body).toMatchObject([
      { component_id: null, name: 'Turbine', subclass, count: 3, component_deleted: true },
    ]);
    expect(await server.store.components.revisions(id, { limit: 10 })).toEqual([]);
    expect((await events(user)).slice(0, 2)).toEqual([
      ['component_purged', 'Turbine'],
      ['component_deleted', 'Turbine'],
    ]);
  });

  it('deletes a project permanently, with its assets, and keeps the components', async () => {
    const user = await newUser();
    const { id } = await user.createComponent('Turbine');
    const { id: project } = await user.createProject('Isle');
    await user.addAsset(project, id);
    await user.delete(`/projects/${project}/`);
    expect((await user.delete(`/trash/${project}/`)).status).toBe(204);
    expect((await user.post(`/projects/${project}/restore/`)).status).toBe(404);
    expect((await user.get(`/components/${subclass}/${id}/`)).status).toBe(200);
    expect(await server.store.assets.list(project)).toEqual([]);
    expect((await events(user))[0]).toEqual(['project_purged', 'Isle']);
  });

  it('is emptied of all that was deleted until a time', async () => {
    const user = await newUser();
    await user.deleteComponent('Turbine');
    await user.deleteProject('Isle');
    const [{ deleted_at: until }] = (await user.get('/trash/')).body;
    const { cursor } = (await user.get('/changes/')).body;
    // The next millisecond at the earliest.
    while (new Date().toISOString() <= until);
    await user.deleteComponent('Later');
    expect((await user.delete(`/trash/?until=${until}`)).status).toBe(204);
    expect(await names(user)).toEqual(['Later']);
    const { changes } = (await user.get(`/changes/?since=${cursor}`)).body;
    expect(changes.filter(({ action }: { action: string }) => action === 'purged')).toMatchObject([
      { what: 'component', subclass, revision: 1 },
      { what: 'project', subclass: null, revision: 1 },
    ]);
    expect((await user.delete('/trash/')).status).toBe(204);
    expect((await user.delete('/trash/')).status).toBe(204);
    expect(await names(user)).toEqual([]);
    expect((await events(user)).filter(([event]: string[]) => event === 'trash_emptied')).toHaveLength(2);
  });

  it.each(['yesterday', '2026-12-31T23:59:60Z', ''])('is not emptied until %j, which is no time', async (until) => {
    const user = await newUser();
    await user.deleteProject('Isle');
    expect((await user.delete(`/trash/?until=${until}`)).status).toBe(400);
    expect(await names(user)).toEqual(['Isle']);
  });

  it('keeps a locked component', async () => {
    const user = await newUser();
    const { id } = (await user.post(`/components/${subclass}/`, { subclass, name: 'Turbine', locked: true })).body;
    const { id: ownerId = '' } = (await server.store.users.list()).find(({ email }) => email === user.email) ?? {};
    const stored = await server.store.components.find({ ownerId, subclass, id });
    if (!stored) throw new Error('The component is not stored');
    await server.store.write(ownerId, ({ components }) => components.delete(stored));
    expect((await user.get('/trash/')).body).toMatchObject([{ id, locked: true }]);
    expect((await user.delete(`/trash/${id}/`)).status).toBe(403);
    await user.delete('/trash/');
    expect(await names(user)).toEqual(['Turbine']);
    expect((await user.post(`/components/${subclass}/${id}/restore/`)).status).toBe(200);
  });

  it('is not visible to others, who can delete nothing of it', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const id = await user.deleteComponent('Secret');
    expect(await names(other)).toEqual([]);
    expect((await other.delete(`/trash/${id}/`)).status).toBe(404);
    await other.delete('/trash/');
    expect(await names(user)).toEqual(['Secret']);
    expect((await server.anonymous.get('/trash/')).status).toBe(401);
  });
});
