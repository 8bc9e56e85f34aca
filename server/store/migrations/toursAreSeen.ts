import type { Kysely } from 'kysely';

/** Stores whether an account has seen the first-visit tour; existing accounts have not. */
export async function toursAreSeen(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('tour_seen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
