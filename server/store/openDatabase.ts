import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { Database } from './Database.ts';

const BUSY_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 10_000;

/** The embedded store's file in the data directory. */
export const STORE_FILE = 'q-system.db';

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
  // The pool replaces an idle connection that the server ends. Without a listener the error would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

function sqlite(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new Libsql(join(dataDir, STORE_FILE));
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  return new SqliteDialect({ database });
}
