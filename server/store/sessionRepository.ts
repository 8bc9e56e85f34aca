import type { Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { SESSION_LIMITS } from '#server/sessionLimits.ts';
import { compileOnce } from './compileOnce.ts';
import type { Database, SessionTable } from './Database.ts';

/** Per account; more sessions are usually those of a script that signs in again and again. */
const MOST_OPEN = 100;

export type Session = Selectable<SessionTable>;
export type SessionRepository = ReturnType<typeof createSessionRepository>;

type Use = Pick<SessionTable, 'expires_at' | 'address' | 'user_agent'>;
type NewSession = { userId: string } & Use;

/** Creates the row of a session that begins now. */
export function createSessionRow({ userId, ...use }: NewSession): Session {
  const now = new Date().toISOString();
  const tokens = { current_token: uuidv7(), previous_token: null };
  return { id: uuidv7(), user_id: userId, ...tokens, begun_at: now, rotated_at: now, ...use };
}

/** Runs for every call with a token. */
const selectExpiry = compileOnce<{ id: string }, Pick<Session, 'expires_at'>>((db, value) =>
  db.selectFrom('sessions').select('expires_at').where('id', '=', value('id')),
);

const findById = compileOnce<{ id: string }, Session>((db, value) =>
  db.selectFrom('sessions').selectAll().where('id', '=', value('id')),
);

/** Stores sessions with their refresh tokens; only the ids of the tokens are stored. */
export function createSessionRepository(db: Kysely<Database>) {
  return {
    /** Returns when a session ends or has ended. */
    findExpiry: async (id: string): Promise<string | undefined> => (await selectExpiry(db, { id }))[0]?.expires_at,

    byId: async (id: string): Promise<Session | undefined> => (await findById(db, { id }))[0],

    /** Returns the sessions that have not expired, last used first. */
    list: (userId: string): Promise<Session[]> =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date().toISOString())
        .orderBy('rotated_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Returns those of the sessions that have not ended. */
    async open(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const query = db
        .selectFrom('sessions')
        .select('id')
        .where('id', 'in', [...ids])
        .where('expires_at', '>', new Date().toISOString());
      return new Set((await query.execute()).map(({ id }) => id));
    },

    /** Creates a session; beyond 100 sessions of a user, the least recently used ones end. */
    async create(session: NewSession): Promise<Session> {
      const row = createSessionRow(session);
      await db.insertInto('sessions').values(row).execute();
      const others = db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', row.user_id)
        .where('id', '!=', row.id);
      const kept = others.orderBy('rotated_at', 'desc').limit(MOST_OPEN - 1);
      const spare = db.deleteFrom('sessions').where('user_id', '=', row.user_id).where('id', '!=', row.id);
      await spare.where('id', 'not in', kept).execute();
      return row;
    },

    /** Stores a session that began while the store could not be written. */
    async store(session: Session): Promise<void> {
      await db
        .insertInto('sessions')
        .values(session)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    /**
     * Replaces the current token; returns undefined if `token` is not the current one, so only one of two calls
     * succeeds.
     */
    rotate({ id, token, ...use }: { id: string; token: string; begun_at: string } & Use): Promise<Session | undefined> {
      return db
        .updateTable('sessions')
        .set({ current_token: uuidv7(), previous_token: token, rotated_at: new Date().toISOString(), ...use })
        .where('id', '=', id)
        .where('current_token', '=', token)
        .returningAll()
        .executeTakeFirst();
    },

    async revoke(id: string): Promise<void> {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },

    /** Ends a session; returns false if the user has no such session. */
    async revokeOwn({ id, userId }: { id: string; userId: string }): Promise<boolean> {
      const query = db.deleteFrom('sessions').where('id', '=', id).where('user_id', '=', userId);
      return (await query.returning('id').executeTakeFirst()) !== undefined;
    },

    async revokeAll(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    async revokeOthers({ id, userId }: { id: string; userId: string }): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id).execute();
    },

    /** Removes expired sessions; one that a clock ahead of time has prolonged ends within a day from now. */
    async purge(now: Date): Promise<void> {
      const toText = (later: number) => new Date(now.getTime() + later).toISOString();
      await db.deleteFrom('sessions').where('expires_at', '<', toText(0)).execute();
      await db
        .updateTable('sessions')
        .set({ rotated_at: toText(0), expires_at: toText(SESSION_LIMITS.idleMs) })
        .where('rotated_at', '>', toText(SESSION_LIMITS.skewMs))
        .execute();
    },
  };
}
