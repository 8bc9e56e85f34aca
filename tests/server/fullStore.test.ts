import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { buildApp } from '#server/app.ts';
import { loadKinds } from '#server/kinds.ts';
import type { Database } from '#server/store/Database.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { createStore, migrate } from '#server/store/Store.ts';
import { createSessionRepository } from '#server/store/sessionRepository.ts';
import { emptyConfig, engines } from './engines.ts';
import { type Caller, createCaller, PASSWORD } from './TestServer.ts';

const [kind] = subclasses;
const EMAIL = 'ada@example.com';

describe.each(engines)('a server whose $engine has no room left', (engine) => {
  let db: Kysely<Database>;
  let anonymous: Caller;
  let signedIn: { access: string; refresh: string };
  let call: (access: string) => Caller;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const { config, remove } = await emptyConfig(engine);
    db = openDatabase(config);
    await migrate(db);
    const store = createStore(db);
    const app = await buildApp({ config, store, kinds: await loadKinds() });
    anonymous = createCaller(app);
    call = (access) => createCaller(app, access);
    const user = await store.users.create({
      username: 'ada',
      email: EMAIL,
      password_hash: await hashPassword(PASSWORD),
    });
    signedIn = (await signIn()).body;
    await call(signedIn.access).post(`/components/${kind}/`, { name: 'Kept' });
    await fill(db, user.id);
    stop = async () => {
      await app.close();
      await store.close();
      await remove();
    };
  });
  afterAll(() => stop());

  const signIn = (password = PASSWORD) => anonymous.post('/token/pair', { username: EMAIL, password });

  it('stores nothing and says so', async () => {
    const user = call(signedIn.access);
    const description = 'x'.repeat(500);
    let refused = await user.post('/projects/', { name: 'Project 0', description });
    // The last page may have room for a few.
    for (let number = 1; refused.status === 201 && number < 20; number++)
      refused = await user.post('/projects/', { name: `Project ${number}`, description });
    expect([refused.status, refused.body.message]).toEqual([507, 'The storage of the server is full']);
    const { status, body, headers } = await anonymous.get('/ready/');
    expect([status, body.message]).toEqual([503, 'The storage is full; reading still works']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await anonymous.get('/health/')).status).toBe(200);
  });

  it('stays readable for those who are signed in, for longer than their token lives', async () => {
    expect((await call(signedIn.access).get('/components/')).body).toMatchObject([{ name: 'Kept' }]);
    const { status, body } = await anonymous.post('/token/refresh', { refresh: signedIn.refresh });
    expect(status).toBe(200);
    expect((await call(body.access).get('/components/')).body).toMatchObject([{ name: 'Kept' }]);
    expect((await anonymous.post('/token/refresh', { refresh: body.refresh })).status).toBe(200);
  });

  it('lists changes, although nobody has asked for any before', async () => {
    const { status, body } = await call(signedIn.access).get('/changes/');
    expect([status, body.reset, body.changes]).toEqual([200, false, []]);
  });

  it('lets people sign in, whose sessions are stored once there is room', async () => {
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect((await call(body.access).get('/components/')).body).toMatchObject([{ name: 'Kept' }]);
    const renewed = await anonymous.post('/token/refresh', { refresh: body.refresh });
    expect(renewed.status).toBe(200);
    await makeRoom(db);
    const stored = await anonymous.post('/token/refresh', { refresh: renewed.body.refresh });
    expect(stored.status).toBe(200);
    const { sid } = JSON.parse(Buffer.from(stored.body.access.split('.')[1], 'base64url').toString());
    expect(await createSessionRepository(db).byId(sid)).toMatchObject({ id: sid });
    expect((await call(stored.body.access).post('/projects/', { name: 'Late' })).status).toBe(201);
    await expect.poll(async () => (await anonymous.get('/ready/')).status, { timeout: 20_000 }).toBe(200);
  });
});

describe.each(engines)('guesses at a password while $engine has no room left', (engine) => {
  it('are counted all the same', async () => {
    const { config, remove } = await emptyConfig(engine);
    const db = openDatabase(config);
    await migrate(db);
    const store = createStore(db);
    const user = await store.users.create({ username: 'ada', email: EMAIL, password_hash: 'x' });
    await fill(db, user.id);
    const key = 'k'.repeat(20_000);
    const guess = () => store.attempts.count([{ key, max: 2 }]);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    expect([await guess(), await guess()]).toEqual([[], []]);
    // The counts are to be written, which fails.
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(await guess()).toMatchObject([{ key, count: 2 }]);
    store.attempts.uncount([key]);
    expect(await guess()).toEqual([]);
    await store.close();
    await remove();
  });
});

/** Lets no table grow: SQLite by its own limit, PostgreSQL by the error that it raises on a full disk. */
async function fill(db: Kysely<Database>, userId: string): Promise<void> {
  if (await isSqlite(db)) {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
    // The last pages still have room for some short rows.
    const expires_at = new Date(Date.now() + 60_000).toISOString();
    const session = { userId, expires_at, address: '', user_agent: '' };
    const sessions = createSessionRepository(db);
    const addUntilFull = async (): Promise<never> => {
      for (;;) await sessions.create(session);
    };
    await expect(addUntilFull()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    return;
  }
  await sql`create function be_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db);
  for (const { name } of await db.introspection.getTables())
    await sql`create trigger full_disk before insert or update or delete on ${sql.table(name)}
      execute function be_full()`.execute(db);
}

async function makeRoom(db: Kysely<Database>): Promise<void> {
  if (await isSqlite(db)) await sql`pragma max_page_count = 1000000`.execute(db);
  else await sql`drop function be_full() cascade`.execute(db);
}

async function isSqlite(db: Kysely<Database>): Promise<boolean> {
  return (
    db.getExecutor().adapter.supportsReturning &&
    (await sql`select sqlite_version()`.execute(db).then(
      () => true,
      () => false,
    ))
  );
}
