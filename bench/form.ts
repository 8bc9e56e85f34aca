import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from './chromiumOptions.ts';
import { buildPages, type ContestantName } from './form/buildPages.ts';
import { keysIn, typeKeys } from './form/typeKeys.ts';
import { installPeers } from './installPeers.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { measureOnPage } from './measureOnPage.ts';
import { median } from './median.ts';
import { servePages } from './servePages.ts';

const COUNTS = [48, 200] as const;
const ROUNDS = 7;
const WARM_MOUNTS = 5;
const KEYS = 100;
/** Keys before those that count, so that every contestant's code is compiled. */
const WARM_KEYS = 100;
// Frames as soon as they are ready, so that a round takes no longer than it must.
const UNLIMITED_FRAMES = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const TITLES: Record<ContestantName, string> = {
  unit: 'One controlled React input',
  engine: 'This form engine',
  rjsf: 'RJSF, live validation',
  jsonforms: 'JSON Forms',
};

const CONTESTANTS: ContestantName[] = ['unit', 'engine', 'rjsf', 'jsonforms'];

interface Sample {
  firstMount: number;
  mounts: number[];
  keys: number[];
  checks: number[];
}

/** Measures script per key and mount to paint of four forms over the same fields in one browser; prints Markdown. */
export async function form(): Promise<void> {
  installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  try {
    await buildPages(folder, COUNTS);
    const { url, close } = await servePages(folder);
    const browser = await chromium.launch(chromiumOptions(UNLIMITED_FRAMES));
    try {
      console.log(`${machine()}, Chromium ${browser.version()}\n${notes()}`);
      for (const count of COUNTS) print(count, await measure(browser, url, count));
    } finally {
      await browser.close();
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All contestants once per round, so that a busy moment of the machine meets all of them. */
async function measure(browser: Browser, url: string, count: number): Promise<Map<ContestantName, Sample[]>> {
  const samples = new Map<ContestantName, Sample[]>(CONTESTANTS.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of CONTESTANTS) {
      samples.get(name)?.push(await sample(browser, { address: `${url}/${name}`, count: name === 'unit' ? 1 : count }));
    }
  }
  return samples;
}

function sample(browser: Browser, { address, count }: { address: string; count: number }): Promise<Sample> {
  return measureOnPage(browser, address, async (page) => {
    await page.waitForFunction(() => 'contestant' in window);
    const mount = () => page.evaluate((fields) => window.contestant.mount(fields), count);
    const firstMount = await mount();
    const mounts: number[] = [];
    for (let again = 0; again < WARM_MOUNTS; again++) mounts.push(await mount());
    await page.evaluate(typeKeys, keysIn(WARM_KEYS));
    const keys = await page.evaluate(typeKeys, keysIn(KEYS));
    const checks = await page.evaluate(() => {
      const { check } = window.contestant;
      return check ? Array.from({ length: 20 }, check) : [];
    });
    return { firstMount, mounts, keys, checks };
  });
}

function notes(): string {
  return `Medians of ${ROUNDS} rounds of ${KEYS} keys and ${WARM_MOUNTS} mounts, production builds. A key is a dispatched input event and the
microtasks after it. A mount is script, style, layout and paint, without the wait for the display; the first one is that
of a page just loaded. Ratios are to one controlled input, mounts to RJSF.
Targets: the engine at most 0.8 of one controlled input per key; mount of 48 fields at most 0.6 of RJSF.`;
}

function print(count: number, samples: Map<ContestantName, Sample[]>): void {
  const of = (name: ContestantName, part: (sample: Sample) => number[]) => (samples.get(name) ?? []).flatMap(part);
  const unitKey = median(of('unit', ({ keys }) => keys));
  const rjsfMount = median(of('rjsf', ({ mounts }) => mounts));
  const rjsfFirst = median(of('rjsf', ({ firstMount }) => [firstMount]));
  const rows = CONTESTANTS.map((name) => {
    const key = median(of(name, ({ keys }) => keys));
    const mount = median(of(name, ({ mounts }) => mounts));
    const first = median(of(name, ({ firstMount }) => [firstMount]));
    const keys = of(name, (sample) => sample.keys);
    const ofRjsf = (ratio: number) => (name === 'unit' ? '' : ratio.toFixed(2));
    return [
      TITLES[name],
      `${(key * 1000).toFixed(0)} µs`,
      (key / unitKey).toFixed(2),
      (mean(keys) / mean(of('unit', (sample) => sample.keys))).toFixed(2),
      `${mount.toFixed(1)} ms`,
      ofRjsf(mount / rjsfMount),
      `${first.toFixed(1)} ms`,
      ofRjsf(first / rjsfFirst),
    ];
  });
  const head = ['', 'Key', 'Ratio', 'Ratio of means', 'Mount to paint', 'of RJSF', 'First mount', 'of RJSF'];
  console.log(`\n### ${count} fields\n\n${markdownTable([head, ...rows])}`);
  const checks = of('engine', (sample) => sample.checks);
  console.log(
    `\nThe engine checks the whole draft 300 ms after the last key: ${(median(checks) * 1000).toFixed(0)} µs.`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
