import type { Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { LONG } from './tags.ts';

test('anything is opened and done by its name, and the focus returns', async ({ signedIn: page, api, unique }) => {
  const name = unique('Palette');
  const wind = await api.create({ subclass: 'wind', name });
  await api.create({ subclass: 'pv', name: `${name} roof` });
  const list = await ComponentList.open(page, { search: name });
  await list.select(name);

  await search(page, 'selected');
  await expect(page.getByRole('option', { name: /^Compare/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await list.select(`${name} roof`);
  await list.search.focus();
  await search(page, '2 components selected dupl');
  await expect(page.getByRole('option')).toHaveText([/^Duplicate/]);
  await page.keyboard.press('Escape');
  await expect(list.search).toBeFocused();

  await search(page, name.toUpperCase());
  await expect(page.getByRole('option')).toHaveText([new RegExp(`${name}.*Wind turbine`), new RegExp(`${name} roof`)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toContainText('Wind turbine');
  await inspect(page);
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`/components/${wind.id}$`));
  await tab.close();
  await expect(palette(page)).toBeHidden();

  await search(page, name);
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name, exact: true });
  const field = view.getByRole('textbox', { name: 'Description' });
  await field.fill('typed before');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toHaveText('Duplicate');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('typed before');
  await search(page, 'duplicate');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'New name' })).toHaveValue(`${name} (copy)`);
  // A dialog that is being filled in stays.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'New name' })).toBeFocused();
});

test('what is typed while the search is loading is searched for', { tag: LONG }, async ({ signedIn: page }) => {
  const held: (() => void)[] = [];
  await page.route(/assets\/Palette-[^/]*\.js/, (route) => {
    held.push(() => void route.continue());
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect.poll(() => held.length).toBe(1);
  // 'c' and 'g p' would be keys of the page.
  await page.keyboard.type('import cg p');
  for (let count = 0; count < 4; count++) await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  for (const release of held) release();
  await expect(palette(page).getByRole('combobox')).toHaveValue('import ');
  await expect(page).toHaveURL(/dashboard$/);
  await page.keyboard.type('comp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/import\/component$/);
});

test('keys without Ctrl lead to pages until they are switched off', { tag: LONG }, async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: 'Curve and table' })).toBeVisible();
  await inspect(page);
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await search(page, 'new wind turb');
  await expect(page).toHaveURL(/\/projects$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create new Wind turbine' })).toBeVisible();
});

test('components are removed from a project together and restored, and the project is printed', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Printed');
  const project = await api.createProject({ name });
  const turbine = await api.create({ subclass: 'wind', name: `${name} turbine`, hub_height: 98 });
  await api.create({ subclass: 'pv', name: `${name} roof` });
  const screen = await ProjectScreen.open(page, project);
  await screen.add({ [`${name} turbine`]: 3, [`${name} roof`]: 2 });
  await expect(page.getByText('2 component(s) · 2 kinds, 5 units')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Remove (2)' }).click();
  await expect(page.getByText('No components yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(screen.assets).toHaveCount(2);
  await expect(screen.count(`${name} turbine`)).toHaveValue('3');

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-prints', '');
  });
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('[data-prints]')).toBeAttached();
  await expect(page.getByRole('table', { name: 'Wind turbines' }).getByRole('row')).toContainText([
    'Count',
    `${name} turbine3`,
  ]);
  await page.goto(`/components/${turbine.id}/print`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: 'Hub height' })).toHaveText('Hub height98 m');
  await expect(page.getByRole('img', { name: 'Power curve' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Power curve, points' }).getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search for anything' });

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search for anything' }).fill(text);
  await expect(page.getByRole('option').first()).toBeVisible();
}
