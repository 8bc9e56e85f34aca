import type { Page } from '@playwright/test';
import type { Api } from './Api.ts';
import { expect } from './fixtures.ts';
import { watchNetwork } from './watchNetwork.ts';

/** Returns the addresses of all pages of a signed-in user, with records to show on each. */
export async function addressesOfAll(api: Api, unique: (name: string) => string): Promise<string[]> {
  const one = await api.create({ subclass: 'hydro', name: unique('Doctored') });
  const other = await api.create({ subclass: 'hydro', name: unique('Doctored too') });
  await api.createTemplate({ subclass: 'hydro', name: unique('Doctored template') });
  const project = await api.createProject({ name: unique('Doctored'), uses: [one.id, other.id] });
  return [
    '/dashboard',
    '/projects',
    `/projects/${project.id}`,
    '/templates/projects',
    '/components',
    `/components?view=${one.id}`,
    `/components/${one.id}`,
    `/components/compare?ids=${one.id},${other.id}`,
    '/templates/components',
    '/profile',
    '/profile/sessions',
    '/profile/activity',
    '/trash',
    '/import/component',
    '/import/project',
    '/quick-create/component',
    '/quick-create/project',
  ];
}

/** Opens a page, waits until all its calls have ended, and checks that it has not crashed. */
export async function expectSound(page: Page, address: string): Promise<void> {
  const network = watchNetwork(page);
  await page.goto(address);
  await network.untilQuiet();
  network.stop();
  await expect(page.locator('main'), address).toBeVisible();
  await expect(page.getByText("We're sorry, but something unexpected happened."), address).toHaveCount(0);
}
