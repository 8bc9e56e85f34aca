import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database, EmailLinkTable } from './Database.ts';
import { emailKey } from './emailKey.ts';

export type EmailLink = Selectable<EmailLinkTable>;
export type EmailLinkRepository = ReturnType<typeof createEmailLinkRepository>;

interface TakenLink {
  tokenHash: string;
  purposes: readonly EmailLink['purpose'][];
  now: string;
}

type NewEmailLink = Omit<Insertable<EmailLinkTable>, 'email_key' | 'created_at'>;

/** Stores links in messages that confirm an address or undo its change; only the hashes of their tokens are stored. */
export function createEmailLinkRepository(db: Kysely<Database>) {
  const valid = (now: string) => db.selectFrom('email_links').selectAll().where('expires_at', '>', now);

  return {
    async create(link: NewEmailLink): Promise<void> {
      const row = { ...link, email_key: emailKey(link.email), created_at: new Date().toISOString() };
      await db.insertInto('email_links').values(row).execute();
    },

    /** Removes a link and returns it; undefined if the token is unknown, used, expired or for another purpose. */
    take({ tokenHash, purposes, now }: TakenLink): Promise<EmailLink | undefined> {
      return db
        .deleteFrom('email_links')
        .where('token_hash', '=', tokenHash)
        .where('purpose', 'in', purposes)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
    },

    /** Returns a user's address change that is waiting for confirmation. */
    findChange({ userId, now }: { userId: string; now: string }): Promise<EmailLink | undefined> {
      return valid(now).where('user_id', '=', userId).where('purpose', '=', 'change').executeTakeFirst();
    },

    /** Returns the latest registration of an address that is waiting for confirmation. */
    findRegistration({ email, now }: { email: string; now: string }): Promise<EmailLink | undefined> {
      return valid(now)
        .where('email_key', '=', emailKey(email))
        .where('purpose', '=', 'registration')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    async drop(tokenHash: string): Promise<void> {
      await db.deleteFrom('email_links').where('token_hash', '=', tokenHash).execute();
    },

    async dropRegistrations(email: string): Promise<void> {
      await db
        .deleteFrom('email_links')
        .where('email_key', '=', emailKey(email))
        .where('purpose', '=', 'registration')
        .execute();
    },

    async dropChange(userId: string): Promise<void> {
      await db.deleteFrom('email_links').where('user_id', '=', userId).where('purpose', '=', 'change').execute();
    },

    /** Drops links created since a change that is undone: its author may have requested more. */
    async dropSince(userId: string, since: string): Promise<void> {
      await db.deleteFrom('email_links').where('user_id', '=', userId).where('created_at', '>=', since).execute();
    },

    async purge(now: string): Promise<void> {
      await db.deleteFrom('email_links').where('expires_at', '<', now).execute();
    },
  };
}
