import { Api } from './Api.ts';
import { Editor } from './Editor.ts';
import { expect, test } from './fixtures.ts';
import { SERVER_AWAY } from './startServer.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

const CHART = /\/assets\/charts-/;

test.describe('about a kind', () => {
  test('the wizard, the editor and the view dialog explain its fields', async ({ signedIn: page, api, unique }) => {
    const { id } = await api.create({ subclass: 'wind', name: unique('Explained'), currency: 'USD' });
    const about = page.getByRole('dialog', { name: 'About Wind turbine' });
    const open = page.getByRole('button', { name: 'About this kind' });

    await Editor.open(page, id);
    const more = page.getByRole('button', { name: 'More actions' });
    await more.click();
    await page.getByRole('menuitem', { name: 'About this kind' }).click();
    await expect(about.getByText('USD/kW (USD per kilowatt)')).toBeVisible();
    await about.getByRole('tab', { name: 'Advanced Details' }).click();
    const height = about.getByRole('listitem').filter({ hasText: 'hub_height' });
    await expect(height).toContainText('Height of the rotor axis above ground.');
    await expect(height).toContainText('Must be above Surface roughness length');
    await about.getByRole('tab', { name: 'Changes' }).click();
    await expect(about.getByText('Nothing has changed: this is version 1.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(more).toBeFocused();

    await page.goto(`/components?view=${id}`);
    await open.click();
    await expect(about.getByText('1 to 50 characters')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();

    await Wizard.open(page, 'Wind turbine');
    await open.click();
    await expect(about.getByText('EUR/kW (EUR per kilowatt)')).toBeVisible();
    await about.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog', { name: 'Create new Wind turbine' })).toBeVisible();
  });
});

test('a locked component can only be read until it is unlocked', async ({ signedIn: page, api, unique }) => {
  const { id } = await api.create({ subclass: 'wind', name: unique('Locked'), locked: true });
  const editor = await Editor.open(page, id);
  await expect(page.getByText('This component is locked.')).toBeVisible();
  const name = editor.field('name').getByRole('textbox');
  await expect(name).not.toBeEditable();
  await expect(editor.field('currency').getByRole('combobox')).toBeDisabled();
  await editor.openTab('Advanced Details');
  await expect(editor.field('is_co_located').getByRole('checkbox')).toBeDisabled();
  await expect(editor.panel.getByRole('table').getByRole('textbox').first()).not.toBeEditable();
  await expect(editor.panel.getByRole('button', { name: 'Paste' })).toBeDisabled();

  await editor.openTab('General Details');
  await editor.field('locked').getByRole('checkbox').uncheck();
  await editor.expectChanges(1);
  await expect(name).toBeEditable();
  await editor.field('description').getByRole('textbox').fill('Unlocked and changed at once');
  await editor.save();
  await expect(page.getByText('This component is locked.')).toBeHidden();
  expect(await api.component({ subclass: 'wind', id })).toMatchObject({
    locked: false,
    description: 'Unlocked and changed at once',
  });
});

test("another person's component is not found", { tag: LONG }, async ({
  signedIn: page,
  server,
  unique,
  complaints,
}) => {
  complaints.expectStatus(404);
  const email = `${unique('other').replace(' ', '-')}@example.com`;
  const other = await Api.register(server.url, { email, password: 'Journey-pass-2' });
  const { id } = await other.create({ subclass: 'wind', name: 'Not yours' });
  await page.goto(`/components/${id}`);
  await expect(page.getByText('Component not found.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(page).toHaveURL('/components');
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible();
});

test('nothing is lost when the server is unavailable for a while', async ({
  signedIn: page,
  api,
  unique,
  server,
  complaints,
}) => {
  complaints.expect(SERVER_AWAY);
  complaints.expect(/net::ERR_FAILED/);
  const { id } = await api.create({ subclass: 'wind', name: unique('Outage') });
  // Not even the chart's own script arrives.
  await page.route(CHART, (route) => route.abort());
  const editor = await Editor.open(page, id);
  await editor.field('description').getByRole('textbox').fill('Written while the server was away');
  await editor.openTab('Advanced Details');
  await expect(editor.field('power')).toContainText('The chart could not be loaded.');
  await editor.field('hub_height').getByRole('textbox').fill('99.5');
  await editor.expectChanges(2);

  await server.stop();
  try {
    await editor.saveButton.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Save Failed' })).toBeVisible();
    await editor.expectChanges(2);
    await expect(editor.field('hub_height').getByRole('textbox')).toHaveValue('99.5');
  } finally {
    await server.start();
  }
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await editor.save();
  expect(await api.component({ subclass: 'wind', id })).toMatchObject({
    description: 'Written while the server was away',
    hub_height: 99.5,
  });

  await page.unroute(CHART);
  const reloaded = page.waitForEvent('load');
  await editor.field('power').getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await editor.openTab('Advanced Details');
  await expect(editor.field('power').locator('canvas')).toBeVisible();
});
