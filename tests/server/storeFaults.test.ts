import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findStoreFault } from '#server/findStoreFault.ts';
import { openStore } from '#server/store/Store.ts';
import { emptyConfig, engines } from './engines.ts';
import { type Line, openLine } from './Line.ts';
import { type SignedIn, startTestServer, type TestServer } from './TestServer.ts';

describe('what an error of the store means', () => {
  it.each([
    ['40P01', 'conflict'],
    ['40001', 'conflict'],
    ['53100', 'full'],
    ['SQLITE_FULL', 'full'],
    ['ENOSPC', 'full'],
    ['25006', 'readOnly'],
    ['SQLITE_READONLY_DBMOVED', 'readOnly'],
    ['SQLITE_BUSY_SNAPSHOT', 'conflict'],
    ['08006', 'away'],
    ['57P03', 'away'],
    ['53300', 'away'],
    ['ECONNREFUSED', 'away'],
    ['SQLITE_BUSY', 'away'],
    ['23505', undefined],
    ['SQLITE_CONSTRAINT_UNIQUE', undefined],
    ['ENOENT', undefined],
  ])('%s is %s', (code, fault) => {
    expect(findStoreFault(Object.assign(new Error('failed'), { code }))).toBe(fault);
  });

  it.each([
    ['Connection terminated unexpectedly', 'away'],
    ['timeout exceeded when trying to connect', 'away'],
    ['Something else', undefined],
  ])('"%s" without a code is %s', (message, fault) => {
    expect(findStoreFault(new Error(message))).toBe(fault);
  });

  it('is nothing where nothing was thrown that has a message', () => {
    expect(findStoreFault('ECONNREFUSED')).toBeUndefined();
  });
});

describe.each(engines.filter(({ engine }) => engine === 'SQLite'))('the files of a store on $engine', (engine) => {
  it('can be read by their owner alone', async () => {
    const { config, remove } = await emptyConfig(engine);
    const store = await openStore(config);
    const modes = ['q-system.db', 'q-system.db-wal'].map((file) => statSync(join(config.dataDir, file)).mode & 0o777);
    await store.close();
    await remove();
    expect(modes).toEqual([0o600, 0o600]);
  });
});

describe.each(engines.filter(({ engine }) => engine === 'PostgreSQL'))('a server whose $engine goes away', (engine) => {
  let server: TestServer;
  let user: SignedIn;
  let line: Line;

  beforeAll(async () => {
    const place = async () => {
      const found = await engine.place();
      line = await openLine(found.databaseUrl ?? '');
      return { ...found, databaseUrl: line.url };
    };
    server = await startTestServer({ ...engine, place });
    user = await server.newUser();
  });
  afterEach(() => line.join());
  afterAll(async () => {
    await server.stop();
    await line.cut();
  });

  it('asks callers to retry, and continues once it is available again', async () => {
    await line.cut();
    for (const path of ['/components/', '/projects/', '/ready/']) {
      const { status, body, headers } = await user.get(path);
      expect([path, status, body.status]).toEqual([path, 503, 503]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await user.get('/health/')).status).toBe(200);
    await line.join();
    expect((await user.get('/components/')).status).toBe(200);
  });
});

describe.each(engines.filter(({ engine }) => engine === 'PostgreSQL'))(
  'transactions that meet on $engine',
  (engine) => {
    it('are both done, the one that was ended at its second try', async ({ skip }) => {
      const { config, remove } = await emptyConfig(engine);
      const store = await openStore(config);
      let tries = 0;
      const both = createBarrier(2);
      const keep = (first: string, second: string) =>
        store.transaction(async ({ settings }) => {
          tries += 1;
          await settings.keep(first, 'x');
          await both();
          return settings.keep(second, 'x');
        });
      // The PostgreSQL inside this process has a single session, so no two can conflict.
      if (config.databaseConnections < 2) skip();
      const done = await Promise.all([keep('a', 'b'), keep('b', 'a')]);
      await store.close();
      await remove();
      expect([done, tries]).toEqual([['x', 'x'], 3]);
    });
  },
);

/** Blocks until `count` callers have arrived; later callers pass at once. */
function createBarrier(count: number): () => Promise<void> {
  let come = 0;
  let open: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come += 1;
    if (come === count) open();
    return opened;
  };
}
