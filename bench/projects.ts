import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAll } from '#library/runAll.ts';
import { startChild } from './ChildServer.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import { runTsx } from './runTsx.ts';
import { signInDemo } from './signInDemo.ts';

const PASSWORD = 'Bench-pass-1';
const PROJECTS = 2000;
const ASSETS_EACH = 20;
const ROUNDS = 21;
const ONE_BY_ONE_ROUNDS = 3;
const BARE_SERVER = `const body = 'x'.repeat(Number(process.env.BYTES));
require('node:http').createServer((_, response) => response.end(body)).listen(process.env.PORT)`;

/**
 * Measures the list of many projects, beside a bare server that sends as many bytes and beside one call per project;
 * prints Markdown.
 */
export async function projects(): Promise<void> {
  runTsx('server/build.cli.ts');
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  const server = await startChild({
    args: ['dist/server/main.js'],
    env: { DATA_DIR: folder, DEMO: '1', DEMO_PASSWORD: PASSWORD, DATABASE_URL: '' },
    health: '/api/v2/health/',
  });
  try {
    await fill(server.url);
    const headers = await signedIn(server.url);
    const read = (path: string) => fetchText(`${server.url}/api/v2${path}`, { headers });
    const text = await read('/projects/');
    const listed: { id: string }[] = JSON.parse(text);
    const list = await measure(ROUNDS, () => read('/projects/'));
    const part = await measure(ROUNDS, () => read('/projects/?sort=-created_at&limit=100&offset=0&count=true'));
    const last = await measure(ROUNDS, () => read('/projects/?sort=-created_at&limit=100&offset=1900&count=true'));
    const search = await measure(ROUNDS, () => read('/projects/?sort=name&search=19&limit=100&offset=0&count=true'));
    const oneByOne = await measure(ONE_BY_ONE_ROUNDS, () =>
      runAll({ items: listed, run: ({ id }) => read(`/projects/${id}/`), atOnce: 6 }),
    );
    print({
      list,
      part,
      last,
      search,
      oneByOne,
      floor: await measureFloor(text.length),
      count: listed.length,
      bytes: text.length,
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Uses the same components in every project, so that there are many assets but few components. */
async function fill(url: string): Promise<void> {
  let headers = await signedIn(url);
  const post = async (path: string, body: unknown) =>
    JSON.parse(await fetchText(`${url}/api/v2${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  const library: { id: string; name: string; subclass: string }[] = JSON.parse(
    await fetchText(`${url}/api/v2/components/`, { headers }),
  );
  const assets = library
    .slice(0, ASSETS_EACH)
    .map(({ id, name, subclass }) => ({ name, subclass, count: 1, component_id: id }));
  if (assets.length < ASSETS_EACH) throw new Error('The demo account has too few components');
  for (let number = 0; number < PROJECTS; number++) {
    // A token is good for five minutes.
    if (number % 500 === 0) headers = await signedIn(url);
    await post('/projects/import/', { name: `Project ${number}`, components: [], assets });
  }
}

async function signedIn(url: string): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await signInDemo(url, PASSWORD)}`, 'content-type': 'application/json' };
}

async function measureFloor(bytes: number): Promise<number[]> {
  const bare = await startChild({ args: ['-e', BARE_SERVER], env: { BYTES: String(bytes) }, health: '/' });
  try {
    return await measure(ROUNDS, () => fetchText(bare.url));
  } finally {
    await bare.stop();
  }
}

async function fetchText(address: string, init?: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return text;
}

async function measure(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return times;
}

interface Measured {
  list: number[];
  /** 100 rows, as the app reads a long list. */
  part: number[];
  /** 100 rows at the end of the list. */
  last: number[];
  /** The first rows that match a search. */
  search: number[];
  oneByOne: number[];
  floor: number[];
  count: number;
  bytes: number;
}

function print({ list, part, last, search, oneByOne, floor, count, bytes }: Measured): void {
  console.log(
    `${machine()}\n${count} projects, most with ${ASSETS_EACH} assets, ${Math.round(bytes / 1024)} kB of JSON; the embedded store, over HTTP. Floor: a bare node:http server with as many bytes.\n`,
  );
  const row = (what: string, times: number[], target = '') => [
    what,
    `${median(times).toFixed(1)} ms`,
    `${Math.min(...times).toFixed(1)} to ${Math.max(...times).toFixed(1)}`,
    (median(times) / median(floor)).toFixed(1),
    target,
  ];
  console.log(
    markdownTable([
      ['', 'Median', 'Range', 'Ratio to floor', 'Target'],
      row('List with kinds and results of each', list, 'under 150 ms'),
      row('Its first 100 rows', part),
      row('Its last 100 rows', last),
      row('The first 100 that a search leaves', search),
      row('One call per project, six at a time', oneByOne),
      row('Floor', floor),
    ]),
  );
}
