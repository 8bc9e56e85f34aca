import type { Locator, Page } from '@playwright/test';
import { Editor } from './Editor.ts';
import { inputIn } from './engineSteps.ts';
import { failReads } from './failReads.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { LONG } from './tags.ts';

for (const form of ['component', 'template'] as const) {
  test(`an earlier version of a ${form} is restored as pending changes`, {
    tag: form === 'template' ? LONG : [],
  }, async ({ signedIn: page, api, unique }) => {
    const name = unique('Past');
    const made = { subclass: 'wind', name, hub_height: 50, pc5: 0.1 };
    const { id } = form === 'template' ? await api.createTemplate(made) : await api.create(made);
    const address = { subclass: 'wind', id };
    await api.change(address, { hub_height: 98, description: 'Second' });
    await api.change(address, { pc5: 0.2, currency: 'USD' });

    const editor = await Editor.open(page, id);
    const history = await openHistory(page);
    await expect(versions(history)).toHaveCount(3);
    await expect(versions(history).nth(0)).toContainText('Version 3');
    await expect(versions(history).nth(0)).toContainText('Power curve');
    await expect(versions(history).nth(1)).toContainText('Hub height');
    await expect(versions(history).nth(2)).toContainText('Created');
    // The newest version has the values of the editor.
    await expect(history.getByText('The editor already has the values of this version.')).toBeVisible();
    await expect(history.getByRole('button', { name: 'Restore version 3' })).toBeDisabled();
    await expect(history.getByRole('figure', { name: 'Chart of Power curve' }).locator('canvas')).toBeVisible();
    await expect(history.getByRole('list').filter({ hasText: 'Before' })).toContainText('Saved');
    await inspect(page);

    await versions(history).nth(1).click();
    const changed = history.getByRole('region', { name: /^Version 2, / });
    await expect(changed.getByRole('row', { name: /^Hub height/ })).toHaveText('Hub height50 m98 m');
    await expect(changed.getByRole('row', { name: /^Description/ })).toHaveText('DescriptionemptySecond');

    await versions(history).nth(2).click();
    await expect(history.getByText('Restoring changes 4 field(s) in the editor.')).toBeVisible();
    await history.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(history).toBeHidden();
    await expect(page.getByText('Version 1 is back in the editor')).toBeVisible();
    await editor.expectChanges(4);
    expect(await api.component(address)).toMatchObject({ hub_height: 98, pc5: 0.2 });

    // One step undoes all of it, and another one redoes it.
    await page.keyboard.press('ControlOrMeta+Z');
    await editor.expectChanges(0);
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await editor.expectChanges(4);
    await editor.save();
    expect(await api.component(address)).toMatchObject({ hub_height: 50, pc5: 0.1, description: '', currency: 'EUR' });

    // What was saved just now is the newest version.
    const again = await openHistory(page);
    await expect(versions(again)).toHaveCount(4);
    await expect(versions(again).nth(0)).toContainText('Version 4');
  });
}

test('a version is compared with what is typed, and replaces it', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const address = { subclass: 'pv', ...(await api.create({ subclass: 'pv', name: unique('Typed') })) };
  await api.change(address, { description: 'Stored' });
  const editor = await Editor.open(page, address.id);
  await inputIn(editor.field('description')).fill('Typed');
  const history = await openHistory(page);
  const effect = history.getByRole('region', { name: 'What restoring it would change in the editor' });
  await expect(effect.getByRole('row', { name: /^Description/ })).toHaveText('DescriptionTypedStored');
  await history.getByRole('button', { name: 'Restore version 2' }).click();
  await editor.expectChanges(0);
  await expect(inputIn(editor.field('description'))).toHaveValue('Stored');
});

test('a locked component cannot be restored', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
  const address = { subclass: 'pv', ...(await api.create({ subclass: 'pv', name: unique('Locked') })) };
  await api.change(address, { description: 'Second', locked: true });
  await Editor.open(page, address.id);
  const history = await openHistory(page);
  await versions(history).nth(1).click();
  await expect(history.getByText('Switch off Locked to restore a version.')).toBeVisible();
  await expect(history.getByRole('button', { name: 'Restore version 1' })).toBeDisabled();
});

test("a history that can't be read is reported and read again", { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500);
  const { id } = await api.create({ subclass: 'pv', name: unique('Lost') });
  // Before the editor reads the last changes.
  const reads = await failReads(page, '**/revisions/', { message: 'No history here', status: 500 });
  await Editor.open(page, id);
  const history = await openHistory(page);
  await expect(history.getByText('Error: No history here')).toBeVisible();
  reads.hold();
  await history.getByRole('button', { name: 'Retry' }).click();
  await reads.answer();
  await expect(versions(history)).toHaveCount(1);
  await inspect(page);
});

test('a version is read and restored with the keyboard alone', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const address = { subclass: 'pv', ...(await api.create({ subclass: 'pv', name: unique('Keys') })) };
  await api.change(address, { description: 'Second' });
  const editor = await Editor.open(page, address.id);
  await page.getByRole('button', { name: 'History' }).focus();
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(versions(history)).toHaveCount(2);
  await versions(history).nth(0).focus();
  await page.keyboard.press('Tab');
  await expect(versions(history).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(versions(history).nth(1)).toHaveAttribute('aria-current', 'true');
  await history.getByRole('button', { name: 'Restore version 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(history).toBeHidden();
  await editor.expectChanges(1);
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
});

test("the history also opens over the list's dialog", { tag: LONG }, async ({ signedIn: page, api, unique }) => {
  const address = { subclass: 'pv', ...(await api.create({ subclass: 'pv', name: unique('In a dialog') })) };
  await api.change(address, { description: 'Second' });
  await page.goto(`/components?view=${address.id}`);
  const editor = await Editor.on(page);
  const history = await openHistory(page);
  await versions(history).nth(1).click();
  await inspect(page);
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await editor.expectChanges(1);
  await expect(inputIn(editor.field('description'))).toHaveValue('');
});

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history).toBeVisible();
  return history;
}

function versions(history: Locator): Locator {
  return history.getByRole('list', { name: 'Versions' }).getByRole('button');
}
