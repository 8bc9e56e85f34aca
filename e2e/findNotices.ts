import type { Locator, Page } from '@playwright/test';

/** Finds the region of all notices. */
export function findNotices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

/** Finds a notice by its title. */
export function findNotice(page: Page, title: string): Locator {
  return findNotices(page).locator('[data-type]').filter({ hasText: title });
}
