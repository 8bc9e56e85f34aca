import type { Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { editNew, inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

const NOTICE = 'Changed in another window';

test('a list and an open editor show what is saved elsewhere, without reading the list again', async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor, address, name, stored } = await editNew(
    { signedIn, api, unique },
    { subclass: 'wind', hub_height: 10 },
  );
  await inputIn(editor.field('description')).fill('Mine');
  const other = await page.context().newPage();
  const list = await ComponentList.open(other, { search: name });
  const reads = watchReads(other, '/components/');

  await api.change(address, { name: `${name} B`, hub_height: 20 });
  await expect(list.names).toHaveText([`${name} B`]);
  await page.bringToFront();
  const notice = page.getByRole('status').filter({ hasText: NOTICE });
  await expect(notice).toContainText('What you have typed is kept.');
  await expect(inputIn(editor.field('description'))).toHaveValue('Mine');

  await notice.getByRole('button', { name: 'See what changed' }).click();
  const dialog = page.getByRole('dialog', { name: NOTICE });
  const height = dialog.getByRole('group').filter({ hasText: 'Hub height' });
  await expect(height.getByRole('radio', { name: /^Stored/ })).toBeChecked();
  await expect(height).toContainText('20 m');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(notice).toBeHidden();
  await expect(inputIn(editor.field('name'))).toHaveValue(`${name} B`);
  await editor.expectChanges(1);
  // There is no conflict.
  await editor.save();
  expect(await stored()).toMatchObject({ name: `${name} B`, hub_height: 20, description: 'Mine' });
  expect(reads()).toBe(0);
});

test('an editor without changes shows what is saved elsewhere, and reverts it on request', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor, address } = await editNew({ signedIn, api, unique }, { subclass: 'wind', description: 'Old' });
  await api.change(address, { description: 'New' });
  const description = inputIn(editor.field('description'));
  await expect(description).toHaveValue('New');
  const notice = page.getByRole('status').filter({ hasText: NOTICE });
  await notice.getByRole('button', { name: 'See what changed' }).click();
  const dialog = page.getByRole('dialog', { name: NOTICE });
  await expect(dialog.getByRole('group')).toContainText(['DescriptionBeforeOldNowNew']);
  await dialog.getByRole('button', { name: 'Take all back' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(description).toHaveValue('Old');
  await editor.expectChanges(1);
  await expect(notice).toBeHidden();
});

test('what is typed is kept when the record is deleted elsewhere', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(404);
  const { page, editor, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await inputIn(editor.field('description')).fill('Mine');
  await api.delete(address);
  const notice = page.getByRole('status').filter({ hasText: 'Deleted in another window' });
  await notice.getByRole('button', { name: 'Restore' }).click();
  await expect(notice).toBeHidden();
  await editor.save();
  expect(await stored()).toMatchObject({ description: 'Mine' });
});

test('a project shows the components that another window adds', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Added');
  const { id } = await api.create({ subclass: 'wind', name });
  const project = await api.createProject({ name: unique('Shared'), description: '' });
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByText('No components yet')).toBeVisible();
  await api.addAsset(project.id, id);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await api.updateProject(project.id, { name: project.name, description: 'Theirs' });
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Theirs');
});

/** Counts the reads of a list. */
function watchReads(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith(`/v2${path}`)) count += 1;
  });
  return () => count;
}
