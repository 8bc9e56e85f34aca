import { type Kysely, sql } from 'kysely';

/** Adds the indexes that list deleted records, last deleted first. */
export async function keepTrash(db: Kysely<unknown>): Promise<void> {
  for (const table of ['components', 'projects']) {
    await db.schema
      .createIndex(`${table}_in_trash`)
      .ifNotExists()
      .on(table)
      .columns(['owner_id', 'deleted_at', 'id'])
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute();
  }
}
