import type { Kysely } from 'kysely';

/** Adds reference sets, which belong to the installation; their entries are deleted with them. */
export async function keepReference(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reference_sets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subclass', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('licence', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('citation', 'text')
    .addColumn('edition', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reference_sets_by_kind').on('reference_sets').columns(['subclass', 'name']).execute();
  await db.schema
    .createTable('reference_entries')
    .addColumn('set_name', 'text', (column) => column.notNull().references('reference_sets.name').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind_version', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('sources', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reference_entries_key', ['set_name', 'key'])
    .execute();
}
