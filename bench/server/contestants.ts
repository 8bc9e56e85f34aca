import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChildServer, startChild } from '../ChildServer.ts';
import { signInDemo } from '../signInDemo.ts';
import { type Client, createClient, type Sent } from './createClient.ts';
import { type Crowd, measureCrowd } from './measureCrowd.ts';

export const CALLS = ['get one', 'name check', 'save', 'uses_component', 'list, 304', 'list', 'list again'] as const;
export type CallName = (typeof CALLS)[number];

export interface Contestant {
  title: string;
  client: Client;
  /** Calls that the contestant does not support are absent. */
  calls: Partial<Record<CallName, () => Sent>>;
  /** Reads the values that the calls of a round need. */
  prepare?: () => Promise<void>;
  /** Changes the list, so that it must be read again. */
  change?: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Our own server. */
export interface Ours extends Contestant {
  /** A component as the server returns it. */
  record: object;
  crowd: () => Promise<Crowd>;
}

const PASSWORD = 'Bench-pass-1';
/** Shorter than the five minutes for which a token is valid. */
const SIGN_IN_EVERY_MS = 2 * 60 * 1000;
const BARE = `const app = require('fastify')();
app.get('/', async () => JSON.parse(process.env.BODY));
app.put('/', async () => JSON.parse(process.env.BODY));
app.listen({ port: Number(process.env.PORT), host: process.env.HOST });`;

/** Returns the environment of our server for a store, with the demo account's password. */
export function createEnv(place: { dataDir: string; databaseUrl?: string | undefined }): Record<string, string> {
  return {
    ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' },
    ...{ DEMO: '1', DEMO_PASSWORD: PASSWORD, LOG_LEVEL: 'warn' },
  };
}

/** Starts a route that answers with a constant record of a component's size, whatever the request. */
export async function startBare(record: object): Promise<Contestant> {
  const server = await startChild({ args: ['-e', BARE], env: { BODY: JSON.stringify(record) }, health: '/' });
  const get = () => ({ path: '/' });
  const calls = { 'get one': get, save: () => ({ method: 'PUT' as const, path: '/', body: record }) };
  return { title: 'Bare Fastify route', client: createClient(server.url), calls, stop: server.stop };
}

const STORING = `const app = require('fastify')();
const { BODY, ENGINE, FILE } = process.env;
const begin = async () => {
  if (ENGINE === 'SQLite') {
    const database = new (require('libsql'))(FILE);
    for (const line of ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL']) database.exec(line);
    database.exec('create table records (id integer primary key, body text)');
    const read = database.prepare('select body from records where id = ?');
    const write = database.prepare('update records set body = ? where id = ?');
    database.prepare('insert into records values (1, ?)').run(BODY);
    return { read: async () => read.get(1).body, write: async (body) => write.run(body, 1) };
  }
  const pool = new (require('pg').Pool)({ connectionString: FILE });
  await pool.query('create table records (id integer primary key, body text)');
  await pool.query('insert into records values (1, $1)', [BODY]);
  return {
    read: async () => (await pool.query({ name: 'r', text: 'select body from records where id = $1', values: [1] })).rows[0].body,
    write: (body) => pool.query({ name: 'w', text: 'update records set body = $1 where id = $2', values: [body, 1] }),
  };
};
begin().then(({ read, write }) => {
  app.get('/', async () => JSON.parse(await read()));
  app.put('/', async ({ body }) => (await write(JSON.stringify(body)), body));
  app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
});`;

/** Starts a route that only reads and writes one row of an engine. */
export async function startStoring(engine: 'SQLite' | 'PostgreSQL', file: string, record: object): Promise<Contestant> {
  const env = { BODY: JSON.stringify(record), ENGINE: engine, FILE: file };
  const server = await startChild({ args: ['-e', STORING], env, health: '/' });
  let saves = 0;
  const calls = {
    'get one': () => ({ path: '/' }),
    // SQLite writes nothing if nothing changes.
    save: () => ({ method: 'PUT' as const, path: '/', body: { ...record, description: `Saved ${++saves} times` } }),
  };
  return { title: `One row, ${engine}`, client: createClient(server.url), calls, stop: server.stop };
}

/** Starts the built server on a store that was filled before. */
export async function startOurs(title: string, env: Record<string, string>): Promise<Ours> {
  const server = await startChild({ args: ['dist/server/main.js'], env, health: '/api/v2/health/' });
  const client = createClient(server.url);
  const headers = { authorization: '' };
  let signedIn = Number.NEGATIVE_INFINITY;
  const signIn = async () => {
    if (performance.now() - signedIn < SIGN_IN_EVERY_MS) return;
    headers.authorization = `Bearer ${await signInDemo(server.url, PASSWORD)}`;
    signedIn = performance.now();
  };
  await signIn();
  const get = async (path: string) => client({ path: `/api/v2${path}`, headers });
  const project = await readJson(get('/projects/?limit=1&sort=name&search=project'));
  const asset = await readJson(get(`/projects/${project.id}/assets/`));
  const at = `/components/${asset.subclass}/${asset.component_id}/`;
  const record: { name: string } & object = JSON.parse((await get(at)).body.toString());
  let tag = '';
  const name = encodeURIComponent(record.name);
  let saves = 0;
  const to = (path: string, more: Partial<Sent> = {}) => ({ path: `/api/v2${path}`, headers, ...more });
  const save = () => to(at, { method: 'PUT', body: { ...record, description: `Saved ${++saves} times` } });
  return {
    ...{ title, client, record, stop: server.stop },
    crowd: async () => {
      await signIn();
      return measureCrowd({ client, headers, url: server.url, peakRss: server.peakRss });
    },
    prepare: async () => {
      await signIn();
      tag = String((await get('/components/')).headers.etag);
    },
    change: async () => void (await client(save())),
    calls: {
      'get one': () => to(at),
      'name check': () => to(`/components/?name=${name}&subclass=${asset.subclass}&is_template=false`),
      save,
      uses_component: () => to(`/projects/?uses_component=${name}`),
      'list, 304': () => to('/components/', { headers: { ...headers, 'if-none-match': tag } }),
      list: () => to('/components/'),
      'list again': () => to('/components/'),
    },
  };
}

/** Starts the peer that serves a JSON file with the same components from memory. */
export async function startJsonServer(folder: string, components: readonly object[]): Promise<Contestant> {
  const file = join(folder, `db-${components.length}.json`);
  writeFileSync(file, JSON.stringify({ components }));
  const server = await startJson(file);
  const client = createClient(server.url);
  const first: Record<string, string> = Object(components[0]);
  const at = `/components/${first.id}`;
  return {
    ...{ title: 'json-server', client, stop: server.stop },
    calls: {
      'get one': () => ({ path: at }),
      'name check': () => ({ path: `/components?name=${encodeURIComponent(first.name ?? '')}` }),
      save: () => ({ method: 'PUT', path: at, body: first }),
      list: () => ({ path: '/components' }),
    },
  };
}

function startJson(file: string): Promise<ChildServer> {
  const script = `process.argv.splice(1, 0, 'json-server');
const jsonServer = require(${JSON.stringify(join(process.cwd(), 'bench/peers/node_modules/json-server'))});
const app = jsonServer.create();
app.get('/health', (_, response) => response.end('{}'));
app.use(jsonServer.defaults({ logger: false, static: ${JSON.stringify(process.cwd())} }), jsonServer.bodyParser);
app.use(jsonServer.router(${JSON.stringify(file)}));
app.listen(Number(process.env.PORT), process.env.HOST);`;
  return startChild({ args: ['-e', script], health: '/health' });
}

async function readJson(answer: Promise<{ body: Buffer }>): Promise<Record<string, string>> {
  return Object(JSON.parse((await answer).body.toString()))[0];
}
