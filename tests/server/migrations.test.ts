import { Migrator } from 'kysely';
import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { readConfig } from '#server/config.ts';
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
});
