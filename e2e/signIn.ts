import type { Page } from '@playwright/test';
import type { Account } from './Api.ts';

/** Signs in on the sign-in page, as a person does. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}
