import type { Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP, inspect, inspectNow } from './inspect.ts';
import { LONG } from './tags.ts';
import { Wizard } from './Wizard.ts';

test('a value shows its source, is confirmed, and is marked when it changes', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const made = { subclass: 'wind', name: unique('Sourced'), hub_height: 98, anemometer_height: 10 };
  const { id } = await api.create(made);
  const address = { subclass: 'wind', id };
  const editor = await Editor.open(page, id);
  await editor.openTab('Advanced Details');
  const input = editor.field('hub_height').getByRole('textbox');
  const mark = editor.field('hub_height').locator('[data-source]');

  await input.focus();
  await page.keyboard.press('Alt+S');
  await expect(popover(page).getByLabel('Source', { exact: true })).toBeFocused();
  await page.keyboard.type('Data sheet');
  await popover(page).getByLabel('Low (m)').fill('120');
  await popover(page).getByLabel('High (m)').fill('80');
  await popover(page).getByRole('button', { name: 'Apply' }).click();
  await expect(popover(page).getByRole('alert')).toHaveText('Must not be below the low value');
  await popover(page).getByLabel('High (m)').fill('140');
  await popover(page).getByText('Same source for other fields').click();
  await popover(page).getByLabel('Anemometer height').check();
  await inspectNow(page, DESKTOP.width);
  await popover(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(popover(page)).toBeHidden();
  await expect(input).toBeFocused();
  await editor.expectChanges(2);
  await expect(page.getByRole('button', { name: 'Undo: Source of hub height and 1 more' })).toBeVisible();
  await editor.save();
  const sheet = { source: 'Data sheet' };
  const confirmed = { by: expect.stringContaining('@'), at: expect.any(String) };
  expect(await api.component(address)).toMatchObject({
    sources: { hub_height: { ...sheet, low: 120, high: 140, confirmed }, anemometer_height: sheet },
  });
  await expect(mark).toHaveAttribute('data-source', 'confirmed');

  await input.fill('105');
  await expect(mark).toHaveAttribute('data-source', 'changed');
  await input.fill('98');
  await expect(mark).toHaveAttribute('data-source', 'confirmed');
  await input.fill('105');
  await editor.save();
  await expect(mark).toHaveAttribute('data-source', 'changed');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('list', { name: 'Versions' })).toContainText('Hub height, Source of hub height');
  await history.getByRole('button', { name: /^Version 2/ }).click();
  await history.getByRole('button', { name: 'Restore version 2' }).click();
  await expect(mark).toHaveAttribute('data-source', 'confirmed');
  await editor.save();
  expect(await api.component(address)).toMatchObject({ hub_height: 98, sources: { hub_height: { confirmed } } });
});

test('a source entered in the wizard is shown when the component is locked, compared and printed', {
  tag: LONG,
}, async ({ signedIn: page, api, unique }) => {
  const name = unique('Offered');
  const wizard = await Wizard.open(page, 'Wind turbine');
  await wizard.name.fill(name);
  await wizard.dialog.locator('[data-field="invest"]').getByRole('textbox').focus();
  await page.keyboard.press('Alt+S');
  await expect(popover(page).getByLabel('Source', { exact: true })).toBeFocused();
  await page.keyboard.type('Offer of 2025');
  await popover(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(popover(page)).toBeHidden();
  await page.reload();
  await expect(wizard.dialog.locator('[data-field="invest"] [data-source="confirmed"]')).toBeVisible();
  await wizard.next.click();
  await wizard.complete.click();
  await expect(page).toHaveURL(/\/components\/[^/]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const address = { subclass: 'wind', id };
  expect(await api.component(address)).toMatchObject({
    sources: { invest: { source: 'Offer of 2025', confirmed: { at: expect.any(String) } } },
  });
  await api.change(address, { locked: true });

  await test.step('in a dialog, where it is locked', async () => {
    await page.goto(`/components?view=${id}`);
    const dialog = page.getByRole('dialog', { name });
    const field = dialog.locator('[data-field="invest"]');
    await expect(field.getByRole('textbox')).not.toBeEditable();
    await expect(dialog.locator('[data-source="none"]')).toHaveCount(0);
    await field.getByRole('textbox').focus();
    await page.keyboard.press('Alt+S');
    await expect(popover(page)).toContainText('Offer of 2025');
    await expect(popover(page).getByRole('textbox')).toHaveCount(0);
    await inspectNow(page, DESKTOP.width);
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(field.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.locator('[data-field="one_time_invest"]').getByRole('textbox')).toBeFocused();
  });

  await test.step('in a comparison', async () => {
    const other = await api.create({ subclass: 'wind', name: unique('Other') });
    await page.goto(`/components/compare?ids=${id},${other.id}`);
    const mark = page.getByRole('button', { name: `Confirmed source: Specific investment of ${name}` });
    await mark.focus();
    await expect(page.getByText('Offer of 2025; confirmed')).toBeVisible();
    await inspect(page);
    await mark.press('Enter');
    await expect(popover(page)).toContainText('Offer of 2025');
    await page.keyboard.press('Escape');
    await expect(mark).toBeFocused();
  });

  await test.step('on paper', async () => {
    await page.goto(`/components/${id}/print`);
    await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem')).toContainText(
      /^Offer of 2025; confirmed by .+@/,
    );
    await expect(page.getByRole('row', { name: /^Specific investment .+, source 1$/ })).toBeVisible();
    await inspect(page);
  });
});

test('in a conflict, a value is taken with its source', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(412);
  const made = { subclass: 'wind', name: unique('Sourced twice'), hub_height: 98, lifetime: 20 };
  const { id } = await api.create(made);
  const editor = await Editor.open(page, id);
  await editor.field('lifetime').getByRole('textbox').focus();
  await give(page, 'Letter');
  await editor.openTab('Advanced Details');
  await editor.field('hub_height').getByRole('textbox').focus();
  await give(page, 'Letter');
  const other = await Editor.open(await page.context().newPage(), id);
  await other.field('lifetime').getByRole('textbox').focus();
  await give(other.page, 'Contract');
  await other.openTab('Advanced Details');
  await other.field('hub_height').getByRole('textbox').fill('100');
  await give(other.page, 'Permit');
  await other.save();

  await page.bringToFront();
  await editor.saveButton.click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog.getByText('2 field(s) were changed by both of you.')).toBeVisible();
  const height = dialog.getByRole('group', { name: /^Hub height/ });
  await expect(height.getByRole('radio', { name: /^Mine/ })).toHaveAccessibleName('Mine 98 m Source: Letter');
  await expect(height.getByRole('radio', { name: /^Theirs/ })).toHaveAccessibleName('Theirs 100 m Source: Permit');
  await inspectNow(page, DESKTOP.width);
  await height.getByRole('radio', { name: /^Theirs/ }).check();
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await expect(dialog).toBeHidden();
  await editor.expectChanges(0);
  expect(await api.component({ subclass: 'wind', id })).toMatchObject({
    hub_height: 100,
    sources: { hub_height: { source: 'Permit' }, lifetime: { source: 'Letter' } },
  });
});

/** Gives the value that has the focus a source. */
async function give(page: Page, source: string): Promise<void> {
  await page.keyboard.press('Alt+S');
  await expect(popover(page).getByLabel('Source', { exact: true })).toBeFocused();
  await page.keyboard.type(source);
  await page.keyboard.press('Enter');
  await expect(popover(page)).toBeHidden();
}

function popover(page: Page) {
  return page.getByRole('dialog', { name: /^Source of / });
}
