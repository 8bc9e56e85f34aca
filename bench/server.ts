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
  type Ours,
  startBare,
  startJsonServer,
  startOurs,
  startStoring,
} from './server/contestants.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 5;
/** Rounds before the measured ones, since V8 optimises code that has run for a while. */
const WARM_UP_ROUNDS = 5;
const CALLS_PER_ROUND: Record<CallName, number> = {
  ...{ 'get one': 100, 'name check': 100, save: 50, uses_component: 100, 'list, 304': 100 },
  list: 3,
  'list again': 10,
};
/** A slow call is made less often per round, but at least three times. */
const LONGEST_ROUND_MS = 1000;
const LONGEST_DELAY_MS = 50;
/** The most that a call may take, as a multiple of the bare route's time. */
const TARGETS: Record<CallName, string> = {
  ...{ 'get one': '1.5', 'name check': '2', save: '3', uses_component: '2', 'list, 304': '1.5' },
  ...{ list: '40 at 10,000', 'list again': '40 at 10,000' },
};

/**
 * Measures calls of the built server on both engines, one after another, beside peers, and the delay of other calls
 * while many callers request the longest list; prints Markdown. If a number of components is given, measures only that
 * size.
 */
export async function server(size?: string): Promise<void> {
  const sizes = size === undefined ? SIZES : [Number(size)];
  if (!sizes.every((each) => each >= 1)) throw new Error(`${size} is not a number of components`);
  installPeers();
  runTsx('server/build.cli.ts');
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  const postgres = await startPostgres(SETTINGS);
  try {
    console.log(`${machine()}\n${NOTES}`);
    for (const size of sizes) await measureSize(folder, size, postgres?.url);
  } finally {
    postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const NOTES = `Medians in ms of ${ROUNDS} rounds after ${WARM_UP_ROUNDS} to warm up, one call at a time over one connection; in
brackets how many times that of the bare route, which answers with a constant record. One row: a bare route that reads the
record from the engine, or writes it there. PostgreSQL runs without waiting for the disk, SQLite waits for it. json-server
keeps everything in memory and answers without sign-in. The list is read after a change of it, and once more. Directus is not
measured beside.`;

async function measureSize(folder: string, size: number, postgres: string | undefined): Promise<void> {
  const engines = [
    { title: 'Q-System, SQLite', env: createEnv({ dataDir: join(folder, `store-${size}`) }) },
    ...(postgres
      ? [
          {
            title: 'Q-System, PostgreSQL',
            env: createEnv({ dataDir: folder, databaseUrl: await createDatabase(postgres, `bench_${size}`) }),
          },
        ]
      : []),
  ];
  mkdirSync(join(folder, `store-${size}`), { recursive: true });
  const contestants: Contestant[] = [];
  const ours: Ours[] = [];
  try {
    for (const { title, env } of engines) {
      runTsxWith(env, 'server/seed.cli.ts', String(size));
      if (env.DATABASE_URL) await run(env.DATABASE_URL, 'vacuum analyze');
      const started = await startOurs(title, env);
      contestants.push(started);
      ours.push(started);
    }
    const [first] = ours;
    const rows: object[] = first?.calls.list
      ? JSON.parse((await first.client(first.calls.list())).body.toString())
      : [];
    const record = first?.record ?? {};
    contestants.unshift(await startBare(record));
    contestants.push(await startStoring('SQLite', join(folder, `one-row-${size}.db`), record));
    if (postgres)
      contestants.push(await startStoring('PostgreSQL', await createDatabase(postgres, `row_${size}`), record));
    contestants.push(await startJsonServer(folder, rows));
    print(size, await measure(contestants), contestants);
    await printCrowds(size, ours);
  } finally {
    for (const { stop } of contestants) await stop();
  }
}

type Times = Map<Contestant, Map<CallName, number[]>>;

async function measure(contestants: readonly Contestant[]): Promise<Times> {
  const times: Times = new Map(contestants.map((one) => [one, new Map()]));
  // Each round measures everything once, so that a busy moment of the machine affects all contestants.
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const contestant of contestants)
      for (const name of CALLS) {
        if (name.startsWith('list') && name !== 'list, 304' && round < -1) continue;
        const found = await timeCalls(contestant, name);
        const known = times.get(contestant)?.get(name) ?? [];
        if (round >= 0 && found.length > 0) times.get(contestant)?.set(name, [...known, ...found]);
      }
  return times;
}

async function timeCalls({ title, client, calls, prepare, change }: Contestant, name: CallName): Promise<number[]> {
  const create = calls[name];
  await prepare?.();
  const times: number[] = [];
  const end = performance.now() + LONGEST_ROUND_MS;
  for (let count = 0; create && count < CALLS_PER_ROUND[name]; count++) {
    if (name === 'list') await change?.();
    const begin = performance.now();
    if (count >= 3 && begin > end) break;
    const { status } = await client(create());
    times.push(performance.now() - begin);
    if (status !== (name === 'list, 304' ? 304 : 200)) throw new Error(`${title}: ${name} answered ${status}`);
  }
  return times;
}

function print(size: number, times: Times, contestants: readonly Contestant[]): void {
  const findMedian = (contestant: Contestant | undefined, name: CallName) => {
    const found = contestant && times.get(contestant)?.get(name);
    return found ? median(found) : undefined;
  };
  const bare = (name: CallName) => findMedian(contestants[0], name) ?? findMedian(contestants[0], 'get one') ?? 1;
  const rows = CALLS.map((name) => [
    name,
    TARGETS[name],
    ...contestants.map((contestant) => {
      const time = findMedian(contestant, name);
      return time === undefined ? '' : `${time.toFixed(2)} (${(time / bare(name)).toFixed(1)})`;
    }),
  ]);
  const head = [`${size.toLocaleString('en')} components`, 'Target', ...contestants.map(({ title }) => title)];
  console.log(`\n${markdownTable([head, ...rows])}`);
}

async function printCrowds(size: number, ours: readonly Ours[]): Promise<void> {
  const rows: string[][] = [];
  for (const { title, crowd } of ours) {
    const { quiet, p99, max, peakRss, seconds } = await crowd();
    rows.push([
      title,
      p99.toFixed(1),
      `under ${LONGEST_DELAY_MS}`,
      quiet.toFixed(1),
      max.toFixed(1),
      peakRss.toFixed(0),
      seconds.toFixed(1),
    ]);
  }
  const about = `Whole lists of ${size.toLocaleString('en')}, twenty at once`;
  const head = [
    about,
    'p99 of the delay, ms',
    'Target',
    'p99 before, ms',
    'Longest, ms',
    'Most memory so far, MB',
    'All sent, s',
  ];
  console.log(`\n${markdownTable([head, ...rows])}`);
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await run(serverUrl, `create database ${name}`);
  return new URL(`/${name}`, serverUrl).href;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
