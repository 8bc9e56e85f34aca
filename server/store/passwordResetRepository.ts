import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

export type PasswordResetRepository = ReturnType<typeof createPasswordResetRepository>;

/** Stores password-reset tokens, as hashes only. */
export function createPasswordResetRepository(db: Kysely<Database>) {
  return {
    async create(reset: { tokenHash: string; userId: string; expiresAt: string }): Promise<void> {
      await db
        .insertInto('password_resets')
        .values({ token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt })
        .execute();
    },

    /** Returns the user of a token, which stays valid; undefined if it is unknown, used or expired. */
    async find({ tokenHash, now }: { tokenHash: string; now: string }): Promise<string | undefined> {
      const found = await db
        .selectFrom('password_resets')
        .select('user_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return found?.user_id;
    },

    /** Removes a token and returns its user; undefined for a token that is unknown, used or expired. */
    async take({ tokenHash, now }: { tokenHash: string; now: string }): Promise<string | undefined> {
      const taken = await db
        .deleteFrom('password_resets')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .returning('user_id')
        .executeTakeFirst();
      return taken?.user_id;
    },

    async dropAll(userId: string): Promise<void> {
      await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    },

    async purge(now: string): Promise<void> {
      await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
    },
  };
}
