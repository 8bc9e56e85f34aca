import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

/** By how much the clocks of processes that share a store may differ. */
const SKEW_MS = 60_000;
const ROWS_AT_ONCE = 500;

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

export interface AttemptCount {
  key: string;
  count: number;
  windowEndsAt: string;
}

/** Reads and writes the counters of attempts that all processes of one store share. */
export function createAttemptRepository(db: Kysely<Database>) {
  return {
    /** Returns the counts of windows that have not ended. */
    async list(keys: readonly string[], windowMs: number): Promise<AttemptCount[]> {
      const { now, latestEnd } = getBounds(windowMs);
      const rows = await db
        .selectFrom('attempts')
        .selectAll()
        .where('key', 'in', keys)
        .where('window_ends_at', '>', now)
        .where('window_ends_at', '<=', latestEnd)
        .execute();
      return rows.map(({ key, count, window_ends_at: windowEndsAt }) => ({ key, count, windowEndsAt }));
    },

    /** Adds to the counts, or subtracts if a number is negative; starts a new window if the last one has ended. */
    async add(numbers: ReadonlyMap<string, number>, windowMs: number): Promise<void> {
      const { now, end, latestEnd } = getBounds(windowMs);
      // A window can't end later than that unless the clock was ahead when it began.
      const isOver = sql<boolean>`attempts.window_ends_at <= ${now} or attempts.window_ends_at > ${latestEnd}`;
      const atLeastNone = (count: ReturnType<typeof sql>) =>
        sql<number>`case when ${count} > 0 then ${count} else 0 end`;
      // Always in the same order, so that processes that count the same keys can't deadlock.
      const rows = [...numbers].sort(([a], [b]) => (a < b ? -1 : 1));
      for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
        const values = rows.slice(first, first + ROWS_AT_ONCE);
        await db
          .insertInto('attempts')
          .values(values.map(([key, count]) => ({ key, count, window_ends_at: end })))
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql<number>`case when ${isOver} then ${atLeastNone(sql`excluded.count`)}
                else ${atLeastNone(sql`attempts.count + excluded.count`)} end`,
              window_ends_at: sql<string>`case when ${isOver} then excluded.window_ends_at else attempts.window_ends_at end`,
            }),
          )
          .execute();
      }
    },

    async purge(now: string): Promise<void> {
      await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
    },
  };
}

function getBounds(windowMs: number): { now: string; end: string; latestEnd: string } {
  const now = Date.now();
  const [end, latestEnd] = [now + windowMs, now + windowMs + SKEW_MS];
  const toText = (time: number) => new Date(time).toISOString();
  return { now: toText(now), end: toText(end), latestEnd: toText(latestEnd) };
}
