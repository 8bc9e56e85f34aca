import type { Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';

const WINDOWS = [
  { width: 1440, height: 900, rows: 18 },
  { width: 1024, height: 768, rows: 12 },
  { width: 390, height: 844, rows: 12 },
];

test('a list begins near the top of the window, and its categories stay on one line', async ({
  signedIn: page,
  api,
  unique,
}) => {
  await api.createTemplate({ subclass: 'wind', name: unique('Dense') });
  await page.goto('/components');
  const list = new ComponentList(page);
  await expect(list.rows.first()).toBeVisible();
  const chips = page.getByRole('region', { name: 'Categories' });
  for (const { rows, ...size } of WINDOWS) {
    await page.setViewportSize(size);
    await expect.poll(() => tableTop(page), `${size.width} px wide`).toBeLessThanOrEqual(220);
    await expect.poll(() => countRowsInSight(page), `${size.width} px wide`).toBeGreaterThanOrEqual(rows);
    expect((await chips.boundingBox())?.height).toBeLessThanOrEqual(44);
  }
  // The keyboard reaches the last category, which scrolls into sight.
  const last = chips.getByRole('button', { name: /^Oil-fired heaters/ });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(last).toBeInViewport({ ratio: 1 });

  for (const address of ['/templates/components', '/projects']) {
    await page.goto(address);
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await tableTop(page), address).toBeLessThanOrEqual(220);
  }
  await expect(page.getByLabel('Status')).toBeVisible();
});

function tableTop(page: Page): Promise<number> {
  return page.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect().top + window.scrollY);
}

function countRowsInSight(page: Page): Promise<number> {
  return page
    .getByRole('grid')
    .locator('tbody tr')
    .evaluateAll(
      (rows) =>
        rows
          .map((row) => row.getBoundingClientRect())
          .filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
    );
}
