import { Migrator, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { type Config, readConfig } from '#server/config.ts';
import { migrations } from '#server/store/migrations.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { openStore } from '#server/store/Store.ts';
import { engines } from './engines.ts';

const [subclass] = subclasses;
const MADE = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

describe.each(engines)('a store of an earlier version on $engine', ({ place }) => {
  it('keeps the assets of its projects when it is opened', async () => {
    const { remove, ...at } = await place();
    const config = readConfig({
      DATA_DIR: at.dataDir,
      DATABASE_URL: at.databaseUrl,
      DATABASE_CONNECTIONS: at.databaseConnections,
      LOG_LEVEL: 'silent',
    });
    const db = openDatabase(config);
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db, provider }).migrateTo('2026-01-first-tables');
    expect(error).toBeUndefined();
    const user = { id: 'u', username: 'ada', email: 'ada@example.com', email_key: 'ada@example.com' };
    const person = { password_hash: 'x', first_name: '', last_name: '', phone: '', company: '', position: '' };
    await db
      .insertInto('users')
      .values({ ...user, ...person, ...MADE })
      .execute();
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
    expect(await store.projects.list({ ownerId: 'u' })).toMatchObject([
      { id: 'p', subclasses: [subclass], revision: 1 },
    ]);
    await expect(store.assets.create('p', { componentId: 'c', count: 1 })).rejects.toThrow('Taken');
    await store.close();
    await remove();
  });

  it('keeps both of two records whose names have become one, the later under another name', async () => {
    const { remove, ...at } = await place();
    const config = readConfig({
      DATA_DIR: at.dataDir,
      DATABASE_URL: at.databaseUrl,
      DATABASE_CONNECTIONS: at.databaseConnections,
      LOG_LEVEL: 'silent',
    });
    const db = openDatabase(config);
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db, provider }).migrateTo('2026-11-assets-outlive-components');
    expect(error).toBeUndefined();
    for (const id of ['u', 'v']) {
      const user = { id, username: id, email: `${id}@example.com`, email_key: `${id}@example.com` };
      const person = { password_hash: 'x', first_name: '', last_name: '', phone: '', company: '', position: '' };
      await db
        .insertInto('users')
        .values({ ...user, ...person, ...MADE })
        .execute();
    }
    // By the order in which they were made; keys as they were compared until then.
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
    let store = await openStore(config);
    await vi.waitFor(() => expect(warnings).toHaveLength(2));
    expect(warnings.sort()).toEqual([
      expect.stringContaining('Component 11 is now called "Straße (3)"'),
      expect.stringContaining('Project 11 is now called "Straße (3)"'),
    ]);

    const expected = ['STRASSE', 'Straße (3)', 'strasse (2)', 'ΟΔΟΣ', 'ﬃ'];
    const own = { ownerId: 'u', isTemplate: false };
    const namesOf = (list: { id: string; name: string }[]) =>
      list.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ name }) => name);
    expect(namesOf(await store.components.list(own))).toEqual(expected);
    expect(namesOf(await store.projects.list(own))).toEqual(expected);
    const renamed = await store.components.find({ ownerId: 'u', subclass, id: '11' });
    expect(renamed).toMatchObject({ revision: 2, fields: { name: 'Straße (3)', description: 'kept' } });
    expect(await store.components.revisions('11')).toMatchObject([
      { revision: 2, fields: { name: 'Straße (3)' } },
      { revision: 1, fields: { name: 'Straße' } },
    ]);
    for (const [name, id] of [
      ['strasse', '10'],
      ['οδος', '13'],
      ['FFI', '14'],
    ] as const) {
      expect(await store.components.list({ ...own, name })).toMatchObject([{ id }]);
      expect(await store.projects.list({ ...own, name })).toMatchObject([{ id }]);
    }
    expect(await store.projects.list({ ownerId: 'v' })).toMatchObject([{ id: '21', name: 'Straße', revision: 1 }]);
    expect(await store.projects.list({ ownerId: 'u', isTemplate: true })).toMatchObject([{ name: 'Straße' }]);
    // What was deleted can't come back under a name that is somebody else's by now.
    await expect(store.projects.restore({ ownerId: 'u', id: '22' })).rejects.toThrow('Taken');
    await store.close();

    // As where the process ended before it could note that the names were done.
    const before = await readRows(config);
    const unnoted = openDatabase(config);
    await sql`delete from kysely_migration where name = '2026-11-names-fold-their-case'`.execute(unnoted);
    await unnoted.destroy();
    store = await openStore(config);
    await store.close();
    expect(await readRows(config)).toEqual(before);
    process.off('warning', listen);
    expect(warnings).toHaveLength(2);
    await remove();
  });
});

async function readRows(config: Config) {
  const db = openDatabase(config);
  const rows = {
    components: await db.selectFrom('components').selectAll().orderBy('id').execute(),
    projects: await db.selectFrom('projects').selectAll().orderBy('id').execute(),
    revisions: await db
      .selectFrom('component_revisions')
      .selectAll()
      .orderBy('component_id')
      .orderBy('revision')
      .execute(),
  };
  await db.destroy();
  return rows;
}
