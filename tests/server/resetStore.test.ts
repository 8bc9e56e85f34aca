import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { resetStore } from '#server/resetStore.ts';
import { StoreInUse } from '#server/store/lockFolder.ts';
import { openStore } from '#server/store/Store.ts';
import { engines } from './engines.ts';
import { type Ended, runCommand } from './runCommand.ts';

const [sqlite, postgres] = engines;
type Place = Awaited<ReturnType<NonNullable<typeof sqlite>['place']>>;

describe('npm run seed and npm run reset on an embedded store', () => {
  let at: Place;
  beforeAll(async () => {
    if (sqlite) at = await sqlite.place();
  });
  afterAll(() => at.remove());

  it('fill it, ask before they delete it, and leave what is not its own', async () => {
    const seeded = await run(at, 'seed', '20');
    expect(seeded.stdout).toMatch(
      /^Account demo@example\.com, password \S+\n20 of 20 components\nCreated 20 components and 1 proj/,
    );
    expect(await run(at, 'seed', 'many')).toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') });
    expect(await run(at, 'seed', '5', '--user', 'eve@example.com')).toMatchObject({
      code: 1,
      stderr: 'eve@example.com has no account: npm run user -- add eve@example.com creates one\n',
    });

    writeFileSync(join(at.dataDir, 'notes.txt'), 'mine');
    expect(await run(at, 'reset')).toMatchObject({
      code: 1,
      stderr: 'There is no terminal to ask in: add --yes\n',
    });
    expect(existsSync(join(at.dataDir, 'q-system.db'))).toBe(true);
    expect(await run(at, 'reset', '--yes')).toEqual({
      code: 0,
      stdout: `Deleted the store of ${at.dataDir}\n`,
      stderr: '',
    });
    expect(existsSync(join(at.dataDir, 'q-system.db'))).toBe(false);
    expect(existsSync(join(at.dataDir, 'notes.txt'))).toBe(true);
  });

  it('refuse to delete it while a server has it open', async () => {
    const store = await openStore({ ...at, databaseConnections: 1 });
    expect(await run(at, 'reset', '--yes')).toMatchObject({
      code: 1,
      stderr: 'Another process uses this store: wait or stop it first\n',
    });
    expect(await store.users.isEmpty()).toBe(true);
    await store.close();
  });

  it('refuse a DATABASE_URL that was not named', async () => {
    const env = { DATABASE_URL: 'postgres://user@host.invalid/plans' };
    expect(await run(at, 'reset', '--yes', env)).toMatchObject({
      code: 1,
      stderr: 'DATABASE_URL is set. To empty that database, name it: npm run reset -- --database plans\n',
    });
  });
});

describe('a reset on PostgreSQL', () => {
  it('empties every table, and the next start sets it up again', async () => {
    const { remove, config } = await emptyPlace();
    const before = await openStore(config);
    const user = await before.users.create({ username: 'ada', email: 'ada@example.com', password_hash: 'x' });
    await before.write(user.id, ({ projects }) =>
      projects.create({ ownerId: user.id, isTemplate: false, name: 'Isle', description: '' }),
    );
    await before.settings.keep('jwt_secret', 'first');
    await before.close();
    await resetStore(config);
    const after = await openStore(config);
    expect(await after.users.isEmpty()).toBe(true);
    expect(await after.settings.keep('jwt_secret', 'second')).toBe('second');
    await after.close();
    await remove();
  });

  // The PostgreSQL inside a test process has one session, which all share.
  it.runIf(inject('postgresUrl'))('refuses while another process is connected', async () => {
    const { remove, config } = await emptyPlace();
    const store = await openStore(config);
    await store.users.isEmpty();
    await expect(resetStore(config)).rejects.toThrow(StoreInUse);
    await store.close();
    await remove();
  });
});

async function emptyPlace() {
  if (!postgres) throw new Error('The tests have no PostgreSQL');
  const { remove, dataDir, databaseUrl, databaseConnections } = await postgres.place();
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: databaseConnections };
  return { remove, config: readConfig(env) };
}

/** Runs a command of the server on the store, with settings last. */
function run({ dataDir }: Place, command: string, ...args: (string | Record<string, string>)[]): Promise<Ended> {
  const texts = args.filter((arg) => typeof arg === 'string');
  const settings = args.filter((arg) => typeof arg !== 'string');
  return runCommand(command, texts, Object.assign({ DATA_DIR: dataDir }, ...settings));
}
