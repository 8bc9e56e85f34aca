import { type Kysely, sql } from 'kysely';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import { isPostgres } from '#server/store/isPostgres.ts';

const ROWS_AT_ONCE = 500;

// A type alias, since Kysely does not accept an interface here.
type SortedTables = {
  /** The columns at the time of this migration. */
  components: { id: string; name: string; name_sort: string };
  projects: { id: string; name: string; description: string; name_sort: string; search_key: string };
};

/** Adds the numbered changes of each owner, and the columns and indexes that lists are sorted and searched by. */
export async function numberChanges(db: Kysely<unknown>): Promise<void> {
  // SQLite runs migrations without a transaction, so a failure would leave half of the columns.
  if (db.isTransaction) await changeTables(db);
  else await db.transaction().execute(changeTables);
}

async function changeTables(db: Kysely<unknown>): Promise<void> {
  await createFeeds(db);
  await addSortColumns(db);
  await fillSortColumns(db.withTables<SortedTables>());
  await createIndexes(db);
}

async function createFeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feeds')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('cursor', 'integer', (column) => column.notNull())
    .addColumn('purged', 'integer', (column) => column.notNull())
    .addColumn('components', 'text', (column) => column.notNull())
    .addColumn('projects', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('changes')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('cursor', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer')
    .addColumn('subclass', 'text')
    .addColumn('is_template', 'integer')
    .addColumn('project_id', 'text')
    .addPrimaryKeyConstraint('changes_key', ['owner_id', 'cursor'])
    .execute();
  await db.schema.createIndex('changes_by_time').on('changes').column('at').execute();
}

async function addSortColumns(db: Kysely<unknown>): Promise<void> {
  // Keys sort by character code, whatever the locale of the database; SQLite always sorts this way.
  const type = isPostgres(db) ? sql`text collate "C"` : 'text';
  for (const [table, column] of SORT_COLUMNS) {
    await db.schema
      .alterTable(table)
      .addColumn(column, type, (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
}

const SORT_COLUMNS = [
  ['components', 'name_sort'],
  ['projects', 'name_sort'],
  ['projects', 'search_key'],
] as const;

async function fillSortColumns(db: Kysely<SortedTables>): Promise<void> {
  for (let after = ''; ; ) {
    const page = db.selectFrom('components').select(['id', 'name']).where('id', '>', after).orderBy('id');
    const rows = await page.limit(ROWS_AT_ONCE).execute();
    if (rows.length === 0) break;
    after = rows.at(-1)?.id ?? '';
    const keys = sql.join(rows.map(({ id, name }) => sql`(${id}, ${sortKey(name)})`));
    await sql`update components set name_sort = keys.column2 from (values ${keys}) as keys
      where components.id = keys.column1`.execute(db);
  }
  for (let after = ''; ; ) {
    const page = db.selectFrom('projects').select(['id', 'name', 'description']).where('id', '>', after).orderBy('id');
    const rows = await page.limit(ROWS_AT_ONCE).execute();
    if (rows.length === 0) break;
    after = rows.at(-1)?.id ?? '';
    const keys = sql.join(
      rows.map(
        ({ id, name, description }) => sql`(${id}, ${sortKey(name)}, ${`${nameKey(name)}\n${nameKey(description)}`})`,
      ),
    );
    await sql`update projects set name_sort = keys.column2, search_key = keys.column3 from (values ${keys}) as keys
      where projects.id = keys.column1`.execute(db);
  }
}

/** Lists show only records that are not deleted, so the indexes hold only those. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const name of ['components_by_owner', 'assets_by_project', 'assets_by_component', 'results_by_project'])
    await db.schema.dropIndex(name).execute();
  for (const [name, table, columns] of LIVE_INDEXES) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
  }
  await db.schema.createIndex('assets_by_project').on('assets').columns(['project_id', 'id']).execute();
  await db.schema.createIndex('assets_by_component').on('assets').columns(['component_id', 'project_id']).execute();
  await db.schema.createIndex('results_by_project').on('results').columns(['project_id', 'created_at', 'id']).execute();
}

const OWNED = ['owner_id', 'is_template'] as const;

const LIVE_INDEXES = [
  // The list that is read most often is read from this index alone, since the rows themselves are large.
  [
    'components_by_creation',
    'components',
    [...OWNED, 'created_at', 'id', 'subclass', 'updated_at', 'locked', 'name', 'name_key', 'name_sort'],
  ],
  ['components_by_change', 'components', [...OWNED, 'updated_at', 'id', 'subclass', 'name_key', 'name_sort']],
  ['components_by_name', 'components', [...OWNED, 'name_sort', 'id', 'name_key']],
  ['components_by_kind', 'components', [...OWNED, 'subclass', 'name_sort', 'id', 'name_key']],
  ['projects_by_creation', 'projects', [...OWNED, 'created_at', 'id']],
  ['projects_by_change', 'projects', [...OWNED, 'updated_at', 'id']],
  ['projects_by_name', 'projects', [...OWNED, 'name_sort', 'id']],
] as const;
