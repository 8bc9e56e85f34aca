import AxeBuilder from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { expect } from './fixtures.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Checks the shown page at both sizes; errors that the browser reports fail the test in any case. */
export async function inspect(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await settle(page);
    // Colours are the same at both sizes; only the long run checks them twice.
    const skipped = size === PHONE && test.info().project.name === 'journeys' ? ['color-contrast'] : [];
    await inspectNow(page, size.width, skipped);
  }
}

/** Checks a loaded page: nothing overflows, and axe reports nothing, apart from skipped rules. */
export async function inspectNow(page: Page, width: number, skipped: string[] = []): Promise<void> {
  // A dialog that is still fading in has too little contrast.
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

/** Counts the running animations, without spinners, which never end. */
function countTransitions(): number {
  const starting = document.querySelectorAll('[data-starting-style]').length;
  return (
    starting + document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity).length
  );
}

/** Waits until nothing is loading: no skeletons, and charts are drawn. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1, [role="dialog"] h2, [role="alertdialog"] h2').first()).toBeAttached();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('[role="dialog"][data-closed]')).toHaveCount(0);
  const curves = await page.locator('[data-field]:has(table)').count();
  await expect(page.locator('[data-field] canvas')).toHaveCount(curves);
}

/** Returns the page or dialogs that overflow, with the number of pixels. */
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
