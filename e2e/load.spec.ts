import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What may be loaded until a page can be used, by files and kB of compressed script; what comes in idle time is held. */
const BUDGETS = [
  { name: 'sign-in', address: '/login', ready: 'input[type=password]', files: 5, kilobytes: 102 },
  {
    name: 'the list of components',
    address: '/components',
    ready: 'text=component(s) total',
    files: 8,
    kilobytes: 199,
  },
  { name: 'the list of projects', address: '/projects', ready: 'text=/\\d+ shown/', files: 8, kilobytes: 192 },
] as const;

/** What the list and the dialog above it add to the page of a component. */
const DIALOG_KILOBYTES = 82;

/** What the form of a further kind adds to the first one. */
const KIND_KILOBYTES = 4;

test.describe('the scripts of', () => {
  for (const { name, address, ready, files, kilobytes } of BUDGETS) {
    test(`${name} are few and small`, async ({ page, signedIn: _, browser, server, context }) => {
      const isEntry = address === '/login';
      const tab = isEntry ? await (await browser.newContext({ baseURL: server.url })).newPage() : page;
      await holdIdle(tab);
      const scripts = watchScripts(tab);
      await tab.goto(address);
      await expect(tab.locator(ready).first()).toBeVisible();
      const sizes = await scripts();
      expect(sizes.length).toBeLessThanOrEqual(files);
      expect(sum(sizes)).toBeLessThanOrEqual(kilobytes);
      if (tab.context() !== context) await tab.context().close();
    });
  }

  test('an editor with its chart are few and small, and another kind adds its own form only', async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const name = unique('Load');
    const wind = await api.create({ subclass: 'wind', name });
    const heater = await api.create({ subclass: 'heater', name: `${name} again` });
    await holdIdle(page);
    const scripts = watchScripts(page);
    await page.goto(`/components/${wind.id}`);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await page.getByRole('tab', { name: 'Advanced' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
    const first = await scripts();
    expect(first.length).toBeLessThanOrEqual(13);
    expect(sum(first)).toBeLessThanOrEqual(336);
    const dialogName = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await page.goto(`/components?view=${wind.id}`);
    await expect(dialogName).toHaveValue(name);
    const second = await scripts();
    expect(sum(second) - sum(first)).toBeLessThanOrEqual(DIALOG_KILOBYTES);
    await page.goto(`/components?view=${heater.id}`);
    await expect(dialogName).toHaveValue(`${name} again`);
    expect(sum(await scripts()) - sum(second)).toBeLessThanOrEqual(KIND_KILOBYTES);
  });
});

async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Follows the scripts that the page loads; returns what gives the kB of each, compressed. */
function watchScripts(page: Page): () => Promise<number[]> {
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() !== 'script' || loaded.has(url)) return;
    const size = response.body().then((body) => gzipSync(body).length / 1000);
    // The page may be closed while a script still comes that nobody asks about any more.
    size.catch(() => {});
    loaded.set(url, size);
  });
  return () => Promise.all(loaded.values());
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
