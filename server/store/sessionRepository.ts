import type { Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database, SessionTable } from './Database.ts';

export type Session = Selectable<SessionTable>;
export type SessionRepository = ReturnType<typeof createSessionRepository>;

interface NewSession {
  userId: string;
  expiresAt: string;
}

/** The row of a session that begins now. */
export function createSessionRow({ userId, expiresAt }: NewSession): Session {
  return {
    id: uuidv7(),
    user_id: userId,
    current_token: uuidv7(),
    previous_token: null,
    rotated_at: new Date().toISOString(),
    expires_at: expiresAt,
  };
}

/** Families of refresh tokens, of which only the ids are stored. */
export function createSessionRepository(db: Kysely<Database>) {
  return {
    byId: (id: string): Promise<Session | undefined> =>
      db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst(),

    create(session: NewSession): Promise<Session> {
      return db.insertInto('sessions').values(createSessionRow(session)).returningAll().executeTakeFirstOrThrow();
    },

    /** Stores a session that began while the store could not be written. */
    async store(session: Session): Promise<void> {
      await db
        .insertInto('sessions')
        .values(session)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    /** Replaces the current token; returns undefined where `token` is not the current one, so only one of two calls succeeds. */
    rotate({ id, token, expiresAt }: { id: string; token: string; expiresAt: string }): Promise<Session | undefined> {
      return db
        .updateTable('sessions')
        .set({
          current_token: uuidv7(),
          previous_token: token,
          rotated_at: new Date().toISOString(),
          expires_at: expiresAt,
        })
        .where('id', '=', id)
        .where('current_token', '=', token)
        .returningAll()
        .executeTakeFirst();
    },

    async revoke(id: string): Promise<void> {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },

    async revokeAll(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    async purge(now: string): Promise<void> {
      await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
    },
  };
}
