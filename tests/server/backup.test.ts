import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { buildApp } from '#server/app.ts';
import { backupStore } from '#server/store/backupStore.ts';
import { copyStore, readSnapshot, TABLES } from '#server/store/copyStore.ts';
import { NEWEST_FIRST } from '#server/store/listConditions.ts';
import { lockFolder } from '#server/store/lockFolder.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { restoreStore } from '#server/store/restoreStore.ts';
import { migrate, openStore } from '#server/store/Store.ts';
import { PAGE_ROWS, readTables, Sums } from '#server/store/tableRows.ts';
import { emptyConfig, engines, SQLITE } from './engines.ts';
import { createLibraryCalls, readLibrary } from './libraryCalls.ts';
import { readRows } from './readRows.ts';
import { createCaller, type SignedIn, startTestServer, type TestServer } from './TestServer.ts';

const [kind = ''] = subclasses;
const FIRST = '2026-01-first-tables';

function withoutSettings(sums: ReadonlyMap<string, unknown>): Map<string, unknown> {
  return new Map([...sums].filter(([table]) => table !== 'settings'));
}

describe.each(engines)('a backup of $engine', (engine) => {
  let server: TestServer;
  let user: SignedIn;
  let file = '';

  beforeAll(async () => {
    server = await startTestServer(engine);
    user = await server.newUser();
    const { createProject, createComponent, addAsset } = createLibraryCalls(user, kind);
    const { id } = await createComponent('Türbine "1"\n');
    await createComponent('\u{1F300} second');
    await addAsset((await createProject('Isle')).id, id, 3);
    await user.delete(`/components/${kind}/${id}/`);
    file = join(server.config.dataDir, 'kept.backup');
    await backupStore(server.config, file);
  });
  afterAll(() => server.stop());

  it.each(engines)('is restored into $engine, with everything as it was', async (target) => {
    const { config, remove } = await emptyConfig(target);
    const sums = await restoreStore(config, file);
    expect(Object.fromEntries(sums)).toMatchObject({
      users: { rows: 1 },
      components: { rows: 2 },
      assets: { rows: 1 },
    });
    const store = await openStore(config);
    const app = await buildApp({ config, store, kinds: server.kinds });
    expect(await readLibrary(createCaller(app, user.access))).toEqual(await readLibrary(user));
    await app.close();
    await store.close();
    // What has been restored gives the same backup again, but for the epoch of its feeds, which begin anew.
    const again = await backupStore(config, join(config.dataDir, 'again.backup'));
    expect(withoutSettings(again.sums)).toEqual(withoutSettings(sums));
    expect(again.sums.get('settings')?.rows).toBe(sums.get('settings')?.rows);
    await expect(restoreStore(config, file)).rejects.toThrow(
      target.engine === 'SQLite' ? `There is a store in ${config.dataDir}.` : 'The target already has accounts.',
    );
    await remove();
  });

  it('is readable by its owner only, is named by its time in a folder, and replaces nothing', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { file: named } = await backupStore(server.config, server.config.dataDir);
    expect(named).toMatch(/\/q-system-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup$/);
    await expect(backupStore(server.config, file)).rejects.toThrow(`${file} exists. Name a new file, or a folder.`);
  });

  it('is written to a new folder, where its name ends with a slash', async () => {
    const folder = join(server.config.dataDir, 'not', 'yet');
    const { file: written } = await backupStore(server.config, `${folder}/`);
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([written]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['in a folder that does not exist', 'missing/a.backup', 'ENOENT'],
    ['in a folder that is a file', 'kept.backup/a.backup', 'ENOTDIR'],
  ])('says that it cannot be written %s', async (_where, path, code) => {
    const target = join(server.config.dataDir, path);
    await expect(backupStore(server.config, target)).rejects.toThrow(
      `${target} can't be written (${code}). Name another file, or a folder with a slash at its end.`,
    );
  });

  it('is a snapshot, whatever is written meanwhile', async ({ skip }) => {
    // The PostgreSQL inside this process has a single session.
    if (server.config.databaseUrl && server.config.databaseConnections < 2) skip();
    const other = openDatabase(server.config);
    const counts = await readSnapshot(other, async (snapshot) => {
      const count = async () => (await snapshot.selectFrom('projects').select('id').execute()).length;
      const before = await count();
      await user.post('/projects/', { name: 'Written meanwhile' });
      return [before, await count()];
    });
    await other.destroy();
    expect(counts[1]).toBe(counts[0]);
  });

  it('reads every row of a table that has more than one page', async () => {
    const { config, remove } = await emptyConfig(engine);
    const store = await openStore(config);
    for (let number = 0; number < PAGE_ROWS * 2; number++) await store.settings.keep(`key ${number}`, 'x');
    await store.close();
    const db = openDatabase(config);
    const sums = new Sums();
    for await (const page of readTables(db, ['settings'])) sums.add(page);
    await db.destroy();
    await remove();
    expect(sums.toMap().get('settings')?.rows).toBe(PAGE_ROWS * 2);
  });

  it('has all tables but the counters of attempts', async () => {
    const db = openDatabase(server.config);
    const tables = await db.introspection.getTables();
    await db.destroy();
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLES, 'attempts'].sort());
  });

  it('of an earlier version becomes a store of this one', async () => {
    const old = await emptyConfig(engine);
    const db = openDatabase(old.config);
    await migrate(db, FIRST);
    const made = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    const account = { id: 'u', username: 'u', email: 'u@example.com', email_key: 'u@example.com', password_hash: 'x' };
    const person = { first_name: '', last_name: '', phone: '', company: '', position: '' };
    await db
      .insertInto('users')
      .values({ ...account, ...person, ...made })
      .execute();
    const project = { id: 'p', owner_id: 'u', is_template: 0, name: 'Straße', name_key: 'straße', description: '' };
    await db
      .insertInto('projects')
      .values({ ...project, ...made })
      .execute();
    await db.destroy();
    const path = join(old.config.dataDir, 'old.backup');
    await backupStore(old.config, path);
    const { config, remove } = await emptyConfig(engine);
    await restoreStore(config, path);
    const store = await openStore(config);
    // Its names are compared as those of this version.
    expect(
      await readRows(store.lists.projects.list({ ownerId: 'u', name: 'STRASSE', order: NEWEST_FIRST })),
    ).toMatchObject([{ id: 'p', name: 'Straße' }]);
    expect(readdirSync(config.dataDir).filter((name) => name.startsWith('restoring'))).toEqual([]);
    await store.close();
    await remove();
    await old.remove();
  });
});

describe('a file that is not a complete backup of this version', () => {
  let server: TestServer;
  let good = Buffer.alloc(0);
  beforeAll(async () => {
    server = await startTestServer(SQLITE);
    await server.newUser();
    const { file } = await backupStore(server.config, join(server.config.dataDir, 'good.backup'));
    good = readFileSync(file);
  });
  afterAll(() => server.stop());

  const rewrite = (change: (text: string) => string) => () => gzipSync(change(gunzipSync(good).toString()));
  const DAMAGED = ' is damaged or incomplete. Use another backup.';
  const FOREIGN = ' is not a backup of Q-System. Name a file that npm run store:backup wrote.';

  it.each<[string, () => Uint8Array, string]>([
    ['cut off', () => good.subarray(0, good.length - 20), DAMAGED],
    ['cut off at its beginning', () => good.subarray(0, 40), DAMAGED],
    ['changed in one byte', () => flip(good, good.length >> 1), DAMAGED],
    ['changed in one row', rewrite((text) => text.replace('planner1', 'planner2')), DAMAGED],
    ['without one row', rewrite((text) => text.replace(/\n\[[^\n]*planner1[^\n]*/, '')), DAMAGED],
    ['without its end', rewrite((text) => text.replace(/\n[^\n]*sha256[^\n]*\n$/, '\n')), DAMAGED],
    ['empty', () => new Uint8Array(), DAMAGED],
    ['a text', () => Buffer.from('a text'), FOREIGN],
    ['gzip of something else', () => gzipSync('something else\n'), FOREIGN],
    ['gzip of other JSON', () => gzipSync('{"format":"other"}\n'), FOREIGN],
  ])('is refused where it is %s, and nothing is created', async (_, make, words) => {
    const { config, remove } = await emptyConfig(SQLITE);
    const file = join(config.dataDir, 'bad.backup');
    writeFileSync(file, make());
    await expect(restoreStore(config, file)).rejects.toThrow(`${file}${words}`);
    expect(statSync(join(config.dataDir, 'q-system.db'), { throwIfNoEntry: false })).toBeUndefined();
    await remove();
  });

  it('is refused where a newer version wrote it, or it is not there', async () => {
    const { config, remove } = await emptyConfig(SQLITE);
    const file = join(config.dataDir, 'none.backup');
    await expect(restoreStore(config, file)).rejects.toThrow(`There is no file ${file}`);
    await expect(restoreStore(config, config.dataDir)).rejects.toThrow(`${config.dataDir} is a folder.`);
    const newer = gunzipSync(good)
      .toString()
      .replace(/"level":"[^"]+"/, '"level":"2099-01-later"');
    const body = newer.slice(0, newer.lastIndexOf('{'));
    const sha256 = createHash('sha256').update(body).digest('hex');
    writeFileSync(file, gzipSync(`${body}${JSON.stringify({ sha256 })}\n`));
    await expect(restoreStore(config, file)).rejects.toThrow('The store was written by a newer version of Q-System.');
    await remove();
  });
});

it.each(['a file for everybody', 'a link'])('a backup does not take over what it replaces: %s', async (what) => {
  const { config, remove } = await emptyConfig(SQLITE);
  await (await openStore(config)).close();
  const [file, target] = [join(config.dataDir, 'kept.backup'), join(config.dataDir, 'target')];
  writeFileSync(target, 'of somebody else');
  if (what === 'a link') symlinkSync(target, `${file}.part`);
  else {
    writeFileSync(`${file}.part`, '');
    chmodSync(`${file}.part`, 0o666);
  }
  await backupStore(config, file);
  const { mode } = lstatSync(file);
  expect([lstatSync(file).isFile(), mode & 0o777]).toEqual([true, 0o600]);
  expect(readFileSync(target, 'utf8')).toBe('of somebody else');
  await remove();
});

describe.each(engines)('a copy into $engine', (engine) => {
  it('is refused from a missing store, and from one that a server uses', async () => {
    const from = await emptyConfig(SQLITE);
    const to = await emptyConfig(engine);
    const copy = () => copyStore({ from: from.config, to: to.config });
    await expect(copy()).rejects.toThrow(`There is no store in ${from.config.dataDir}.`);
    await (await openStore(from.config)).close();
    const release = lockFolder(from.config.dataDir);
    await expect(copy()).rejects.toThrow(`process ${process.pid}`);
    release();
    await copy();
    await from.remove();
    await to.remove();
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}
