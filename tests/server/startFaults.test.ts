import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { describeStartFault } from '#server/describeStartFault.ts';
import { lockFolder } from '#server/store/lockFolder.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { migrate, openStore } from '#server/store/Store.ts';
import { emptyConfig, engines } from './engines.ts';
import { findFreePort } from './findFreePort.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'q-system-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a start with this environment says. */
async function start(env: Record<string, string>): Promise<string | undefined> {
  const config = readConfig({ DATA_DIR: folder, ...env });
  try {
    const store = await openStore(config);
    await store.close();
    return 'It started';
  } catch (error) {
    return describeStartFault(error, config);
  }
}

describe('an embedded store that cannot be opened', () => {
  it('is empty', async () => {
    writeFileSync(join(folder, 'q-system.db'), '');
    expect(await start({})).toBe(
      `${folder}/q-system.db is empty. Put a backup in its place, or remove it to start afresh.`,
    );
  });

  it('is something else', async () => {
    writeFileSync(
      join(folder, 'q-system.db'),
      'a text that somebody kept here, longer than the head of a store is'.repeat(20),
    );
    expect(await start({})).toBe(`${folder}/q-system.db is damaged or not a store. Put a backup in its place.`);
  });

  it('has lost the log with its tables', async () => {
    const db = openDatabase({ dataDir: folder, databaseConnections: 1 });
    await migrate(db);
    // As a copy of the file alone, made while a server runs.
    const copy = readFileSync(join(folder, 'q-system.db'));
    await db.destroy();
    const place = mkdtempSync(join(folder, 'copy-'));
    writeFileSync(join(place, 'q-system.db'), copy);
    expect(copy.length).toBeGreaterThan(0);
    for (const _ of ['the first start', 'a second one'])
      expect(await start({ DATA_DIR: place })).toBe(
        `${place}/q-system.db has no tables: was its log, q-system.db-wal, left behind? Put both or a backup in its place, or remove it to start afresh.`,
      );
  });

  it('is a folder, or the file of another program', async () => {
    const [place, other] = [mkdtempSync(join(folder, 'folder-')), mkdtempSync(join(folder, 'other-'))];
    mkdirSync(join(place, 'q-system.db'));
    expect(await start({ DATA_DIR: place })).toBe(
      `${place}/q-system.db is a folder. Set another DATA_DIR, or remove it.`,
    );
    const foreign = new Libsql(join(other, 'q-system.db'));
    foreign.exec('create table users (id text)');
    foreign.close();
    expect(await start({ DATA_DIR: other })).toBe(
      `${other}/q-system.db is the file of another program. Set another DATA_DIR.`,
    );
  });

  it('is sound beside a damaged lock', async () => {
    expect(await start({})).toBe('It started');
    writeFileSync(join(folder, 'q-system.lock'), 'x'.repeat(5000));
    expect(() => lockFolder(folder)).toThrow(
      `${folder}/q-system.lock is damaged, not the store. Remove it while no server runs.`,
    );
  });

  it.each([
    ['a half', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['a page and a bit', (whole: Buffer) => whole.subarray(0, 5000)],
    ['less than its head', (whole: Buffer) => whole.subarray(0, 60)],
  ])('was cut off after %s', async (_, cut) => {
    expect(await start({})).toBe('It started');
    const file = join(folder, 'q-system.db');
    const part = cut(readFileSync(file));
    rmSync(`${file}-wal`, { force: true });
    rmSync(`${file}-shm`, { force: true });
    writeFileSync(file, part);
    expect(await start({})).toBe(`${folder}/q-system.db is damaged or not a store. Put a backup in its place.`);
    expect(readFileSync(file)).toEqual(part);
  });

  it('lies where a file is in the way', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await start({ DATA_DIR: join(file, 'data') })).toBe(
      `DATA_DIR ${file}/data can't be written (ENOTDIR). Set another one, or let this account write there.`,
    );
  });
});

describe('an embedded store', () => {
  it('is whole in its own file once it is closed', async () => {
    const config = readConfig({ DATA_DIR: folder });
    const store = await openStore(config);
    expect(await store.settings.keep('jwt_secret', 'kept')).toBe('kept');
    await store.close();
    const place = mkdtempSync(join(folder, 'copy-'));
    copyFileSync(join(folder, 'q-system.db'), join(place, 'q-system.db'));
    const copy = await openStore(readConfig({ DATA_DIR: place }));
    expect(await copy.settings.keep('jwt_secret', 'new')).toBe('kept');
    await copy.close();
  });

  it('is closed also while a transaction is open, which it undoes', async () => {
    const config = readConfig({ DATA_DIR: folder });
    const store = await openStore(config);
    await new Promise<void>((resolve) => {
      void store.transaction(async ({ settings }) => {
        await settings.replace('jwt_secret', 'not committed');
        resolve();
        await new Promise(() => {});
      });
    });
    await store.close();
    const next = await openStore(config);
    expect(await next.settings.keep('jwt_secret', 'new')).toBe('new');
    await next.close();
  });

  it('starts where a first start was interrupted before it made its tables', async () => {
    const place = { dataDir: folder, databaseConnections: 1 };
    openDatabase(place);
    expect(existsSync(join(folder, 'q-system.db-wal'))).toBe(true);
    expect(await start({})).toBe('It started');
  });

  it.each([
    ['SQLITE_FULL', 'The disk of DATA_DIR /plans is full. Free some space, or set another DATA_DIR.'],
    ['SQLITE_IOERR_SHMSIZE', 'The disk of DATA_DIR /plans is full. Free some space, or set another DATA_DIR.'],
    ['ENOSPC', 'The disk of DATA_DIR /plans is full. Free some space, or set another DATA_DIR.'],
    ['SQLITE_BUSY', 'Another process is writing to the store in /plans. Wait until it has ended, then try again.'],
  ])('answers %s', (code, said) => {
    const config = readConfig({ DATA_DIR: '/plans' });
    expect(describeStartFault(Object.assign(new Error('failed'), { code }), config)).toBe(said);
  });
});

describe.each(engines)('a store on $engine', (engine) => {
  it('of a newer version is left alone', async () => {
    const { config, remove } = await emptyConfig(engine);
    await (await openStore(config)).close();
    const db = openDatabase(config);
    await sql`insert into kysely_migration (name, timestamp) values ('2099-01-later', '2099-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await db.destroy();
    const said = await openStore(config).catch((error) => describeStartFault(error, config));
    await remove();
    expect(said).toBe(
      'The store was written by a newer version of Q-System. Start that version, or use a backup of this one.',
    );
  });
});

describe('a PostgreSQL that cannot be used', () => {
  it('does not listen', async () => {
    const host = `127.0.0.1:${await findFreePort()}`;
    expect(await start({ DATABASE_URL: `postgres://anna@${host}/q` })).toBe(
      `PostgreSQL at ${host} can't be reached (ECONNREFUSED). Start it, or set another DATABASE_URL.`,
    );
  });

  it('has no such name', async () => {
    expect(await start({ DATABASE_URL: 'postgres://anna@nowhere.invalid/q' })).toMatch(
      /^PostgreSQL at nowhere\.invalid can't be reached \((ENOTFOUND|EAI_AGAIN)\)\. Start it, or/,
    );
  });

  it.each([
    ['3D000', 'PostgreSQL at db has no database q. Create it, or set another DATABASE_URL.'],
    ['28P01', 'PostgreSQL at db refused the user anna. Check user and password of DATABASE_URL.'],
    ['42501', "The user anna may not create tables in db/q. Make it the database's owner."],
  ])('answers %s', (code, said) => {
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: 'postgres://anna:secret@db/q' });
    expect(describeStartFault(Object.assign(new Error('refused'), { code }), config)).toBe(said);
  });

  it.each<[said: string, error: Error]>([
    [
      'PostgreSQL at db has no connection left for anna. Raise its limit, or set a lower DATABASE_CONNECTIONS.',
      Object.assign(new Error('too many connections for role "anna"'), { code: '53300', severity: 'FATAL' }),
    ],
    [
      'PostgreSQL at db is read-only, as a standby is. Set the primary one as DATABASE_URL.',
      Object.assign(new Error('cannot execute CREATE TABLE in a read-only transaction'), { code: '25006' }),
    ],
    [
      'db/q has no schema to create tables in. Check the search_path of anna and of DATABASE_URL.',
      Object.assign(new Error('no schema has been selected to create in'), { code: '3F000' }),
    ],
    [
      'PostgreSQL at db refused the connection: unrecognized configuration parameter "nope". Check DATABASE_URL.',
      Object.assign(new Error('unrecognized configuration parameter "nope"'), { code: '42704', severity: 'FATAL' }),
    ],
    [
      'PostgreSQL at db asks for a password, and DATABASE_URL has none.',
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    ],
    [
      'PostgreSQL at db does not offer TLS. Set it up there, or remove sslmode from DATABASE_URL.',
      new Error('The server does not support SSL connections'),
    ],
    [
      "/nowhere/root.crt, which DATABASE_URL names, can't be read (ENOENT).",
      Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open', path: '/nowhere/root.crt' }),
    ],
  ])('says in one line: %s', (said, error) => {
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: 'postgres://anna:secret@db/q' });
    expect(describeStartFault(error, config)).toBe(said);
  });

  it('has a stack for what is a fault of this program', () => {
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: 'postgres://anna:secret@db/q' });
    const error = Object.assign(new Error('syntax error at or near "selct"'), { code: '42601', severity: 'ERROR' });
    expect(describeStartFault(error, config)).toBeUndefined();
  });
});

describe('an address that cannot be used', () => {
  it('is in use', async () => {
    const port = await findFreePort();
    const config = readConfig({ DATA_DIR: folder, PORT: String(port) });
    const error = await listen(port, '127.0.0.1', { twice: true });
    expect(describeStartFault(error, config)).toBe(
      `Port ${port} of 127.0.0.1 is in use. Set another PORT, or end the program that uses it.`,
    );
  });

  it.each(['192.0.2.1', 'nowhere.invalid'])('is not of this machine: %s', async (HOST) => {
    const config = readConfig({ DATA_DIR: folder, HOST });
    const error = await listen(0, HOST, { twice: false });
    expect(describeStartFault(error, config)).toBe(`This machine has no address ${HOST}. Set another HOST.`);
  });

  it('is of a port that only root may use', () => {
    const config = readConfig({ DATA_DIR: folder, PORT: '80' });
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
    expect(describeStartFault(error, config)).toBe('This account may not use port 80. Set PORT to 1024 or above.');
  });
});

/** The error of a server that can't listen there, the first or the second of two. */
function listen(port: number, host: string, { twice }: { twice: boolean }): Promise<unknown> {
  const server = createServer();
  return new Promise((resolve) => {
    server.on('error', resolve);
    server.listen(port, host, () => {
      if (!twice) return resolve(undefined);
      void listen(port, host, { twice: false }).then((error) => {
        server.close();
        resolve(error);
      });
    });
  });
}

it('an error of the program is not described', () => {
  const config = readConfig({ DATA_DIR: folder });
  expect(describeStartFault(new TypeError('x is not a function'), config)).toBeUndefined();
  expect(describeStartFault('thrown', config)).toBeUndefined();
});
