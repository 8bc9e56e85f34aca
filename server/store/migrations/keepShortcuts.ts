import type { Kysely } from 'kysely';

/**
 * Adds favourites and recently opened records, which are deleted with their record, and views, deleted with the
 * account.
 */
export async function keepShortcuts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('marks')
    .ifNotExists()
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('component_id', 'text', (column) => column.references('components.id').onDelete('cascade'))
    .addColumn('project_id', 'text', (column) => column.references('projects.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('marks_key', ['owner_id', 'mark', 'record_id'])
    .execute();
  for (const column of ['component_id', 'project_id'])
    await db.schema.createIndex(`marks_by_${column}`).ifNotExists().on('marks').column(column).execute();
  await db.schema
    .createTable('views')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('views_unique_name')
    .ifNotExists()
    .on('views')
    .columns(['owner_id', 'list', 'name_key'])
    .unique()
    .execute();
}
