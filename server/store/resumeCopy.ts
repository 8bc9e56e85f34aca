import { type Kysely, sql } from 'kysely';
import { Refused } from '#server/Refused.ts';
import { dropProgress, findProgress, keepProgress } from './copyProgress.ts';
import type { Database } from './Database.ts';
import { DIFFERS, expectEmpty, hasSums, openAlone } from './fillStore.ts';
import type { DatabasePlace } from './openDatabase.ts';
import { migrate } from './Store.ts';
import { type Page, type Sum, Sums, type Table, writePage } from './tableRows.ts';
import { ifTaken, throwUniqueViolation } from './UniqueViolation.ts';

export interface Copied {
  /** The sums of each table, read back from the copy. */
  sums: Map<string, Sum>;
  /** The number of rows that an interrupted copy had written, which were not written again. */
  kept: number;
  /** Whether an interrupted copy was dropped, as the store has changed since. */
  isAnew: boolean;
}

interface Source {
  /** Owners come before what they own. */
  tables: readonly Table[];
  /** Reads the tables from their first rows on, in the same order and pages each time. */
  read: () => AsyncIterable<Page>;
}

const FOREIGN_ROWS =
  'The target has rows that the copy did not write. Stop all servers that use it, empty it with npm run reset, and begin again.';

/**
 * Copies tables into an empty store; each page is kept as soon as it is written, so that a copy that was interrupted
 * goes on where it ended. No server opens the store before all rows have been read back. Throws `Refused` if the store
 * has accounts already.
 */
export function resumeCopy(to: DatabasePlace, source: Source): Promise<Copied> {
  return openAlone(to, async (db) => {
    await migrate(db);
    const progress = await findProgress(db);
    if (!progress) {
      await db.transaction().execute(async (transaction) => {
        await expectEmpty(transaction);
        await keepProgress(transaction, new Map());
      });
    }
    const sums = await copyPages(db, source.read(), progress ?? new Map());
    if (sums) return { sums: await finish(db, source, sums), kept: countRows(progress), isAnew: false };
    await db.transaction().execute(async (transaction) => {
      await clear(transaction, source);
      await keepProgress(transaction, new Map());
    });
    const anew = await copyPages(db, source.read(), new Map());
    if (!anew) throw new Error('The store changed while it was being copied');
    return { sums: await finish(db, source, anew), kept: 0, isAnew: true };
  });
}

/** Writes the pages that are not there yet; returns undefined if those that are there differ from the source. */
async function copyPages(
  db: Kysely<Database>,
  pages: AsyncIterable<Page>,
  there: ReadonlyMap<string, Sum>,
): Promise<Map<string, Sum> | undefined> {
  const sums = new Sums();
  for await (const page of pages) {
    sums.add(page);
    const [read, kept] = [sums.get(page.table), there.get(page.table)];
    if (kept && read.rows < kept.rows) continue;
    if (kept && read.rows === kept.rows) {
      if (read.hash !== kept.hash) return undefined;
      continue;
    }
    // The part that is there ends within a page.
    if (kept && read.rows - page.rows.length < kept.rows) return undefined;
    const write = () =>
      db.transaction().execute(async (transaction) => {
        await throwUniqueViolation(() => writePage(transaction, page));
        await keepProgress(transaction, sums.toMap());
      });
    await ifTaken(write, () => {
      throw new Refused(FOREIGN_ROWS);
    });
  }
  const isShorter = [...there].some(([table, { rows }]) => sums.get(table).rows < rows);
  return isShorter ? undefined : sums.toMap();
}

/** Reads everything back; what differs is removed. */
async function finish(db: Kysely<Database>, source: Source, sums: Map<string, Sum>): Promise<Map<string, Sum>> {
  const isEqual = await db.transaction().execute(async (transaction) => {
    await dropProgress(transaction);
    const equals = await hasSums(transaction, sums);
    if (!equals) await clear(transaction, source);
    return equals;
  });
  if (!isEqual) throw new Error(DIFFERS);
  return sums;
}

async function clear(db: Kysely<Database>, { tables }: Source): Promise<void> {
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
}

function countRows(progress: ReadonlyMap<string, Sum> | undefined): number {
  return [...(progress?.values() ?? [])].reduce((sum, { rows }) => sum + rows, 0);
}
