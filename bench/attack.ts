import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../tests/server/PostgresCluster.ts';
import { type ChildServer, startChild } from './ChildServer.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { runTsx } from './runTsx.ts';
import { signInDemo } from './signInDemo.ts';

const PASSWORD = 'Bench-pass-1';
const CALLS = 600;
const PAUSE_MS = 5;
/** How long an attack lasts before anything is measured. */
const HEAD_START_MS = 3000;
const TARGET = 3;

const ATTACKS = [
  'large bodies',
  'deep bodies',
  'slow bodies',
  'calls in one piece',
  'made-up refresh tokens',
  'guesses from one address',
  'guesses from everywhere',
];

/**
 * Measures the calls of one user before, during and after each attack on both engines; prints the ratios as Markdown.
 */
export async function attack(): Promise<void> {
  runTsx('server/build.cli.ts');
  console.log(`${machine()}\nOne person reads and saves a component by turns, ${CALLS} calls; four strangers attack.`);
  // As in production, every save waits for the disk.
  const postgres = await startPostgres([]);
  try {
    await attackEngine('SQLite', '');
    if (postgres) await attackEngine('PostgreSQL', postgres.url);
  } finally {
    postgres?.remove();
  }
}

async function attackEngine(engine: string, databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  const server = await startChild({
    args: ['dist/server/main.js'],
    env: { DATA_DIR: folder, DEMO: '1', DEMO_PASSWORD: PASSWORD, DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' },
    health: '/api/v2/health/',
  });
  try {
    await measure(server);
    const rows: string[][] = [];
    for (const name of ATTACKS) rows.push(await compare(server, name));
    console.log(`\n${markdownTable([[engine, 'p99 quiet', 'p99 under attack', 'Ratio', 'Target'], ...rows])}`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures also before and after each attack, since the load of the machine may change. */
async function compare(server: ChildServer, name: string): Promise<string[]> {
  const before = await measure(server);
  const flood = spawn(
    process.execPath,
    [join('node_modules', '.bin', 'tsx'), 'bench/attack/flood.ts', name, server.url],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let attacked = 0;
  try {
    await wait(HEAD_START_MS);
    attacked = await measure(server);
    if (flood.exitCode !== null) throw new Error(`The attack by ${name} has ended`);
  } finally {
    await end(flood);
  }
  const quiet = (before + (await measure(server))) / 2;
  const show = (time: number) => `${time.toFixed(1)} ms`;
  return [name, show(quiet), show(attacked), (attacked / quiet).toFixed(1), `under ${TARGET}`];
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.kill()) await ended;
}

/** Returns the 99th percentile of the duration of calls, in ms. */
async function measure({ url }: ChildServer): Promise<number> {
  const headers = { authorization: `Bearer ${await signInDemo(url, PASSWORD)}`, 'content-type': 'application/json' };
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}/api/v2${path}`, { headers, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  const [{ subclass, id }] = await call('/components/');
  const path = `/components/${subclass}/${id}/`;
  const { name } = await call(path);
  const times: number[] = [];
  for (let count = 0; count < CALLS; count += 1) {
    await wait(PAUSE_MS);
    const begin = performance.now();
    if (count % 2 === 0) await call(path);
    else await call(path, { method: 'PUT', body: JSON.stringify({ subclass, name, description: `Save ${count}` }) });
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
