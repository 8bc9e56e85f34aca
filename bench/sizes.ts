import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChildServer, startChild } from './ChildServer.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { runTsx } from './runTsx.ts';
import { signInDemo } from './signInDemo.ts';

const SIZES = [10_000, 100_000];
const AT_ONCE = 8;
const PASSWORD = 'Bench-pass-1';
const LOOK_MS = 20;

/** Measures the cost of a library on the embedded store: file, backup, memory and time; prints Markdown. */
export async function sizes(): Promise<void> {
  runTsx('server/build.cli.ts');
  console.log(machine());
  const columns: string[][] = [];
  for (const size of SIZES) columns.push(await measureSize(size));
  const head = ['On the embedded store', ...SIZES.map((size) => `${size.toLocaleString('en')} components`)];
  console.log(
    markdownTable([head, ...ROWS.map((row, index) => [row, ...columns.map((values) => values[index] ?? '')])]),
  );
}

const ROWS = [
  'file',
  'backup',
  'memory of the server, at rest',
  `memory, ${AT_ONCE} whole lists at once`,
  'whole list of one account, alone',
  'store:backup, read again',
];

async function measureSize(size: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', DEMO: '1', DEMO_PASSWORD: PASSWORD };
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('dist/server/seed.js', String(size));
    const server = await startChild({ args: ['dist/server/main.js'], env, health: '/api/v2/health/' });
    try {
      const atRest = server.rss();
      const access = await signInDemo(server.url, PASSWORD);
      const alone = await time(() => readList(server, access));
      const { bytes } = alone.result;
      const most = await watchMemory(server, () =>
        Promise.all(Array.from({ length: AT_ONCE }, () => readList(server, access))),
      );
      const backup = join(folder, 'a.backup');
      const { seconds } = await time(() => run('dist/server/store-backup.js', backup));
      return [
        toMb(statSync(join(env.DATA_DIR, 'q-system.db')).size),
        toMb(statSync(backup).size),
        `${Math.round(atRest)} MB`,
        `${Math.round(most)} MB`,
        `${toMb(bytes)}, ${alone.seconds.toFixed(2)} s`,
        `${seconds.toFixed(1)} s`,
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readList({ url }: ChildServer, access: string): Promise<{ bytes: number }> {
  const headers = { authorization: `Bearer ${access}`, 'accept-encoding': 'identity' };
  const response = await fetch(`${url}/api/v2/components/`, { headers });
  if (!response.ok) throw new Error(`The list was answered by ${response.status}`);
  return { bytes: (await response.arrayBuffer()).byteLength };
}

/** Returns the highest memory in MB that the server uses during the work. */
async function watchMemory(server: ChildServer, work: () => Promise<unknown>): Promise<number> {
  let most = server.rss();
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await wait(LOOK_MS);
    most = Math.max(most, server.rss());
  }
  await working;
  return most;
}

async function time<Result>(work: () => Result | Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const begin = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begin) / 1000 };
}

function toMb(bytes: number): string {
  const mb = bytes / 1e6;
  return `${mb < 10 ? mb.toFixed(1) : Math.round(mb)} MB`;
}
