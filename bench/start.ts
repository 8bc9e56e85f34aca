import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildServer, startChild } from './ChildServer.ts';
import { firstLoad } from './firstLoad.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import { runTsx } from './runTsx.ts';
import { signInDemo } from './signInDemo.ts';

const ROUNDS = 7;
const CODEGEN_ROUNDS = 5;
const LISTINGS = 200;
const PASSWORD = 'Bench-pass-1';
const BARE_SERVER = `require('node:http').createServer((_, response) => response.end('{}')).listen(process.env.PORT)`;

interface Sample {
  startMs: number;
  rss: number;
  /** Resident memory after 200 listings. */
  rssAfter: number;
}

interface Row {
  what: string;
  unit: string;
  decimals: number;
  values: number[];
  floor?: number[];
  target?: string;
}

/** Measures the built server beside a bare node:http server, codegen, and what a browser loads; prints Markdown. */
export async function start(): Promise<void> {
  runTsx('server/build.cli.ts');
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  try {
    const { bare, fresh, existing } = await measureServers(folder);
    const codegen = Array.from({ length: CODEGEN_ROUNDS }, (_, round) =>
      timed(() =>
        execFileSync(process.execPath, ['codegen/cli.mjs', '--out', join(folder, `generated-${round}`)], {
          stdio: ['ignore', 'ignore', 'inherit'],
        }),
      ),
    );
    const emptyScript = Array.from({ length: CODEGEN_ROUNDS }, () => timed(() => runTsx('--eval', '0')));
    print([
      row('Spawn to first 200, fresh data', 'ms', fresh, bare, 'startMs', 'under 1000'),
      row('Spawn to first 200, existing data', 'ms', existing, bare, 'startMs', 'under 1000'),
      row('RSS after start, fresh data', 'MB', fresh, bare, 'rss', 'under 150'),
      row('RSS after start, existing data', 'MB', existing, bare, 'rss', 'under 150'),
      row(`RSS after ${LISTINGS} listings of all components`, 'MB', existing, bare, 'rssAfter'),
      {
        what: 'Codegen, everything',
        unit: 'ms',
        decimals: 0,
        values: codegen,
        floor: emptyScript,
        target: 'under 2000',
      },
    ]);
    await printFirstLoad(join(folder, 'data-0'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureServers(folder: string) {
  const bare: Sample[] = [];
  const fresh: Sample[] = [];
  const existing: Sample[] = [];
  // Each round starts every server once, so that a busy moment of the machine affects all of them.
  for (let round = 0; round < ROUNDS; round++) {
    const dataDir = join(folder, `data-${round}`);
    bare.push(await sample(() => startChild({ args: ['-e', BARE_SERVER], health: '/' }), '/'));
    fresh.push(await sample(() => startServer(dataDir)));
    existing.push(await sample(() => startServer(dataDir), '/api/v2/components/'));
  }
  return { bare, fresh, existing };
}

function startServer(dataDir: string): Promise<ChildServer> {
  return startChild({
    args: ['dist/server/main.js'],
    env: { DATA_DIR: dataDir, DEMO: '1', DEMO_PASSWORD: PASSWORD, DATABASE_URL: '' },
    health: '/api/v2/health/',
  });
}

async function sample(begin: () => Promise<ChildServer>, listing?: string): Promise<Sample> {
  const server = await begin();
  try {
    const rss = server.rss();
    if (listing) await list(server.url, listing);
    return { startMs: server.startMs, rss, rssAfter: server.rss() };
  } finally {
    await server.stop();
  }
}

async function list(url: string, path: string): Promise<void> {
  const headers: Record<string, string> =
    path === '/' ? {} : { authorization: `Bearer ${await signInDemo(url, PASSWORD)}` };
  for (let count = 0; count < LISTINGS; count++) {
    const response = await fetch(`${url}${path}`, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  }
}

async function printFirstLoad(dataDir: string): Promise<void> {
  const server = await startServer(dataDir);
  try {
    const pages = await firstLoad(server.url, PASSWORD);
    console.log(
      `\n${markdownTable([
        ['First load of', 'Scripts', 'Scripts, gzip kB', 'Largest chunk, gzip kB', 'Styles, gzip kB'],
        ...pages.map(({ page, scripts, styles }) => [
          page,
          String(scripts.length),
          kilobytes(sum(scripts)),
          kilobytes(Math.max(...scripts)),
          kilobytes(sum(styles)),
        ]),
      ])}`,
    );
  } finally {
    await server.stop();
  }
}

function row(what: string, unit: string, own: Sample[], bare: Sample[], part: keyof Sample, target?: string): Row {
  const of = (samples: Sample[]) => samples.map((each) => each[part]);
  return { what, unit, decimals: 0, values: of(own), floor: of(bare), ...(target === undefined ? {} : { target }) };
}

function print(rows: Row[]): void {
  console.log(
    `${machine()}\nMedians; servers ${ROUNDS} rounds, codegen ${CODEGEN_ROUNDS}. Floor: a bare node:http server, for codegen a script that does nothing.\n`,
  );
  const cells = rows.map(({ what, unit, decimals, values, floor, target = '' }) => [
    what,
    `${median(values).toFixed(decimals)} ${unit}`,
    `${Math.min(...values).toFixed(decimals)} to ${Math.max(...values).toFixed(decimals)}`,
    floor ? `${median(floor).toFixed(decimals)} ${unit}` : '',
    floor ? (median(values) / median(floor)).toFixed(1) : '',
    target && `${target} ${unit}`,
  ]);
  console.log(markdownTable([['', 'Median', 'Range', 'Floor', 'Ratio to floor', 'Target'], ...cells]));
}

function timed(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
