import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '#server/Refused.ts';
import { readPages, verifyBackup } from './backupFile.ts';
import { copyStore } from './copyStore.ts';
import { fillStore } from './fillStore.ts';
import { getLatestLevel, NEWER_STORE } from './findLevel.ts';
import { migrations } from './migrations.ts';
import { type DatabasePlace, openDatabase, STORE_FILE } from './openDatabase.ts';
import { FEED_EPOCH } from './settingRepository.ts';
import type { Sum } from './tableRows.ts';

/** Fills an empty place with a backup of either engine, of this version or an earlier one; returns what each table holds. */
export async function restoreStore(place: DatabasePlace, file: string): Promise<Map<string, Sum>> {
  const { head } = await verifyBackup(file);
  if (!Object.hasOwn(migrations, head.level)) throw new Refused(NEWER_STORE);
  if (!place.databaseUrl && existsSync(join(place.dataDir, STORE_FILE)))
    throw new Refused(`There is a store in ${place.dataDir}. Set another DATA_DIR, or remove it with npm run reset.`);
  const isLatest = head.level === getLatestLevel();
  const sums = await (isLatest ? fillStore(place, readPages(file)) : restoreByWay(place, { file, level: head.level }));
  await beginFeedsAnew(place);
  return sums;
}

/** Cursors of changes that were made after the backup must not be continued. */
async function beginFeedsAnew(place: DatabasePlace): Promise<void> {
  const db = openDatabase(place);
  try {
    await db.deleteFrom('settings').where('key', '=', FEED_EPOCH).execute();
  } finally {
    await db.destroy();
  }
}

/** Restores tables of an earlier version beside the place, brings them up to date there, and copies them. */
async function restoreByWay(
  place: DatabasePlace,
  { file, level }: { file: string; level: string },
): Promise<Map<string, Sum>> {
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = mkdtempSync(join(place.dataDir, 'restoring-'));
  const way = { dataDir, databaseConnections: 1 };
  try {
    await fillStore(way, readPages(file), { level });
    return await copyStore({ from: way, to: place });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
