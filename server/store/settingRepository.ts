import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

export type SettingRepository = ReturnType<typeof settingRepository>;

/** What all processes of one store must agree on. */
export function settingRepository(db: Kysely<Database>) {
  return {
    /** The stored value; `value` is stored first where there is none, and the first process wins. */
    async keep(key: string, value: string): Promise<string> {
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const kept = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
      return kept.value;
    },
  };
}
