import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const FIRST_PASSWORD = 'Windmill7';
export const SECOND_PASSWORD = 'Watermill8';

export function newAccount(unique: (name: string) => string) {
  return { email: `${unique('planner').replaceAll(/\W/g, '')}@example.com`.toLowerCase(), password: FIRST_PASSWORD };
}

export function field(page: Page, name: string): Locator {
  return page.locator(`[data-field="${name}"]`);
}

export function findInput(page: Page, name: string): Locator {
  return field(page, name).locator('input');
}

export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await findInput(page, name).fill(text);
}

/** The session has ended once the page is left. */
export async function logOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Logout' });
  await button.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(button).toBeHidden();
}

export async function expectSignedIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(email);
}

/** Expects that none of these texts is in the address, the history or the browser's storage. */
export async function expectNoSecrets(page: Page, secrets: string[]): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  for (const secret of secrets) expect(kept).not.toContain(secret);
}
