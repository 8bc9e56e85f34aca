import type { Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { editNew, inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

test('a kind is shown in German and in English, and nothing that is typed is lost', async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await inputIn(editor.field('description')).fill('Typed');
  await inputIn(editor.field('lifetime')).fill('1,');

  await choose(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(editor.field('lifetime')).toContainText('Nutzungsdauer');
  await expect(editor.field('lifetime')).toContainText('Bitte Dezimalpunkt (.) verwenden');
  await expect(inputIn(editor.field('lifetime'))).toHaveValue('1,');
  await expect(inputIn(editor.field('description'))).toHaveValue('Typed');
  // The server's messages are English, and the same as the form's.
  await expect(page.getByText('This form and the server differ')).toHaveCount(0);
  await editor.openTab('Weitere Daten');
  await expect(editor.field('power')).toContainText('Leistungskennlinie');
  await inputIn(editor.field('hub_height')).fill('-5');
  await inputIn(editor.field('hub_height')).blur();
  await expect(editor.field('hub_height')).toContainText('Der Wert darf nicht negativ sein');

  await choose(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(editor.field('hub_height')).toContainText('Hub height');
  await expect(editor.field('hub_height')).toContainText('Value must be non-negative');
  await inputIn(editor.field('hub_height')).fill('120');
  await editor.openTab('General Details');
  await expect(editor.field('lifetime')).toContainText('Please use a dot (.) for decimals');
  await inputIn(editor.field('lifetime')).fill('15');
  await editor.save();
  expect(await stored()).toMatchObject({ description: 'Typed', lifetime: 15, hub_height: 120 });
});

test('the language is remembered, and applies to lists and cards', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { page, address } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await choose(page, 'Deutsch');
  await expect(page.getByRole('tab', { name: 'Grunddaten' })).toBeVisible();
  await page.goto('/components');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: /^Windenergieanlagen/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Windenergieanlage' }).first()).toBeVisible();
  const again = await Editor.open(page, address.id);
  await expect(again.field('lifetime')).toContainText('Nutzungsdauer');
});

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: language }).click();
}
