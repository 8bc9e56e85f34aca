import type { Locator, Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { type Edited, inputIn, type Journey } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { LONG } from './tags.ts';

/** The ways from the editor to another page of the tool. */
const WAYS: { title: string; go: (page: Page) => Promise<unknown>; to: string | RegExp }[] = [
  {
    title: 'a link of the sidebar',
    go: (page) => sidebar(page).getByRole('link', { name: 'Projects' }).click(),
    to: '/projects',
  },
  { title: 'the arrow', go: (page) => page.getByRole('button', { name: 'Back to list' }).click(), to: '/components' },
  { title: "the browser's back button", go: (page) => page.goBack(), to: /\/components\?q=/ },
  { title: 'Logout', go: (page) => page.getByRole('button', { name: 'Logout' }).click(), to: '/dashboard' },
];

test('every way of leaving asks before unsaved changes are lost', async ({ signedIn, api, unique }) => {
  const { page, editor, address, stored } = await openFromList({ signedIn, api, unique });
  const height = inputIn(editor.field('hub_height'));
  const description = inputIn(editor.field('description'));
  await description.fill('Unsaved');
  await editor.openTab('Advanced Details');
  await height.fill('1,');
  await editor.expectChanges(2);

  for (const { title, go } of WAYS) {
    await test.step(title, async () => {
      await go(page);
      await expect(question(page)).toContainText('Your changes have not been saved and would be lost.');
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await expect(question(page)).toBeHidden();
      await expect(page).toHaveURL(`/components/${address.id}`);
      await editor.expectChanges(2);
      await expect(height).toHaveValue('1,');
    });
  }
  await editor.openTab('General Details');
  await expect(description).toHaveValue('Unsaved');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/components\?q=/);
  expect(await stored()).toMatchObject({ description: '', hub_height: 10 });
  await page.goForward();
  await Editor.on(page);
  await expect(description).toHaveValue('');
});

test('no question is asked if nothing would be lost', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { page, editor, name } = await openFromList({ signedIn, api, unique });
  const description = inputIn(editor.field('description'));
  for (const { title, go, to } of WAYS) {
    await test.step(title, async () => {
      // Typed and undone, or typed and saved: either way nothing would be lost.
      await description.fill('Typed');
      await editor.undoAll.click();
      await editor.expectChanges(0);
      await go(page);
      await expect(page).toHaveURL(to);
      await expect(question(page)).toHaveCount(0);
      if (title === 'Logout') return;
      await (title.startsWith('the browser') ? page.goForward() : page.goBack());
      await Editor.on(page, name);
    });
  }
});

test('saved changes can be left without a question', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { page, editor, stored } = await openFromList({ signedIn, api, unique });
  await inputIn(editor.field('description')).fill('Saved');
  await editor.save();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(page).toHaveURL('/components');
  expect(await stored()).toMatchObject({ description: 'Saved' });
});

test('a save in progress closes the question as soon as it succeeds', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor, stored } = await openFromList({ signedIn, api, unique });
  await inputIn(editor.field('description')).fill('Saved late');
  await editor.expectChanges(1);
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/components/wind/*/', async (route) => {
    if (route.request().method() === 'PUT') await isHeld;
    await route.continue();
  });
  await editor.saveButton.click();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(question(page)).toBeVisible();
  release();
  await expect(page).toHaveURL('/components');
  await expect(question(page)).toHaveCount(0);
  expect(await stored()).toMatchObject({ description: 'Saved late' });
});

test('logging out asks about what another window has not saved', { tag: LONG }, async ({
  signedIn,
  context,
  api,
  unique,
}) => {
  const { page, editor } = await openFromList({ signedIn, api, unique });
  const description = inputIn(editor.field('description'));
  await description.fill('Unsaved');
  await editor.expectChanges(1);
  const other = await context.newPage();
  await other.goto('/projects');
  const ask = other.getByRole('alertdialog', { name: 'Log out?' });
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(ask).toContainText('1 unsaved draft in other windows or from earlier visits would be lost.');
  await ask.getByRole('button', { name: 'Stay' }).click();
  await expect(ask).toBeHidden();
  await expect(other.getByRole('heading', { name: 'Q-System Dashboard' })).toBeVisible();
  await expect(description).toHaveValue('Unsaved');

  await other.getByRole('button', { name: 'Logout' }).click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(other.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await expect(page.getByText('Authentication Required')).toBeVisible();
});

test('a project deleted on its own page is left without a question, whatever was typed', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Deleted');
  const { id } = await api.createProject({ name });
  const screen = await ProjectScreen.open(page, { id, name });
  await screen.field('description').fill('Unsaved');
  await expect(screen.saveButton).toBeEnabled();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete project' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByText('Project deleted')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('closing or reloading the window asks, but only with changes', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor } = await openFromList({ signedIn, api, unique });
  const description = inputIn(editor.field('description'));
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.reload();
  await Editor.on(page);
  expect(asked).toEqual([]);

  await description.fill('Unsaved');
  await editor.expectChanges(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(description).toHaveValue('Unsaved');
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  await expect(description).toHaveValue('Unsaved');

  await editor.undoAll.click();
  await editor.expectChanges(0);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toHaveLength(2);
});

/** Opens a new component's editor from the list that a search has left, so that there is a way back. */
async function openFromList({ signedIn: page, api, unique }: Journey): Promise<Edited> {
  const name = unique('Left');
  const { id } = await api.create({ subclass: 'wind', name });
  const address = { subclass: 'wind', id };
  await page.goto(`/components?q=${encodeURIComponent(name)}`);
  await page.getByRole('row').filter({ hasText: name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(`/components/${id}`);
  return { page, editor: await Editor.on(page, name), address, name, stored: () => api.component(address) };
}

function sidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' });
}

function question(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}
