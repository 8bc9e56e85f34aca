import type { Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';

test('names are links: a plain click opens here, a modified one a new tab, and the address can be copied', async ({
  signedIn: page,
  api,
  unique,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [name, projectName] = [unique('Linked'), unique('Links to it')];
  const { id } = await api.create({ subclass: 'wind', name });
  const { id: projectId } = await api.createProject({ name: projectName, uses: [id] });

  const list = await ComponentList.open(page, { search: name });
  const link = list.row(name).getByRole('link', { name });
  expect(await openTab(page, () => link.click({ modifiers: ['ControlOrMeta'] }))).toBe(`/components/${id}`);
  expect(await openTab(page, () => link.click({ button: 'middle' }))).toBe(`/components/${id}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await list.act(name, 'Copy link');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await readClipboard(page)).toBe(new URL(`/components/${id}`, page.url()).href);

  await link.click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', `/components/${id}`);
  await expect(page).toHaveURL(new RegExp(`view=${id}`));
  await page.goBack();
  await expect(list.search).toHaveValue(name);

  await list.act(name, 'Delete');
  await page.getByRole('alertdialog').getByRole('link', { name: projectName }).click();
  await expect(page).toHaveURL(`/projects/${projectId}`);

  await page.goto(`/projects?q=${encodeURIComponent(projectName)}`);
  const row = page.getByRole('link', { name: projectName });
  expect(await openTab(page, () => row.click({ modifiers: ['ControlOrMeta'] }))).toBe(`/projects/${projectId}`);
  await row.click();
  await expect(page).toHaveURL(`/projects/${projectId}`);
});

/** The path of the tab that a press opens. */
async function openTab(page: Page, press: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForURL(({ protocol }) => protocol === 'http:');
  const { pathname } = new URL(tab.url());
  await tab.close();
  return pathname;
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
