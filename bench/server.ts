import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../tests/server/PostgresCluster.ts';
import { SETTINGS } from '../tests/server/postgres.ts';
import { installPeers } from './installPeers.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import { runTsx, runTsxWith } from './runTsx.ts';
import {
  CALLS,
  type CallName,
  type Contestant,
  createEnv,
  startBare,
  startJsonServer,
  startOurs,
} from './server/contestants.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 5;
const CALLS_PER_ROUND: Record<CallName, number> = {
  ...{ 'get one': 100, 'name check': 100, save: 50, uses_component: 100, 'list, 304': 100 },
  list: 3,
};
/** At most so many times the time of the bare route. */
const TARGETS: Record<CallName, string> = {
  ...{ 'get one': '1.5', 'name check': '2', save: '3', uses_component: '2', 'list, 304': '1.5' },
  list: '40 at 10,000',
};

/** Measures calls of the built server on both engines, one after another, beside peers; prints Markdown. */
export async function server(): Promise<void> {
  installPeers();
  runTsx('server/build.cli.ts');
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  const postgres = await startPostgres(SETTINGS);
  try {
    console.log(`${machine()}\n${NOTES}`);
    for (const size of SIZES) await measureSize(folder, size, postgres?.url);
  } finally {
    postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const NOTES = `Medians in ms of ${ROUNDS} rounds, one call at a time over one connection; in brackets how many times that of the bare
route, which answers with a constant record. PostgreSQL runs without waiting for the disk, the embedded store waits for it.
json-server keeps everything in memory and answers without sign-in. Directus is not measured beside.`;

async function measureSize(folder: string, size: number, postgres: string | undefined): Promise<void> {
  const engines = [
    { title: 'Q-System, SQLite', env: createEnv({ dataDir: join(folder, `store-${size}`) }) },
    ...(postgres
      ? [
          {
            title: 'Q-System, PostgreSQL',
            env: createEnv({ dataDir: folder, databaseUrl: await createDatabase(postgres, size) }),
          },
        ]
      : []),
  ];
  mkdirSync(join(folder, `store-${size}`), { recursive: true });
  const contestants: Contestant[] = [];
  let ours: Awaited<ReturnType<typeof startOurs>> | undefined;
  try {
    for (const { title, env } of engines) {
      runTsxWith(env, 'server/seed.cli.ts', String(size));
      ours = await startOurs(title, env);
      contestants.push(ours);
    }
    const rows: object[] = ours?.calls.list ? JSON.parse((await ours.client(ours.calls.list())).body.toString()) : [];
    contestants.unshift(await startBare(ours?.record ?? {}));
    contestants.push(await startJsonServer(folder, rows));
    print(size, await measure(contestants), contestants);
  } finally {
    for (const { stop } of contestants) await stop();
  }
}

type Times = Map<Contestant, Map<CallName, number[]>>;

async function measure(contestants: readonly Contestant[]): Promise<Times> {
  const times: Times = new Map(contestants.map((one) => [one, new Map()]));
  // Each round measures everything once, so that a busy moment of the machine affects all; the first only warms up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const contestant of contestants)
      for (const name of CALLS) {
        const found = await timeCalls(contestant, name);
        const known = times.get(contestant)?.get(name) ?? [];
        if (round > 0 && found.length > 0) times.get(contestant)?.set(name, [...known, ...found]);
      }
  return times;
}

async function timeCalls({ title, client, calls, prepare }: Contestant, name: CallName): Promise<number[]> {
  const create = calls[name];
  await prepare?.();
  const times: number[] = [];
  for (let count = 0; create && count < CALLS_PER_ROUND[name]; count++) {
    const begin = performance.now();
    const { status } = await client(create());
    times.push(performance.now() - begin);
    if (status !== (name === 'list, 304' ? 304 : 200)) throw new Error(`${title}: ${name} answered ${status}`);
  }
  return times;
}

function print(size: number, times: Times, contestants: readonly Contestant[]): void {
  const medianOf = (contestant: Contestant | undefined, name: CallName) => {
    const found = contestant && times.get(contestant)?.get(name);
    return found ? median(found) : undefined;
  };
  const bare = (name: CallName) => medianOf(contestants[0], name) ?? medianOf(contestants[0], 'get one') ?? 1;
  const rows = CALLS.map((name) => [
    name,
    TARGETS[name],
    ...contestants.map((contestant) => {
      const time = medianOf(contestant, name);
      return time === undefined ? '' : `${time.toFixed(2)} (${(time / bare(name)).toFixed(1)})`;
    }),
  ]);
  const head = [`${size.toLocaleString('en')} components`, 'Target', ...contestants.map(({ title }) => title)];
  console.log(`\n${markdownTable([head, ...rows])}`);
}

async function createDatabase(serverUrl: string, size: number): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database bench_${size}`);
  await client.end();
  return new URL(`/bench_${size}`, serverUrl).href;
}
