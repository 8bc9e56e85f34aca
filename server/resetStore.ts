import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { getOutbox } from './accounts/mailer.ts';
import { TABLES } from './store/copyStore.ts';
import type { Database } from './store/Database.ts';
import { expectNoOtherSession } from './store/expectNoOtherSession.ts';
import { isBusy, LOCK_FILES, lockFolder, StoreInUse } from './store/lockFolder.ts';
import { type DatabasePlace, openDatabase, STORE_FILE } from './store/openDatabase.ts';
import { migrate } from './store/Store.ts';

/** Deletes everything in the store; throws `StoreInUse` if another process has it open. */
export async function resetStore(place: DatabasePlace): Promise<void> {
  if (place.databaseUrl) await emptyTables(place);
  else await deleteFiles(place);
}

/** Whether there is an embedded store in the folder. */
export function holdsStore(dataDir: string): boolean {
  return existsSync(join(dataDir, STORE_FILE));
}

async function deleteFiles({ dataDir, databaseConnections }: DatabasePlace): Promise<void> {
  if (holdsStore(dataDir)) {
    const release = lockFolder(dataDir);
    await expectAlone(openDatabase({ dataDir, databaseConnections })).finally(release);
  }
  const names = ['', '-wal', '-shm', '-journal'].map((suffix) => `${STORE_FILE}${suffix}`);
  const files = [...names, ...Object.values(LOCK_FILES)].map((name) => join(dataDir, name));
  for (const path of [...files, getOutbox(dataDir)]) await rm(path, { recursive: true, force: true });
  // Other files in the folder don't belong to the store; if there are any, the folder stays.
  await rmdir(dataDir).catch(() => {});
}

/** Throws `StoreInUse` if another process uses the store: only the last connection can end the write-ahead log. */
async function expectAlone(db: Kysely<Database>): Promise<void> {
  try {
    await sql`pragma busy_timeout = 0`.execute(db);
    await sql`pragma journal_mode = delete`.execute(db);
  } catch (error) {
    throw isBusy(error) ? new StoreInUse('Another process uses this store: wait or stop it first') : error;
  } finally {
    await db.destroy();
  }
}

/** Empties the tables but keeps them, so that the next start has nothing to migrate. */
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
