import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createFeedRepository } from '#server/store/feedRepository.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { migrate } from '#server/store/Store.ts';
import { type Engine, emptyConfig, engines } from './engines.ts';

const onPostgres = engines.filter(({ engine }) => engine === 'PostgreSQL');

describe.each(onPostgres)('statements on $engine', (engine) => {
  it('are planned once for a connection', async () => {
    const first = await countPrepared(engine, { DATABASE_PREPARE: '1' }, 1);
    expect(first).toBeGreaterThan(0);
    expect(await countPrepared(engine, { DATABASE_PREPARE: '1' }, 3)).toBe(first);
  });

  it('are planned again each time behind a pooler that could not keep them', async () => {
    expect(await countPrepared(engine, { DATABASE_PREPARE: '0' }, 3)).toBe(0);
  });
});

/** How many statements a connection keeps after so many reads of a feed. */
async function countPrepared(engine: Engine, env: Record<string, string>, reads: number): Promise<number> {
  const { config, remove } = await emptyConfig(engine, { ...env, DATABASE_CONNECTIONS: '1' });
  const db = openDatabase(config);
  try {
    await migrate(db);
    for (let count = 0; count < reads; count++) await createFeedRepository(db).find('nobody');
    const { rows } = await sql<{ count: string }>`select count(*) as count from pg_prepared_statements`.execute(db);
    return Number(rows[0]?.count);
  } finally {
    await db.destroy();
    await remove();
  }
}
