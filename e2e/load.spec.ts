import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The files and kB of compressed scripts that a page may load until it is usable; those of idle time are held back. */
const BUDGETS = [
  { name: 'sign-in', address: '/login', ready: 'input[type=password]', files: 5, kilobytes: 101 },
  {
    name: 'the list of components',
    address: '/components',
    ready: 'text=component(s) total',
    files: 8,
    kilobytes: 168,
  },
  { name: 'the list of projects', address: '/projects', ready: 'text=/\\d+ shown/', files: 10, kilobytes: 169 },
] as const;

/** The page of a component, and the list with the dialog above it. */
const DIALOG_KILOBYTES = 385;

/** The scripts that a list of many rows loads once it shows them; they don't count, as other tests may have filled the store. */
const OF_LONG_LISTS = /\/(RowTracker|useRowRange)-/;

/** What the form of a further kind adds to the first one. */
const KIND_KILOBYTES = 4;

test.describe('the scripts of', () => {
  for (const { name, address, ready, files, kilobytes } of BUDGETS) {
    test(`${name} are few and small`, async ({ page, signedIn: _, browser, server, context }) => {
      const isEntry = address === '/login';
      const tab = isEntry ? await (await browser.newContext({ baseURL: server.url })).newPage() : page;
      await holdIdle(tab);
      const scripts = watchScripts(tab);
      const named = await readNamed(await tab.goto(address));
      await expect(tab.locator(ready).first()).toBeVisible();
      const sizes = await scripts();
      expect(named, 'scripts that the first answer names').toEqual(new Set(sizes.keys()));
      expect(sizes.size, list(sizes)).toBeLessThanOrEqual(files);
      expect(sum(sizes), list(sizes)).toBeLessThanOrEqual(kilobytes);
      if (tab.context() !== context) await tab.context().close();
    });
  }

  test('an editor with its chart are few and small, and another kind adds only its own form', async ({
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
    expect(first.size, list(first)).toBeLessThanOrEqual(16);
    expect(sum(first), list(first)).toBeLessThanOrEqual(313);
    const dialogName = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await page.goto(`/components?view=${wind.id}`);
    await expect(dialogName).toHaveValue(name);
    const second = await scripts();
    expect(sum(second), list(second)).toBeLessThanOrEqual(DIALOG_KILOBYTES);
    await page.goto(`/components?view=${heater.id}`);
    await expect(dialogName).toHaveValue(`${name} again`);
    expect(sum(await scripts()) - sum(second)).toBeLessThanOrEqual(KIND_KILOBYTES);
  });
});

/** Returns the scripts that the answer to a page's address names, so that browsers load them at once. */
async function readNamed(response: Response | null): Promise<Set<string>> {
  const text = `${await response?.text()} ${response?.headers().link}`;
  return new Set(text.match(/\/assets\/[\w-]+\.js/g));
}

async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Watches the scripts that the page loads; returns a function for the compressed kB of each at the end. */
function watchScripts(page: Page): () => Promise<Map<string, number>> {
  const asked = new Set<string>();
  const pending = new Set<Request>();
  let last = 0;
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    asked.add(new URL(request.url()).pathname);
    pending.add(request);
  });
  const end = (request: Request) => {
    if (pending.delete(request)) last = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    // A loaded script may request others.
    await expect.poll(() => pending.size === 0 && Date.now() - last > QUIET_MS).toBe(true);
    const counted = [...asked].filter((path) => !OF_LONG_LISTS.test(path));
    return new Map(counted.map((path) => [path, gzipSync(readFileSync(join(CLIENT, path))).length / 1000]));
  };
}

const QUIET_MS = 500;

/** The files that the server sends. */
const CLIENT = 'dist/client';

function sum(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}

/** Returns the files and their kB, for the message about an exceeded budget. */
function list(sizes: ReadonlyMap<string, number>): string {
  return [...sizes].map(([path, size]) => `${path} ${size.toFixed(1)}`).join('\n');
}
