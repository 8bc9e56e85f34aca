import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import type { Writers } from '#server/store/Store.ts';
import { type Engine, emptyConfig, engines } from './engines.ts';
import { shareTestServer, type TestServer } from './TestServer.ts';

const [kind] = subclasses;
type Db = ReturnType<typeof openDatabase>;

// The PostgreSQL inside a test process has one session, which a transaction keeps.
const withReaders = engines.filter(({ engine }) => engine === 'SQLite' || inject('postgresUrl'));

describe.each(withReaders)('while one account writes on $engine', (engine) => {
  const { server, user } = shareTestServer(engine);

  it('other accounts read, and see what is written once it is committed', async () => {
    const { id } = (await user.post('/projects/', { name: 'Before' })).body;
    const other = await server.newUser();
    const made = await other.post(`/components/${kind}/`, { name: 'Read meanwhile' });
    const component = `/components/${kind}/${made.body.id}/`;
    const ownerId = await findOwner();

    const write = await holdWrite(server, ownerId, async ({ projects }) => {
      const stored = await projects.find({ ownerId, id });
      if (stored) await projects.update(stored, { name: 'After', description: '' });
    });

    expect((await other.get(component)).body).toEqual(made.body);
    expect((await other.get('/components/')).body).toHaveLength(1);
    expect((await server.anonymous.get('/components/')).status).toBe(401);
    expect((await user.get(`/projects/${id}/`)).body.name).toBe('Before');
    await write.commit();
    expect((await user.get(`/projects/${id}/`)).body.name).toBe('After');
  });

  it('what is rolled back is never read', async () => {
    const ownerId = await findOwner();
    const write = await holdWrite(server, ownerId, async ({ projects }) => {
      await projects.create({ ownerId, isTemplate: false, name: 'Undone', description: '' });
    });
    expect(await readNames()).not.toContain('Undone');
    await write.rollBack();
    expect(await readNames()).not.toContain('Undone');
  });

  it('another write waits for the first', async () => {
    const ownerId = await findOwner();
    const order: string[] = [];
    const write = await holdWrite(server, ownerId, async () => {});
    const second = user.post('/projects/', { name: 'Second' }).then(() => order.push('second'));
    // A read that begins later is answered before it.
    await user.get('/projects/');
    order.push('read');
    await write.commit();
    await second;
    expect(order).toEqual(['read', 'second']);
  });

  async function findOwner(): Promise<string> {
    const owner = await server.store.users.byEmail(user.email);
    return String(owner?.id);
  }

  async function readNames(): Promise<string[]> {
    const { body } = await user.get('/projects/');
    return body.map(({ name }: { name: string }) => name);
  }
});

/** Does the work in a transaction of an owner and keeps it open until it is committed or rolled back. */
async function holdWrite(
  { store }: Pick<TestServer, 'store'>,
  ownerId: string,
  work: (writers: Writers) => Promise<void>,
) {
  const failure = new Error('rolled back');
  let end: (failure?: Error) => void = () => {};
  const ended = new Promise<Error | undefined>((resolve) => {
    end = resolve;
  });
  onTestFinished(() => end());
  let written: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    written = store.write(ownerId, async (writers) => {
      await work(writers);
      resolve();
      const error = await ended;
      if (error) throw error;
    });
    written.catch(reject);
  });
  return {
    commit: () => {
      end();
      return written;
    },
    rollBack: () => {
      end(failure);
      return expect(written).rejects.toBe(failure);
    },
  };
}

const embedded = engines.filter(({ engine }) => engine === 'SQLite');

describe.each(embedded)('the connections to $engine', (engine) => {
  it.each([
    ['with its rows', 'insert into settings (key, value) values (1, 2) returning key', [{ key: '1' }]],
    ['without rows', "insert into settings (key, value) values ('a', 'b')", []],
  ])('a statement that writes is answered %s', async (_, text, rows) => {
    await withDatabase(engine, async (db) => {
      expect((await sql.raw(text).execute(db)).rows).toEqual(rows);
      expect((await sql`select value from settings`.execute(db)).rows).toHaveLength(1);
    });
  });

  it('the one for reads sees the tables of a migration that came after its first read', async () => {
    await withDatabase(engine, async (db) => {
      await sql`insert into settings (key, value) values ('a', 'b')`.execute(db);
      const read = () => sql`select * from settings`.execute(db);
      expect((await read()).rows).toEqual([{ key: 'a', value: 'b' }]);
      await sql`alter table settings add column note text default 'new'`.execute(db);
      expect((await read()).rows).toEqual([{ key: 'a', value: 'b', note: 'new' }]);
    });
  });
});

async function withDatabase(engine: Engine, work: (db: Db) => Promise<void>) {
  const { config, remove } = await emptyConfig(engine);
  const db = openDatabase(config);
  await sql`create table settings (key text, value text)`.execute(db);
  await work(db).finally(() => db.destroy());
  await remove();
}
