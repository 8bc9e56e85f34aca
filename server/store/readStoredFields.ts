import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FieldValues } from '#model/FormDefinition.ts';
import { FIRST_VERSION } from '#model/KindChanges.ts';
import { Refused } from '#server/Refused.ts';
import { readSnapshot } from './copyStore.ts';
import { findLastMigration } from './findLastMigration.ts';
import { type DatabasePlace, openDatabase, STORE_FILE } from './openDatabase.ts';
import { type Page, readTables } from './tableRows.ts';

/** The stored values of a component, in the kind version that they were stored in. */
export interface StoredFields {
  id: string;
  subclass: string;
  kindVersion: number;
  fields: FieldValues;
  /** Whether the component is in the trash, from where it can still be restored. */
  isDeleted: boolean;
}

/**
 * Passes every stored component of all accounts to `take`, page by page. The store is only read: an embedded one from a
 * copy, since a server may be running on it, and PostgreSQL in a transaction that can't write.
 */
export async function readStoredFields(place: DatabasePlace, take: (stored: StoredFields[]) => void): Promise<void> {
  const folder = place.databaseUrl ? undefined : mkdtempSync(join(tmpdir(), 'q-system-'));
  try {
    if (folder) await copyQuiet(place.dataDir, folder);
    const db = openDatabase(folder ? { ...place, dataDir: folder } : place);
    try {
      await readSnapshot(db, async (snapshot) => {
        if ((await findLastMigration(snapshot)) === undefined)
          throw new Refused('There are no tables in this database, so nothing is stored there');
        for await (const page of readTables(snapshot, ['components'])) take(toStored(page));
      });
    } finally {
      await db.destroy();
    }
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}

/** The store and its write-ahead log. */
const FILES = [STORE_FILE, `${STORE_FILE}-wal`];
const MOST_TRIES = 1000;

/**
 * Copies the files of a store between two writes, so that they are consistent; throws `Refused` if the store keeps
 * changing.
 */
async function copyQuiet(from: string, to: string): Promise<void> {
  if (!existsSync(join(from, STORE_FILE))) throw new Refused(`There is no store in ${from}`);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const before = readState(from);
    for (const file of FILES) {
      if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file));
      else rmSync(join(to, file), { force: true });
    }
    if (readState(from) === before) return;
    await setImmediate();
  }
  throw new Refused(`The store in ${from} keeps changing. Use a backup of it, or ask the server.`);
}

function readState(folder: string): string {
  const states = FILES.map((file) => statSync(join(folder, file), { bigint: true, throwIfNoEntry: false }));
  return states.map((state) => (state ? `${state.size} ${state.mtimeNs}` : '')).join();
}

function toStored({ columns, rows }: Page): StoredFields[] {
  return rows.map((values) => {
    const row = Object.fromEntries(columns.map((column, index) => [column, values[index]]));
    return {
      id: String(row.id),
      subclass: String(row.subclass),
      // Stores that have not been migrated have no versions.
      kindVersion: Number(row.kind_version ?? FIRST_VERSION),
      fields: JSON.parse(String(row.fields)),
      isDeleted: row.deleted_at != null,
    };
  });
}
