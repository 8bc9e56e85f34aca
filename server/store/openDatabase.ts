import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { Database } from './Database.ts';
import { expectTables } from './expectTables.ts';
import { PreparingPostgresDialect, type QueryLimits } from './postgresDialect.ts';
import { SharedSqliteDialect } from './sqliteDialect.ts';

const BUSY_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;

/** The embedded store's file in the data directory. */
export const STORE_FILE = 'q-system.db';

/** Where the data is: on a PostgreSQL server, or in a file in the data directory. */
export interface DatabasePlace {
  databaseUrl?: string | undefined;
  databaseConnections: number;
  /** Whether statements stay prepared in their connection to PostgreSQL; they do unless this is false. */
  databasePrepares?: boolean | undefined;
  dataDir: string;
}

/** How many connections are open, how many of them have nothing to do, and how many calls wait for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

interface OpenDatabase {
  db: Kysely<Database>;
  countConnections: () => Connections;
  /**
   * Ends connections to PostgreSQL on which a statement takes longer, since that is how a database that is frozen, or has
   * gone without closing its connections, shows.
   */
  limitQueries: (longestMs: number) => void;
}

/** Opens either engine; creates the data directory if it does not exist. */
export function openDatabase(place: DatabasePlace): Kysely<Database> {
  return connectDatabase(place).db;
}

/** Opens either engine and returns the database with a function that counts its connections. */
export function connectDatabase(place: DatabasePlace): OpenDatabase {
  const { databaseUrl, databaseConnections, databasePrepares: prepares = true, dataDir } = place;
  if (!databaseUrl) {
    const db = new Kysely<Database>({ dialect: sqlite(dataDir) });
    return { db, countConnections: () => ({ open: 2, idle: 0, waiting: 0 }), limitQueries: () => {} };
  }
  const pool = createPool(databaseUrl, databaseConnections);
  const limits: QueryLimits = {};
  return {
    limitQueries: (longestMs) => {
      limits.longestMs = longestMs;
    },
    db: new Kysely<Database>({ dialect: new PreparingPostgresDialect({ pool, prepares, limits }) }),
    countConnections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

function createPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    // One stays open, by which commands see that a server uses the database.
    min: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // If the server ends a connection, the pool replaces it and the call that uses it fails. Without listeners, on the
  // pool for idle connections and on each connection in use, the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Returns the existing files of the embedded store: its own and those that the engine keeps beside it. */
function listStoreFiles(dataDir: string): string[] {
  return ['', '-wal', '-shm'].map((ending) => join(dataDir, STORE_FILE + ending)).filter((file) => existsSync(file));
}

function sqlite(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, STORE_FILE);
  expectTables(file);
  // Reading the version of the tables creates the log, by which a first start that is killed is known.
  const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'schema_version'];
  const writer = connect(file, pragmas);
  for (const file of listStoreFiles(dataDir)) chmodSync(file, 0o600);
  return new SharedSqliteDialect({ writer, openReader: () => connect(file, ['query_only = ON']) });
}

function connect(file: string, pragmas: readonly string[]): Libsql.Database {
  const database = new Libsql(file);
  for (const pragma of [`busy_timeout = ${BUSY_TIMEOUT_MS}`, ...pragmas]) database.exec(`PRAGMA ${pragma}`);
  return database;
}
