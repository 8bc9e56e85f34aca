import type { Locator, Page } from '@playwright/test';
import { Api } from './Api.ts';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { signIn } from './signIn.ts';
import { SERVER_AWAY } from './startServer.ts';

const FAULT = /the server responded with a status of 500/;

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
  test.describe(heading, () => {
    test('ask a visitor to log in, and show themselves in place once that is done', async ({
      page,
      server,
      unique,
    }) => {
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
      await expect(notice(page, `${one} created`)).toContainText(`Your ${type} has been created.`);
      await Editor.on(page, name);
      await page.getByRole('button', { name: 'Back to list' }).click();
      await expect(page).toHaveURL(path);
      const made = await (templates ? api.templates() : api.list());
      expect(made.filter((item) => item.name === name)).toHaveLength(1);
    });

    test('say while they load, when they fail, and load at a new try', async ({ signedIn: page, complaints }) => {
      complaints.expect(FAULT);
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
      // To be read by everybody: what is there for screen readers alone is one pixel wide.
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

    test('open one in a dialog, which the address names', async ({ signedIn: page, api, unique }) => {
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
      // What was opened and closed again is not a step back.
      await page.goForward();
      await expect(dialog.getByRole('tab').first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test.describe('the view dialog', () => {
  test('asks before changes are discarded, whichever way it is left', async ({ signedIn: page, api, unique }) => {
    const name = unique('Asked');
    const { id } = await api.create({ subclass: 'wind', name });
    const list = await ComponentList.open(page, { search: name });
    const dialog = await list.view(name);
    const editor = await Editor.on(page);
    const description = inputIn(editor.field('description'));
    await description.fill('Unsaved');
    await editor.expectChanges(1);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).first().click(),
      () => dialog.getByRole('button', { name: 'Close' }).last().click(),
      () => page.goBack(),
    ]) {
      await leave();
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(description).toHaveValue('Unsaved');
      await expect(page).toHaveURL(new RegExp(`view=${id}`));
      await description.focus();
    }
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/view=/);
    expect(await api.component({ subclass: 'wind', id })).toMatchObject({ description: '' });
  });

  test('opens by a link over any page, and by one to nothing says so', async ({ signedIn: page, api, unique }) => {
    const name = unique('Linked');
    const { id } = await api.create({ subclass: 'pv', name });
    await page.goto(`/dashboard?view=${id}`);
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.getByRole('tab').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');

    // Made elsewhere after the list was read.
    await page.goto('/components');
    await expect(page.getByText(/component\(s\) total/)).toBeVisible();
    const later = await api.create({ subclass: 'pv', name: `${name} later` });
    await page.evaluate((view) => {
      history.pushState(history.state, '', `?view=${view}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, later.id);
    await expect(
      page
        .getByRole('dialog', { name: `${name} later`, exact: true })
        .getByRole('tab')
        .first(),
    ).toBeVisible();

    await page.goto('/components?q=x&view=nothing');
    await expect(page.getByRole('dialog').getByText('Component not found.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL('/components?q=x');
  });

  test('deletes what it shows, changes and all, and is sound with its menus and questions', async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const name = unique('W'.repeat(38));
    await api.create({ subclass: 'wind', name });
    await api.create({ subclass: 'wind', name: `${name} B` });
    const list = await ComponentList.open(page, { search: name });
    await list.menuButton(name).click();
    await expect(page.getByRole('menuitem', { name: 'Duplicate', exact: true })).toBeVisible();
    await inspect(page);
    await page.keyboard.press('Escape');

    const dialog = await list.view(name);
    await inspect(page);
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByRole('dialog', { name: 'Duplicate', exact: true }).getByRole('textbox')).toBeFocused();
    await inspect(page);
    await page.keyboard.press('Escape');
    const editor = await Editor.on(page);
    await inputIn(editor.field('description')).fill('Never to be saved');
    await editor.expectChanges(1);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Delete component' });
    await expect(asked).toContainText('No projects will be affected');
    await inspect(page);
    await asked.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(notice(page, 'Component deleted')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/view=/);
    await expect(list.names).toHaveText([`${name} B`]);
    await expect(list.row(`${name} B`)).toBeFocused();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.names).toHaveText([name, `${name} B`]);
    await list.view(name);
  });

  test('waits for an unavailable server', async ({ signedIn: page, api, unique, server, complaints }) => {
    complaints.expect(SERVER_AWAY);
    const mark = unique('Away');
    await api.create({ subclass: 'wind', name: `${mark} A` });
    const { id } = await api.create({ subclass: 'wind', name: `${mark} B` });
    const list = await ComponentList.open(page, { search: mark });
    await list.view(`${mark} A`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    let failures = 0;
    page.on('requestfailed', (request) => {
      if (request.url().endsWith(`/components/wind/${id}/`)) failures++;
    });
    await server.stop();
    try {
      await list.row(`${mark} B`).locator('td').nth(1).click();
      const dialog = page.getByRole('dialog', { name: `${mark} B`, exact: true });
      await expect(dialog.getByText('Error: The server could not be reached')).toBeVisible();
      // The first try and two retries; from then on the dialog waits for the person.
      await expect.poll(() => failures).toBe(3);
    } finally {
      await server.start();
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
  });
});

test.describe('the page of a component', () => {
  test('deletes what it shows and goes back to its list', async ({ signedIn: page, api, unique }) => {
    const name = unique('Paged');
    const { id } = await api.createTemplate({ subclass: 'wind', name });
    const editor = await Editor.open(page, id);
    await inputIn(editor.field('description')).fill('Never to be saved');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete component template' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(page).toHaveURL('/templates/components');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
    await page.goto(`/components/${id}`);
    await expect(page.getByText('Component not found.')).toBeVisible();
  });

  test('opens its duplicate above it and keeps its own changes', async ({ signedIn: page, api, unique }) => {
    const name = unique('Below');
    const { id } = await api.create({ subclass: 'wind', name });
    const editor = await Editor.open(page, id);
    await inputIn(editor.field('description')).fill('Unsaved');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page
      .getByRole('dialog', { name: 'Duplicate', exact: true })
      .getByRole('button', { name: 'Duplicate', exact: true })
      .click();
    const view = page.getByRole('dialog', { name: `${name} (copy)`, exact: true });
    await expect(view.getByRole('tab').first()).toBeVisible();
    // Keys are the upper editor's.
    await view.locator('[data-field="description"]').getByRole('textbox').fill('Of the copy');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(notice(page, 'Component Updated')).toBeVisible();
    await expect(view.getByText(/change\(s\) pending/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(page).toHaveURL(`/components/${id}`);
    await expect(inputIn(editor.field('description'))).toHaveValue('Unsaved');
    await editor.expectChanges(1);
    expect(await api.component({ subclass: 'wind', id })).toMatchObject({ description: '' });
  });
});

test('pages of a long list: sizes, window, first page after a filter, link and back button', async ({
  page,
  server,
  unique,
}) => {
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

test('an unknown kind falls under Generation', async ({ signedIn: page }) => {
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

test('a list that is read again moves no row under the pointer', async ({ page, server, unique }) => {
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

test('the library is used by keys alone', async ({ signedIn: page, api, unique }) => {
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

/** A notification, by its title. */
function notice(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).locator('[data-type]').filter({ hasText: title });
}

function question(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}
