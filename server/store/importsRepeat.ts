import { type Kysely, sql } from 'kysely';
import { isPostgres } from './isPostgres.ts';

/**
 * Prepares repeated imports of a set: indexes components by the set's name, and lets revisions store the set's entry.
 */
export async function importsRepeat(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('component_revisions').addColumn('imported', 'text').execute();
  await sql`create index components_of_set on components (owner_id, ${selectOrigin(db, 'set')}, id)
    where origin is not null`.execute(db);
}

/** Selects a part of a component's origin; `set` in the form that the index covers. */
export function selectOrigin<DB>(db: Kysely<DB>, part: 'set' | 'entry') {
  return isPostgres(db)
    ? sql<string>`((origin::jsonb ->> ${sql.lit(part)}))`
    : sql<string>`json_extract(origin, ${sql.lit(`$.${part}`)})`;
}
