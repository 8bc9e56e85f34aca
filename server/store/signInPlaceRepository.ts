import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import { emailKey } from './emailKey.ts';

export type SignInPlaceRepository = ReturnType<typeof createSignInPlaceRepository>;

/** Remembers where users have signed in before. */
export function createSignInPlaceRepository(db: Kysely<Database>) {
  return {
    /** Runs one query with and without an account, so that the time does not reveal who has one. */
    async isKnown({ email, place }: { email: string; place: string }): Promise<boolean> {
      const known = await db
        .selectFrom('users')
        .innerJoin('sign_in_places', 'sign_in_places.user_id', 'users.id')
        .select('users.id')
        .where('users.email_key', '=', emailKey(email))
        .where('sign_in_places.place', '=', place)
        .executeTakeFirst();
      return known !== undefined;
    },

    async note({ userId, place }: { userId: string; place: string }): Promise<void> {
      const row = { user_id: userId, place, last_at: new Date().toISOString() };
      await db
        .insertInto('sign_in_places')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ last_at: row.last_at }))
        .execute();
    },

    async purge(before: string): Promise<void> {
      await db.deleteFrom('sign_in_places').where('last_at', '<', before).execute();
    },
  };
}
