import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

export interface AttemptCount {
  count: number;
  windowEndsAt: string;
}

/** Counters of attempts, shared by all processes of one store. */
export function createAttemptRepository(db: Kysely<Database>) {
  return {
    /** Counts one attempt and returns the count of its window; starts a new window where the last one has ended. */
    async count({ key, windowMs }: { key: string; windowMs: number }): Promise<AttemptCount> {
      const now = new Date();
      const isOver = sql<boolean>`attempts.window_ends_at <= ${now.toISOString()}`;
      const row = await db
        .insertInto('attempts')
        .values({ key, count: 1, window_ends_at: new Date(now.getTime() + windowMs).toISOString() })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
            window_ends_at: sql<string>`case when ${isOver} then excluded.window_ends_at else attempts.window_ends_at end`,
          }),
        )
        .returning(['count', 'window_ends_at'])
        .executeTakeFirstOrThrow();
      return { count: row.count, windowEndsAt: row.window_ends_at };
    },

    /** Takes one attempt off the count. */
    async uncount(key: string): Promise<void> {
      await db
        .updateTable('attempts')
        .set({ count: sql<number>`count - 1` })
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },

    async purge(now: string): Promise<void> {
      await db.deleteFrom('attempts').where('window_ends_at', '<', now).execute();
    },
  };
}
