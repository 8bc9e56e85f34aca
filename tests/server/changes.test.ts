import { afterEach, describe, expect, it, vi } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { UNKNOWN_DEVICE } from '#server/accounts/Device.ts';
import { createChangeFeed } from '#server/changes/createChangeFeed.ts';
import { Invalid } from '#server/Failure.ts';
import { createProjectService } from '#server/projects/projectService.ts';
import { openStore, type Store } from '#server/store/Store.ts';
import { engines } from './engines.ts';
import { createLibraryCalls } from './libraryCalls.ts';
import { type SignedIn, shareTestServer } from './TestServer.ts';

const [kind = ''] = subclasses;
const KEPT_MS = 31 * 24 * 3600 * 1000;

interface Change {
  what: string;
  action: string;
  id: string;
  revision: number | null;
}

describe.each(engines)('the changes of an account on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);
  const { createProject, createComponent, addAsset } = createLibraryCalls(user, kind);
  const readCursor = async (): Promise<string> => (await user.get('/changes/')).body.cursor;
  const readSince = async (cursor: string) => (await user.get(`/changes/?since=${cursor}`)).body;
  const toSteps = (changes: Change[]) => changes.map(({ what, action, revision }) => [what, action, revision]);
  const findOwner = async (caller: SignedIn) => String((await server.store.users.byEmail(caller.email))?.id);

  it('are listed in the order in which they were made', async () => {
    const since = await readCursor();
    const component = await createComponent('Turbine');
    const at = `/components/${kind}/${component.id}/`;
    await user.put(at, { name: 'Higher' });
    const project = await createProject('Isle');
    const asset = await addAsset(project.id, component.id);
    const assetAt = `/projects/${project.id}/assets/${asset.id}/`;
    await user.put(assetAt, { count: 5 });
    await user.delete(assetAt);
    await user.post(`${assetAt}restore/`);
    await user.put(`/projects/${project.id}/`, { name: 'Island' });
    await user.delete(`/projects/${project.id}/`);
    await user.post(`/projects/${project.id}/restore/`);
    await user.post(`/projects/${project.id}/duplicate/`);
    await user.delete(at);
    await user.post(`${at}restore/?name=Back`);
    await user.post(`${at}convert_to_template/`);

    const { changes, reset, more, cursor } = await readSince(since);
    expect([reset, more]).toEqual([false, false]);
    expect(toSteps(changes)).toEqual([
      ['component', 'created', 1],
      ['component', 'updated', 2],
      ['project', 'created', 1],
      ['asset', 'created', null],
      ['asset', 'updated', null],
      ['asset', 'deleted', null],
      ['asset', 'restored', null],
      ['project', 'updated', 2],
      ['project', 'deleted', 2],
      ['project', 'restored', 2],
      ['project', 'created', 1],
      ['asset', 'created', null],
      ['component', 'deleted', 2],
      ['component', 'restored', 3],
      ['component', 'created', 1],
    ]);
    expect(changes[0]).toMatchObject({ id: component.id, subclass: kind, is_template: false, project_id: null });
    expect(changes[3]).toMatchObject({ id: asset.id, subclass: null, is_template: null, project_id: project.id });
    expect(changes.at(-1)).toMatchObject({ is_template: true });
    expect(await readSince(cursor)).toEqual({ cursor, reset: false, more: false, changes: [] });
  });

  it('hold nothing that was refused, nothing of others, and nothing that was not changed', async () => {
    const { id } = await createComponent('Refused');
    const since = await readCursor();
    const at = `/components/${kind}/${id}/`;
    expect((await user.post(`/components/${kind}/`, { name: 'Refused' })).status).toBe(400);
    expect((await user.put(at, { name: 'Stale' }, { 'if-match': '"0-x"' })).status).toBe(412);
    expect((await user.post(`${at}restore/`)).status).toBe(200);
    await (await server.newUser()).post(`/components/${kind}/`, { name: 'Of somebody else' });
    expect((await readSince(since)).changes).toEqual([]);
  });

  it('are complete and in order for a reader while twenty write', async () => {
    let cursor = await readCursor();
    const seen: string[] = [];
    const read = async () => {
      const { changes, cursor: reached } = await readSince(cursor);
      seen.push(...changes.map(({ id }: Change) => id));
      cursor = reached;
    };
    let isDone = false;
    const writing = Promise.all(
      Array.from({ length: 20 }, (_, n) => createComponent(`At once ${n}`).then(({ id }) => id as string)),
    ).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await read();
      await new Promise(setImmediate);
    }
    const made = await writing;
    await read();
    expect([...seen].sort()).toEqual([...made].sort());
  });

  it('let one of ten equal imports through, and refuse the others', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `Imported ${n}`);
    const projects = createProjectService(server);
    const ownerId = await findOwner(user);
    // As if each process accepted one import.
    const send = (n: number) => {
      const components = (n % 2 ? names : [...names].reverse()).map((name) => ({ subclass: kind, name }));
      const origin = { userId: ownerId, sessionId: '', ...UNKNOWN_DEVICE };
      return projects.import(ownerId, { name: `Import ${n}`, components, assets: [] }, origin);
    };
    const ends = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => send(n)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    for (const reason of refused) expect(reason).toBeInstanceOf(Invalid);
  });

  it('come in parts of a thousand', async () => {
    const since = await readCursor();
    const ownerId = await findOwner(user);
    await server.store.write(ownerId, async ({ projects }) => {
      for (let n = 0; n < 1001; n++)
        await projects.create({ ownerId, isTemplate: true, name: `Part ${n}`, description: '' });
    });
    const first = await readSince(since);
    expect([first.changes.length, first.more]).toEqual([1000, true]);
    const second = await readSince(first.cursor);
    expect([second.changes.length, second.more]).toEqual([1, false]);
  });

  it.each([
    ['since=', 'since'],
    ['since=7', 'since'],
    ['wait=26', 'wait'],
    ['wait=soon', 'wait'],
  ])('are refused for ?%s', async (query, field) => {
    const { status, body } = await user.get(`/changes/?${query}`);
    expect([status, body.details[0].field]).toEqual([400, field]);
  });

  it('are to be read from the start after a cursor that is no longer kept, or of another store', async () => {
    const old = await readCursor();
    await createComponent('Long ago');
    const [epoch, number] = (await readCursor()).split('.');
    await server.store.purge(new Date(Date.now() + KEPT_MS));
    // The purge has ended all sessions.
    Object.assign(user, await server.signIn(user.email));
    const current = await readCursor();
    expect(current).toBe(`${epoch}.${number}`);
    for (const since of [old, `${epoch}.${Number(number) + 1}`, `other.${number}`])
      expect(await readSince(since)).toEqual({ cursor: current, reset: true, more: false, changes: [] });
    await createComponent('Since then');
    expect(toSteps((await readSince(current)).changes)).toEqual([['component', 'created', 1]]);
  });

  describe('who waits for them', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    const openFeed = async (store: Store) => {
      // The clock is stopped, so that only a change ends a wait.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const feed = await createChangeFeed({ store, onError: (error) => expect.fail(String(error)) });
      const ownerId = await findOwner(user);
      const { sessionId } = await startSession(ownerId);
      const asked = { ownerId, sessionId, waitMs: 25_000 };
      const { cursor: since } = await feed.list({ ...asked, since: undefined, gone: new AbortController().signal });
      const wait = ({ waitMs = asked.waitMs, gone = new AbortController().signal } = {}) =>
        feed.list({ ...asked, waitMs, since, gone });
      return { feed, ownerId, sessionId, wait };
    };
    const startSession = async (userId: string) => {
      const expires = new Date(Date.now() + KEPT_MS).toISOString();
      const { id } = await server.store.sessions.create({ userId, expires_at: expires, address: '', user_agent: '' });
      return { sessionId: id };
    };
    /** A call waits from when it has read the store. */
    const untilAllWait = async () => {
      for (let turn = 0; turn < 20; turn++) await server.store.users.isEmpty();
    };
    const save = (store: Store, ownerId: string, name: string) =>
      store.write(ownerId, ({ projects }) => projects.create({ ownerId, isTemplate: false, name, description: '' }));

    it('gets a change of this process at once', async () => {
      const { feed, ownerId, wait } = await openFeed(server.store);
      const waiting = [wait(), wait()];
      await untilAllWait();
      await save(server.store, ownerId, 'Woken');
      for (const { changes } of await Promise.all(waiting)) expect(changes).toHaveLength(1);
      feed.close();
    });

    it('gets a change of another process within a second', async ({ skip }) => {
      // The PostgreSQL inside this process has a single session.
      if (engine.engine === 'PostgreSQL' && server.config.databaseConnections < 2) skip();
      const other = await openStore(server.config);
      const { feed, ownerId, wait } = await openFeed(server.store);
      const waiting = wait();
      await untilAllWait();
      await save(other, ownerId, 'Elsewhere');
      await vi.advanceTimersByTimeAsync(1000);
      expect((await waiting).changes).toHaveLength(1);
      feed.close();
      await other.close();
    });

    it('is refused within a second once the session ends, here or in another process', async ({ skip }) => {
      if (engine.engine === 'PostgreSQL' && server.config.databaseConnections < 2) skip();
      const other = await openStore(server.config);
      for (const { sessions } of [server.store, other]) {
        const { feed, sessionId, wait } = await openFeed(server.store);
        const refused = expect(wait()).rejects.toMatchObject({ reason: 'unauthorized' });
        await untilAllWait();
        await sessions.revoke(sessionId);
        await vi.advanceTimersByTimeAsync(1000);
        await refused;
        feed.close();
      }
      await other.close();
    });

    it('gets nothing of what is changed after the session has ended', async () => {
      const { feed, ownerId, sessionId, wait } = await openFeed(server.store);
      const refused = expect(wait()).rejects.toMatchObject({ reason: 'unauthorized' });
      await untilAllWait();
      await server.store.sessions.revoke(sessionId);
      await save(server.store, ownerId, 'Not for thieves');
      await refused;
      feed.close();
    });

    it('is answered 401 when the person signs out', async () => {
      const person = await server.newUser();
      const { cursor } = (await person.get('/changes/')).body;
      const waiting = person.get(`/changes/?since=${cursor}&wait=25`);
      await server.anonymous.post('/account/logout/', { refresh: person.refresh });
      expect((await waiting).status).toBe(401);
    });

    it('is answered when time is up, when the caller disconnects, and when the server stops', async () => {
      const { feed, wait } = await openFeed(server.store);
      const caller = new AbortController();
      // Shorter than the time limits of the store, which follow the same clock.
      const late = wait({ waitMs: 400 });
      await untilAllWait();
      await vi.advanceTimersByTimeAsync(400);
      expect((await late).changes).toEqual([]);
      const gone = wait({ gone: caller.signal });
      caller.abort();
      expect((await gone).changes).toEqual([]);
      const stopped = wait();
      feed.close();
      expect((await stopped).changes).toEqual([]);
    });

    it('is answered at once as the twenty-first of an account', async () => {
      const { feed, wait } = await openFeed(server.store);
      const waiting = Array.from({ length: 20 }, () => wait());
      await untilAllWait();
      expect((await wait()).changes).toEqual([]);
      feed.close();
      await Promise.all(waiting);
    });
  });
});
