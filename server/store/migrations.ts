import { type Kysely, type Migration, sql } from 'kysely';
import { addressesAreConfirmed } from './migrations/addressesAreConfirmed.ts';
import { componentsHaveVersions } from './migrations/componentsHaveVersions.ts';
import { foldNames } from './migrations/foldNames.ts';
import { importCallsAreKept } from './migrations/importCallsAreKept.ts';
import { importsRepeat } from './migrations/importsRepeat.ts';
import { keepAudit } from './migrations/keepAudit.ts';
import { keepReference } from './migrations/keepReference.ts';
import { keepShortcuts } from './migrations/keepShortcuts.ts';
import { keepTrash } from './migrations/keepTrash.ts';
import { numberChanges } from './migrations/numberChanges.ts';
import { sessionsHaveDevices } from './migrations/sessionsHaveDevices.ts';
import { toursAreSeen } from './migrations/toursAreSeen.ts';
import { valuesHaveSources } from './migrations/valuesHaveSources.ts';

/** Every change of the tables, in the order of its name; a released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '2026-01-first-tables': { up: firstTables },
  '2026-11-assets-outlive-components': { up: assetsOutliveComponents },
  '2026-11-names-fold-their-case': { up: foldNames },
  '2026-11-numbered-changes': { up: numberChanges },
  '2026-11-sessions-have-devices': { up: sessionsHaveDevices },
  '2026-12-addresses-are-confirmed': { up: addressesAreConfirmed },
  '2026-12-audit': { up: keepAudit },
  '2026-12-components-have-versions': { up: componentsHaveVersions },
  '2026-12-trash': { up: keepTrash },
  '2026-12-user-shortcuts': { up: keepShortcuts },
  '2026-12-values-have-sources': { up: valuesHaveSources },
  '2027-01-reference-sets': { up: keepReference },
  '2027-01-tours-are-seen': { up: toursAreSeen },
  '2027-02-imports-repeat': { up: importsRepeat },
  '2027-03-import-calls-are-kept': { up: importCallsAreKept },
};

async function firstTables(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createComponents(db);
  await createProjects(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('users_email').on('users').column('email_key').unique().execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('current_token', 'text', (column) => column.notNull())
    .addColumn('previous_token', 'text')
    .addColumn('rotated_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_ends_at', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
}

async function createComponents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('components')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subclass', 'text', (column) => column.notNull())
    .addColumn('is_template', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('locked', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  // The names of deleted records can be reused.
  await db.schema
    .createIndex('components_unique_name')
    .on('components')
    .columns(['owner_id', 'subclass', 'is_template', 'name_key'])
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('components_by_owner')
    .on('components')
    .columns(['owner_id', 'is_template', 'created_at'])
    .execute();
  await db.schema
    .createTable('component_revisions')
    .addColumn('component_id', 'text', (column) => column.notNull().references('components.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('component_revisions_key', ['component_id', 'revision'])
    .execute();
}

async function createProjects(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('is_template', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema
    .createIndex('projects_unique_name')
    .on('projects')
    .columns(['owner_id', 'is_template', 'name_key'])
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('assets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('component_id', 'text', (column) => column.notNull().references('components.id').onDelete('cascade'))
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('assets_unique_component')
    .on('assets')
    .columns(['project_id', 'component_id'])
    .unique()
    .execute();
  await db.schema.createIndex('assets_by_component').on('assets').column('component_id').execute();
  await db.schema
    .createTable('results')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('subclass', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('results_by_project').on('results').column('project_id').execute();
}

/** Lets assets outlive their component and be restored. SQLite can't alter a column, so the table is recreated. */
async function assetsOutliveComponents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('assets_made_anew')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('component_id', 'text', (column) => column.references('components.id').onDelete('set null'))
    .addColumn('name', 'text')
    .addColumn('subclass', 'text')
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await sql`insert into assets_made_anew (id, project_id, component_id, count, created_at)
    select id, project_id, component_id, count, created_at from assets`.execute(db);
  await db.schema.dropTable('assets').execute();
  await db.schema.alterTable('assets_made_anew').renameTo('assets').execute();
  await db.schema
    .createIndex('assets_unique_component')
    .on('assets')
    .columns(['project_id', 'component_id'])
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  await db.schema.createIndex('assets_by_project').on('assets').column('project_id').execute();
  await db.schema.createIndex('assets_by_component').on('assets').column('component_id').execute();
}
