import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const heatpump = (name: string, fields: object = {}) => ({ subclass: 'heatpump', name, ...fields });

describe.each(engines)('imports of many components on $engine', (engine) => {
  const { user, changeUser } = shareTestServer(engine);

  it('create each component or refuse it by itself, in their order', async () => {
    await changeUser();
    await user.post('/components/heatpump/', { name: 'Taken' });
    const { status, body } = await user.post('/imports/', {
      title: 'Pumps',
      components: [
        heatpump('Air 9', { cop: 3.5 }),
        heatpump('TAKEN '),
        heatpump('Air 10', { cop: -1 }),
        heatpump('air 9'),
        { subclass: 'teapot', name: 'Air 9' },
        heatpump('Air 11', { steam: 1 }),
        { subclass: 'wind', name: 'Air 9' },
      ],
    });
    expect(status).toBe(201);
    expect(
      body.results.map(({ id, details }: { id: string | null; details: { field: string }[] }) => [
        id !== null,
        details.map(({ field }) => field),
      ]),
    ).toEqual([
      [true, []],
      [false, ['name']],
      [false, ['cop']],
      [false, ['name']],
      [false, ['subclass']],
      [false, ['steam']],
      [true, []],
    ]);
    expect((await user.get(`/components/heatpump/${body.results[0].id}/`)).body).toMatchObject({
      name: 'Air 9',
      cop: 3.5,
    });
    const activity = (await user.get('/account/activity/')).body;
    expect(activity[0]).toMatchObject({ event: 'components_imported', subject: 'Pumps' });
  });

  it('are undone but for what was changed since, and what belongs to others', async () => {
    await changeUser();
    const make = async (names: string[]) => {
      const { body } = await user.post('/imports/', { components: names.map((name) => heatpump(name)) });
      return body.results.map(({ id }: { id: string }) => id) as string[];
    };
    const [foreign = ''] = await make(['Foreign']);
    await changeUser();
    const [first = '', changed = '', locked = ''] = await make(['A', 'B', 'C']);
    await user.put(`/components/heatpump/${changed}/`, { name: 'B', cop: 2 });
    await user.put(`/components/heatpump/${locked}/`, { name: 'C', locked: true });
    const undone = await user.post('/imports/undo/', {
      title: 'Pumps',
      ids: [first, changed, locked, foreign, 'none'],
    });
    expect([undone.status, undone.body]).toEqual([200, { deleted: [first], restored: [], forgotten: [] }]);
    expect((await user.get('/components/')).body.map(({ name }: { name: string }) => name).sort()).toEqual(['B', 'C']);
    expect((await user.get('/account/activity/')).body[0]).toMatchObject({ event: 'import_undone', subject: 'Pumps' });
    // It is in the trash, as after any deletion.
    expect((await user.post(`/components/heatpump/${first}/restore/`)).status).toBe(200);
  });

  const fromTable = (name: string, fields: object) => ({
    ...heatpump(name, fields),
    origin: { set: 'pumps', entry: name, version: '1' },
    sources: Object.fromEntries(Object.keys(fields).map((field) => [field, { source: 'Pumps', page: '1' }])),
  });
  const importAll = async (components: object[]) => (await user.post('/imports/', { components })).body.results;
  const listSet = async (query = '') => (await user.get(`/imports/?set=pumps${query}`)).body;

  it('are listed by their set, in pages, with what that gave', async () => {
    await changeUser();
    await importAll([fromTable('Foreign', { cop: 2 })]);
    await changeUser();
    const [{ id, etag }] = await importAll([
      fromTable('A', { cop: 3, max_heat_output: 9 }),
      fromTable('B', { cop: 4 }),
      heatpump('C'),
      { ...fromTable('D', {}), origin: { set: 'others', entry: 'D', version: '1' } },
      { ...fromTable('E', { cop: 5 }) },
    ]);
    await user.put(`/components/heatpump/${id}/`, { name: 'A', cop: 3.5 });
    const list = await listSet();
    expect(list.map(({ entry }: { entry: string }) => entry)).toEqual(['A', 'B', 'E']);
    expect(list[0]).toMatchObject({
      id,
      subclass: 'heatpump',
      locked: false,
      values: { cop: 3.5, max_heat_output: 9 },
      imported: { cop: 3, max_heat_output: 9 },
    });
    expect(list[0].etag).not.toBe(etag);
    expect(list[1]).toMatchObject({ values: { cop: 4 }, imported: { cop: 4 } });
    const first = await user.get('/imports/?set=pumps&limit=2');
    expect(first.body).toHaveLength(2);
    const next = /cursor=([^>&]+)/.exec(first.headers.link ?? '')?.[1];
    expect((await listSet(`&limit=2&cursor=${next}`)).map(({ entry }: { entry: string }) => entry)).toEqual(['E']);
    expect((await user.get('/imports/')).status).toBe(400);
  });

  it('change components, each unless it was changed meanwhile, and leave its other values and sources', async () => {
    await changeUser();
    const [a, b, c, d] = await importAll([
      fromTable('A', { cop: 3, max_heat_output: 9 }),
      fromTable('B', { cop: 4 }),
      fromTable('C', { cop: 5 }),
      fromTable('D', { cop: 6 }),
    ]);
    await user.put(`/components/heatpump/${b.id}/`, { name: 'B', cop: 4.5 });
    await user.put(`/components/heatpump/${c.id}/`, { name: 'C', locked: true });
    const [, , locked] = await listSet();
    const change = (stored: { id: string; etag: string }, fields: object) => ({
      ...stored,
      subclass: 'heatpump',
      ...fields,
      sources: { cop: { source: 'Pumps', page: '2' } },
      origin: { set: 'pumps', entry: 'A', version: '2' },
      imported: { cop: 3.3, max_heat_output: 9 },
    });
    const target = ({ id, etag }: { id: string; etag: string }) => ({ id, etag });
    const results = await importAll([
      change(target(a), { cop: 3.3 }),
      change(target(b), { cop: 1 }),
      change(target(locked), { cop: 1 }),
      change({ ...target(d), id: 'none' }, { cop: 1 }),
      change(target(d), { cop: -1 }),
      { ...target(d), subclass: 'heatpump', imported: { cop: 7 } },
    ]);
    expect(results.map(({ details }: { details: { field: string }[] }) => details.map(({ field }) => field))).toEqual([
      [],
      ['etag'],
      ['locked'],
      ['id'],
      ['cop'],
      [],
    ]);
    expect((await user.get(`/components/heatpump/${a.id}/`)).body).toMatchObject({
      name: 'A',
      cop: 3.3,
      max_heat_output: 9,
      sources: { cop: { page: '2' }, max_heat_output: { page: '1' } },
      origin: { version: '2' },
    });
    expect((await user.get(`/components/heatpump/${b.id}/`)).body.cop).toBe(4.5);
    expect((await user.get(`/components/heatpump/${a.id}/revisions/`)).body).toHaveLength(2);
    // A note does not make a version.
    expect((await user.get(`/components/heatpump/${d.id}/revisions/`)).body).toHaveLength(1);
    const list = await listSet();
    expect([list[0].imported, list[3].imported]).toEqual([{ cop: 3.3, max_heat_output: 9 }, { cop: 7 }]);

    // A caller that has read the list gets it again, although no component has changed.
    for (const [query, cop] of [
      ['', 8],
      ['&limit=9', 9],
    ] as const) {
      const { headers } = await user.get(`/imports/?set=pumps${query}`);
      await importAll([{ ...target(d), subclass: 'heatpump', imported: { cop } }]);
      const again = await user.get(`/imports/?set=pumps${query}`, { 'if-none-match': headers.etag ?? '*' });
      expect([again.status, again.body[3].imported]).toEqual([200, { cop }]);
    }

    // Undone: A is as before, also for the next comparison; B was changed by somebody.
    await user.put(`/components/heatpump/${b.id}/`, { name: 'B', cop: 8 });
    const undone = await user.post('/imports/undo/', {
      ids: [],
      updates: [target(results[0]), { id: b.id, etag: b.etag }, { id: 'none', etag: '"1"' }],
    });
    expect([undone.status, undone.body]).toEqual([200, { deleted: [], restored: [a.id], forgotten: [] }]);
    expect((await user.get(`/components/heatpump/${a.id}/`)).body).toMatchObject({
      cop: 3,
      sources: { cop: { page: '1' } },
      origin: { version: '1' },
    });
    expect((await listSet())[0].imported).toEqual({ cop: 3, max_heat_output: 9 });
    expect((await user.get(`/components/heatpump/${a.id}/revisions/`)).body).toHaveLength(3);
  });

  it('revert only what they have written themselves', async () => {
    await changeUser();
    const [a, b] = await importAll([fromTable('A', { cop: 3 }), fromTable('B', { cop: 3 })]);
    const note = (id: string, cop: number) => importAll([{ id, subclass: 'heatpump', imported: { cop } }]);
    await user.put(`/components/heatpump/${a.id}/`, { name: 'A', cop: 4 });
    const [edited] = await listSet();
    expect(await note(a.id, 5)).toEqual([{ id: a.id, details: [] }]);
    // Without `imported`, too, and where something was noted of it since.
    const [updated] = await importAll([{ id: b.id, subclass: 'heatpump', cop: 5 }]);
    await note(b.id, 6);
    const updates = [
      { id: a.id, etag: edited.etag },
      { id: b.id, etag: updated.etag },
    ];
    const undone = await user.post('/imports/undo/', { ids: [], updates });
    expect(undone.body).toEqual({ deleted: [], restored: [b.id], forgotten: [] });
    expect((await user.get(`/components/heatpump/${a.id}/`)).body.cop).toBe(4);
    expect((await user.get(`/components/heatpump/${b.id}/`)).body.cop).toBe(3);
    // The first version of a component has none before it.
    const [c] = await importAll([{ ...fromTable('C', { cop: 3 }), imported: { cop: 3 } }]);
    const created = await user.post('/imports/undo/', { ids: [], updates: [{ id: c.id, etag: c.etag }] });
    expect(created.body).toEqual({ deleted: [], restored: [], forgotten: [] });
  });

  it('change a locked component where they unlock it', async () => {
    await changeUser();
    const [{ id }] = await importAll([fromTable('A', { cop: 3, locked: true })]);
    const change = { id, subclass: 'heatpump', cop: 4 };
    const [refused, unlocked] = await importAll([change, { ...change, locked: false }]);
    expect([refused.details, unlocked.details]).toEqual([[expect.objectContaining({ field: 'locked' })], []]);
    expect((await user.get(`/components/heatpump/${id}/`)).body).toMatchObject({ cop: 4, locked: false });
  });

  it('are refused as a whole where the call itself breaks the contract', async () => {
    expect((await user.post('/imports/', { components: [] })).status).toBe(400);
    expect(
      (await user.post('/imports/', { components: Array.from({ length: 501 }, () => heatpump('X')) })).status,
    ).toBe(400);
    expect((await user.post('/imports/undo/', { ids: 'all' })).status).toBe(400);
  });
});
