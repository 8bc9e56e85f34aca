import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';

/** Another edition of a table, with the same name. */
async function choose(page: Page, lines: readonly string[]) {
  await page.getByLabel('Files to import').setInputFiles({
    name: 'Second Pumps.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Maker;Model;Heat output [kW];COP', ...lines, ''].join('\n')),
  });
  await page.getByRole('button', { name: 'Review rows' }).click();
}

test('a table is imported again: new, changed and missing rows are listed, imported as chosen, and undone', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Again');
  await page.goto('/import');
  await choose(page, [
    `Acme;${name} A;9;3,1`,
    `Acme;${name} B;10;3,2`,
    `Acme;${name} C;11;3,3`,
    `Acme;${name} D;12;3,4`,
  ]);
  await page.getByRole('button', { name: 'Import 4 components' }).click();
  await expect(page.getByText('4 components stored.')).toBeVisible();
  const made = (await api.list()).filter((item) => item.name.startsWith(`Acme ${name}`));
  const find = (letter: string) => ({
    subclass: 'heatpump',
    id: made.find((item) => item.name === `Acme ${name} ${letter}`)?.id ?? '',
  });
  // Somebody edits a value that the next edition changes as well, and one that it does not.
  await api.change(find('A'), { cop: 4 });
  await api.change(find('B'), { cop: 4 });

  const second = [`Acme;${name} A;9;3,5`, `Acme;${name} B;10;3,2`, `Acme;${name} C;11,5;3,3`, `Acme;${name} E;13;3,6`];
  await page.goto('/import');
  await choose(page, second);
  await expect(
    page.getByText('4 rows: 1 new, 1 changed upstream, 1 changed by you, 1 changed in both, 1 gone'),
  ).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Rows of the table' });
  const row = (letter: string) => rows.getByRole('row').filter({ hasText: `Acme ${name} ${letter}` });
  await expect(row('A')).toContainText('Changed in both');
  await expect(row('A')).toContainText('table: 3.5');
  await expect(row('B')).toContainText('Changed by you, kept');
  await expect(row('C')).toContainText('was 11');
  await expect(row('E')).toContainText('New');
  await inspect(page);
  await page.getByText('1 component is no longer in the table').click();
  await expect(page.getByRole('link', { name: `Acme ${name} D` })).toBeVisible();
  await page.getByRole('checkbox', { name: `Select Acme ${name} D` }).check();
  await page.getByRole('button', { name: 'Delete 1 component' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: `Acme ${name} D` })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('1 component is no longer in the table').click();
  await expect(page.getByRole('link', { name: `Acme ${name} D` })).toBeVisible();
  const keep = page.getByRole('button', { name: `Keep mine in Acme ${name} A` });
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expect(keep).toBeFocused();
  await page.getByRole('button', { name: 'Import 1 new, update 1 component' }).click();
  await expect(page.getByText('1 created, 1 updated, 0 unchanged.')).toBeVisible();
  expect(await api.component(find('C'))).toMatchObject({ max_heat_output: 11.5, cop: 3.3 });
  expect(await api.component(find('A'))).toMatchObject({ cop: 4 });

  // A third import has nothing to do, and does not ask again about the values that were kept.
  await page.goto('/import');
  await choose(page, second);
  await expect(page.getByText('Everything is up to date')).toBeVisible();
  const head = page.getByRole('region', { name: 'Table' });
  await expect(head.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();

  // A third edition, taken and undone.
  await page.goto('/import');
  await choose(page, [...second.slice(0, 2), `Acme;${name} C;12,5;3,3`, `Acme;${name} F;14;3,7`]);
  await page.getByRole('button', { name: 'Import 1 new, update 1 component' }).click();
  await expect(page.getByText('1 created, 1 updated, 0 unchanged.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 component moved to the trash. 1 component changed back.')).toBeVisible();
  expect(await api.component(find('C'))).toMatchObject({ max_heat_output: 11.5 });
});
