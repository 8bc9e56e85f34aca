import type { Locator, Page } from '@playwright/test';

/** Finds the sidebar, or the drawer that it is on a phone. */
export function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

/** An entry that leads to a page; a sub-entry may have the same name, below it. */
export function entryIn(page: Page, name: string): Locator {
  return navigation(page).getByRole('link', { name, exact: true }).first();
}
