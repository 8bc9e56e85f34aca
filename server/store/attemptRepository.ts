import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

/** By how much the clocks of processes that share a store may differ. */
const SKEW_MS = 60_000;

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

export interface AttemptCount {
  key: string;
  count: number;
  windowEndsAt: string;
}

/** Counters of attempts, shared by all processes of one store. */
export function createAttemptRepository(db: Kysely<Database>) {
  return {
    /** The counts of windows that have not ended. */
    async list(keys: readonly string[], windowMs: number): Promise<AttemptCount[]> {
      const { now, latestEnd } = getBounds(windowMs);
      const rows = await db
        .selectFrom('attempts')
        .selectAll()
        .where('key', 'in', keys)
        .where('window_ends_at', '>', now)
        .where('window_ends_at', '<=', latestEnd)
        .execute();
      return rows.map(toCount);
    },

    /** Counts one attempt for each key and returns the counts; starts a new window where the last one has ended. */
    async count(keys: readonly string[], windowMs: number): Promise<AttemptCount[]> {
      const { now, end, latestEnd } = getBounds(windowMs);
      // A window can't end later than that unless the clock was ahead when it began.
      const isOver = sql<boolean>`attempts.window_ends_at <= ${now} or attempts.window_ends_at > ${latestEnd}`;
      const rows = await db
        .insertInto('attempts')
        .values(toRows(keys, { count: 1, end }))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
            window_ends_at: sql<string>`case when ${isOver} then excluded.window_ends_at else attempts.window_ends_at end`,
          }),
        )
        .returningAll()
        .execute();
      return rows.map(toCount);
    },

    /** Takes one attempt off each count. */
    async uncount(keys: readonly string[]): Promise<void> {
      const { end } = getBounds(0);
      await db
        .insertInto('attempts')
        .values(toRows(keys, { count: 0, end }))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when attempts.count > 0 then attempts.count - 1 else 0 end`,
          }),
        )
        .execute();
    },

    async purge(now: string): Promise<void> {
      await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
    },
  };
}

/** In one order, so that calls that count the same keys never wait for each other in a circle. */
function toRows(keys: readonly string[], { count, end }: { count: number; end: string }) {
  return [...keys].sort().map((key) => ({ key, count, window_ends_at: end }));
}

function toCount(row: Database['attempts']): AttemptCount {
  return { key: row.key, count: row.count, windowEndsAt: row.window_ends_at };
}

function getBounds(windowMs: number): { now: string; end: string; latestEnd: string } {
  const now = Date.now();
  const [end, latestEnd] = [now + windowMs, now + windowMs + SKEW_MS];
  const toText = (time: number) => new Date(time).toISOString();
  return { now: toText(now), end: toText(end), latestEnd: toText(latestEnd) };
}
