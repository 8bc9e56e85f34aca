import type { Kysely } from 'kysely';

/** Accounts know whether their tour of the first visit was seen; those that exist have not seen it. */
export async function toursAreSeen(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('tour_seen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
