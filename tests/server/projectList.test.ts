import type { Kysely, KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { buildApp } from '#server/app.ts';
import { loadKinds } from '#server/kinds.ts';
import type { Database } from '#server/store/Database.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { createStore, migrate } from '#server/store/Store.ts';
import { emptyConfig, engines } from './engines.ts';
import { createCaller, PASSWORD } from './TestServer.ts';

const ASSETS_EACH = 20;
const LONG = 60_000;

describe.each(engines)('the list of projects on $engine', (engine) => {
  it(
    'runs one statement for each 500 projects with 20 assets each, beside those for one',
    async () => {
      const { config, remove } = await emptyConfig(engine);
      const db = openDatabase(config);
      await migrate(db);
      const { plugin, counted } = counter();
      const store = createStore(db.withPlugin(plugin));
      const email = 'ada@example.com';
      const user = { username: 'ada', email, password_hash: await hashPassword(PASSWORD) };
      const { id: ownerId } = await store.users.create(user);
      const app = await buildApp({ config, store, kinds: await loadKinds() });
      const { body } = await createCaller(app).post('/token/pair', { username: email, password: PASSWORD });
      const caller = createCaller(app, body.access);
      const list = async () => {
        const before = counted();
        const rows = (await caller.get('/projects/')).body;
        return { rows, statements: counted() - before };
      };

      await fill(db, { ownerId, from: 0, to: 1 });
      const small = await list();
      await fill(db, { ownerId, from: 1, to: 2000 });
      const large = await list();
      expect([small.rows.length, large.rows.length]).toEqual([1, 2000]);
      // One more for each 500 projects.
      expect(large.statements - small.statements).toBe(4);
      const every = [...subclasses].sort();
      for (const row of large.rows) expect(row.component_subclasses).toEqual(every);
      expect(large.rows.filter((row: { has_results: boolean }) => row.has_results)).toHaveLength(1000);

      await app.close();
      await store.close();
      await remove();
    },
    LONG,
  );
});

/** Counts what is read; counts of sign-ins are written a moment later, whatever is read meanwhile. */
function counter(): { plugin: KyselyPlugin; counted: () => number } {
  const reads = new WeakSet<object>();
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (!/^(Insert|Update|Delete)/.test(node.kind)) reads.add(queryId);
      return node;
    },
    // Once for each statement; a query that is a part of another one is transformed by itself.
    transformResult: async ({ result, queryId }) => {
      if (reads.has(queryId)) count++;
      return result;
    },
  };
  return { plugin, counted: () => count };
}

/** Projects with assets of every kind, every other one with a result. */
async function fill(db: Kysely<Database>, { ownerId, from, to }: { ownerId: string; from: number; to: number }) {
  const made = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  if (from === 0) {
    const components = Array.from({ length: ASSETS_EACH }, (_, index) => ({
      ...{ ...made, id: `c${index}`, owner_id: ownerId, subclass: subclasses[index % subclasses.length] ?? '' },
      ...{ is_template: 0, name: `c${index}`, name_key: `c${index}`, locked: 0, fields: '{}', revision: 1 },
    }));
    await db.insertInto('components').values(components).execute();
  }
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  await db.transaction().execute(async (transaction) => {
    for (let first = 0; first < numbers.length; first += 100) {
      const some = numbers.slice(first, first + 100);
      const projects = some.map((n) => ({
        ...{ ...made, id: `p${n}`, owner_id: ownerId, is_template: 0 },
        ...{ name: `p${n}`, name_key: `p${n}`, description: '' },
      }));
      await transaction.insertInto('projects').values(projects).execute();
      const assets = some.flatMap((n) =>
        Array.from({ length: ASSETS_EACH }, (_, index) => ({
          ...{ id: `p${n}a${index}`, project_id: `p${n}`, component_id: `c${index}`, count: 1 },
          created_at: made.created_at,
        })),
      );
      await transaction.insertInto('assets').values(assets).execute();
      const results = some
        .filter((n) => n % 2 === 0)
        .map((n) => ({ ...made, id: `r${n}`, project_id: `p${n}`, name: 'r', description: '', subclass: 'results' }));
      if (results.length > 0) await transaction.insertInto('results').values(results).execute();
    }
    // As every write does.
    const feed = { owner_id: ownerId, cursor: to, purged: 0, components: '', projects: `up to ${to}` };
    await transaction
      .insertInto('feeds')
      .values(feed)
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(feed))
      .execute();
  });
}
