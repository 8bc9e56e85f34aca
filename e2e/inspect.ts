import AxeBuilder from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { expect } from './fixtures.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Looks at what the page shows at both sizes; what the browser complains of fails the test by itself. */
export async function inspect(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await settle(page);
    // At both sizes the colours are the same; the long run measures them twice all the same.
    const skipped = size === PHONE && test.info().project.name === 'journeys' ? ['color-contrast'] : [];
    await inspectNow(page, size.width, skipped);
  }
}

/** Looks at a page that has settled: nothing is wider than its place, and axe finds nothing but by the rules skipped. */
export async function inspectNow(page: Page, width: number, skipped: string[] = []): Promise<void> {
  // Half faded in, a dialog has too little contrast.
  await expect.poll(() => page.evaluate(countTransitions)).toBe(0);
  // A table hides columns on a narrow screen after it has been measured.
  await expect
    .configure({ soft: true })
    .poll(() => pixelsBeyond(page), `${page.url()} beyond ${width}`)
    .toEqual([]);
  const builder = createAxe(page);
  // The page behind a dialog can't be reached, and has been inspected separately.
  const over = [];
  for (const role of ['dialog', 'alertdialog'] as const)
    if (await page.getByRole(role).last().isVisible()) over.push(role);
  const [, top = over[0]] = over;
  if (top) builder.include(`[role="${top}"]`);
  const { violations } = await builder.disableRules(skipped).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }));
  expect.soft(found, `${page.url()} at ${width}`).toEqual([]);
}

/** The rules of axe for a page. */
export function createAxe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // Guards catch the focus at the ends of a dialog or menu and pass it on at once.
      .exclude('[data-base-ui-focus-guard]')
      // No page has frames of other origins, for which axe would open a second page; the mode halves the time.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
  );
}

/** What still fades or moves; a spinner, which never ends, is left out. */
function countTransitions(): number {
  const starting = document.querySelectorAll('[data-starting-style]').length;
  return (
    starting + document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity).length
  );
}

/** Nothing is on its way any more: no skeletons, and charts are drawn. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1, [role="dialog"] h2, [role="alertdialog"] h2').first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('[role="dialog"][data-closed]')).toHaveCount(0);
  const curves = await page.locator('[data-field]:has(table)').count();
  await expect(page.locator('[data-field] canvas')).toHaveCount(curves);
}

/** What is wider than the place that it has: the page or the dialog, with the number of pixels. */
function pixelsBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].flatMap(
      (element) =>
        element && element.scrollWidth > element.clientWidth
          ? [`${element.tagName} by ${element.scrollWidth - element.clientWidth}`]
          : [],
    ),
  );
}
