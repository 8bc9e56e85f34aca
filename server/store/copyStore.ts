import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Refused } from '#server/Refused.ts';
import { expectWhole } from './copyProgress.ts';
import type { Database } from './Database.ts';
import { lockFolder } from './lockFolder.ts';
import { type DatabasePlace, openDatabase, STORE_FILE } from './openDatabase.ts';
import { type Copied, resumeCopy } from './resumeCopy.ts';
import { migrate } from './Store.ts';
import { readTables } from './tableRows.ts';

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
 * Copies an embedded store that no server uses into an empty store; goes on with a copy that was interrupted. Throws
 * `Refused` if there is no store to copy.
 */
export function copyStore({ from, to }: { from: DatabasePlace; to: DatabasePlace }): Promise<Copied> {
  return readAlone(from, (source) => resumeCopy(to, { tables: TABLES, read: () => readTables(source, TABLES) }));
}

/** Runs reads on an embedded store that no server uses. Throws `Refused` if it is missing or not whole. */
export async function readAlone<T>(from: DatabasePlace, read: (snapshot: Kysely<Database>) => Promise<T>): Promise<T> {
  if (!existsSync(join(from.dataDir, STORE_FILE)))
    throw new Refused(`There is no store in ${from.dataDir}. Set DATA_DIR to the folder of the store to copy.`);
  const release = lockFolder(from.dataDir);
  const source = openDatabase(from);
  try {
    await migrate(source);
    await expectWhole(source);
    return await readSnapshot(source, read);
  } finally {
    await source.destroy();
    release();
  }
}

/** Runs reads on a snapshot of the store that later writes don't affect. */
export function readSnapshot<T>(db: Kysely<Database>, read: (snapshot: Kysely<Database>) => Promise<T>): Promise<T> {
  return db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(read);
}
