import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import type { CurvePoints } from '#model/curvePoints.ts';
import { buildContestants } from './buildContestants.ts';
import { chromiumOptions } from './chromiumOptions.ts';
import { measureDigitising } from './curve/measureDigitising.ts';
import { installPeers } from './installPeers.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { measureOnPage } from './measureOnPage.ts';
import { median } from './median.ts';
import { servePages } from './servePages.ts';

const ENTRIES = {
  editor: import.meta.resolve('./curve/editor.tsx'),
  chartjs: import.meta.resolve('./peers/chartjs.ts'),
  recharts: import.meta.resolve('./peers/recharts.tsx'),
};

const PICTURE_ENTRY = import.meta.resolve('./curve/picture.tsx');

const TITLES = {
  editor: 'The curve editor, with its form',
  chartjs: 'Chart.js, the chart alone',
  recharts: 'Recharts, the chart alone',
};

type ContestantName = keyof typeof ENTRIES;

const SIZES = [14, 1000];
const ROUNDS = 3;
const EDITS = 8;
/** Edits before the measured ones, so that the code is compiled. */
const WARM_EDITS = 8;
/** Milliseconds after an edit, in which the engine also checks the whole draft. */
const REST = 450;
const PASTES = 6;
const EDITED_ROW = 5;

/** The cost of one edit in milliseconds: script alone, and with style, layout and paint. */
interface Cost {
  script: number;
  task: number;
}

/**
 * Measures an edit of one value of a curve beside chart libraries, a large paste, and a curve read off a picture; prints
 * Markdown. `part` is one of them: a number of points, 'paste' or 'picture'.
 */
export async function curve(part?: string): Promise<void> {
  const runs = listRuns();
  const chosen = part === undefined ? [...runs.values()] : [runs.get(part)];
  if (chosen.includes(undefined)) throw new Error(`There is no part "${part}": use ${[...runs.keys()].join(', ')}`);
  installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  try {
    await buildContestants({ folder, entries: ENTRIES });
    // Pages that are built together would share a style sheet.
    await buildContestants({ folder, entries: { picture: PICTURE_ENTRY } });
    const { url, close } = await servePages(folder);
    const browser = await chromium.launch(chromiumOptions());
    try {
      console.log(`${machine()}, Chromium ${browser.version()}\n${NOTES}`);
      for (const run of chosen) await run?.(browser, url);
    } finally {
      await browser.close();
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Run = (browser: Browser, url: string) => Promise<void>;

function listRuns(): Map<string, Run> {
  return new Map<string, Run>([
    ...SIZES.map((size): [string, Run] => [String(size), (browser, url) => compare(browser, url, size)]),
    ['paste', pasteLargest],
    ['picture', (browser, url) => measureDigitising(browser, `${url}/picture`)],
  ]);
}

const NOTES = `Medians of ${ROUNDS} rounds of ${EDITS} edits, production builds. The browser types into the selected cell of the editor; the charts are given the value. Script is the processor's time for it from an edit until ${REST} ms later: input, table, chart, checks, derived values and undo history for the editor, the chart alone for the others.
Targets: script of one edit at most 1.5 ms with 14 points and 2.5 ms with 1,000; paste of 1,000 x 2 under 150 ms; the work of a frame under 16.7 ms while a curve is read off a picture.`;

async function compare(browser: Browser, url: string, size: number): Promise<void> {
  const costs = new Map<ContestantName, Cost[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['editor', 'chartjs', 'recharts'] as const)
      costs.set(name, [...(costs.get(name) ?? []), await measureEdits(browser, `${url}/${name}`, size)]);
  }
  const rows = [...costs].map(([name, each]) => {
    const [script, task] = [median(each.map((cost) => cost.script)), median(each.map((cost) => cost.task))];
    const own = median((costs.get('editor') ?? []).map((cost) => cost.script));
    return [TITLES[name], `${script.toFixed(2)} ms`, (script / own).toFixed(1), `${task.toFixed(2)} ms`];
  });
  const head = ['', 'Script', 'Ratio', 'With layout and paint'];
  console.log(`\n### One value of two series with ${size} points\n\n${markdownTable([head, ...rows])}`);
}

function measureEdits(browser: Browser, address: string, size: number): Promise<Cost> {
  return measureOnPage(browser, address, async (page) => {
    const session = await openCurve(page, size);
    await edit(page, session, WARM_EDITS);
    const idle = await measure(session, () => page.evaluate(rest, EDITS * REST));
    const busy = await measure(session, () => edit(page, session, EDITS));
    return { script: (busy.script - idle.script) / EDITS, task: (busy.task - idle.task) / EDITS };
  });
}

/** Pastes two blocks in turn, so that each changes all values. */
async function pasteLargest(browser: Browser, url: string): Promise<void> {
  const size = 1000;
  const costs = await measureOnPage(browser, `${url}/editor`, async (page) => {
    const session = await openCurve(page, size);
    const each: Cost[] = [];
    for (let turn = 0; turn < PASTES; turn++) {
      const text = Array.from({ length: size }, (_, row) => `${(row + turn) % 97}\t${(row * 3 + turn) % 89}`).join(
        '\n',
      );
      each.push(
        await measure(session, () =>
          page.evaluate(
            async ([block, rest]) => {
              setTimeout(() => window.curve.paste?.(block));
              await new Promise((done) => setTimeout(done, rest));
            },
            [text, REST] as const,
          ),
        ),
      );
      const last = await page.locator('[data-cell="999:1"]').inputValue();
      if (last !== String((999 + turn) % 97)) throw new Error(`The paste left ${last} in the last row`);
    }
    return each;
  });
  const [script, task] = [median(costs.map((cost) => cost.script)), median(costs.map((cost) => cost.task))];
  console.log(
    `\n### Paste of 1,000 x 2\n\n${script.toFixed(0)} ms of script, ${task.toFixed(0)} ms with layout and paint.`,
  );
}

async function openCurve(page: Page, size: number): Promise<CDPSession> {
  await page.waitForFunction(() => 'curve' in window);
  await page.evaluate((points) => window.curve.mount(points), createPoints(size));
  // The editor's chart is in a separate file.
  await page.locator('canvas, svg').first().waitFor();
  const session = await page.context().newCDPSession(page);
  // Measures processor time, which other work of the machine does not lengthen.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

function createPoints(size: number): CurvePoints {
  const x = Array.from({ length: size }, (_, row) => Number(((100 * row) / (size - 1)).toFixed(3)));
  return { x, y: [x.map((at) => 100 - at / 2), x.map((at) => 50 + at / 2)] };
}

/** Edits one value `count` times, with a rest after each: types it where the contestant is an editor. */
async function edit(page: Page, session: CDPSession, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    const value = 10 + ((turn * 7) % 83);
    const isTyped = await page.evaluate(startEdit, { row: EDITED_ROW, value });
    if (isTyped) await session.send('Input.insertText', { text: String(value) });
    await page.evaluate(rest, REST);
    const shown = await page.evaluate((row) => window.curve.read(row), EDITED_ROW);
    if (shown !== value) throw new Error(`The edit left ${shown} instead of ${value}`);
  }
}

/** Edits a value, or selects its text and returns true. Runs on the page. */
function startEdit({ row, value }: { row: number; value: number }): boolean {
  const { edit, select } = window.curve;
  select?.(row);
  // Code called directly by the inspector does not count as script of the page.
  if (edit) setTimeout(() => edit(row, value));
  return select !== undefined;
}

/** Waits this many milliseconds. Runs on the page. */
function rest(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Returns how long the browser worked while `run` ran. */
async function measure(session: CDPSession, run: () => Promise<void>): Promise<Cost> {
  const before = await readCost(session);
  await run();
  const after = await readCost(session);
  return { script: after.script - before.script, task: after.task - before.task };
}

async function readCost(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return { script: read('ScriptDuration'), task: read('TaskDuration') };
}
