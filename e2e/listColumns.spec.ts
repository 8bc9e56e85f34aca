import readXlsxFile from 'read-excel-file/node';
import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';
import { ProjectList } from './ProjectList.ts';
import { LONG } from './tags.ts';

test('a list shows, filters and exports the fields of a kind', async ({ signedIn: page, api, unique }) => {
  const [low, high, other] = [unique('Low'), unique('High'), unique('Other')];
  const mark = unique('Coast');
  await api.create({ subclass: 'wind', name: low, hub_height: 60, description: mark });
  await api.create({ subclass: 'wind', name: high, hub_height: 140, description: mark });
  await api.create({ subclass: 'wind', name: other, hub_height: 90, description: 'Elsewhere' });
  await page.goto('/components?kind=wind');
  const list = new ComponentList(page);

  const columns = page.getByRole('button', { name: 'Columns', exact: true });
  await columns.click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Created', 'Updated', 'Hub height']) await panel.getByLabel(name, { exact: true }).click();
  await panel.getByLabel('Hub height', { exact: true }).press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Component', 'Hub height [m]', 'Kind', 'Actions']);

  const addFilter = async (field: string, entries: Record<string, string>) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const filter = page.getByRole('dialog', { name: 'Filter', exact: true });
    await filter.getByLabel('Field').selectOption({ label: field });
    for (const [label, text] of Object.entries(entries)) await filter.getByLabel(label, { exact: true }).fill(text);
    await filter.getByRole('button', { name: 'Add filter' }).click();
  };
  await addFilter('Description', { Contains: mark });
  await page.getByRole('button', { name: 'Hub height [m]' }).click();
  await expect(list.names).toHaveText([low, high]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list' }).click();
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
  const [sheet] = await readXlsxFile(await (await download).path());
  expect(sheet?.data).toEqual([
    ['Component', 'Hub height [m]', 'Kind'],
    [low, 60, 'Wind turbine'],
    [high, 140, 'Wind turbine'],
  ]);

  await addFilter('Hub height', { From: '0.1 km' });
  await expect(list.names).toHaveText([high]);
  await page.reload();
  await expect(list.names).toHaveText([high]);
  await page.getByRole('button', { name: 'Clear the filter Hub height' }).click();
  await expect(list.names).toHaveText([low, high]);
});

test('the columns of projects are chosen, remembered and exported', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const [name, description] = [unique('Columns'), 'Wind and storage'];
  await api.createProject({ name, description });
  const list = await ProjectList.open(page, { search: name });
  await list.expectNames([name]);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  for (const column of ['Components', 'Created', 'Description', 'Updated'])
    await panel.getByLabel(column, { exact: true }).click();
  await panel.getByLabel('Updated', { exact: true }).press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  const headers = ['', 'Project', 'Updated', 'Description', 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(headers);
  await expect(list.row(name)).toContainText('just now');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list' }).click();
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
  const [sheet] = await readXlsxFile(await (await download).path());
  expect(sheet?.data).toEqual([
    ['Project', 'Updated', 'Description'],
    [name, expect.any(Date), description],
  ]);

  await page.goto('/projects');
  await expect(page.getByRole('columnheader')).toHaveText(headers);
  await expect(page).toHaveURL('/projects?columns=updated_at%2Cdescription');
});
