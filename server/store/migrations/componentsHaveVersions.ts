import type { Kysely } from 'kysely';

/** Stores the version of the kind with each component; it is the first one for all existing components. */
export async function componentsHaveVersions(db: Kysely<unknown>): Promise<void> {
  for (const table of ['components', 'component_revisions']) {
    await db.schema
      .alterTable(table)
      .addColumn('kind_version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
