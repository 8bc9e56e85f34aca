import type { Locator, Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { findNotice } from './findNotices.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { SERVER_AWAY } from './startServer.ts';
import { LONG } from './tags.ts';

test.describe('the view dialog', () => {
  test('asks before discarding changes, however it is closed', async ({ signedIn: page, api, unique }) => {
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

  test('opens by a link over any page, and says so if the link leads nowhere', { tag: LONG }, async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const name = unique('Linked');
    const { id } = await api.create({ subclass: 'pv', name });
    await page.goto(`/dashboard?view=${id}`);
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.getByRole('tab').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');

    // Created elsewhere after the list was read.
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

  test('deletes its component with unsaved changes, and fits and passes axe with its menus and dialogs open', {
    tag: LONG,
  }, async ({ signedIn: page, api, unique }) => {
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
    await expect(findNotice(page, 'Component deleted')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/view=/);
    await expect(list.names).toHaveText([`${name} B`]);
    await expect(list.row(`${name} B`)).toBeFocused();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.names).toHaveText([name, `${name} B`]);
    await list.view(name);
  });

  test('waits for an unavailable server', { tag: LONG }, async ({
    signedIn: page,
    api,
    unique,
    server,
    complaints,
  }) => {
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
  test('deletes its component and returns to the list', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
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

  test('opens its duplicate above it and keeps its own changes', { tag: LONG }, async ({
    signedIn: page,
    api,
    unique,
  }) => {
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
    // Keys go to the upper editor.
    await view.locator('[data-field="description"]').getByRole('textbox').fill('Of the copy');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(findNotice(page, 'Component Updated')).toBeVisible();
    await expect(view.getByText(/change\(s\) pending/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(page).toHaveURL(`/components/${id}`);
    await expect(inputIn(editor.field('description'))).toHaveValue('Unsaved');
    await editor.expectChanges(1);
    expect(await api.component({ subclass: 'wind', id })).toMatchObject({ description: '' });
  });
});

function question(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}
