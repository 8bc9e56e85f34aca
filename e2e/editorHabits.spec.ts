import { editNew, inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { DESKTOP } from './inspect.ts';

test.use({ viewport: DESKTOP });

test('a person finds a field in another tab, undoes steps by name, and sees the key figures at a glance', async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const find = page.getByRole('combobox', { name: 'Find in form' });
  const options = page.getByRole('option');

  // The key opens it outside of fields, and Escape returns.
  await editor.tabs.first().focus();
  await page.keyboard.press('/');
  await expect(find).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(find).toBeHidden();
  await expect(editor.tabs.first()).toBeFocused();
  await inputIn(editor.field('description')).focus();
  await page.keyboard.type('1/2');
  await expect(find).toBeHidden();
  await expect(inputIn(editor.field('description'))).toHaveValue('1/2');

  await page.getByRole('button', { name: 'Find in form' }).click();
  await find.fill('hub');
  await expect(options.first()).toContainText('Hub height');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ fields?$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const height = inputIn(editor.field('hub_height'));
  await expect(height).toBeFocused();
  await height.fill('80');
  await inputIn(editor.field('derating_factor')).fill('0.5');
  await page.getByRole('button', { name: 'Find in form' }).click();
  await find.fill('@modified');
  await expect(options).toHaveCount(3);
  await options.filter({ hasText: 'Description' }).click();
  await expect(inputIn(editor.field('description'))).toBeFocused();

  await expect(page.getByRole('button', { name: /^Undo: Derating factor .* → 0.5/ })).toBeVisible();
  await page.getByRole('button', { name: 'Last steps' }).click();
  await page.getByRole('menuitem', { name: 'Hub height 10 → 80 m' }).click();
  await editor.expectChanges(1);
  await page.getByRole('button', { name: 'Redo: Hub height 10 → 80 m' }).click();
  await editor.expectChanges(2);

  const rail = page.getByRole('complementary', { name: 'At a glance' });
  await expect(rail.getByRole('definition').first()).toHaveText(/EUR$/);
  await expect(rail.getByText('Used in 0 projects')).toBeVisible();
  await rail.getByRole('button', { name: /^Power curve/ }).click();
  await expect(editor.field('power').locator('input:focus')).toBeVisible();
  await editor.save();
  await expect(rail.getByRole('button', { name: /^Hub height, Description|^Description, Hub height/ })).toBeVisible();
  await rail.getByRole('button', { name: /^Created/ }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('Version 1');
});
