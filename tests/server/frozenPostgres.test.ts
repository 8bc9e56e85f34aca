import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { findStoreFault } from '#server/findStoreFault.ts';
import { connectDatabase } from '#server/store/openDatabase.ts';
import { openStore } from '#server/store/Store.ts';
import { emptyConfig, POSTGRESQL } from './engines.ts';

it('a PostgreSQL that does not answer is given up after a while, also within a transaction, and used again', async () => {
  const { config, remove } = await emptyConfig(POSTGRESQL);
  onTestFinished(remove);
  const proxy = await startProxy(config.databaseUrl ?? '');
  onTestFinished(proxy.stop);
  const { db, limitQueries } = connectDatabase({ ...config, databaseUrl: proxy.url });
  onTestFinished(() => db.destroy());
  limitQueries(300);
  const ask = () => sql`select 1`.execute(db);
  await ask();

  // As after a failover: open connections receive nothing, and new ones work.
  proxy.freeze();
  const error = await ask().catch((caught) => caught);
  expect(findStoreFault(error)).toBe('away');
  expect((await ask()).rows).toHaveLength(1);

  const change = db.transaction().execute(async (transaction) => {
    proxy.freeze();
    await sql`select 2`.execute(transaction);
  });
  expect(findStoreFault(await change.catch((caught) => caught))).toBe('away');
  expect((await ask()).rows).toHaveLength(1);
});

it.runIf(inject('postgresUrl'))('a database that is not in Unicode is refused', async () => {
  const { config, remove } = await emptyConfig(POSTGRESQL);
  onTestFinished(remove);
  const name = `latin_${process.pid}`;
  const url = new URL(config.databaseUrl ?? '');
  const admin = new pg.Client({ connectionString: config.databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`);
  url.pathname = `/${name}`;
  await expect(openStore({ ...config, databaseUrl: url.href })).rejects.toThrow(
    "The database is encoded in LATIN1, which lacks most characters. Create it with encoding 'UTF8'.",
  );
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

/** Relays connections to a PostgreSQL; `freeze` stops what comes and goes on those that are open. */
async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const socketFolder = target.searchParams.get('host');
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const port = Number(target.port || 5432);
    const upstream = socketFolder ? connect(`${socketFolder}/.s.PGSQL.${port}`) : connect(port, target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {});
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    freeze: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    stop: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
