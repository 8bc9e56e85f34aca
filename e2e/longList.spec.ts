import { Api } from './Api.ts';
import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './signIn.ts';
import { LONG } from './tags.ts';

const KINDS = ['pv', 'wind', 'hydro'];
const TOTAL = 2100;
/** The number of import files, which hold at most 1,000 components each. */
const FILES = 3;

test('a library of 2,100 components is searched, sorted and scrolled without being read as a whole', {
  tag: LONG,
}, async ({ page, server, unique }) => {
  const account = { email: `${unique('long').replace(' ', '.')}@example.com`, password: 'Journey-pass-1' };
  const api = await Api.register(server.url, account);
  for (let file = 0; file < FILES; file++) await api.importProject(createFile(file));
  await keepSession(page, server.url, account);
  const longest: number[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/v2/components/') return;
    const rows: unknown = await response.json().catch(() => []);
    longest.push(Array.isArray(rows) ? rows.length : 0);
  });

  await page.goto('/components');
  const list = new ComponentList(page);
  const footer = page.locator('main footer');
  await expect(page.getByText('2,100 component(s) total')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wind turbines/ })).toContainText('700');
  await expect(list.names.first()).toHaveText('Row 1');

  await list.search.fill('  ROW 199');
  const inNineties = Array.from({ length: 10 }, (_, index) => `Row ${1990 + index}`);
  await expect(list.names).toHaveText(['Row 199', 'Row 1199', ...inNineties]);
  await list.search.fill('');
  await page.getByRole('button', { name: /^Wind turbines/ }).click();
  await expect(footer).toContainText('1 to 500 of 700');
  await expect(list.names.first()).toHaveText('Row 2');
  await page.getByRole('columnheader', { name: 'Component' }).getByRole('button').click();
  await expect(list.names.first()).toHaveText('Row 2099');

  // Rows that are not loaded yet pass their focus on to the rows that replace them.
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(footer).toContainText('501 to 700 of 700');
  await list.rows.first().focus();
  await expect(list.row('Row 599')).toBeFocused();
  await page.keyboard.press('End');
  await expect(list.row('Row 2')).toBeFocused();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'Row 2', exact: true });
  await expect(view.getByRole('tab').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await list.select('Row 5', 'Row 2');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('2 selected');
  await list.act('Row 2', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(footer).toContainText('501 to 699 of 699');
  await expect(list.row('Row 2')).toHaveCount(0);
  await expect(bar).toContainText('1 selected');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.row('Row 2')).toBeVisible();
  await expect(footer).toContainText('501 to 700 of 700');

  await list.search.fill('row 2');
  await expect(bar).toContainText('1 selected, 1 hidden by the filter');
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText('1 component duplicated')).toBeVisible();
  await list.search.fill('row 5 (copy)');
  await expect(list.names).toHaveText(['Row 5 (copy)']);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await list.search.fill('');
  await expect(footer).toContainText('1 to 500 of 701');
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await expect(bar).toContainText('500 selected');
  // A selected page is read as a whole, but never the list.
  expect(Math.max(...longest)).toBeLessThanOrEqual(500);

  await page.goto('/projects');
  await page.getByText('File 0', { exact: true }).click();
  await page.getByRole('button', { name: 'Add component' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add components' });
  await dialog.getByRole('searchbox').fill('turbine 1997');
  await dialog.getByRole('checkbox', { name: 'Select Row 1997' }).check();
  await dialog.getByRole('searchbox').fill('row');
  await dialog.getByRole('button', { name: 'Add 1 component(s)' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main').getByText('Row 1997', { exact: true })).toBeVisible();
});

/** A third of the library, as the file of a project. */
function createFile(file: number) {
  const components = Array.from({ length: TOTAL / FILES }, (_, index) => {
    const number = file * (TOTAL / FILES) + index;
    return { subclass: KINDS[number % KINDS.length] ?? '', name: `Row ${number + 1}` };
  });
  return { name: `File ${file}`, components, assets: [] };
}
