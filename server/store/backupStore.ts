import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '#server/Refused.ts';
import { verifyBackup, writeBackup } from './backupFile.ts';
import { expectWhole } from './copyProgress.ts';
import { readSnapshot, TABLES } from './copyStore.ts';
import { findLastMigration } from './findLastMigration.ts';
import { type DatabasePlace, openDatabase, STORE_FILE } from './openDatabase.ts';
import { readTables, type Sum } from './tableRows.ts';

interface Backup {
  file: string;
  sums: Map<string, Sum>;
}

/**
 * Writes the current state of the store to a file, or to a file named by the time in a folder; a server may keep
 * writing. The file is read back before it gets its final name. Throws `Refused` if there is no store or the file can't
 * be written.
 */
export async function backupStore(place: DatabasePlace, target: string): Promise<Backup> {
  const isFolder = target.endsWith('/') || (existsSync(target) && statSync(target).isDirectory());
  const file = isFolder ? join(target, createName(new Date())) : target;
  if (existsSync(file)) throw new Refused(`${file} exists. Name a new file, or a folder.`);
  if (!place.databaseUrl && !existsSync(join(place.dataDir, STORE_FILE)))
    throw new Refused(`There is no store in ${place.dataDir}`);
  const part = `${file}.part`;
  try {
    // Only the owner of a backup may read it.
    if (isFolder) await mkdir(target, { recursive: true, mode: 0o700 });
    await writeSnapshot(place, part);
    const { sums } = await verifyBackup(part);
    await rename(part, file);
    return { file, sums };
  } catch (error) {
    // If the file could not be created, there may be nothing to remove.
    await rm(part, { force: true }).catch(() => {});
    throw isFileFault(error) ? new Refused(`${file} can't be written (${error.code}). ${ADVICE}`) : error;
  }
}

const ADVICE = 'Name another file, or a folder with a slash at its end.';

/** Database errors have no system call, and connection errors have other ones. */
function isFileFault(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && 'syscall' in error && FILE_CALLS.has(String(error.syscall));
}

const FILE_CALLS = new Set(['open', 'mkdir', 'write', 'fsync', 'rename', 'lstat', 'unlink']);

async function writeSnapshot(place: DatabasePlace, file: string): Promise<void> {
  const db = openDatabase(place);
  try {
    await readSnapshot(db, async (snapshot) => {
      const level = await findLastMigration(snapshot);
      if (level === undefined)
        throw new Refused('There are no tables in this database, so there is nothing to back up');
      await expectWhole(snapshot);
      await writeBackup(file, level, readTables(snapshot, TABLES));
    });
  } finally {
    await db.destroy();
  }
}

function createName(time: Date): string {
  return `q-system-${time.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`;
}
