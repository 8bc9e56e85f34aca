import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subclasses } from '#generated/kinds.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { buildApp } from '#server/app.ts';
import { loadKinds } from '#server/kinds.ts';
import type { Database } from '#server/store/Database.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { createStore, migrate } from '#server/store/Store.ts';
import { type Engine, emptyConfig, engines } from './engines.ts';
import { createLibraryCalls } from './libraryCalls.ts';
import { createCaller, PASSWORD } from './TestServer.ts';

const [kind = ''] = subclasses;

describe.each(engines)('what is read on $engine is found by an index', (engine) => {
  let watched: Awaited<ReturnType<typeof startWatched>>;
  const ids = { component: '', project: '' };

  beforeAll(async () => {
    watched = await startWatched(engine);
    const { createComponent, createProject, addAsset } = createLibraryCalls(watched.user, kind);
    ids.component = (await createComponent('Turbine')).id;
    ids.project = (await createProject('Isle')).id;
    await addAsset(ids.project, ids.component);
    const origin = { set: 'turbines', entry: 'Edited', version: '1' };
    const { body: edited } = await watched.user.post(`/components/${kind}/`, { name: 'Edited', origin });
    await watched.user.put(`/components/${kind}/${edited.id}/`, { name: 'Edited twice' });
  });
  afterAll(() => watched.stop());

  it.each([
    ['a component', '/components/KIND/COMPONENT/'],
    ['a project', '/projects/PROJECT/'],
    ['a name', '/components/?name=turbine&subclass=KIND&is_template=false'],
    ['a name of any kind', '/components/?name=turbine'],
    ['the name of a project', '/projects/?name=isle'],
    ['the projects that use a component, by its name', '/projects/?uses_component=turbine'],
    ['the projects that use a component, by its id', '/projects/?uses_component=COMPONENT'],
    ['the projects of a component', '/components/KIND/COMPONENT/projects/'],
    ['its versions', '/components/KIND/COMPONENT/revisions/'],
    ['the components', '/components/'],
    ['a page of them', '/components/?limit=1&sort=-updated_at'],
    ['a page by name', '/components/?limit=1&sort=name'],
    ['a page by kind', '/components/?limit=1&sort=subclass'],
    ['a page of a kind by name', '/components/?limit=1&sort=name&subclass=KIND'],
    ['a page of a kind by age', '/components/?limit=1&sort=created_at&subclass=KIND'],
    ['a search', '/components/?limit=1&sort=name&search=bine&count=true'],
    ['a place far away', '/components/?limit=1&sort=-name&offset=1&count=true'],
    ['a place among the kinds', '/components/?limit=1&sort=-subclass&offset=1&count=true'],
    ['a page by age', '/components/?limit=1&sort=-created_at'],
    ['words', '/components/?limit=1&sort=name&words=bine%20tur&count=true'],
    ['what a project may get', '/components/?limit=1&sort=name&not_in_project=PROJECT&count=true'],
    ['components by their ids', '/components/?ids=COMPONENT,another'],
    ['a list that is too long', '/components/?whole_below=1'],
    ['the numbers of the kinds', '/components/counts/'],
    ['the usual values of a kind', '/components/usual/KIND/'],
    ['a place among the projects', '/projects/?limit=1&sort=-updated_at&offset=1'],
    ['the projects', '/projects/'],
    ['a page of projects', '/projects/?limit=1&sort=updated_at&search=is&has_results=false&count=true'],
    ['a page of projects by name', '/projects/?limit=1&sort=-name'],
    ['the components of a set', '/imports/?set=turbines&limit=10'],
    ['the assets', '/projects/PROJECT/assets/'],
    ['a page of assets', '/projects/PROJECT/assets/?limit=1&count=true'],
    ['the results', '/projects/PROJECT/results/'],
    ['favourite components', '/components/?favourites=true&sort=name'],
    ['favourite projects', '/projects/?favourites=true'],
    ['the shortcuts', '/account/shortcuts/'],
    ['the trash', '/trash/'],
    ['a page of the trash', '/trash/?limit=1&offset=1&search=bine&count=true'],
  ])('%s: %s', async (_what, path) => {
    const address = path
      .replace('KIND', kind)
      .replace('KIND', kind)
      .replace('COMPONENT', ids.component)
      .replace('PROJECT', ids.project);
    const plans = await watched.explain(() => watched.user.get(address));
    expect(plans.length).toBeGreaterThan(1);
    for (const { query, plan } of plans) expect(findFullScans(plan), `${query}\n${plan.join('\n')}`).toEqual([]);
  });

  it.each(['/projects/?uses_component=turbine', '/projects/?uses_component=COMPONENT'])(
    'finds the projects that use a component with one statement after the check of the session: %s',
    async (path) => {
      const call = () => watched.user.get(path.replace('COMPONENT', ids.component));
      expect(await watched.countStatements(call)).toBe(2);
    },
  );

  it('counts the components of each kind once, until they change', async () => {
    const templates = () => watched.user.get('/components/counts/?templates=true');
    const count = () => watched.user.get('/components/counts/');
    await templates();
    await count();
    // The check of the session, and the revision.
    expect(await watched.countStatements(count)).toBe(2);
    const { body: before } = await count();
    await createLibraryCalls(watched.user, kind).createComponent('One more');
    expect(await watched.countStatements(count)).toBe(3);
    expect((await count()).body.subclasses[kind]).toBe(before.subclasses[kind] + 1);
    expect((await templates()).body.subclasses).toEqual({});
  });
});

/** A server of one connection whose statements are seen, and a user of it. */
async function startWatched(engine: Engine) {
  const { config, remove } = await emptyConfig(engine, { DATABASE_CONNECTIONS: '1' });
  const db = openDatabase(config);
  await migrate(db);
  const isPostgres = engine.engine === 'PostgreSQL';
  // PostgreSQL reads small tables completely, despite an index.
  if (isPostgres) await sql`set enable_seqscan = off`.execute(db);
  const { plugin, seen, countRun } = createWatch();
  const store = createStore(db.withPlugin(plugin));
  const app = await buildApp({ config, store, kinds: await loadKinds() });
  const email = 'ada@example.com';
  await store.users.create({ username: 'ada', email, password_hash: await hashPassword(PASSWORD) });
  const { body } = await createCaller(app).post('/token/pair', { username: email, password: PASSWORD });
  const user = createCaller(app, body.access);

  async function explain(call: () => Promise<{ status: number }>) {
    seen.length = 0;
    expect((await call()).status).toBe(200);
    const plans = [];
    for (const node of seen.splice(0)) {
      const { sql: query, parameters } = db.getExecutor().compileQuery(node, { queryId: '' });
      plans.push({ query, plan: await readPlan(db, { query, parameters, isPostgres }) });
    }
    return plans;
  }

  async function countStatements(call: () => Promise<{ status: number }>): Promise<number> {
    const before = countRun();
    expect((await call()).status).toBe(200);
    return countRun() - before;
  }

  const stop = async () => {
    await app.close();
    await store.close();
    await remove();
  };
  return { user, explain, countStatements, stop };
}

/** Sees every query with its parts, and counts the statements that were run. */
function createWatch(): { plugin: KyselyPlugin; seen: RootOperationNode[]; countRun: () => number } {
  const seen: RootOperationNode[] = [];
  let run = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      seen.push(node);
      return node;
    },
    transformResult: async ({ result }) => {
      run += 1;
      return result;
    },
  };
  return { plugin, seen, countRun: () => run };
}

interface Explained {
  query: string;
  parameters: readonly unknown[];
  isPostgres: boolean;
}

async function readPlan(db: Kysely<Database>, { query, parameters, isPostgres }: Explained): Promise<string[]> {
  const explain = isPostgres ? 'explain' : 'explain query plan';
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${query}`, [...parameters]));
  return rows.map((row) => String(Object(row)[isPostgres ? 'QUERY PLAN' : 'detail']));
}

/** The steps that go through a whole table or a whole index. */
function findFullScans(plan: readonly string[]): string[] {
  return plan.filter((step, index) => {
    if (/^SCAN (components|projects|marks|views|assets|results|component_revisions|feeds|sessions|users)\b/.test(step))
      return true;
    if (/Seq Scan on/.test(step)) return true;
    return /(Index Scan|Index Only Scan)/.test(step) && !/Index Cond/.test(plan[index + 1] ?? '');
  });
}
