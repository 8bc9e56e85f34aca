import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { Database } from './Database.ts';
import { keepStatements } from './keepStatements.ts';

const BUSY_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 10_000;

/** The embedded store's file in the data directory. */
export const STORE_FILE = 'q-system.db';

/** The code of the error for a file without content where a store was. */
export const EMPTY_STORE = 'EMPTY_STORE';

/** Where the data is: on a PostgreSQL server, or in a file in the data directory. */
export interface DatabasePlace {
  databaseUrl?: string | undefined;
  databaseConnections: number;
  dataDir: string;
}

/** Opens either engine; creates the data directory where it does not exist. */
export function openDatabase(place: DatabasePlace): Kysely<Database> {
  return new Kysely<Database>({ dialect: createDialect(place) });
}

function createDialect({ databaseUrl, databaseConnections, dataDir }: DatabasePlace): Dialect {
  return databaseUrl ? postgres(databaseUrl, databaseConnections) : sqlite(dataDir);
}

function postgres(connectionString: string, max: number): Dialect {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The pool replaces a connection that the server ends, and a call that uses it fails. Without listeners, on the pool for
  // idle connections and on each that is in use, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** The file of the embedded store and those that its engine keeps beside it, where they exist. */
function listStoreFiles(dataDir: string): string[] {
  return ['', '-wal', '-shm'].map((ending) => join(dataDir, STORE_FILE + ending)).filter((file) => existsSync(file));
}

function sqlite(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, STORE_FILE);
  // SQLite would take it for a new store, and the loss would go unnoticed.
  if (existsSync(file) && statSync(file).size === 0)
    throw Object.assign(new Error(`${file} is empty`), { code: EMPTY_STORE });
  const database = new Libsql(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  for (const file of listStoreFiles(dataDir)) chmodSync(file, 0o600);
  return new SqliteDialect({ database: keepStatements(database) });
}
