import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Refused } from '#server/Refused.ts';
import { readPages, verifyBackup } from './backupFile.ts';
import { readAlone, TABLES } from './copyStore.ts';
import type { Database } from './Database.ts';
import { fillStore } from './fillStore.ts';
import { getLatestMigration, NEWER_STORE } from './findLastMigration.ts';
import { migrations } from './migrations.ts';
import { type DatabasePlace, STORE_FILE } from './openDatabase.ts';
import { FEED_EPOCH } from './settingRepository.ts';
import { readTables, type Sum } from './tableRows.ts';

/**
 * Fills an empty place with a backup that either engine wrote, in this version or an earlier one; returns the sums of
 * each table.
 */
export async function restoreStore(place: DatabasePlace, file: string): Promise<Map<string, Sum>> {
  const { head } = await verifyBackup(file);
  if (!Object.hasOwn(migrations, head.level)) throw new Refused(NEWER_STORE);
  if (!place.databaseUrl && existsSync(join(place.dataDir, STORE_FILE)))
    throw new Refused(`There is a store in ${place.dataDir}. Set another DATA_DIR, or remove it with npm run reset.`);
  const isLatest = head.level === getLatestMigration();
  return isLatest
    ? fillStore(place, readPages(file), { settle: beginFeedsAnew })
    : restoreByWay(place, { file, level: head.level });
}

/** Drops the feed epoch: cursors of changes made after the backup must no longer be valid. */
async function beginFeedsAnew(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', FEED_EPOCH).execute();
}

/** Restores tables of an earlier version in a temporary folder, migrates them there, and copies them to the place. */
async function restoreByWay(
  place: DatabasePlace,
  { file, level }: { file: string; level: string },
): Promise<Map<string, Sum>> {
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = mkdtempSync(join(place.dataDir, 'restoring-'));
  const way = { dataDir, databaseConnections: 1 };
  try {
    await fillStore(way, readPages(file), { level });
    return await readAlone(way, (tables) => fillStore(place, readTables(tables, TABLES), { settle: beginFeedsAnew }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
