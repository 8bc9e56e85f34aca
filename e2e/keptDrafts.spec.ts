import type { Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { editNew, inputIn } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

test('unsaved changes survive a killed tab, and are offered again', async ({ signedIn, api, unique }) => {
  const { page, editor, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await inputIn(editor.field('description')).fill('Unsaved');
  await inputIn(editor.field('lifetime')).fill('1,');
  await editor.openTab('Advanced Details');
  await inputIn(editor.field('hub_height')).fill('77');
  await kill(page, '"77"');

  const next = await page.context().newPage();
  const again = await Editor.open(next, address.id);
  await expect(offerOn(next)).toHaveText(/^You have 3 unsaved changes from (a moment|\d+ minutes?) ago\./);
  // Never applied without a question.
  await again.expectChanges(0);
  await expect(inputIn(again.field('description'))).toHaveValue('');
  await offerOn(next).getByRole('button', { name: 'Continue' }).click();
  await expect(offerOn(next)).toHaveCount(0);
  await expect(next.getByRole('tabpanel')).toBeFocused();
  await again.expectChanges(3);
  await expect(inputIn(again.field('description'))).toHaveValue('Unsaved');
  await expect(inputIn(again.field('lifetime'))).toHaveValue('1,');
  await expect(again.field('lifetime')).toContainText('Please use a dot (.) for decimals');

  // A draft that was continued is kept as well.
  await kill(next, '"77"');
  const third = await page.context().newPage();
  const last = await Editor.open(third, address.id);
  await offerOn(third).getByRole('button', { name: 'Continue' }).click();
  await inputIn(last.field('lifetime')).fill('15');
  await last.save();
  expect(await stored()).toMatchObject({ description: 'Unsaved', lifetime: 15, hub_height: 77 });
  await expectNothingKept(third);
});

test('Discard, Undo All and leaving delete the kept draft', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { page, editor } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  const description = inputIn(editor.field('description'));
  page.on('dialog', (question) => void question.accept());
  await description.fill('Reloaded');
  await page.reload();
  await offerOn(page).getByRole('button', { name: 'Discard' }).click();
  await expect(offerOn(page)).toHaveCount(0);
  await expectNothingKept(page);

  await description.fill('Undone');
  await expectKept(page, 'Undone');
  await editor.undoAll.click();
  await expectNothingKept(page);

  await description.fill('Left');
  await expectKept(page, 'Left');
  await page.getByRole('button', { name: 'Back to list' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/components');
  await expectNothingKept(page);
});

test('what someone else has stored meanwhile is compared before unsaved changes come back', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
}) => {
  const { page, editor, address, stored } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await inputIn(editor.field('description')).fill('Mine');
  await inputIn(editor.field('lifetime')).fill('25');
  await kill(page, '"25"');
  await api.change(address, { lifetime: 40, annual_om: 7 });

  const next = await page.context().newPage();
  const again = await Editor.open(next, address.id);
  const dialog = next.getByRole('dialog', { name: 'This component was saved in the meantime' });
  await offerOn(next).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('1 field(s) were changed in both versions.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to editing' }).click();
  await expect(offerOn(next)).toBeVisible();
  await again.expectChanges(0);

  await offerOn(next).getByRole('button', { name: 'Continue' }).click();
  await dialog
    .getByRole('group', { name: /^Lifetime/ })
    .getByRole('radio', { name: /^Stored/ })
    .check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await again.expectChanges(1);
  await expect(inputIn(again.field('lifetime'))).toHaveValue('40');
  await again.save();
  expect(await stored()).toMatchObject({ description: 'Mine', lifetime: 40, annual_om: 7 });
});

test('two tabs keep their own changes of one component', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { page, editor, address } = await editNew({ signedIn, api, unique }, { subclass: 'wind' });
  await inputIn(editor.field('description')).fill('Of the first tab');
  await expectKept(page, 'Of the first tab');
  const second = await page.context().newPage();
  const other = await Editor.open(second, address.id);
  await inputIn(other.field('description')).fill('Of the second tab');
  await expectKept(second, 'Of the second tab');
  // A draft that is open in another tab is not offered as left over.
  await expect(offerOn(second)).toHaveCount(0);
  await expectKept(second, 'Of the first tab');

  await kill(page, 'Of the first tab');
  await offerOn(second).getByRole('button', { name: 'Discard' }).click();
  await expect(offerOn(second)).toHaveCount(0);
  await kill(second, 'Of the second tab');
  const third = await page.context().newPage();
  const last = await Editor.open(third, address.id);
  await offerOn(third).getByRole('button', { name: 'Continue' }).click();
  await expect(inputIn(last.field('description'))).toHaveValue('Of the second tab');
});

function offerOn(page: Page) {
  return page.getByRole('status').filter({ hasText: /^You have \d+ unsaved change/ });
}

/** Ends the tab's process once the text is in the browser's storage. */
async function kill(page: Page, text: string): Promise<void> {
  await expectKept(page, text);
  const crashed = page.waitForEvent('crash');
  // The page was closed before the call could be answered.
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
}

async function expectKept(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (sought) => Object.entries(localStorage).some(([key, kept]) => key.startsWith('draft:') && kept.includes(sought)),
    text,
  );
}

async function expectNothingKept(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.startsWith('draft:')));
}
