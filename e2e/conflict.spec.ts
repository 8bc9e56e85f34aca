import type { Locator, Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { editNew, inputIn, type Journey, messageIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { holdFeed } from './holdFeed.ts';
import { LONG } from './tags.ts';

/** The stored values, those that the first window saves, and those typed in the second one. */
const ORIGINAL = { hub_height: 10, anemometer_height: 10, description: '', pc5: 0.08 };
const THEIRS = { hub_height: 20, anemometer_height: 25, description: '', pc5: 0.2 };
const MINE = { hub_height: 30, anemometer_height: 10, description: 'Mine', pc5: 0.08 };

test.beforeEach(({ complaints }) => complaints.expectStatus(412));

test('shows mine, theirs and the original, and saves what is chosen field by field', async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, dialog, stored } = await collide({ signedIn, api, unique });
  await expect(dialog.getByText('1 field(s) were changed by both of you.')).toBeVisible();
  await expect(dialog.getByRole('group')).toHaveCount(4);
  const height = row(dialog, 'Hub height');
  await expect(height).toContainText('both changed');
  await expect(height.getByText(/^Mine/).first()).toBeVisible();
  await expect(side(height, 'Mine')).toHaveAccessibleName(/30 m$/);
  await expect(side(height, 'Theirs')).toHaveAccessibleName(/20 m$/);
  await expect(height.getByRole('paragraph')).toHaveText(/^Original\s*10 m$/);
  await expect(side(height, 'Mine')).toBeChecked();
  // What only one side has changed is kept unless the person chooses otherwise.
  await expect(row(dialog, 'Description')).not.toContainText('both changed');
  await expect(side(row(dialog, 'Description'), 'Mine')).toBeChecked();
  await expect(side(row(dialog, 'Description'), 'Theirs')).toHaveAccessibleName(/empty$/);
  await expect(side(row(dialog, 'Anemometer height'), 'Theirs')).toBeChecked();
  await expect(side(row(dialog, 'Power curve'), 'Theirs')).toBeChecked();

  await side(height, 'Theirs').check();
  await side(row(dialog, 'Anemometer height'), 'Mine').check();
  await saveAgain(page, dialog);
  expect(await stored()).toMatchObject({ ...THEIRS, anemometer_height: 10, description: 'Mine' });
});

test('takes all mine', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { page, dialog, stored, second } = await collide({ signedIn, api, unique });
  await dialog.getByRole('button', { name: 'Take all mine' }).click();
  await saveAgain(page, dialog);
  expect(await stored()).toMatchObject(MINE);
  await second.expectChanges(0);
});

test('takes all theirs', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { dialog, stored, second } = await collide({ signedIn, api, unique });
  await dialog.getByRole('button', { name: 'Take all theirs' }).click();
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await expect(dialog).toBeHidden();
  await second.expectChanges(0);
  await expect(inputIn(second.field('hub_height'))).toHaveValue('20');
  await expect(inputIn(second.field('anemometer_height'))).toHaveValue('25');
  expect(await stored()).toMatchObject(THEIRS);
});

test('going back keeps everything that was typed, and the next save asks again', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const { dialog, stored, second, page } = await collide({ signedIn, api, unique });
  await dialog.getByRole('button', { name: 'Back to editing' }).click();
  await expect(dialog).toBeHidden();
  await second.expectChanges(2);
  await expect(inputIn(second.field('hub_height'))).toHaveValue('30');
  await second.openTab('General Details');
  await expect(inputIn(second.field('description'))).toHaveValue('Mine');
  expect(await stored()).toMatchObject(THEIRS);

  // Their third version comes in between: the second try conflicts with it as well.
  await second.saveButton.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await second.expectChanges(2);
  await second.saveButton.click();
  await saveAgain(page, dialog);
  expect(await stored()).toMatchObject({ ...THEIRS, hub_height: 30, description: 'Mine' });
});

test('a choice that breaks a rule leads to its field', { tag: LONG }, async ({ signedIn, api, unique, context }) => {
  const { page, editor: mine, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await mine.openTab('Advanced Details');
  await inputIn(mine.field('hub_height')).fill('40');
  await inputIn(mine.field('anemometer_height')).fill('40');
  await inputIn(mine.field('surface_roughness_length')).fill('11');
  await mine.openTab('General Details');
  const theirs = await Editor.open(await context.newPage(), address.id);
  await theirs.openTab('Advanced Details');
  await inputIn(theirs.field('hub_height')).fill('9');
  await theirs.save();

  await page.bringToFront();
  const dialog = await saveInto(page, mine);
  await side(row(dialog, 'Hub height'), 'Theirs').check();
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Please fix validation errors before saving')).toBeVisible();
  await expect(inputIn(mine.field('surface_roughness_length'))).toBeFocused();
  await expect(messageIn(mine.field('surface_roughness_length'))).toHaveText('Must be below Hub height');
  await expect(inputIn(mine.field('hub_height'))).toHaveValue('9');
  expect(await stored()).toMatchObject({ hub_height: 9, surface_roughness_length: 0.05 });

  await inputIn(mine.field('surface_roughness_length')).fill('8');
  await mine.save();
  expect(await stored()).toMatchObject({ hub_height: 9, anemometer_height: 40, surface_roughness_length: 8 });
});

test('a component that someone else has changed since is deleted only on a second press', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  // The change arrives after the press.
  await holdFeed(signedIn);
  const { page, address, name } = await editNew({ signedIn, api, unique }, { subclass: 'wind', ...ORIGINAL });
  await api.change(address, { description: 'Theirs' });
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete component' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('It was changed elsewhere after you opened it.')).toBeVisible();
  // It is visible behind the question.
  await expect(page.locator('[data-field="description"] textarea')).toHaveValue('Theirs');

  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/components');
  await expect(page.getByText('Component deleted')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});

/** Two windows edit one component; the second save conflicts with the first. */
async function collide(journey: Journey) {
  const { page, editor: second, address, stored } = await editNew(journey, { subclass: 'wind', ...ORIGINAL });
  await second.field('description').getByRole('textbox').fill(MINE.description);
  await second.openTab('Advanced Details');
  await inputIn(second.field('hub_height')).fill(String(MINE.hub_height));

  const first = await Editor.open(await page.context().newPage(), address.id);
  await first.openTab('Advanced Details');
  await inputIn(first.field('hub_height')).fill(String(THEIRS.hub_height));
  await inputIn(first.field('anemometer_height')).fill(String(THEIRS.anemometer_height));
  await first.field('power').getByRole('textbox', { name: 'Power at 5 m/s' }).fill(String(THEIRS.pc5));
  await first.save();

  await page.bringToFront();
  return { page, second, stored, dialog: await saveInto(page, second) };
}

/** Saves, and gets the conflict dialog because another user has saved since. */
async function saveInto(page: Page, editor: Editor): Promise<Locator> {
  await editor.saveButton.click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function saveAgain(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Component Updated')).toBeVisible();
}

function row(dialog: Locator, title: string): Locator {
  return dialog.getByRole('group', { name: new RegExp(`^${title}`) });
}

function side(group: Locator, whose: 'Mine' | 'Theirs'): Locator {
  return group.getByRole('radio', { name: new RegExp(`^${whose}`) });
}
