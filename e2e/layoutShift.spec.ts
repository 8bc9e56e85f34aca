import type { Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP, PHONE } from './inspect.ts';
import { LONG } from './tags.ts';

/** The largest cumulative layout shift, including shifts right after a key or a press. */
const MOST = 0.02;

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const place of ['page', 'dialog'] as const) {
      test(`the ${place} of a component does not shift from its first paint to a save`, {
        tag: place === 'dialog' || viewport === PHONE ? LONG : [],
      }, async ({ signedIn: page, api, unique }) => {
        const { id } = await api.create({ subclass: 'wind', name: unique('Still') });
        await watchShifts(page);
        await page.goto(place === 'page' ? `/components/${id}` : `/components?view=${id}`);
        const editor = await Editor.on(page);
        const lifetime = inputIn(editor.field('lifetime'));
        await expect(lifetime).toHaveValue('20');
        await lifetime.fill('25');
        await editor.expectChanges(1);
        await expect(page.getByText(/project\(s\) will be affected/)).toBeVisible();
        await page.keyboard.press('Control+z');
        await editor.expectChanges(0);
        await lifetime.fill('1,5');
        await editor.expectChanges(1);
        await editor.trySave();
        await expect(page.getByRole('alert').filter({ hasText: 'Please fix validation errors' })).toBeVisible();
        await expect(lifetime).toBeInViewport();
        await lifetime.fill('30');
        await expect(page.getByRole('alert')).toHaveCount(0);
        await editor.save();
        await expectStillness(page);
      });
    }

    test('the list of components does not shift while it loads and is searched', {
      tag: viewport === PHONE ? LONG : [],
    }, async ({ signedIn: page }) => {
      await watchShifts(page);
      await page.goto('/components');
      await expect(page.getByText('component(s) total')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Actions for / }).first()).toBeVisible();
      await expectStillness(page);
    });
  });
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, sources = [] }: LayoutShift = entry;
        shifts.push({ value, moved: sources.map(({ node }) => (node instanceof Element ? node.className : '#text')) });
      }
      document.documentElement.dataset.shifts = JSON.stringify(shifts);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

interface LayoutShift extends PerformanceEntry {
  value?: number;
  sources?: { node: Node | null }[];
}

/** Expects no noticeable layout shift up to the last frame. */
async function expectStillness(page: Page): Promise<void> {
  const text = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.dataset.shifts ?? '[]';
  });
  const shifts: { value: number }[] = JSON.parse(text);
  expect(
    shifts.reduce((total, { value }) => total + value, 0),
    text,
  ).toBeLessThan(MOST);
}
