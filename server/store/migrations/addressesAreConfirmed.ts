import type { Kysely } from 'kysely';

/** Adds links in messages that confirm an address, or undo its change. */
export async function addressesAreConfirmed(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_links')
    .ifNotExists()
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('registration', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('email_links_by_user').ifNotExists().on('email_links').column('user_id').execute();
  await db.schema.createIndex('email_links_by_address').ifNotExists().on('email_links').column('email_key').execute();
}
