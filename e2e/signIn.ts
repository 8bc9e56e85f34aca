import type { Page } from '@playwright/test';
import { type Account, createTokens } from './Api.ts';

/** Signs in on the sign-in page, as a user does. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}

/**
 * Stores a session in the browser, as an earlier visit would have left it; the page stays blank until the test opens
 * one.
 */
export async function keepSession(page: Page, url: string, account: Account): Promise<void> {
  const state = { username: account.email, ...(await createTokens(url, account)), isAuthenticated: true };
  const kept = { name: 'auth-store', value: JSON.stringify({ state, version: 0 }) };
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage: [kept] }] });
}
