import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
import { inject } from 'vitest';

/** An empty place for a store, and what takes it away again. */
interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Undefined where the engine takes as many as the server likes. */
  databaseConnections?: string | undefined;
  remove: () => Promise<void>;
}

export interface Engine {
  engine: string;
  place: () => Promise<Place>;
}

/** The engines that every test of the server runs on. */
export const engines: Engine[] = [
  { engine: 'SQLite', place: async () => directory() },
  { engine: 'PostgreSQL', place: postgres },
];

function directory(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'q-system-store-'));
  return { dataDir, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function postgres(): Promise<Place> {
  const { dataDir, remove } = directory();
  const serverUrl = inject('postgresUrl');
  const database = serverUrl ? await databaseOn(serverUrl) : await databaseInside();
  return {
    dataDir,
    databaseUrl: database.url,
    // The PostgreSQL inside has a single session.
    databaseConnections: serverUrl ? undefined : '1',
    remove: async () => {
      await database.remove();
      await remove();
    },
  };
}

async function databaseOn(serverUrl: string) {
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

/** PostgreSQL inside this process, for machines that have none. */
async function databaseInside() {
  const db = await PGlite.create();
  const port = await freePort();
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
