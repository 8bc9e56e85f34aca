import type { Locator, Page } from '@playwright/test';
import { DEMO } from './fixtures.ts';

/** Signs in to the demo account by the form at this place, which may hold the address already. */
export async function signInAt(place: Page | Locator): Promise<void> {
  const email = place.getByLabel('Email');
  if ((await email.inputValue()) === '') await email.fill(DEMO.email);
  await place.getByLabel('Password').fill(DEMO.password);
  await place.getByRole('button', { name: 'Login', exact: true }).click();
}
