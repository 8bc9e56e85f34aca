import type { Page } from '@playwright/test';

const FEED = '**/api/v2/changes/**';

/** Keeps the changes that others save from reaching the page by itself. */
export async function holdFeed(page: Page): Promise<void> {
  await page.route(FEED, () => {});
}
