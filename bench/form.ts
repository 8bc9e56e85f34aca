import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from './chromiumOptions.ts';
import { buildPages, type ContestantName } from './form/buildPages.ts';
import { FLAT, RULES, type Sample as SampleForm, TABLES } from './form/sampleForm.ts';
import { keysIn, typeKeys } from './form/typeKeys.ts';
import { installPeers } from './installPeers.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { measureOnPage } from './measureOnPage.ts';
import { median } from './median.ts';
import { servePages } from './servePages.ts';

const ROUNDS = 7;
const WARM_MOUNTS = 5;
const KEYS = 100;
/** Keys before the measured ones, so that every contestant's code is compiled. */
const WARM_KEYS = 100;
// Draws frames as soon as they are ready, so that a round takes no longer than necessary.
const UNLIMITED_FRAMES = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const TITLES: Record<ContestantName, string> = {
  unit: 'One controlled React input',
  engine: 'This form engine',
  rjsf: 'RJSF, live validation',
  jsonforms: 'JSON Forms',
};

const CONTESTANTS: readonly ContestantName[] = ['unit', 'engine', 'rjsf', 'jsonforms'];
const OURS: readonly ContestantName[] = ['unit', 'engine'];

/** With more rows than these the peers take minutes to appear. */
const MOST_ROWS_OF_PEERS = 50;

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
    await buildPages(folder);
    const { url, close } = await servePages(folder);
    const browser = await chromium.launch(chromiumOptions(UNLIMITED_FRAMES));
    try {
      console.log(`${machine()}, Chromium ${browser.version()}\n${notes()}`);
      for (const form of FLAT) printForm(form, await measure(browser, url, { form }));
      printTables(await measureEach(browser, url, TABLES));
      printRules(await measureEach(browser, url, RULES));
    } finally {
      await browser.close();
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Course {
  form: SampleForm;
  contestants?: readonly ContestantName[];
}

/** Runs all contestants once per round, so that a busy moment of the machine affects all of them. */
async function measure(browser: Browser, url: string, { form, contestants = CONTESTANTS }: Course): Promise<Samples> {
  const samples: Samples = new Map(contestants.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of contestants) samples.get(name)?.push(await sample(browser, `${url}/${name}`, form));
  }
  return samples;
}

/** Measures several forms; peers only those with a table that they can draw in reasonable time. */
async function measureEach(
  browser: Browser,
  url: string,
  forms: readonly SampleForm[],
): Promise<[SampleForm, Samples][]> {
  const measured: [SampleForm, Samples][] = [];
  for (const form of forms) {
    const contestants = form.rows === undefined || form.rows > MOST_ROWS_OF_PEERS ? OURS : CONTESTANTS;
    measured.push([form, await measure(browser, url, { form, contestants })]);
  }
  return measured;
}

function sample(browser: Browser, address: string, form: SampleForm): Promise<Sample> {
  return measureOnPage(browser, address, async (page) => {
    await page.waitForFunction(() => 'contestant' in window);
    const mount = () => page.evaluate((drawn) => window.contestant.mount(drawn), form);
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

type Samples = Map<ContestantName, Sample[]>;

function notes(): string {
  return `Medians of ${ROUNDS} rounds of ${KEYS} keys and ${WARM_MOUNTS} mounts, production builds. A key is a dispatched input event and the
microtasks after it. A mount is script, style, layout and paint, without the wait for the display; the first one is that
of a page just loaded. Ratios are to one controlled input, mounts to RJSF.
Targets: the engine at most 0.8 of one controlled input per key, in every form; mount of 48 fields at most 0.6 of RJSF, of
200 fields 0.2; checks and conditions cost at most 5 % of a key, sources nothing that can be measured.`;
}

function printForm({ fields }: SampleForm, samples: Samples): void {
  const rjsfMount = median(pick(samples, 'rjsf', ({ mounts }) => mounts));
  const rjsfFirst = median(pick(samples, 'rjsf', ({ firstMount }) => [firstMount]));
  const rows = CONTESTANTS.map((name) => {
    const first = median(pick(samples, name, ({ firstMount }) => [firstMount]));
    const mount = median(pick(samples, name, ({ mounts }) => mounts));
    const ofRjsf = (ratio: number) => (name === 'unit' ? '' : ratio.toFixed(2));
    return [
      TITLES[name],
      ...keyCells(samples, name),
      `${mount.toFixed(1)} ms`,
      ofRjsf(mount / rjsfMount),
      `${first.toFixed(1)} ms`,
      ofRjsf(first / rjsfFirst),
    ];
  });
  const head = ['', ...KEY_HEAD, 'Mount to paint', 'of RJSF', 'First mount', 'of RJSF'];
  console.log(`\n### ${fields} fields\n\n${markdownTable([head, ...rows])}`);
  console.log(`\nThe engine checks the whole draft 300 ms after the last key: ${checkText(samples)}.`);
}

function printTables(measured: [SampleForm, Samples][]): void {
  const rows = measured.flatMap(([{ rows: count, fields }, samples]) =>
    [...samples.keys()]
      .filter((name) => name !== 'unit')
      .map((name) => [
        `${TITLES[name]}, ${count} x ${fields}`,
        ...keyCells(samples, name),
        `${median(pick(samples, name, ({ mounts }) => mounts)).toFixed(1)} ms`,
        name === 'engine' ? checkText(samples) : '',
      ]),
  );
  console.log(`\n### Tables\n\n${markdownTable([['', ...KEY_HEAD, 'Mount to paint', 'Check'], ...rows])}`);
}

function printRules(measured: [SampleForm, Samples][]): void {
  const rows = measured.map(([{ fields, checks = 0, conditions = 0, hasSources }, samples]) => [
    `${fields} fields, ${hasSources ? 'a source each' : `${checks} checks, ${conditions} conditions`}`,
    ...keyCells(samples, 'engine'),
    `${median(pick(samples, 'engine', ({ mounts }) => mounts)).toFixed(1)} ms`,
    checkText(samples),
  ]);
  console.log(
    `\n### Checks, conditions and sources\n\n${markdownTable([['', ...KEY_HEAD, 'Mount to paint', 'Check'], ...rows])}`,
  );
}

const KEY_HEAD = ['Key', 'Ratio', 'Ratio of means'];

function keyCells(samples: Samples, name: ContestantName): string[] {
  const keys = pick(samples, name, (sample) => sample.keys);
  const unit = pick(samples, 'unit', (sample) => sample.keys);
  const key = median(keys);
  return [`${(key * 1000).toFixed(0)} µs`, (key / median(unit)).toFixed(2), (mean(keys) / mean(unit)).toFixed(2)];
}

function checkText(samples: Samples): string {
  return `${(median(pick(samples, 'engine', ({ checks }) => checks)) * 1000).toFixed(0)} µs`;
}

function pick(samples: Samples, name: ContestantName, part: (sample: Sample) => number[]): number[] {
  return (samples.get(name) ?? []).flatMap(part);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
