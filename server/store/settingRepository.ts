import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

export type SettingRepository = ReturnType<typeof createSettingRepository>;

/** The key of the epoch that begins every feed cursor; a new epoch makes every reader of a feed start over. */
export const FEED_EPOCH = 'feed_epoch';

/** Stores values that all processes of one store share. */
export function createSettingRepository(db: Kysely<Database>) {
  const find = async (key: string) =>
    (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;

  return {
    /** Returns the stored value; stores `value` first if there is none yet. The first process wins. */
    async keep(key: string, value: string): Promise<string> {
      const kept = await find(key);
      // A full or read-only store still gives what it holds.
      if (kept !== undefined) return kept;
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return (await find(key)) ?? value;
    },

    async replace(key: string, value: string): Promise<void> {
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
  };
}
