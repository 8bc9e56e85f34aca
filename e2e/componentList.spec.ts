import { Api } from './Api.ts';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './signIn.ts';
import { LONG } from './tags.ts';

test.describe('the list', () => {
  test('asks a visitor to log in', { tag: LONG }, async ({ page }) => {
    await page.goto('/components');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByText('Please log in to view your components.')).toBeVisible();
    await expect(page.getByText('Click the "Login" button in the header to get started.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('counts, searches by part of a name and says when nothing is found', async ({ signedIn: page, api, unique }) => {
    const mark = unique('Search');
    for (const name of [`${mark} Ågård`, `${mark} beta`]) await api.create({ subclass: 'heatpump', name });
    const total = (await api.list()).length;

    await page.goto('/components');
    await expect(page.getByText(`${total} component(s) total`)).toBeVisible();
    const list = new ComponentList(page);
    await list.search.fill(mark.toUpperCase());
    await expect(list.names).toHaveText([`${mark} Ågård`, `${mark} beta`]);
    await expect(page).toHaveURL(/q=/);
    await list.search.fill(`bet ${mark}`);
    await expect(list.names).toHaveText([`${mark} beta`]);
    await list.search.fill('nothing has this name');
    await expect(page.getByText('No results')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.search).toHaveValue('');
    await expect(list.names).not.toHaveCount(0);
  });

  test('takes every key of a quick typist into its search', async ({ signedIn: page }) => {
    await page.goto('/components');
    await expect(page.getByText(/component\(s\) total/)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('stratified tank');
    await expect(page.getByRole('searchbox')).toHaveValue('stratified tank');
  });

  test('sorts by every column, both ways', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
    const mark = unique('Sort');
    // Digits count as numbers, so that 10 follows 2; kinds sort by their titles.
    const first = await api.create({ subclass: 'wind', name: `${mark} 10` });
    await api.create({ subclass: 'pv', name: `${mark} b` });
    await api.create({ subclass: 'hydro', name: `${mark} 2` });
    const byName = [`${mark} 2`, `${mark} 10`, `${mark} b`];
    const byAge = [`${mark} 10`, `${mark} b`, `${mark} 2`];
    const byKind = [`${mark} 2`, `${mark} b`, `${mark} 10`];
    const editor = await Editor.open(page, first.id);
    await editor.field('description').getByRole('textbox').fill('Touched last');
    await editor.save();
    const byUpdate = [`${mark} b`, `${mark} 2`, `${mark} 10`];

    await page.goto('/components');
    const list = new ComponentList(page);
    await list.search.fill(mark);
    await expect(list.names).toHaveText(byName);
    const header = (title: string) => page.getByRole('columnheader', { name: title });
    for (const [title, ascending] of [
      ['Kind', byKind],
      ['Created', byAge],
      ['Updated', byUpdate],
      ['Component', byName],
    ] as const) {
      await header(title).getByRole('button').click();
      await expect(header(title)).toHaveAttribute('aria-sort', 'ascending');
      await expect(list.names).toHaveText([...ascending]);
      await header(title).getByRole('button').click();
      await expect(header(title)).toHaveAttribute('aria-sort', 'descending');
      await expect(list.names).toHaveText(ascending.toReversed());
    }
  });

  test('keeps its filters in the address, over a reload and through the back button', async ({
    signedIn: page,
    api,
  }) => {
    const all = await api.list();
    const wind = all.filter(({ subclass }) => subclass === 'wind');
    await page.goto('/components');
    const list = new ComponentList(page);
    const category = page.getByRole('region', { name: 'Categories' }).getByRole('button', { name: /^Wind turbines/ });
    await expect(category).toContainText(String(wind.length));
    await category.click();
    await expect(category).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/components?kind=wind');
    await expect(list.rows).toHaveCount(wind.length);
    await expect(list.rows.filter({ hasText: 'Wind turbine' })).toHaveCount(wind.length);

    await page.reload();
    await expect(list.rows).toHaveCount(wind.length);
    await list.rows.first().click();
    await Editor.on(page);
    await page.goBack();
    await expect(page).toHaveURL('/components?kind=wind');
    await expect(list.rows).toHaveCount(wind.length);
    await page.goBack();
    await expect(page).toHaveURL('/components');
    await expect(category).toHaveAttribute('aria-pressed', 'false');

    await category.click();
    await expect(page).toHaveURL('/components?kind=wind');
    await category.click();
    await expect(page).toHaveURL('/components');
  });

  test('offers an account without components its first one', { tag: LONG }, async ({ page, server, unique }) => {
    const account = { email: `${unique('empty').replace(' ', '-')}@example.com`, password: 'Journey-pass-2' };
    await Api.register(server.url, account);
    await signIn(page, account);
    await page.goto('/components');
    await expect(page.getByText('No components found')).toBeVisible();
    await expect(page.getByText("You don't have any components yet.")).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Create new' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Create new component' })).toBeVisible();
  });
});
