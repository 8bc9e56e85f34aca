import { expect, test } from './fixtures.ts';

test('deleted components are found in the trash, restored and deleted permanently', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(400);
  const mark = unique('Thrown');
  const turbine = await api.create({ subclass: 'wind', name: `${mark} turbine`, hub_height: 77 });
  const array = await api.create({ subclass: 'pv', name: `${mark} array` });
  const project = await api.createProject({ name: `${mark} isle` });
  await api.delete({ subclass: 'wind', id: turbine.id });
  await api.delete({ subclass: 'pv', id: array.id });
  await api.deleteProject(project.id);
  // Its name is taken in the meantime.
  await api.create({ subclass: 'pv', name: `${mark} array` });

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('searchbox', { name: 'Search the trash...' }).fill(mark);
  const rows = page.getByRole('grid', { name: 'Trash' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(`${mark} isle`);
  await expect(rows.first()).toContainText('in 30 days');

  await page.getByRole('checkbox', { name: `Select ${mark} turbine` }).check();
  await page.getByRole('checkbox', { name: `Select ${mark} array` }).check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore under another name' });
  await expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveValue(`${mark} array (restored)`);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(rows).toHaveCount(1);
  expect(await api.component({ subclass: 'wind', id: turbine.id })).toMatchObject({ hub_height: 77 });
  expect(await api.component({ subclass: 'pv', id: array.id })).toMatchObject({ name: `${mark} array (restored)` });

  // A press elsewhere dismisses the notices.
  await page.getByRole('heading', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Actions for ${mark} isle` }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 1 item permanently?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('1 item deleted permanently')).toBeVisible();
  await expect(page.getByText(`${mark} isle`)).toHaveCount(0);
});
