import type { Locator, Page } from '@playwright/test';
import { Api } from './Api.ts';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { findNotice } from './findNotices.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { signIn } from './signIn.ts';
import { LONG } from './tags.ts';

const LISTS = [
  { path: '/components', heading: 'Components', one: 'Component', type: 'component', templates: false },
  {
    path: '/templates/components',
    heading: 'Component templates',
    one: 'Component template',
    type: 'component template',
    templates: true,
  },
] as const;

for (const { path, heading, one, type, templates } of LISTS) {
  test.describe(heading, { tag: templates ? LONG : [] }, () => {
    test('ask a visitor to log in, and appear in place afterwards', { tag: LONG }, async ({ page, server, unique }) => {
      const account = await register(server.url, unique);
      await page.goto(path);
      await expect(page.getByText('Please log in to view your components.')).toBeVisible();
      await expect(page.getByText('Click the "Login" button in the header to get started.')).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      const dialog = page.getByRole('dialog', { name: 'Login' });
      await dialog.getByLabel('Email').fill(account.email);
      await dialog.getByLabel('Password').fill(account.password);
      await dialog.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('No components found')).toBeVisible();
      await expect(page.getByText("You don't have any components yet.")).toBeVisible();
      await expect(page.getByText('0 component(s) total')).toBeVisible();
      await inspect(page);
    });

    test('begin with a new one by its kind', async ({ signedIn: page, api, unique }) => {
      const name = unique('Begun');
      await page.goto(path);
      await page.getByRole('region', { name: 'Categories' }).getByRole('button', { name: 'Create new' }).click();
      const dialog = page.getByRole('dialog', { name: `Create new ${type}`, exact: true });
      await dialog
        .getByRole('button')
        .filter({ has: page.getByText('Wind turbine', { exact: true }) })
        .click();
      const wizard = page.getByRole('dialog', {
        name: `Create new Wind turbine${templates ? ' template' : ''}`,
        exact: true,
      });
      await wizard.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await wizard.getByRole('button', { name: 'Next' }).click();
      await wizard.getByRole('button', { name: 'Complete' }).click();
      await expect(findNotice(page, `${one} created`)).toContainText(`Your ${type} has been created.`);
      await Editor.on(page, name);
      await page.getByRole('button', { name: 'Back to list' }).click();
      await expect(page).toHaveURL(path);
      const made = await (templates ? api.templates() : api.list());
      expect(made.filter((item) => item.name === name)).toHaveLength(1);
    });

    test('show that they load or have failed, and load on retry', { tag: LONG }, async ({
      signedIn: page,
      complaints,
    }) => {
      complaints.expectStatus(500);
      let answer: 'none' | 'fault' | 'own' = 'none';
      let faults = 0;
      await page.route(/\/api\/v2\/components\/(\?.*)?$/, (route) => {
        if (answer === 'fault') {
          faults++;
          return route.fulfill({ status: 500, json: { message: 'Out of order' } });
        }
        return answer === 'own' ? route.continue() : undefined;
      });
      await page.goto(path);
      const grid = page.getByRole('grid', { name: heading });
      await expect(grid).toHaveAttribute('aria-busy', 'true');
      // Visible to everybody: an element for screen readers alone is one pixel wide.
      expect((await page.getByText('Loading your components...').boundingBox())?.width).toBeGreaterThan(100);
      const waiting = await grid.boundingBox();
      answer = 'fault';
      await page.reload();
      await expect(page.getByText('Error: Out of order')).toBeVisible();
      await expect(page.getByText('No results')).toHaveCount(0);
      // It is requested three times automatically, and then only when a person does so.
      await expect.poll(() => faults).toBe(3);
      answer = 'own';
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('columnheader', { name: one, exact: true })).toBeVisible();
      await expect(page.getByText('Error: Out of order')).toHaveCount(0);
      await expect(page.getByText('Loading your components...')).toHaveCount(0);
      expect((await grid.boundingBox())?.y).toBe(waiting?.y);
    });

    test('open one in a dialog, which the address names', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
      const name = unique('Viewed');
      const fields = { subclass: 'wind', name };
      const { id } = await (templates ? api.createTemplate(fields) : api.create(fields));
      const list = await ComponentList.open(page, { search: name, templates });
      const dialog = await list.view(name);
      await expect(dialog).toHaveAccessibleDescription(templates ? 'Wind turbine template' : 'Wind turbine');
      await expect(dialog.getByText(/^Last updated/)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`view=${id}`));
      await expect(page).toHaveTitle(new RegExp(`^${name}`));

      const editor = await Editor.on(page);
      await inputIn(editor.field('description')).fill('Changed in the dialog');
      await editor.openTab('Advanced Details');
      await inputIn(editor.field('hub_height')).fill('1,');
      await editor.expectChanges(2);
      await expect(dialog.getByText('project(s) will be affected by the changes')).toBeVisible();
      await editor.undoAll.click();
      await editor.expectChanges(0);
      await inputIn(editor.field('hub_height')).fill('99');
      await editor.save();
      expect(await api.component({ subclass: 'wind', id })).toMatchObject({ hub_height: 99, description: '' });

      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(/view=/);
      await expect(list.row(name)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${heading}`));
      // A dialog that was opened and closed adds no entry to the browser's history.
      await page.goForward();
      await expect(dialog.getByRole('tab').first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('a long list has page sizes, and returns to the first page after a filter, by link and by the back button', {
  tag: LONG,
}, async ({ page, server, unique }) => {
  const account = await register(server.url, unique);
  const api = await Api.signIn(server.url, account);
  for (let begin = 0; begin < 620; begin += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.create({ subclass: index % 2 ? 'pv' : 'wind', name: `Unit ${begin + index}` }),
      ),
    );
  }
  await signIn(page, account);
  await page.goto('/components');
  const list = new ComponentList(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByText('620 component(s) total')).toBeVisible();
  await expect(page.getByText('1 to 500 of 620')).toBeVisible();
  expect(await list.rows.count()).toBeLessThan(100);
  await page.getByLabel('Rows per page').selectOption('100');
  await expect(page).toHaveURL('/components?size=100');
  await expect(pages.getByRole('button', { name: /^(Page )?\d+$/ })).toHaveText(['1', '2', '3', '4', '5']);
  await pages.getByRole('button', { name: /^(Page )?5$/ }).click();
  await expect(page.getByText('401 to 500 of 620')).toBeVisible();
  await expect(list.names.first()).toHaveText('Unit 400');
  await expect(pages.getByRole('button', { name: /^(Page )?\d+$/ })).toHaveText(['3', '4', '5', '6', '7']);

  await page.reload();
  await expect(page.getByText('401 to 500 of 620')).toBeVisible();
  await page
    .getByRole('region', { name: 'Categories' })
    .getByRole('button', { name: /^Photovoltaics/ })
    .click();
  await expect(page.getByText('1 to 100 of 310')).toBeVisible();
  await expect(page).toHaveURL('/components?kind=pv&size=100');
  await page.goBack();
  await expect(page.getByText('401 to 500 of 620')).toBeVisible();
});

test('an unknown kind falls under Generation', { tag: LONG }, async ({ signedIn: page }) => {
  await page.route(/\/api\/v2\/components\/\?whole_below/, async (route) => {
    const response = await route.fetch();
    const [first, ...others] = await response.json();
    await route.fulfill({ response, json: [{ ...first, name: 'Tidal fence', subclass: 'tidal' }, ...others] });
  });
  await page.goto('/components');
  const card = page.getByRole('region', { name: 'Categories' }).getByRole('button', { name: /^Generation/ });
  await expect(card).toContainText('1');
  await card.click();
  await expect(new ComponentList(page).names).toHaveText(['Tidal fence']);
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('a list that reloads moves no row under the pointer', async ({ page, server, unique }) => {
  const account = await register(server.url, unique);
  const api = await Api.signIn(server.url, account);
  for (let index = 100; index < 160; index++) await api.create({ subclass: 'wind', name: `Unit ${index}` });
  await signIn(page, account);
  await page.goto('/components');
  const list = new ComponentList(page);
  const row = list.row('Unit 110');
  await row.hover();
  const top = async () => (await row.boundingBox())?.y;
  const before = await top();
  for (const letter of ['A', 'B', 'C']) await api.create({ subclass: 'pv', name: letter });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('63 component(s) total')).toBeVisible();
  await expect.poll(top).toBe(before);
});

test('the library is used with the keyboard alone', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
  const name = unique('Keyed');
  await api.create({ subclass: 'wind', name });
  const list = await ComponentList.open(page, { search: name });
  await list.search.focus();
  await tabTo(page, list.row(name));
  await page.keyboard.press('Tab');
  await expect(list.row(name).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.row(name).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.row(name).getByRole('button', { name: 'Add to favourites' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.menuButton(name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('D');
  await expect(page.getByRole('menuitem', { name: 'Duplicate', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'New name' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' 2');
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: `${name} (copy) 2`, exact: true });
  await expect(view.getByRole('tab').first()).toBeVisible();
  await tabTo(page, view.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Delete component' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(list.names).toHaveText([name]);
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(list.names).toHaveText([name, `${name} (copy) 2`]);
});

/** A new account without records. */
async function register(url: string, unique: (name: string) => string) {
  const account = { email: `${unique('library').replace(' ', '-')}@example.com`, password: 'Journey-pass-2' };
  await Api.register(url, account);
  return account;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${target}`);
}
