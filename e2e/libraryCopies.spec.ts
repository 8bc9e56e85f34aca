import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { COMPONENT_FORMS } from './componentForms.ts';
import { findNotice } from './findNotices.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './tags.ts';

for (const { templates, what, ...words } of COMPONENT_FORMS) {
  test.describe(what, { tag: templates ? LONG : [] }, () => {
    test('is duplicated under a name that is free, and the duplicate opens', async ({
      signedIn: page,
      api,
      unique,
    }) => {
      const name = unique('Copied');
      const fields = { subclass: 'wind', hub_height: 77 };
      const { id } = await (templates ? api.createTemplate({ ...fields, name }) : api.create({ ...fields, name }));
      await (templates
        ? api.createTemplate({ ...fields, name: `${name} (copy)` })
        : api.create({ ...fields, name: `${name} (copy)` }));
      const list = await ComponentList.open(page, { search: name, templates });
      await list.act(name, 'Duplicate');
      const dialog = page.getByRole('dialog', { name: words.duplicate, exact: true });
      const input = dialog.getByRole('textbox', { name: 'New name' });
      const button = dialog.getByRole('button', { name: words.duplicate, exact: true });
      await expect(input).toHaveValue(`${name} (copy 2)`);
      await expect(input).toBeFocused();

      await input.fill('  ');
      await expect(button).toBeDisabled();
      await input.fill(name.toUpperCase());
      await expect(dialog.getByText('Name must be unique')).toBeVisible();
      await expect(button).toBeDisabled();
      await input.fill(`${name} tall`);
      await input.press('Enter');

      const view = page.getByRole('dialog', { name: `${name} tall`, exact: true });
      await expect(view.getByRole('tab').first()).toBeVisible();
      await expect(findNotice(page, words.duplicated)).toContainText('Your duplicate is ready to edit.');
      const made = idIn(page);
      expect(made).not.toBe(id);
      expect(await api.component({ subclass: 'wind', id: made })).toMatchObject({
        name: `${name} tall`,
        hub_height: 77,
        is_template: templates,
      });

      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(list.names).toHaveText([name, `${name} (copy)`, `${name} tall`]);
      await expect(list.menuButton(name)).toBeFocused();
    });

    test('is converted under a name, and the original stays', { tag: LONG }, async ({
      signedIn: page,
      api,
      unique,
    }) => {
      const name = unique('Converted');
      await (templates ? api.createTemplate : api.create).call(api, { subclass: 'pv', name, description: 'Kept' });
      const list = await ComponentList.open(page, { search: name, templates });
      await list.act(name, words.convert);
      const dialog = page.getByRole('dialog', { name: words.convert, exact: true });
      await expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveValue(name);
      await dialog.getByRole('button', { name: 'Convert', exact: true }).click();

      const view = page.getByRole('dialog', { name, exact: true });
      await expect(view).toHaveAccessibleDescription(templates ? 'Solar PV' : 'Solar PV template');
      await expect(findNotice(page, words.converted)).toBeVisible();
      expect(await api.component({ subclass: 'pv', id: idIn(page) })).toMatchObject({
        name,
        description: 'Kept',
        is_template: !templates,
      });
      const counterparts = await (templates ? api.list() : api.templates());
      expect(counterparts.filter((item) => item.name === name)).toHaveLength(1);

      // The name is taken there by now.
      await page.keyboard.press('Escape');
      await expect(list.row(name)).toBeVisible();
      await list.act(name, words.convert);
      await expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveValue(`${name} (2)`);
    });
  });
}

test('a duplicate is listed before the server has created it, and disappears if it is rejected', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(400, 500);
  const name = unique('Ahead');
  await api.create({ subclass: 'wind', name });
  const list = await ComponentList.open(page, { search: name });
  let waiting: Route | undefined;
  await page.route('**/duplicate/**', (route) => {
    waiting = route;
  });
  await list.act(name, 'Duplicate');
  const dialog = page.getByRole('dialog', { name: 'Duplicate', exact: true });
  const button = dialog.getByRole('button', { name: 'Duplicate', exact: true });
  for (const { status, json, told } of [
    {
      status: 400,
      json: { error: 'Validation Error', details: [{ field: 'name', value: '', message: 'Name is reserved' }] },
      told: dialog.getByText('Name is reserved'),
    },
    { status: 500, json: { error: 'No space left' }, told: dialog.getByRole('alert').getByText('No space left') },
    { status: 500, json: {}, told: dialog.getByRole('alert').getByText('Failed to duplicate') },
  ]) {
    await dialog.getByRole('textbox').fill(`${name} ${status}`);
    await button.click();
    await expect(list.namesBehind).toHaveText([name, `${name} ${status}`]);
    await expect.poll(() => waiting !== undefined).toBe(true);
    await waiting?.fulfill({ status, json });
    waiting = undefined;
    await expect(told).toBeVisible();
    await expect(list.namesBehind).toHaveText([name]);
  }
});

test('converting what has been converted meanwhile is refused with an explanation', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(409);
  const name = unique('Twice');
  await api.create({ subclass: 'wind', name });
  const list = await ComponentList.open(page, { search: name });
  // The conversion of a template, requested for a plain component.
  await page.route('**/convert_to_template/**', (route) =>
    route.continue({ url: route.request().url().replace('convert_to_template', 'convert_to_component') }),
  );
  await list.act(name, 'Convert to template');
  const dialog = page.getByRole('dialog', { name: 'Convert to template' });
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not a template');
});

test('an export holds the whole component, in a file with its name', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Whole  turbine\u00a0E-82');
  const { id } = await api.create({ subclass: 'wind', name, hub_height: 98 });
  await ComponentList.open(page, { search: name });
  await page.getByRole('button', { name: /^Actions for Whole/ }).click();
  const begun = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe(`${name.replace(/\s+/g, '_')}_component.json`);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(
    await api.component({ subclass: 'wind', id }),
  );
});

/** The component whose dialog the address opens. */
function idIn(page: Page): string {
  return new URL(page.url()).searchParams.get('view') ?? '';
}
