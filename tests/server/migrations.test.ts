import { type Kysely, Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/store/Database.ts';
import { NEWEST_FIRST } from '#server/store/listConditions.ts';
import { migrations } from '#server/store/migrations.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { openStore } from '#server/store/Store.ts';
import { emptyConfig, engines } from './engines.ts';
import { readRows } from './readRows.ts';

const [subclass] = subclasses;
const FOLDED = '2026-11-names-fold-their-case';
const MADE = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

/** The migrations of every version so far, in the order in which its stores have had them; only ever added to. */
const RELEASED = [
  '2026-01-first-tables',
  '2026-11-assets-outlive-components',
  '2026-11-names-fold-their-case',
  '2026-11-numbered-changes',
  '2026-11-sessions-have-devices',
  '2026-12-addresses-are-confirmed',
  '2026-12-audit',
  '2026-12-components-have-versions',
  '2026-12-trash',
  '2026-12-user-shortcuts',
  '2026-12-values-have-sources',
  '2027-01-reference-sets',
  '2027-01-tours-are-seen',
  '2027-02-imports-repeat',
  '2027-03-import-calls-are-kept',
] as const;

it('stores of every level are among those that are opened', () => {
  expect([...RELEASED].sort()).toEqual(Object.keys(migrations).sort());
});

describe.each(engines)('a store of an earlier version on $engine', (engine) => {
  it.each(RELEASED)('is opened: %s', async (last) => {
    const { config, remove } = await emptyConfig(engine);
    const db = openDatabase(config);
    const then = RELEASED.slice(0, RELEASED.indexOf(last) + 1);
    const known = Object.fromEntries(then.map((name) => [name, migrations[name] ?? { up: async () => {} }]));
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest();
    expect(error).toBeUndefined();
    await insertUser(db, 'u');
    await db.destroy();
    const store = await openStore(config);
    expect(await store.users.list()).toMatchObject([{ id: 'u' }]);
    await store.close();
    await remove();
  });

  it('keeps the assets of its projects when it is opened', async () => {
    const { config, remove } = await emptyConfig(engine);
    const db = await openAt(config, '2026-01-first-tables');
    await insertUser(db, 'u');
    const component = { id: 'c', owner_id: 'u', subclass, is_template: 0, name: 'Turbine', name_key: 'turbine' };
    await db
      .insertInto('components')
      .values({ ...component, locked: 0, fields: '{}', revision: 1, ...MADE })
      .execute();
    const project = { id: 'p', owner_id: 'u', is_template: 0, name: 'Isle', name_key: 'isle', description: '' };
    await db
      .insertInto('projects')
      .values({ ...project, ...MADE })
      .execute();
    const asset = { id: 'a', project_id: 'p', component_id: 'c', count: 3, created_at: MADE.created_at };
    await db.insertInto('assets').values(asset).execute();
    await db.destroy();

    const store = await openStore(config);
    const { project_id: _, ...kept } = asset;
    const expected = { ...kept, name: 'Turbine', subclass, component_deleted: false };
    expect(await store.assets.list('p')).toEqual([expected]);
    expect(await store.projects.find({ ownerId: 'u', id: 'p' })).toMatchObject({ subclasses: [subclass], revision: 1 });
    const twice = store.write('u', ({ assets }) => assets.create('p', { componentId: 'c', count: 1 }));
    await expect(twice).rejects.toThrow('Already taken');
    await store.close();
    await remove();
  });

  it('keeps both of two records whose names are now equal, the later one renamed', async () => {
    const { config, remove } = await emptyConfig(engine);
    const db = await openAt(config, '2026-11-assets-outlive-components');
    for (const id of ['u', 'v']) await insertUser(db, id);
    // In the order of their creation; keys as they were compared until then.
    const names = ['STRASSE', 'Straße', 'strasse (2)', 'ΟΔΟΣ', 'ﬃ'];
    const rows = [
      ...names.map((name, index) => ({ id: `1${index}`, owner_id: 'u', is_template: 0, name, deleted_at: null })),
      { id: '20', owner_id: 'u', is_template: 1, name: 'Straße', deleted_at: null },
      { id: '21', owner_id: 'v', is_template: 0, name: 'Straße', deleted_at: null },
      { id: '22', owner_id: 'u', is_template: 0, name: 'Straße', deleted_at: MADE.created_at },
    ].map((row) => ({ ...row, ...MADE, name_key: row.name.normalize('NFKC').toLowerCase(), revision: 1 }));
    for (const row of rows) {
      const fields = JSON.stringify({ name: row.name, description: 'kept', locked: false });
      await db
        .insertInto('components')
        .values({ ...row, subclass, locked: 0, fields })
        .execute();
      await db
        .insertInto('component_revisions')
        .values({ component_id: row.id, revision: 1, fields, saved_at: MADE.created_at })
        .execute();
      await db
        .insertInto('projects')
        .values({ ...row, description: 'kept' })
        .execute();
    }
    await db.destroy();

    const warnings: string[] = [];
    const listen = ({ name, message }: Error) => name === 'StoreWarning' && warnings.push(message);
    process.on('warning', listen);
    const folded = await openAt(config, FOLDED);
    const before = await readTables(folded);
    // As if the process had ended before it could record the migration.
    await sql`delete from kysely_migration where name = ${FOLDED}`.execute(folded);
    await folded.destroy();
    const again = await openAt(config, FOLDED);
    expect(await readTables(again)).toEqual(before);
    await again.destroy();
    const store = await openStore(config);
    // Node emits warnings in a later tick.
    await new Promise(setImmediate);
    expect(warnings.sort()).toEqual([
      expect.stringContaining('Component 11 was renamed to "Straße (3)"'),
      expect.stringContaining('Project 11 was renamed to "Straße (3)"'),
    ]);

    const expected = ['STRASSE', 'Straße (3)', 'strasse (2)', 'ΟΔΟΣ', 'ﬃ'];
    const own = { ownerId: 'u', isTemplate: false };
    const getNames = (list: { id: string; name: string }[]) =>
      list.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ name }) => name);
    expect(getNames(await readRows(store.lists.components.list({ ...own, order: NEWEST_FIRST })))).toEqual(expected);
    expect(getNames(await readRows(store.lists.projects.list({ ...own, order: NEWEST_FIRST })))).toEqual(expected);
    const renamed = await store.components.find({ ownerId: 'u', subclass, id: '11' });
    expect(renamed).toMatchObject({ revision: 2, fields: { name: 'Straße (3)', description: 'kept' } });
    expect(await store.components.revisions('11', { limit: 10 })).toMatchObject([
      { revision: 2, fields: { name: 'Straße (3)' } },
      { revision: 1, fields: { name: 'Straße' } },
    ]);
    for (const [name, id] of [
      ['strasse', '10'],
      ['οδος', '13'],
      ['FFI', '14'],
    ] as const) {
      expect(await readRows(store.lists.components.list({ ...own, name, order: NEWEST_FIRST }))).toMatchObject([
        { id },
      ]);
      expect(await readRows(store.lists.projects.list({ ...own, name, order: NEWEST_FIRST }))).toMatchObject([{ id }]);
    }
    expect(await store.projects.find({ ownerId: 'v', id: '21' })).toMatchObject({ name: 'Straße', revision: 1 });
    expect(await store.projects.find({ ownerId: 'u', id: '20' })).toMatchObject({ name: 'Straße', isTemplate: true });
    // A deleted record can't be restored under a name that another one now has.
    const restored = store.write('u', ({ projects }) => projects.restore({ ownerId: 'u', id: '22' }));
    await expect(restored).rejects.toThrow('Already taken');
    await store.close();
    process.off('warning', listen);
    expect(warnings).toHaveLength(2);
    await remove();
  });
});

describe.each(engines)('a store whose sessions have no device on $engine', (engine) => {
  it('keeps them, as begun when they were used last', async () => {
    const { config, remove } = await emptyConfig(engine);
    const db = await openAt(config, '2026-11-names-fold-their-case');
    await insertUser(db, 'u');
    const session = { id: 's', user_id: 'u', current_token: 't', rotated_at: MADE.created_at, expires_at: '2999' };
    await sql`insert into sessions (id, user_id, current_token, rotated_at, expires_at)
      values (${sql.join(Object.values(session))})`.execute(db);
    await db.destroy();

    const store = await openStore(config);
    const unknown = { begun_at: MADE.created_at, address: '', user_agent: '', previous_token: null };
    expect(await store.sessions.list('u')).toEqual([{ ...session, ...unknown }]);
    expect(await store.signInPlaces.isKnown({ email: 'u@example.com', place: 'p' })).toBe(false);
    await store.close();
    await remove();
  });
});

/** The tables of an earlier version, up to this migration. */
async function openAt(config: Config, migration: string): Promise<Kysely<Database>> {
  const db = openDatabase(config);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo(migration);
  expect(error).toBeUndefined();
  return db;
}

async function insertUser(db: Kysely<Database>, id: string): Promise<void> {
  const user = { id, username: id, email: `${id}@example.com`, email_key: `${id}@example.com` };
  const person = { password_hash: 'x', first_name: '', last_name: '', phone: '', company: '', position: '' };
  await db
    .insertInto('users')
    .values({ ...user, ...person, ...MADE })
    .execute();
}

async function readTables(db: Kysely<Database>) {
  return {
    components: await db.selectFrom('components').selectAll().orderBy('id').execute(),
    projects: await db.selectFrom('projects').selectAll().orderBy('id').execute(),
    revisions: await db
      .selectFrom('component_revisions')
      .selectAll()
      .orderBy('component_id')
      .orderBy('revision')
      .execute(),
  };
}
