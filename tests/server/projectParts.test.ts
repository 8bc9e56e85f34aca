import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { engines } from './engines.ts';
import { createLibraryCalls } from './libraryCalls.ts';
import { shareTestServer } from './TestServer.ts';

const [kind, otherKind] = subclasses;

describe.each(engines)('the parts of projects on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  const { createProject, createComponent, addAsset } = createLibraryCalls(user, kind);
  const toNames = (rows: { name: string }[]) => rows.map(({ name }) => name);

  it('include assets with a count, whose kinds the project lists', async () => {
    const { id } = await createProject('With assets');
    const [first, second] = [await createComponent('First asset'), await createComponent('Second asset', otherKind)];
    const asset = await addAsset(id, first.id, 3);
    expect(asset).toMatchObject({ component_id: first.id, name: 'First asset', subclass: kind, count: 3 });
    await addAsset(id, second.id);
    const path = `/projects/${id}/assets/`;
    expect(toNames((await user.get(path)).body)).toEqual(['First asset', 'Second asset']);
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

  it('include each component of the user once, and neither templates nor deleted ones', async () => {
    const stranger = await server.newUser();
    const { id } = await createProject('Choosy');
    const own = await createComponent('Chosen');
    const template = (await user.post(`/components/${kind}/template/`, { name: 'Chosen' })).body;
    const foreign = (await stranger.post(`/components/${kind}/`, { name: 'Chosen' })).body;
    const deleted = await createComponent('Chosen and deleted');
    await user.delete(`/components/${kind}/${deleted.id}/`);
    const asset = await addAsset(id, own.id);
    for (const [value, message] of [
      [own.id, 'The project already contains this component'],
      [template.id, "Templates can't be added to a project"],
    ]) {
      const { status, body } = await user.post(`/projects/${id}/assets/`, { component_id: value });
      expect([status, body.details]).toEqual([400, [{ field: 'component_id', value, message }]]);
    }
    for (const sent of [{}, { component_id: '' }, { component_id: null }]) {
      const { status, body } = await user.post(`/projects/${id}/assets/`, sent);
      expect([status, body.errors]).toEqual([400, { component_id: ['ID is required'] }]);
    }
    for (const componentId of [foreign.id, deleted.id, 'none']) {
      expect((await user.post(`/projects/${id}/assets/`, { component_id: componentId })).status).toBe(404);
    }
    expect((await user.get(`/projects/${id}/assets/`)).body).toEqual([asset]);
    expect((await stranger.get(`/components/${kind}/${foreign.id}/projects/`)).body).toEqual([]);
  });

  it('can be changed and removed by a tag only if unchanged since', async () => {
    const { id } = await createProject('Tagged assets');
    const { id: assetId } = await addAsset(id, (await createComponent('Tagged asset')).id, 2);
    const path = `/projects/${id}/assets/${assetId}/`;
    const ifMatch = { 'if-match': String((await user.get(path)).headers.etag) };
    const mine = await user.put(path, { count: 3 }, ifMatch);
    expect([mine.status, mine.body.count]).toEqual([200, 3]);
    for (const late of [await user.put(path, { count: 4 }, ifMatch), await user.delete(path, ifMatch)]) {
      expect([late.status, late.body.message]).toEqual([412, 'The asset was changed in the meantime']);
    }
    expect((await user.get(path)).body.count).toBe(3);
    expect((await user.delete(path, { 'if-match': String(mine.headers.etag) })).status).toBe(204);
  });

  it('can be restored in their place, with their count', async () => {
    const { id } = await createProject('Undecided');
    const [first, second] = [await createComponent('Undecided one'), await createComponent('Undecided two')];
    const removed = await addAsset(id, first.id, 7);
    const kept = await addAsset(id, second.id);
    const path = `/projects/${id}/assets/`;
    await user.delete(`${path}${removed.id}/`);
    expect((await user.get(path)).body).toEqual([kept]);
    expect((await user.get(`/components/${kind}/${first.id}/projects/`)).body).toEqual([]);
    expect((await user.get(`/projects/?uses_component=${first.id}`)).body).toEqual([]);
    expect((await user.post(`${path}${removed.id}/restore/`)).body).toEqual(removed);
    expect((await user.get(path)).body).toEqual([removed, kept]);
    await user.delete(`${path}${removed.id}/`);
    await addAsset(id, first.id);
    const refused = await user.post(`${path}${removed.id}/restore/`);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { component_id: ['The project already contains this component'] },
    ]);
  });

  it('include results, newest first', async () => {
    const { id } = await createProject('Simulated');
    expect((await user.get(`/projects/${id}/results/`)).body).toEqual([]);
    const results = [1, 2].map((day) => ({
      id: `01941f29-8d10-7b4f-8c2d-6a1f0e9b3c0${day}`,
      name: `Run ${day}`,
      description: 'One year by the hour',
      subclass: 'results',
      created_at: `2026-03-0${day}T10:00:00.000Z`,
      updated_at: `2026-03-0${day}T10:05:00.000Z`,
    }));
    const db = openDatabase(server.config);
    await db
      .insertInto('results')
      .values(results.map((result) => ({ ...result, project_id: id })))
      .execute();
    await db.destroy();
    expect((await user.get(`/projects/${id}/results/`)).body).toEqual(results.toReversed());
    expect((await user.get(`/projects/${id}/`)).body.has_results).toBe(true);
  });
});
