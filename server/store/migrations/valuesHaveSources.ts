import type { Kysely } from 'kysely';

/** Stores the sources of a component's values and its origin; existing components have neither. */
export async function valuesHaveSources(db: Kysely<unknown>): Promise<void> {
  for (const table of ['components', 'component_revisions']) {
    await db.schema
      .alterTable(table)
      .addColumn('sources', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
    await db.schema.alterTable(table).addColumn('origin', 'text').execute();
  }
}
