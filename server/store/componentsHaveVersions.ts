import type { Kysely } from 'kysely';

/** Stored components know the version of their kind, which is the first one for all that exist. */
export async function componentsHaveVersions(db: Kysely<unknown>): Promise<void> {
  for (const table of ['components', 'component_revisions']) {
    await db.schema
      .alterTable(table)
      .addColumn('kind_version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
