import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { Refused } from '#server/Refused.ts';
import type { Database } from './Database.ts';
import { expectNoOtherSession } from './expectNoOtherSession.ts';
import { lockFolder } from './lockFolder.ts';
import { type DatabasePlace, openDatabase } from './openDatabase.ts';
import { migrate } from './Store.ts';
import { findColumns, type Page, readTables, type Sum, Sums, type Table, writePage } from './tableRows.ts';

/**
 * Fills an empty store with the pages of another one, all or nothing; reads them back and returns the sums of each
 * table. Throws `Refused` if the store has accounts.
 */
export async function fillStore(
  to: DatabasePlace,
  pages: AsyncIterable<Page>,
  { level }: { level?: string } = {},
): Promise<Map<string, Sum>> {
  const release = to.databaseUrl ? () => {} : lockFolder(to.dataDir);
  const db = openDatabase(to);
  try {
    if (to.databaseUrl) await expectNoOtherSession(db);
    await migrate(db, level);
    const sums = await db.transaction().execute((transaction) => fillTables(transaction, pages));
    await migrate(db);
    return sums;
  } finally {
    await db.destroy();
    release();
  }
}

async function fillTables(db: Kysely<Database>, pages: AsyncIterable<Page>): Promise<Map<string, Sum>> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) throw new Refused('The target already has accounts. Copy or restore into an empty store.');
  // A server that was started on it has left its settings.
  await sql`delete from settings`.execute(db);
  const columns = await findColumns(db);
  const sent = new Sums();
  for await (const page of pages) {
    if (!isDeepStrictEqual(page.columns, columns.get(page.table)))
      throw new Refused(`The table ${page.table} differs from this version's. Use the version that wrote it.`);
    await writePage(db, page);
    sent.add(page);
  }
  const [expected, written] = [sent.toMap(), new Sums()];
  // Only the tables that the pages contain are read; this store has all tables.
  for await (const page of readTables(db, [...expected.keys()] as Table[])) written.add(page);
  if (!isDeepStrictEqual(written.toMap(), expected))
    throw new Error('The copy differs from what was read, so it was undone');
  return expected;
}
