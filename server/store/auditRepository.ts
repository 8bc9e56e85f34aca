import { type Kysely, type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { components as Schemas } from '#generated/api.ts';
import type { AuditEventTable, Database } from './Database.ts';

export type AuditRepository = ReturnType<typeof createAuditRepository>;
export type AuditEntry = Selectable<AuditEventTable>;
export type AuditEvent = Schemas['schemas']['ActivityEntry']['event'];

/** Who does something, in which session and from where. */
export interface Origin {
  userId: string;
  /** Empty if there is no session. */
  sessionId: string;
  address: string;
  userAgent: string;
}

const FAILURE_WINDOW_MS = 3600 * 1000;
/** Beyond this number, failures of one window share an entry, so that many addresses can't fill the store. */
const MOST_ADDRESSES = 20;

/** Records and lists the activity of each account, for its owner to read. */
export function createAuditRepository(db: Kysely<Database>) {
  function insert(
    { userId, sessionId, address, userAgent }: Origin,
    what: Pick<AuditEntry, 'event' | 'subject' | 'slot'>,
  ) {
    const where = { user_id: userId, session_id: sessionId, address, user_agent: userAgent };
    const row = { id: uuidv7(), ...where, ...what, count: 1, at: new Date().toISOString() };
    return db.insertInto('audit_events').values(row);
  }

  return {
    async add(origin: Origin, event: AuditEvent, subject: string | null = null): Promise<void> {
      await insert(origin, { event, subject, slot: null }).execute();
    },

    /** Records a failed sign-in: one entry per account, address and hour, with a count. */
    async addFailure(origin: Omit<Origin, 'sessionId'>): Promise<void> {
      const window = Math.floor(Date.now() / FAILURE_WINDOW_MS);
      const slots = await db
        .selectFrom('audit_events')
        .select('slot')
        .where('user_id', '=', origin.userId)
        .where('slot', 'like', `${window} %`)
        .execute();
      const isShared =
        slots.length >= MOST_ADDRESSES && !slots.some(({ slot }) => slot === `${window} ${origin.address}`);
      const place = isShared ? { address: '', userAgent: '' } : origin;
      const what = { event: 'sign_in_failed', subject: null, slot: `${window} ${place.address}` };
      await insert({ ...origin, ...place, userId: origin.userId, sessionId: '' }, what)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'slot']).doUpdateSet({
            count: sql<number>`audit_events.count + 1`,
            at: sql<string>`excluded.at`,
            user_agent: sql<string>`excluded.user_agent`,
          }),
        )
        .execute();
    },

    /** Returns entries newest first, starting after the entry with the id `cursor`. */
    list({
      userId,
      limit,
      cursor,
    }: {
      userId: string;
      limit: number;
      cursor?: string | undefined;
    }): Promise<AuditEntry[]> {
      return db
        .selectFrom('audit_events')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    async purge(before: string): Promise<void> {
      await db.deleteFrom('audit_events').where('at', '<', before).execute();
    },
  };
}
