import type { Kysely } from 'kysely';

/** Adds the log of each account's activity. */
export async function keepAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_events')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('slot', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('audit_events_by_user')
    .ifNotExists()
    .on('audit_events')
    .columns(['user_id', 'id'])
    .execute();
  // Only failed sign-ins have a slot; further failures in it are counted there.
  await db.schema
    .createIndex('audit_events_slot')
    .ifNotExists()
    .on('audit_events')
    .columns(['user_id', 'slot'])
    .unique()
    .execute();
}
