import type { Kysely } from 'kysely';

/** Components carry the sources of their values and their own origin; those that exist have neither. */
export async function valuesHaveSources(db: Kysely<unknown>): Promise<void> {
  for (const table of ['components', 'component_revisions']) {
    await db.schema
      .alterTable(table)
      .addColumn('sources', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
    await db.schema.alterTable(table).addColumn('origin', 'text').execute();
  }
}
