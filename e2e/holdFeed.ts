import type { Page } from '@playwright/test';

const FEED = '**/api/v2/changes/**';

/** What others save does not reach the page by itself. */
export async function holdFeed(page: Page): Promise<void> {
  await page.route(FEED, () => {});
}
