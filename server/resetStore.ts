import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { getOutbox } from './accounts/mailer.ts';
import { TABLES } from './store/copyStore.ts';
import type { Database } from './store/Database.ts';
import { type DatabasePlace, openDatabase, STORE_FILE } from './store/openDatabase.ts';
import { migrate } from './store/Store.ts';

const SESSION_CHECKS = 20;
const SESSION_CHECK_MS = 100;

/** Another process has the store open. */
export class StoreInUse extends Error {}

/** Deletes everything in the store; throws `StoreInUse` where another process has it open. */
export async function resetStore(place: DatabasePlace): Promise<void> {
  if (place.databaseUrl) await emptyTables(place);
  else await deleteFiles(place);
}

/** Whether there is an embedded store in the folder. */
export function holdsStore(dataDir: string): boolean {
  return existsSync(join(dataDir, STORE_FILE));
}

async function deleteFiles({ dataDir, databaseConnections }: DatabasePlace): Promise<void> {
  if (holdsStore(dataDir)) await expectAlone(openDatabase({ dataDir, databaseConnections }));
  const files = ['', '-wal', '-shm', '-journal'].map((suffix) => join(dataDir, `${STORE_FILE}${suffix}`));
  for (const path of [...files, getOutbox(dataDir)]) await rm(path, { recursive: true, force: true });
  // What else is in the folder is not the store's, so the folder stays with it.
  await rmdir(dataDir).catch(() => {});
}

/** Only the last connection can end the write-ahead log. */
async function expectAlone(db: Kysely<Database>): Promise<void> {
  try {
    await sql`pragma busy_timeout = 0`.execute(db);
    await sql`pragma journal_mode = delete`.execute(db);
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    throw isBusy ? new StoreInUse('A server is running on this store: stop it first', { cause: error }) : error;
  } finally {
    await db.destroy();
  }
}

/** Leaves the tables, so that the next start has nothing to migrate. */
async function emptyTables(place: DatabasePlace): Promise<void> {
  const db = openDatabase(place);
  try {
    await expectNoOtherSession(db);
    await migrate(db);
    await db.transaction().execute(async (transaction) => {
      for (const table of [...TABLES, 'attempts' as const].reverse()) await transaction.deleteFrom(table).execute();
    });
  } finally {
    await db.destroy();
  }
}

async function expectNoOtherSession(db: Kysely<Database>): Promise<void> {
  for (let check = 0; check < SESSION_CHECKS; check++) {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    if (rows.length === 0) return;
    // The session of a process that has just ended is listed for a moment longer.
    await setTimeout(SESSION_CHECK_MS);
  }
  throw new StoreInUse('Other processes are connected to this database: stop all servers first');
}
