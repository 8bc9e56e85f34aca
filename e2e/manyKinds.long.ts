import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addKindCopies } from '#fixtures/addKindCopies.ts';
import { startBuiltCopy } from './builtCopy.ts';
import { Editor } from './Editor.ts';
import { test as base, expect } from './fixtures.ts';
import type { Server } from './startServer.ts';
import { Wizard } from './Wizard.ts';

const KINDS = 500;
/** One of the last copies, and the heading of its category. */
const KIND = { title: 'Wind turbine 489', plural: 'Wind turbines 489', subclass: 'wind_489' };

/** Compressed kB of the scripts of a list with the 14 kinds, and for each further kind. */
const LIST_KILOBYTES = 168;
const KILOBYTES_PER_KIND = 0.2;

const test = base.extend<object, { server: Server }>({
  /** The product with 500 kinds. */
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startBuiltCopy({
        change: (folder) => addKindCopies(join(folder, 'schemas/kinds'), KINDS),
      });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

// Both tests use one build.
test.describe.configure({ mode: 'default' });

test('one of 500 kinds is found by search, created, and found again in the list', async ({
  signedIn: page,
  unique,
}) => {
  const name = unique('Needle');
  await page.goto('/components');
  await page.getByRole('button', { name: 'Create new' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Renewables' })).toBeVisible();
  const cards = dialog.locator('[data-kind]');
  await expect(cards).toHaveCount(KINDS);
  const search = dialog.getByRole('searchbox', { name: 'Search kinds...' });
  await search.fill('turbine 489 no');
  await expect(dialog.getByRole('status')).toHaveText('No kind matches “turbine 489 no”.');
  await search.fill('turbine 489');
  await expect(cards).toHaveCount(1);
  await cards.click();
  const wizard = await Wizard.on(page, KIND.title);
  await wizard.name.fill(name);
  await wizard.walk();
  await wizard.complete.click();
  await Editor.on(page, name);

  await page.goto('/components');
  const all = page.getByRole('button', { name: 'All kinds' });
  await all.click();
  const panel = page.getByRole('dialog', { name: 'All kinds' });
  await panel.getByRole('searchbox', { name: 'Search kinds...' }).fill('turbines 489');
  await panel.getByRole('button', { name: new RegExp(`^${KIND.plural}`) }).click();
  await expect(page).toHaveURL(new RegExp(KIND.subclass));
  const rows = page.getByRole('grid', { name: 'Components', exact: true }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(name);
});

test('the first load grows little with each kind', async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body).length / 1000));
  });
  await page.goto('/components');
  await expect(page.getByText('component(s) total')).toBeVisible();
  const kilobytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(kilobytes).toBeGreaterThan(LIST_KILOBYTES / 2);
  expect(kilobytes).toBeLessThanOrEqual(LIST_KILOBYTES + KILOBYTES_PER_KIND * (KINDS - 14));
});
