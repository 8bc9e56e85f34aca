import { expect, test } from './fixtures.ts';
import { holdFeed } from './holdFeed.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { startsWith } from './startsWith.ts';
import { LONG } from './tags.ts';

test('a name is required, short enough and free', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
  const name = unique('Named');
  await api.createProject({ name });
  await page.goto('/quick-create/project');
  const dialog = page.getByRole('dialog', { name: 'Create new project' });
  const input = dialog.getByRole('textbox', { name: 'Name' });
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect(input).toBeFocused();
  await expect(create).toBeDisabled();
  for (const [typed, message] of [
    ['x'.repeat(51), 'Name must be 50 characters or less'],
    [` ${name.toUpperCase()} `, 'Name must be unique'],
  ] as const) {
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveAccessibleDescription(startsWith(message));
    await expect(create).toBeDisabled();
  }
  await input.fill('');
  await input.blur();
  await expect(input).toHaveAccessibleDescription(startsWith('Name is required'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

test('name and description are saved by shortcut, and leaving asks before they are lost', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Edited');
  const project = await api.createProject({ name });
  const screen = await ProjectScreen.open(page, project);
  await screen.field('description').fill('Not saved');
  await expect(page.getByText('1 change(s) pending')).toBeVisible();
  await page.getByRole('button', { name: 'Back to list' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await screen.field('name').fill(`${name} B`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Project updated')).toBeVisible();
  await ProjectScreen.on(page, `${name} B`);
  expect(await api.project(project.id)).toMatchObject({ name: `${name} B`, description: 'Not saved' });
});

test('what someone else has saved meanwhile is shown beside mine', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(412);
  await holdFeed(page);
  const name = unique('Shared');
  const project = await api.createProject({ name });
  const screen = await ProjectScreen.open(page, project);
  await screen.field('description').fill('Mine');
  await api.updateProject(project.id, { name, description: 'Theirs' });
  await screen.saveButton.click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog).toContainText('This project was saved elsewhere after you opened it.');
  await expect(dialog.getByRole('group', { name: /^Description/ })).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Take all mine' }).click();
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Project updated')).toBeVisible();
  expect((await api.project(project.id)).description).toBe('Mine');
});

test('a visitor is asked to log in, and an unknown project leads back to the list', { tag: LONG }, async ({
  page,
  signedIn,
  complaints,
  browser,
  server,
}) => {
  complaints.expectStatus(404);
  await signedIn.goto('/projects/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('Project not found.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(page).toHaveURL('/projects');

  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  for (const path of ['/projects', '/templates/projects', '/projects/x', '/quick-create/project', '/import/project']) {
    await visitor.goto(path);
    await expect(visitor.getByText('Authentication Required')).toBeVisible();
    await expect(visitor.getByText('Please log in to access this page.')).toBeVisible();
  }
  await visitor.context().close();
});
