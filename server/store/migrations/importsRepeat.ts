import { type Kysely, sql } from 'kysely';
import { selectOrigin } from '#server/store/selectOrigin.ts';

/**
 * Prepares repeated imports of a set: indexes components by the set's name, and lets revisions store the set's entry.
 */
export async function importsRepeat(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('component_revisions').addColumn('imported', 'text').execute();
  await sql`create index components_of_set on components (owner_id, ${selectOrigin(db, 'set')}, id)
    where origin is not null`.execute(db);
}
