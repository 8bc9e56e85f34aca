import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildContestants } from './buildContestants.ts';
import { chromiumOptions } from './chromiumOptions.ts';
import { installPeers } from './installPeers.ts';
import type { ListSample as Sample } from './list/measureList.ts';
import { LIBRARY_SIZE as COUNT, sampleLibrary } from './list/sampleLibrary.ts';
import { startLibrary } from './list/startLibrary.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { measureOnPage } from './measureOnPage.ts';
import { median } from './median.ts';
import { servePages } from './servePages.ts';

/** Few enough that the client searches them itself. */
const SHORT = 1900;

const ENTRIES = {
  library: import.meta.resolve('./list/library.tsx'),
  table: import.meta.resolve('./list/table.tsx'),
  grid: import.meta.resolve('./peers/grid.tsx'),
};

type Name = 'library' | 'short' | 'table' | 'grid';

const TITLES: Record<Name, string> = {
  library: 'The page of components, with the server that searches',
  short: `The page of components, ${SHORT.toLocaleString('en')} of them, all in the browser`,
  table: 'Plain table',
  grid: 'MUI data grid',
};

const NAMES: Name[] = ['library', 'short', 'table', 'grid'];
const ROUNDS = 3;

/**
 * Measures search, sort and category of 10,000 components, found by the server, in one browser, beside two peers that
 * hold all of them in memory; prints Markdown.
 */
export async function list(): Promise<void> {
  installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  const ending: (() => Promise<void>)[] = [];
  try {
    await buildContestants({ folder, entries: ENTRIES });
    const answers = new Map([['/api/v2/components/', JSON.stringify(sampleLibrary(SHORT))]]);
    const held = await servePages(folder, { answers });
    ending.push(held.close);
    const library = await startLibrary(COUNT, (end) => ending.push(end));
    const asked = await servePages(folder, { api: library });
    ending.push(asked.close);
    const pages: Record<Name, Page> = {
      library: { url: `${asked.url}/library`, count: COUNT },
      short: { url: `${held.url}/library`, count: SHORT },
      table: { url: `${held.url}/table`, count: COUNT },
      grid: { url: `${held.url}/grid`, count: COUNT },
    };
    const browser = await chromium.launch(chromiumOptions());
    ending.push(() => browser.close());
    console.log(`${machine()}, Chromium ${browser.version()}\n${NOTES}`);
    const samples = new Map<Name, Sample[]>(NAMES.map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of NAMES) samples.get(name)?.push(await sample(browser, pages[name]));
    }
    print(samples);
  } finally {
    for (const end of ending.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Page {
  url: string;
  /** The number of components in the library. */
  count: number;
}

function sample(browser: Browser, { url, count: all }: Page): Promise<Sample> {
  return measureOnPage(browser, url, async (page) => {
    await page.waitForFunction((count) => window.shown?.().count === count, all);
    return page.evaluate(() => window.measureList());
  });
}

const NOTES = `${COUNT.toLocaleString('en')} components, ${ROUNDS} rounds, medians, production builds. Each figure is the time from the event until
the result is in the document, without style, layout and paint; where the server searches, its answer is in it,
by way of the server of these pages.
Targets where all is in the browser: a key of the search 10 ms, sort 50 ms, category 50 ms, fewer than 100 rows.`;

function print(samples: Map<Name, Sample[]>): void {
  const of = (name: Name, part: (sample: Sample) => number[]) => median((samples.get(name) ?? []).flatMap(part));
  const columns: [string, (sample: Sample) => number[]][] = [
    ['Key of the search', ({ keys }) => keys],
    ['Sort', ({ sorts }) => sorts],
    ['Category', ({ categories }) => categories],
  ];
  const rows = NAMES.map((name) => [
    TITLES[name],
    ...columns.flatMap(([, part]) => [
      `${of(name, part).toFixed(1)} ms`,
      (of(name, part) / of('library', part)).toFixed(1),
    ]),
    of(name, (sample) => [sample.rows]).toFixed(0),
  ]);
  const head = ['', ...columns.flatMap(([title]) => [title, 'ratio']), 'Rows in the document'];
  console.log(`\n${markdownTable([head, ...rows])}`);
}
