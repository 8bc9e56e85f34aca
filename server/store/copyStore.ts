import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Refused } from '#server/Refused.ts';
import type { Database } from './Database.ts';
import { fillStore } from './fillStore.ts';
import { lockFolder } from './lockFolder.ts';
import { type DatabasePlace, openDatabase, STORE_FILE } from './openDatabase.ts';
import { migrate } from './Store.ts';
import { readTables, type Sum } from './tableRows.ts';

/** Owners come before what they own. Counters of attempts are left out, since they expire within minutes. */
export const TABLES = [
  'settings',
  'users',
  'sessions',
  'sign_in_places',
  'password_resets',
  'email_links',
  'audit_events',
  'components',
  'component_revisions',
  'projects',
  'assets',
  'results',
  'marks',
  'views',
  'feeds',
  'changes',
  'reference_sets',
  'reference_entries',
  'import_calls',
] as const;

/**
 * Copies an embedded store that no server uses into an empty store, all or nothing; returns the sums of each table,
 * read back from the copy. Throws `Refused` if there is no store to copy.
 */
export async function copyStore({ from, to }: { from: DatabasePlace; to: DatabasePlace }): Promise<Map<string, Sum>> {
  if (!existsSync(join(from.dataDir, STORE_FILE)))
    throw new Refused(`There is no store in ${from.dataDir}. Set DATA_DIR to the folder of the store to copy.`);
  const release = lockFolder(from.dataDir);
  const source = openDatabase(from);
  try {
    await migrate(source);
    return await readSnapshot(source, (snapshot) => fillStore(to, readTables(snapshot, TABLES)));
  } finally {
    await source.destroy();
    release();
  }
}

/** Runs reads on a snapshot of the store that later writes don't affect. */
export function readSnapshot<T>(db: Kysely<Database>, read: (snapshot: Kysely<Database>) => Promise<T>): Promise<T> {
  return db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(read);
}
