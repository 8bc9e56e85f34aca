import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
import { inject } from 'vitest';
import { type Config, readConfig } from '#server/config.ts';
import { findFreePort } from './findFreePort.ts';

/** An empty place for a store, and a function that removes it. */
interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Undefined where the engine accepts any number. */
  databaseConnections?: string | undefined;
  databasePrepare?: string | undefined;
  remove: () => Promise<void>;
}

export interface Engine {
  engine: string;
  place: () => Promise<Place>;
}

/** The settings of a server on an empty store of the engine, and a function that removes the store. */
export async function emptyConfig(
  { place }: Engine,
  env: Record<string, string> = {},
): Promise<{ config: Config; remove: () => Promise<void> }> {
  const { remove, dataDir, databaseUrl, databaseConnections, databasePrepare } = await place();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: databaseConnections,
    DATABASE_PREPARE: databasePrepare,
    LOG_LEVEL: 'silent',
    ...env,
  });
  return { config, remove };
}

export const SQLITE: Engine = { engine: 'SQLite', place: async () => createDirectory() };

export const POSTGRESQL: Engine = { engine: 'PostgreSQL', place: createDatabase };

/** The engines that every test of the server runs on; TEST_ENGINE limits a run to one. */
export const engines: Engine[] = [SQLITE, POSTGRESQL].filter(
  ({ engine }) => engine === (process.env.TEST_ENGINE ?? engine),
);

function createDirectory(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'q-system-store-'));
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function createDatabase(): Promise<Place> {
  const { dataDir, remove } = createDirectory();
  const serverUrl = inject('postgresUrl');
  const database = serverUrl ? await createDatabaseOn(serverUrl) : await createDatabaseInside();
  return {
    dataDir,
    databaseUrl: database.url,
    // The PostgreSQL inside this process has a single session, whose statements outlive a connection.
    ...(serverUrl ? {} : { databaseConnections: '1', databasePrepare: '0' }),
    remove: async () => {
      await database.remove();
      await remove();
    },
  };
}

async function createDatabaseOn(serverUrl: string) {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => run(serverUrl, `drop database ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** PostgreSQL inside this process, for machines without it. */
async function createDatabaseInside() {
  const db = await PGlite.create();
  const port = await findFreePort();
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 20 });
  await server.start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    remove: async () => {
      await server.stop();
      await db.close();
    },
  };
}
