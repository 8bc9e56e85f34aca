import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

test('a favourite is marked in its row and its dialog, filters the list and is on the dashboard', {
  tag: LONG,
}, async ({ signedIn: page, api, unique }) => {
  const mark = unique('Starred');
  const [first, second] = [`${mark} 1`, `${mark} 2`];
  for (const name of [first, second]) await api.create({ subclass: 'wind', name });
  const list = await ComponentList.open(page, { search: mark });
  await list.row(first).hover();
  await list.row(first).getByRole('button', { name: 'Add to favourites' }).click();
  await expect(list.row(first).getByRole('button', { name: 'Remove from favourites', pressed: true })).toBeVisible();

  const dialog = await list.view(second);
  await dialog.getByRole('button', { name: 'Add to favourites', pressed: false }).click();
  await expect(dialog.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await list.row(first).getByRole('button', { name: 'Remove from favourites' }).click();
  await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(list.names).toHaveText([second]);
  await page.reload();
  await expect(list.names).toHaveText([second]);

  await page.goto('/dashboard');
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(panel('Recently opened').getByRole('link').first()).toContainText(second);
  await panel('Favourites').getByRole('link', { name: second }).click();
  await expect(page.getByRole('heading', { name: second, level: 1 })).toBeVisible();
});

test('a favourite that the server refuses is reverted, with a notice', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(404);
  const name = unique('Gone');
  const { id } = await api.create({ subclass: 'wind', name });
  await page.route('**/account/favourites/**', async (route) => {
    await api.delete({ subclass: 'wind', id });
    await route.continue();
  });
  const list = await ComponentList.open(page, { search: name });
  await list.row(name).hover();
  await list.row(name).getByRole('button', { name: 'Add to favourites' }).click();
  await expect(page.getByText('Not added to the favourites')).toBeVisible();
});

test('a view is saved, opened, changed, renamed and deleted', async ({ signedIn: page, unique }) => {
  const name = unique('View');
  await page.goto('/components?kind=wind&sort=createdAt&order=desc');
  const button = page.getByRole('button', { name: /^Views/ });
  const choose = async (item: string) => {
    await button.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose('Save view...');
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(button).toHaveAccessibleName(`Views: ${name}`);

  await page.goto('/components');
  await expect(button).toHaveAccessibleName('Views');
  await choose(name);
  await expect(page).toHaveURL(/kind=wind/);
  await page.getByRole('searchbox').fill('x');
  await expect(button).toHaveAccessibleName(`Views: ${name}, edited`);
  await choose('Update view');
  await expect(button).toHaveAccessibleName(`Views: ${name}`);

  await choose('Save view...');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name.toUpperCase());
  await expect(dialog.getByText('Name must be unique')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Rename view...');
  const rename = page.getByRole('dialog', { name: 'Rename view' });
  await rename.getByRole('textbox', { name: 'Name' }).fill(`${name} 2`);
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(button).toHaveAccessibleName(`Views: ${name} 2`);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('x');
  await expect(button).toHaveAccessibleName(`Views: ${name} 2`);

  await choose('Delete view');
  await expect(button).toHaveAccessibleName('Views');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(button).toHaveAccessibleName(`Views: ${name} 2`);
});

test('a duplicate opens for editing with its name selected', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
  const name = unique('Twice');
  await api.create({ subclass: 'wind', name });
  const list = await ComponentList.open(page, { search: name });
  await list.act(name, 'Duplicate and edit');
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveValue(`${name} (copy)`);
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/components\/[^/]+$/);
});
