import type { Locator, Page } from '@playwright/test';
import { Api } from './Api.ts';
import { Editor } from './Editor.ts';
import { cellIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP, inspectNow, PHONE } from './inspect.ts';
import { keepSession } from './signIn.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

const TAB = 'Advanced Details';
const KIND = { subclass: 'wind' };

const FAILURE = { status: 500, json: { message: 'Disk failed', status: 500 }, headers: { 'retry-after': '600' } };

/** A turbine whose power is 100 kW times the speed up to 12 m/s, and constant from there on. */
function powers(upTo: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: 31 }, (_, speed) => [`pc${speed}`, Math.min(speed, upTo) * 100]));
}

/** Opens the choice of another curve from the menu, by keyboard. */
async function choose(page: Page, curve: Locator): Promise<Locator> {
  // The page scrolls as long as it grows, which would close a menu.
  await expect(curve.locator('canvas')).toBeVisible();
  const menu = curve.getByRole('button', { name: 'More for Power curve' });
  await menu.scrollIntoViewIfNeeded();
  await menu.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Show another curve behind' }).press('Enter');
  return page.getByRole('dialog', { name: 'Show behind Power curve' });
}

const chip = (curve: Locator, name: string) => curve.getByRole('button', { name: `Behind: ${name}` });

test('another turbine is shown behind a power curve, and is not stored', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const [own, other, template] = [unique('Own'), unique('Other'), unique('Class')];
  const { id } = await api.create({ ...KIND, name: own, ...powers(12) });
  await api.create({ ...KIND, name: other, ...powers(10) });
  await api.createTemplate({ ...KIND, name: template, ...powers(15) });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const editor = await Editor.open(page, id);
  await editor.openTab(TAB);
  const curve = editor.field('power');
  const menu = curve.getByRole('button', { name: 'More for Power curve' });
  await expect(curve.locator('canvas')).toBeVisible();
  expect(scripts.filter((url) => /BehindDialog/.test(url))).toEqual([]);

  const dialog = await choose(page, curve);
  const search = dialog.getByRole('searchbox', { name: 'Search wind turbines...' });
  const rows = dialog.locator('tbody').getByRole('row');
  await expect(search).toBeFocused();
  await search.fill(own.toUpperCase());
  await expect(dialog.getByText(`No wind turbine matches “${own.toUpperCase()}”`)).toBeVisible();
  await search.fill(template);
  await expect(rows).toHaveText([`${template}Template`]);
  await search.fill(other);
  await expect(rows).toHaveText([`${other}Component`]);
  await inspectNow(page, DESKTOP.width);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();

  const note = curve
    .getByText(/^Compared with/)
    .locator('visible=true')
    .first();
  await expect(note).toHaveText(`Compared with ${other}: Power up to 200 kW higher at 12 m/s`);
  await expect(chip(curve, other)).toBeVisible();
  await inspectNow(page, DESKTOP.width);
  await cellIn(curve, { row: 12, column: 1 }).click();
  await expect(curve.getByText(`200 kW higher than ${other}`, { exact: true })).toBeVisible();
  await cellIn(curve, { row: 5, column: 1 }).fill('100');
  await expect(note).toHaveText(
    `Compared with ${other}: Power up to 400 kW lower at 5 m/s, up to 200 kW higher at 12 m/s`,
  );
  await editor.expectChanges(1);

  await menu.press('ArrowDown');
  await page.getByRole('menuitem', { name: 'Enlarge' }).press('Enter');
  const large = page.getByRole('dialog', { name: 'Power curve', exact: true });
  await chip(large, other).click();
  await dialog.locator('tbody').getByRole('row').filter({ hasText: template }).click();
  await expect(chip(large, template)).toBeFocused();
  await expect(large.getByText(/^Compared with/).first()).toContainText('up to 400 kW lower at 5 m/s');
  await inspectNow(page, DESKTOP.width);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await editor.openTab('General Details');
  await editor.openTab(TAB);
  await expect(chip(curve, template)).toBeVisible();

  await editor.save();
  expect(page.url()).not.toContain('behind');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(template);
  const stored = await api.component({ ...KIND, id });
  expect(stored).toMatchObject({ name: own, pc5: 100, pc12: 1200 });
  expect(JSON.stringify(stored)).not.toContain(template);
  await expect(chip(curve, template)).toBeVisible();
  await curve.getByRole('button', { name: `Remove ${template} from the chart` }).click();
  await expect(chip(curve, template)).toHaveCount(0);
  await expect(curve).not.toContainText('Compared with');
  await editor.expectChanges(0);
  await choose(page, curve);
  await dialog.locator('tbody').getByRole('row').filter({ hasText: other }).click();
  await expect(chip(curve, other)).toBeVisible();
  await page.reload();
  await editor.openTab(TAB);
  await expect(curve.locator('canvas')).toBeVisible();
  await expect(curve.getByRole('button', { name: /^Behind/ })).toHaveCount(0);
});

test('a turbine that cannot be read says so and is tried again', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500);
  const [own, other] = [unique('Own'), unique('Other')];
  const { id } = await api.create({ ...KIND, name: own });
  const read = await api.create({ ...KIND, name: other, ...powers(10) });
  const editor = await Editor.open(page, id);
  await editor.openTab(TAB);
  const curve = editor.field('power');
  const address = `**/api/v2/components/wind/${read.id}/`;
  // It is not retried automatically for a while.
  await page.route(address, (route) => route.fulfill(FAILURE));
  const dialog = await choose(page, curve);
  await dialog.getByRole('searchbox').fill(other);
  await dialog.locator('tbody').getByRole('row').filter({ hasText: other }).click();
  await expect(curve.getByText(`${other} could not be loaded: Disk failed`)).toBeVisible();

  await page.unroute(address);
  // Another server may send texts, or leave values out.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const { pc3: _, ...record } = await response.json();
    await route.fulfill({ response, json: { ...record, pc4: 'n/a', pc30: null } });
  });
  await curve.getByRole('button', { name: 'Retry' }).click();
  await expect(curve.getByText(/^Compared with/).first()).toContainText(other);
});

test('a long library reads only the visible turbines, and finds others by name', { tag: LONG }, async ({
  page,
  server,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500);
  const account = { email: `${unique('behind').replace(' ', '.')}@example.com`, password: 'Journey-pass-1' };
  const api = await Api.register(server.url, account);
  const own = await api.create({ ...KIND, name: 'Own' });
  await keepSession(page, server.url, account);
  const editor = await Editor.open(page, own.id);
  await editor.openTab(TAB);
  const curve = editor.field('power');
  const alone = await choose(page, curve);
  await expect(alone.getByRole('heading', { name: 'No other wind turbine yet' })).toBeVisible();
  await inspectNow(page, DESKTOP.width);
  await alone.getByRole('button', { name: 'Cancel' }).click();

  for (const part of [0, 1, 2]) {
    const components = Array.from({ length: 700 }, (_, row) => ({ ...KIND, name: `Row ${part * 700 + row + 1}` }));
    await api.importProject({ name: `File ${part}`, components, assets: [] });
  }
  await api.createTemplate({ ...KIND, name: 'Template row' });
  const longest: number[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/v2/components/') return;
    const rows: unknown = await response.json().catch(() => []);
    longest.push(Array.isArray(rows) ? rows.length : 0);
  });
  await page.setViewportSize(PHONE);
  await page.reload();
  await editor.openTab(TAB);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/v2/components/?*subclass=wind*', async (route) => {
    await held;
    await route.fallback();
  });
  const dialog = await choose(page, curve);
  await expect(dialog.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  release();
  const rows = dialog.locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'Row 1Component' })).toBeVisible();
  await expect(dialog.getByRole('grid')).toHaveAttribute('aria-rowcount', '2102');
  await inspectNow(page, PHONE.width);
  await rows.first().focus();
  await page.keyboard.press('End');
  await expect(rows.filter({ hasText: 'Template row' })).toBeFocused();
  await expect(rows.filter({ hasText: 'Row 2100' })).toBeVisible();
  const failing = '**/api/v2/components/?*search=row*';
  // It is not retried automatically for a while.
  await page.route(failing, (route) => route.fulfill(FAILURE));
  await dialog.getByRole('searchbox').fill('row 1999');
  await expect(dialog.getByRole('alert')).toContainText('Error: Disk failed');
  await expect(rows).toHaveCount(0);
  await page.unroute(failing);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(rows).toHaveText(['Row 1999Component']);
  await rows.first().click();
  await expect(chip(curve, 'Row 1999')).toBeVisible();
  await inspectNow(page, PHONE.width);
  // Lists are read in parts of 100 rows.
  expect(Math.max(...longest)).toBeLessThanOrEqual(100);
});

test('the wizard shows another turbine behind the curve too, and does not store it', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const [name, other] = [unique('Made'), unique('Other')];
  await api.create({ ...KIND, name: other, ...powers(10) });
  const wizard = await Wizard.open(page, 'Wind turbine');
  await wizard.name.fill(name);
  await wizard.next.click();
  const curve = wizard.dialog.locator('[data-field="power"]');
  const dialog = await choose(page, curve);
  await dialog.getByRole('searchbox').fill(other);
  await dialog.locator('tbody').getByRole('row').filter({ hasText: other }).click();
  await expect(chip(curve, other)).toBeVisible();
  await wizard.complete.click();
  const editor = await Editor.on(page, name);
  await editor.openTab(TAB);
  await expect(editor.field('power').locator('canvas')).toBeVisible();
  await expect(chip(editor.field('power'), other)).toHaveCount(0);
});
