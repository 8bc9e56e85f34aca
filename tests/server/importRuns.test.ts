import { describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { shareTestServer } from './TestServer.ts';

const RUN = '01941f29-8a00-7c11-a3b0-5d2e9f104c77';
const OTHER = '01941f29-8a00-7c11-a3b0-5d2e9f104c78';
const DAY_MS = 24 * 3600 * 1000;

const fromTable = (name: string, fields: object, entry = name) => ({
  subclass: 'heatpump',
  name,
  ...fields,
  origin: { set: 'pumps', entry, version: '1' },
  sources: Object.fromEntries(Object.keys(fields).map((field) => [field, { source: 'Pumps', page: '1' }])),
});

describe.each(engines)('the runs of imports on $engine', (engine) => {
  const { server, user, changeUser } = shareTestServer(engine);
  const send = (body: object) => user.post('/imports/', body);
  const listSet = async () => (await user.get('/imports/?set=pumps')).body;
  const note = (id: string, cop: number) => ({ id, subclass: 'heatpump', imported: { cop } });

  it('answer a repeated call as before, and carry it out once', async () => {
    await changeUser();
    const call = {
      title: 'Pumps',
      run: RUN,
      part: 3,
      components: [fromTable('A', { cop: 3 }), fromTable('B', { cop: -1 })],
    };
    // At the same time, as where the caller waits no longer for the first.
    const [first, second] = await Promise.all([send(call), send(call)]);
    const refused = [first, second].filter(({ status }) => status === 429);
    const answers = [...[first, second].filter(({ status }) => status === 201), await send(call)];
    expect(refused.length + answers.length).toBe(3);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await listSet()).toHaveLength(1);
    const activity = (await user.get('/account/activity/')).body as { event: string }[];
    expect(activity.filter(({ event }) => event === 'components_imported')).toHaveLength(1);
    // Of another account the same run is another one.
    await changeUser();
    expect((await send(call)).body.results[0].id).not.toBe(answers[0]?.body.results[0].id);
  });

  it('refuse other components as the same part', async () => {
    await changeUser();
    await send({ run: RUN, components: [fromTable('A', { cop: 3 })] });
    const { status, body } = await send({ run: RUN, part: 0, components: [fromTable('B', { cop: 3 })] });
    expect([status, body.details]).toEqual([
      400,
      [{ field: 'part', value: 0, message: 'This part of the import was already sent with other components' }],
    ]);
    expect((await send({ run: RUN, part: 1, components: [fromTable('B', { cop: 3 })] })).status).toBe(201);
  });

  it('create no second component of an entry that another run has taken over', async () => {
    await changeUser();
    const [{ id }] = (await send({ run: RUN, components: [fromTable('A', { cop: 3 })] })).body.results;
    const others = [fromTable('A of mine', { cop: 3 }, 'A'), fromTable('B', { cop: 3 })];
    const { body } = await send({ run: OTHER, components: others });
    expect(body.results).toEqual([
      {
        id: null,
        details: [{ field: 'origin', value: 'A', message: 'Another import has already created a component from "A"' }],
      },
      expect.objectContaining({ details: [] }),
    ]);
    expect((await listSet()).map(({ run }: { run: string }) => run)).toEqual([RUN, OTHER]);
    // In the trash it is in nobody's way.
    await user.delete(`/components/heatpump/${id}/`);
    expect(
      (await send({ run: OTHER, part: 1, components: [fromTable('A', { cop: 3 })] })).body.results[0].details,
    ).toEqual([]);
    // A file of components that was exported has no run.
    expect((await send({ components: [fromTable('A copied', { cop: 3 }, 'A')] })).body.results[0].details).toEqual([]);
  });

  it('say which run has made the state that a component has', async () => {
    await changeUser();
    const [{ id }] = (await send({ run: RUN, components: [fromTable('A', { cop: 3 })] })).body.results;
    const findRun = async () => (await listSet())[0].run;
    expect(await findRun()).toBe(RUN);
    await user.put(`/components/heatpump/${id}/`, { name: 'A', cop: 4 });
    expect(await findRun()).toBeUndefined();
    await send({ run: OTHER, components: [note(id, 5)] });
    expect(await findRun()).toBe(OTHER);
    expect((await listSet())[0].imported).toEqual({ cop: 5 });
  });

  it('revert what they have recorded, and only that', async () => {
    await changeUser();
    const made = await send({ run: 'first', components: ['A', 'B', 'C'].map((name) => fromTable(name, { cop: 3 })) });
    const ids: string[] = made.body.results.map(({ id }: { id: string }) => id);
    const [a = '', b = '', c = ''] = ids;
    for (const [id, name] of [
      [a, 'A'],
      [b, 'B'],
      [c, 'C'],
    ])
      await user.put(`/components/heatpump/${id}/`, { name, cop: 4 });
    const noted = async () => (await listSet()).map(({ imported }: { imported: { cop: number } }) => imported.cop);
    await send({ run: RUN, components: [note(a, 5), note(b, 5)] });
    await send({ run: RUN, part: 1, components: [note(a, 6)] });
    await send({ run: OTHER, components: [note(b, 7), note(c, 7)] });
    expect(await noted()).toEqual([6, 7, 7]);
    const undo = (body: object) => user.post('/imports/undo/', { ids: [], ...body });
    const call = { run: RUN, part: 2, notes: [a, b, c, 'none'] };
    expect((await undo(call)).body).toEqual({ deleted: [], restored: [], forgotten: [a] });
    // Once more, as its answer may have been lost.
    expect((await undo(call)).body).toEqual({ deleted: [], restored: [], forgotten: [a] });
    expect(await noted()).toEqual([3, 7, 7]);
    // What was noted before it is there again.
    expect((await undo({ run: OTHER, part: 1, notes: [b, c] })).body.forgotten).toEqual([b, c]);
    expect(await noted()).toEqual([3, 5, 3]);
    expect((await undo({ notes: [b] })).body.forgotten).toEqual([]);
  });

  it('are kept for a week', async () => {
    await changeUser();
    const call = { run: RUN, components: [fromTable('A', { cop: 3 })] };
    await send(call);
    await server.store.purge(new Date(Date.now() + 6 * DAY_MS));
    // The purge has ended all sessions.
    Object.assign(user, await server.signIn(user.email));
    expect((await send(call)).body.results[0].details).toEqual([]);
    await server.store.purge(new Date(Date.now() + 8 * DAY_MS));
    Object.assign(user, await server.signIn(user.email));
    expect((await send(call)).body.results[0].details).toMatchObject([{ field: 'origin' }]);
  });
});
