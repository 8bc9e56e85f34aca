import type { Locator, Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { inspectNow } from './inspect.ts';
import { openCurve } from './openCurve.ts';
import { LONG } from './tags.ts';

test('a form of eleven fields is eleven Tab stops, and F1 shows the help of each', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const { id } = await api.create({ subclass: 'wind', name: unique('Stops') });
  const editor = await Editor.open(page, id);
  const fields = editor.panel.locator('[data-field]');
  const names = await fields.evaluateAll((frames) => frames.map((frame) => frame.getAttribute('data-field')));
  await inputIn(editor.field('name')).focus();
  const visited: (string | null)[] = [];
  for (const _ of names) {
    visited.push(
      await page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null),
    );
    await page.keyboard.press('Tab');
  }
  expect(visited).toEqual(names);
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role="tabpanel"] [data-field]') ?? null),
  ).toBeNull();

  const lifetime = inputIn(editor.field('lifetime'));
  const help = page.getByRole('tooltip');
  await lifetime.focus();
  await expect(lifetime).toHaveAccessibleDescription(/\S.*yr/);
  await page.keyboard.press('F1');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('F1');
  await page.keyboard.press('Tab');
  await expect(help).toBeHidden();
  // The mark is for pointers only.
  await page.getByRole('button', { name: 'Help: Lifetime' }).click();
  await expect(help).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a point is dragged, a swipe beside it scrolls, and every target is 24 px', async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const { id } = await api.create({ subclass: 'basicstorage', name: unique('Finger') });
    const { editor, curve } = await openCurve(page, id, { tab: 'Degradation', curve: 'cycle_aging' });
    const over = curve.locator('.u-over');
    await over.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const first = curve.getByRole('textbox', { name: 'Cycles to end of life at 10 %' });
    const before = Number(await first.inputValue());
    const { x, y, width, height } = await findBox(over);
    const top = await page.evaluate(() => window.scrollY);

    // The first point is at the left end; a touch 11 px away still hits it.
    const at = { x: x + 11, y: y + 2 };
    await swipe(page, at, { x: at.x, y: at.y + height / 2 });
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await expect(first).not.toHaveValue(String(before));
    await editor.expectChanges(1);

    const after = await first.inputValue();
    await swipe(page, { x: x + width * 0.8, y: y + 40 }, { x: x + width * 0.8, y: y - 120 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
    await expect(first).toHaveValue(after);

    const small = await curve.locator('button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const box = button.getBoundingClientRect();
        return Math.min(box.width, box.height) < 24 ? [`${button.textContent} ${box.width} x ${box.height}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});

test('a chart uses forced system colours, also when they change on an open page', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const { id } = await api.create({ subclass: 'basicstorage', name: unique('Contrast') });
  const { curve } = await openCurve(page, id, { tab: 'Operation', curve: 'power_by_soc' });
  const canvas = curve.locator('canvas');
  const system = () => page.evaluate(readSystemColors);
  const usual = await canvas.evaluate(countColors);
  expect(usual['88,166,255'] ?? 0).toBeGreaterThan(500);

  await page.emulateMedia({ forcedColors: 'active' });
  const { LinkText, CanvasText } = await system();
  await expect.poll(async () => (await canvas.evaluate(countColors))[LinkText] ?? 0).toBeGreaterThan(500);
  const forced = await canvas.evaluate(countColors);
  expect(forced[CanvasText] ?? 0).toBeGreaterThan(300);
  expect(forced['88,166,255']).toBeUndefined();
  const swatches = curve.getByRole('list', { name: 'Legend' }).getByRole('listitem');
  expect(await swatches.evaluateAll(readSwatches)).toEqual([
    { style: 'solid', color: LinkText, hasGaps: true },
    { style: 'dashed', color: CanvasText, hasGaps: true },
  ]);

  const cell = curve.getByRole('textbox', { name: 'Charge at 5 %', exact: true });
  await cell.fill('101');
  await cell.blur();
  await expect(cell).toHaveCSS('outline-style', 'double');
  await cell.focus();
  await expect(cell).toHaveCSS('outline-style', 'solid');
  await inspectNow(page, 1440);

  await page.emulateMedia({ forcedColors: 'none' });
  await expect.poll(async () => (await canvas.evaluate(countColors))['88,166,255'] ?? 0).toBeGreaterThan(500);
});

test('a person switches to a log axis, and drags points on it', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const { id } = await api.create({ subclass: 'basicstorage', name: unique('Log') });
  const { curve } = await openCurve(page, id, { tab: 'Degradation', curve: 'cycle_aging' });
  const toggle = curve.getByRole('button', { name: 'Log axis' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');

  // From 1000 to 100000, half way up is 10000.
  const { x, y, height } = await findBox(curve.locator('.u-over'));
  const last = curve.getByRole('textbox', { name: 'Cycles to end of life at 10 %' });
  const from = y + height * (1 - Math.log10(90) / 2);
  await page.mouse.move(x, from);
  await page.mouse.down();
  await page.mouse.move(x, y + height / 4);
  await page.mouse.move(x, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs(Number(await last.inputValue()) - 10_000)).toBeLessThan(400);

  await last.fill('0');
  await last.press('Tab');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toHaveAttribute('aria-disabled', 'true');
  await expect(toggle).toHaveAccessibleDescription('A log axis needs values above 0');
  await last.fill('50000');
  await last.press('Tab');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

async function findBox(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('The chart is not shown');
  return box;
}

/** Moves a finger from one place to another. */
async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  const STEPS = 8;
  for (let step = 1; step <= STEPS; step++) {
    const share = step / STEPS;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** How many pixels have each opaque colour, by 'red,green,blue'. */
function countColors(canvas: Element): Record<string, number> {
  if (!(canvas instanceof HTMLCanvasElement)) return {};
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const counts: Record<string, number> = {};
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    const color = `${data[at]},${data[at + 1]},${data[at + 2]}`;
    counts[color] = (counts[color] ?? 0) + 1;
  }
  return counts;
}

/** The system's colours as 'red,green,blue'. */
function readSystemColors(): { LinkText: string; CanvasText: string } {
  const probe = document.body.appendChild(document.createElement('i'));
  const read = (name: string) => {
    probe.style.color = name;
    return (getComputedStyle(probe).color.match(/\d+/g) ?? []).slice(0, 3).join(',');
  };
  const colors = { LinkText: read('LinkText'), CanvasText: read('CanvasText') };
  probe.remove();
  return colors;
}

function readSwatches(items: Element[]): { style: string; color: string; hasGaps: boolean }[] {
  return items.map((item) => {
    const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(item, '::before');
    const color = (borderTopColor.match(/\d+/g) ?? []).slice(0, 3).join(',');
    return { style: borderTopStyle, color, hasGaps: /, 0\)$/.test(backgroundColor) };
  });
}
