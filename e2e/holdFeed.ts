import type { Page } from '@playwright/test';

const FEED = '**/api/v2/changes/**';

/** Keeps changes that others save from reaching the page automatically. */
export async function holdFeed(page: Page): Promise<void> {
  await page.route(FEED, () => {});
}
