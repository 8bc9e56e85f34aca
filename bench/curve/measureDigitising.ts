import type { Browser, Locator, Page } from '@playwright/test';
import { markdownTable } from '../markdownTable.ts';
import { measureOnPage } from '../measureOnPage.ts';
import { type Trace, workByFrame } from './workByFrame.ts';

const SIZE = { width: 2000, height: 1500 };
const POINTS = 40;
const MOVES = 90;
/** Milliseconds per frame of a 60 Hz display. */
const FRAME = 1000 / 60;

interface Place {
  x: number;
  y: number;
}

/** Measures the work of each frame while a curve is read off a picture, and prints it as Markdown. */
export async function measureDigitising(browser: Browser, address: string): Promise<void> {
  const rows = await measureOnPage(browser, address, async (page) => {
    await page.evaluate((size) => window.digitising.open(size), SIZE);
    const picture = page.getByRole('application', { name: 'Picture of the chart' });
    await setAxes(page, picture);
    const trace = async (title: string, run: () => Promise<void>) =>
      describe(title, await traceFrames(browser, page, run));
    return [
      await trace(`${POINTS} points clicked along the line`, () => clickLine(page, picture)),
      await trace('The pointer moved over the picture, under the loupe', () => moveOver(page, picture)),
      await trace(`One of ${POINTS} points dragged`, () => dragPoint(page, picture)),
      await trace('Zoomed in', () => zoomIn(page, picture)),
      await trace('The pointer moved over the enlarged picture', () => moveOver(page, picture)),
      await trace('The enlarged picture moved', () => pan(page)),
      await trace('One point dragged in the enlarged picture', () => dragPoint(page, picture)),
    ];
  });
  const head = ['', 'Frames', 'Median', '95th percentile', 'Longest', 'Over 16.7 ms'];
  console.log(
    `\n### A curve read off a picture of ${SIZE.width} x ${SIZE.height}\n\nWork of the page's main thread per frame: script, style, layout and paint.\n\n${markdownTable([head, ...rows])}`,
  );
}

function describe(title: string, work: readonly number[]): string[] {
  const sorted = [...work].sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1)} ms`;
  const long = work.filter((one) => one > FRAME).length;
  return [title, String(work.length), at(0.5), at(0.95), at(1), String(long)];
}

async function traceFrames(browser: Browser, page: Page, run: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await run();
  const { traceEvents }: Trace = JSON.parse(String(await browser.stopTracing()));
  const work = workByFrame(traceEvents);
  if (work.length < 5) throw new Error(`Only ${work.length} frames were drawn`);
  return work;
}

async function setAxes(page: Page, picture: Locator): Promise<void> {
  const places: [x: number, y: number, text: string][] = [
    [0.05, 0.95, '0'],
    [0.95, 0.95, '25'],
    [0.05, 0.95, '0'],
    [0.05, 0.05, '3000'],
  ];
  for (const [x, y, text] of places) {
    const at = await placeIn(picture, { x, y });
    await page.mouse.click(at.x, at.y);
    await page.keyboard.type(text);
  }
}

async function clickLine(page: Page, picture: Locator): Promise<void> {
  for (let index = 0; index < POINTS; index++) {
    const share = (index + 0.5) / POINTS;
    const at = await placeIn(picture, { x: 0.05 + 0.9 * share, y: 0.95 - 0.9 * share ** 2 });
    await page.mouse.click(at.x, at.y);
  }
}

async function moveOver(page: Page, picture: Locator): Promise<void> {
  const pane = await visiblePart(picture);
  await page.mouse.move(pane.x + 0.1 * pane.width, pane.y + 0.2 * pane.height);
  await page.mouse.move(pane.x + 0.9 * pane.width, pane.y + 0.8 * pane.height, { steps: MOVES });
}

async function dragPoint(page: Page, picture: Locator): Promise<void> {
  const pane = await visiblePart(picture);
  const point = await findPoint(picture, pane);
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await page.mouse.move(point.x, pane.y + 0.2 * pane.height, { steps: MOVES / 2 });
  await page.mouse.move(point.x, pane.y + 0.8 * pane.height, { steps: MOVES / 2 });
  await page.mouse.up();
}

async function zoomIn(page: Page, picture: Locator): Promise<void> {
  const pane = await visiblePart(picture);
  await page.mouse.move(pane.x + pane.width / 2, pane.y + pane.height / 2);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, -25);
  await page.keyboard.up('Control');
}

async function pan(page: Page): Promise<void> {
  const pane = await visiblePart(page.getByRole('application', { name: 'Picture of the chart' }));
  const [x, y] = [pane.x + 0.9 * pane.width, pane.y + 0.9 * pane.height];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 0.6 * pane.width, y - 0.6 * pane.height, { steps: MOVES / 2 });
  await page.mouse.move(x, y, { steps: MOVES / 2 });
  await page.mouse.up();
}

async function placeIn(picture: Locator, { x, y }: Place): Promise<Place> {
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture');
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

/** Returns the box of the pane in which the picture is visible. */
async function visiblePart(picture: Locator) {
  const box = await picture.locator('..').boundingBox();
  if (!box) throw new Error('There is no pane');
  return box;
}

/** Returns the centre of the point nearest to the centre of the pane. */
async function findPoint(picture: Locator, pane: Place & { width: number; height: number }): Promise<Place> {
  const boxes = await picture
    .locator('[data-index]')
    .evaluateAll((points) => points.map((point) => point.getBoundingClientRect().toJSON()));
  const away = ({ x, y }: Place) => Math.hypot(x - pane.x - pane.width / 2, y - pane.y - pane.height / 2);
  const [nearest] = boxes
    .map((box): Place => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
    .sort((a, b) => away(a) - away(b));
  if (!nearest) throw new Error('There is no point');
  return nearest;
}
