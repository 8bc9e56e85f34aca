import { type Kysely, sql } from 'kysely';
import { isPostgres } from './isPostgres.ts';

/** A set can be taken over again: its components are found by its name, and their versions keep what it gave then. */
export async function importsRepeat(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('component_revisions').addColumn('imported', 'text').execute();
  await sql`create index components_of_set on components (owner_id, ${originOf(db, 'set')}, id)
    where origin is not null`.execute(db);
}

/** A part of a component's origin, the set as the index has it. */
export function originOf<DB>(db: Kysely<DB>, part: 'set' | 'entry') {
  return isPostgres(db)
    ? sql<string>`((origin::jsonb ->> ${sql.lit(part)}))`
    : sql<string>`json_extract(origin, ${sql.lit(`$.${part}`)})`;
}
