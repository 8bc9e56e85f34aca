import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { Refused } from '#server/Refused.ts';
import type { Database } from './Database.ts';
import { expectNoOtherSession } from './expectNoOtherSession.ts';
import { lockFolder } from './lockFolder.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';
import { migrate } from './Store.ts';
import { findColumns, type Page, readTables, type Sum, Sums, type Table, writePage } from './tableRows.ts';

interface FillOptions {
  /** The level of the tables to fill, if it is an earlier one. */
  level?: string | undefined;
  /** Changes the filled store in the same transaction. */
  settle?: ((db: Kysely<Database>) => Promise<void>) | undefined;
}

/**
 * Fills an empty store with the pages of another one, all or nothing; reads them back and returns the sums of each
 * table. Throws `Refused` if the store has accounts.
 */
export async function fillStore(
  to: DatabasePlace,
  pages: AsyncIterable<Page>,
  { level, settle }: FillOptions = {},
): Promise<Map<string, Sum>> {
  return openAlone(to, async (db) => {
    await migrate(db, level);
    const sums = await db.transaction().execute(async (transaction) => {
      const written = await fillTables(transaction, pages);
      await settle?.(transaction);
      return written;
    });
    await migrate(db);
    return sums;
  });
}

/** Opens a place that no other process uses, for as long as the work takes. */
export async function openAlone<T>(place: DatabasePlace, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const release = place.databaseUrl ? () => {} : lockFolder(place.dataDir);
  const db = openDatabase(place);
  try {
    if (place.databaseUrl) await expectNoOtherSession(db);
    return await work(db);
  } finally {
    await db.destroy();
    release();
  }
}

/** Throws `Refused` if the store has accounts; drops the settings that a server which was started on it has left. */
export async function expectEmpty(db: Kysely<Database>): Promise<void> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) throw new Refused('The target already has accounts. Copy or restore into an empty store.');
  await sql`delete from settings`.execute(db);
}

/** Whether the tables of a store have exactly these sums. */
export async function hasSums(db: Kysely<Database>, expected: ReadonlyMap<string, Sum>): Promise<boolean> {
  const written = new Sums();
  // Only the tables that were written are read; this store has all tables.
  for await (const page of readTables(db, [...expected.keys()] as Table[])) written.add(page);
  return isDeepStrictEqual(written.toMap(), expected);
}

/** The message of a copy that is not equal to what was read. */
export const DIFFERS = 'The copy differs from what was read, so it was undone';

async function fillTables(db: Kysely<Database>, pages: AsyncIterable<Page>): Promise<Map<string, Sum>> {
  await expectEmpty(db);
  const columns = await findColumns(db);
  const sent = new Sums();
  for await (const page of pages) {
    if (!isDeepStrictEqual(page.columns, columns.get(page.table)))
      throw new Refused(`The table ${page.table} differs from this version's. Use the version that wrote it.`);
    await writePage(db, page);
    sent.add(page);
  }
  const expected = sent.toMap();
  if (!(await hasSums(db, expected))) throw new Error(DIFFERS);
  return expected;
}
