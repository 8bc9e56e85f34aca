import type { Page, Route } from '@playwright/test';
import { Api } from './Api.ts';
import { Editor } from './Editor.ts';
import { inputIn, typeOver } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP, inspectNow, PHONE } from './inspect.ts';
import { signIn } from './signIn.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

const HEIGHTS = [60, 70, 80, 90, 100, 110, 120, 130, 140];
const TEXT = 'Usual: 64 to 136 m, median 100, among 9 components';

/** An account with a few wind turbines, signed in, and the call for usual values, which waits until it is released. */
async function openLibrary({ page, url, email }: { page: Page; url: string; email: string }) {
  const account = { email, password: 'Journey-pass-2' };
  const api = await Api.register(url, account);
  const made = [];
  for (const hub_height of HEIGHTS)
    made.push(await api.create({ subclass: 'wind', name: `At ${hub_height}`, hub_height }));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calls: string[] = [];
  await page.route('**/components/usual/**', async (route: Route) => {
    calls.push(new URL(route.request().url()).search);
    await released;
    await route.continue();
  });
  await signIn(page, account);
  return { release, calls, id: made[2]?.id ?? '' };
}

test('the usual range in the library is shown below a number, and its mark follows each key', async ({
  page,
  server,
  unique,
}) => {
  const email = `${unique('usual').replace(' ', '-')}@example.com`;
  const { release, calls, id } = await openLibrary({ page, url: server.url, email });
  const editor = await Editor.open(page, id);
  await editor.openTab('Advanced Details');
  const height = editor.field('hub_height');
  await expect.poll(() => calls).toEqual(['?currency=EUR']);
  await expect(height.getByRole('img')).toHaveCount(0);
  const before = await height.boundingBox();
  await typeOver(inputIn(height), '95');

  release();
  const band = height.getByRole('img', { name: TEXT });
  await expect(band).toBeVisible();
  await expect(inputIn(height)).toBeFocused();
  await expect(inputIn(height)).toHaveValue('95');
  expect(await height.boundingBox()).toEqual(before);
  await expect(band).toHaveAttribute('data-value', 'inside');
  await typeOver(inputIn(height), '950');
  await expect(band).toHaveAttribute('data-value', 'above');
  await inputIn(height).press('F1');
  await expect(page.getByRole('tooltip')).toContainText(TEXT);
  await page.keyboard.press('Escape');

  for (const { width, height: tall } of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height: tall });
    await inspectNow(page, width);
  }
  await editor.openTab(0);
  await editor.openTab('Advanced Details');
  await expect(band).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('the wizard shows it as well', { tag: LONG }, async ({ page, server, unique }) => {
  const email = `${unique('usual').replace(' ', '-')}@example.com`;
  const { release } = await openLibrary({ page, url: server.url, email });
  release();
  const wizard = await Wizard.open(page, 'Wind turbine');
  await wizard.next.click();
  await expect(wizard.dialog.getByRole('img', { name: TEXT })).toBeVisible();
});

test('a server without statistics is asked once, and nothing else changes', { tag: LONG }, async ({
  signedIn: page,
  complaints,
}) => {
  complaints.expectStatus(501);
  let asked = 0;
  let note = () => {};
  const answered = new Promise<void>((resolve) => {
    note = resolve;
  });
  await page.route('**/components/usual/**', async (route) => {
    asked += 1;
    await route.fulfill({ status: 501, json: {} });
    note();
  });
  const { dialog, next, complete } = await Wizard.open(page, 'Wind turbine');
  await next.click();
  await answered;
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await dialog.getByRole('button', { name: 'Change kind' }).click();
  await dialog
    .getByRole('button')
    .filter({ has: page.getByText('Wind turbine', { exact: true }) })
    .click();
  await next.click();
  const height = dialog.locator('[data-field="hub_height"]');
  await expect(height).toBeVisible();
  await expect(height.getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await complete.click();
  await Editor.on(page);
  expect(asked).toBe(1);
});
