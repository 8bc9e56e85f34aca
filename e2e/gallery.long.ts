import { spawn } from 'node:child_process';
import { test as base, expect, type Page } from '@playwright/test';
import { DESKTOP, inspectNow, PHONE } from './inspect.ts';

const FORM_STATES = ['new', 'changed', 'faulty', 'locked'];
const { GALLERY_SCREENSHOTS } = process.env;

const test = base.extend<{ visit: (address: string) => Promise<void> }, { gallery: string }>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const child = spawn('node_modules/.bin/tsx', ['gallery/cli.ts', '--built'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((done) => child.once('exit', done));
      const url = await new Promise<string>((found, failed) => {
        let printed = '';
        child.stdout.on('data', (chunk) => {
          printed += chunk;
          const address = /http:\/\/\S+/.exec(printed)?.[0];
          if (address) found(address);
        });
        ended.then(() => failed(new Error(`The gallery ended before it was served:\n${printed}`)));
      });
      await use(url);
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ page, gallery }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    await use(async (address) => {
      await page.goto(new URL(address, gallery).href);
      await page.waitForLoadState('networkidle');
    });
    expect(complaints, 'what the browser complained of').toEqual([]);
  },
});

// Well over a hundred pages, each inspected in two sizes.
test.setTimeout(1_200_000);

test('every shared control and widget fits and passes axe in all its states', async ({ page, visit }) => {
  for (const address of await listPages(page, visit, 'show=')) {
    await visit(address);
    await look(page, address);
    for (const opener of await page.locator('[data-opens]').all()) {
      await opener.click();
      const kind = await opener.getAttribute('data-opens');
      const opened = page.locator('[role="dialog"], [role="menu"]');
      await expect(opened, `${address} opens a ${kind}`).toBeVisible();
      await inspectNow(page, DESKTOP.width);
      await page.keyboard.press('Escape');
      await expect(opened).toHaveCount(0);
    }
  }
});

for (const state of FORM_STATES) {
  test(`every form fits and passes axe when it is ${state}`, async ({ page, visit }) => {
    for (const address of await listPages(page, visit, `state=${state}`)) {
      await visit(address);
      await expect(page.getByText('Loading the form')).toHaveCount(0);
      const tabs = await page.getByRole('tab').all();
      if (tabs.length === 0) await lookAtForm(page, address);
      for (const [index, tab] of tabs.entries()) {
        await tab.click();
        await lookAtForm(page, `${address}&tab=${index + 1}`);
      }
    }
  });
}

/** Returns the addresses in the gallery's list that contain the text. */
async function listPages(page: Page, visit: (address: string) => Promise<void>, text: string): Promise<string[]> {
  await visit('');
  const links = await page.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const found = addresses.filter((address) => address !== null).filter((address) => address.includes(text));
  expect(found.length).toBeGreaterThan(20);
  return found;
}

async function lookAtForm(page: Page, name: string): Promise<void> {
  const curves = await page.locator('[data-field]:has(table)').count();
  await expect(page.locator('[data-field] canvas')).toHaveCount(curves);
  await look(page, name);
}

async function look(page: Page, name: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await inspectNow(page, size.width);
    if (GALLERY_SCREENSHOTS) {
      const file = name.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
      await page.screenshot({ path: `${GALLERY_SCREENSHOTS}/${file}-${size.width}.png`, fullPage: true });
    }
  }
}
