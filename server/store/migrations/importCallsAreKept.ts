import type { Kysely } from 'kysely';

/** Stores the answers to the calls of import runs; they are deleted with the account. */
export async function importCallsAreKept(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('import_calls')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('run', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_calls_key', ['owner_id', 'run', 'part'])
    .execute();
  await db.schema.createIndex('import_calls_by_time').on('import_calls').column('at').execute();
}
