import { type Kysely, sql } from 'kysely';

/** Stores when a session began and where it is used; sessions already open begin with their last exchange. */
export async function sessionsHaveDevices(db: Kysely<unknown>): Promise<void> {
  for (const column of ['begun_at', 'address', 'user_agent']) {
    await db.schema
      .alterTable('sessions')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await sql`update sessions set begun_at = rotated_at`.execute(db);
  await db.schema
    .createTable('sign_in_places')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_places_key', ['user_id', 'place'])
    .execute();
}
