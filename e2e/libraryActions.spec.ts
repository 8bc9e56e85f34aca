import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { expect, test } from './fixtures.ts';
import { SERVER_AWAY } from './startServer.ts';

const REFUSED = /the server responded with a status of 400/;
const FAULT = /the server responded with a status of 500/;
const CONFLICT = /the server responded with a status of 409/;

/** Everything is done with plain components and with templates alike. */
const FORMS = [
  {
    templates: false,
    what: 'a component',
    duplicate: 'Duplicate',
    duplicated: 'Component duplicated',
    convert: 'Convert to template',
    converted: 'Component template created',
    deleted: ['Component deleted', 'The component has been removed.'],
    unable: 'Unable to delete the component.',
    question: 'Are you sure you want to delete this component?',
    back: 'Component restored',
  },
  {
    templates: true,
    what: 'a template',
    duplicate: 'Duplicate template',
    duplicated: 'Component template duplicated',
    convert: 'Convert to component',
    converted: 'Component created',
    deleted: ['Component template deleted', 'The component template has been removed.'],
    unable: 'Unable to delete the component template.',
    question: 'Are you sure you want to delete this component template?',
    back: 'Component template restored',
  },
] as const;

for (const { templates, what, ...words } of FORMS) {
  test.describe(what, () => {
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
      await expect(notice(page, words.duplicated)).toContainText('Your duplicate is ready to edit.');
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

    test('is converted under a name, and the original stays', async ({ signedIn: page, api, unique }) => {
      const name = unique('Converted');
      await (templates ? api.createTemplate : api.create).call(api, { subclass: 'pv', name, description: 'Kept' });
      const list = await ComponentList.open(page, { search: name, templates });
      await list.act(name, words.convert);
      const dialog = page.getByRole('dialog', { name: words.convert, exact: true });
      await expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveValue(name);
      await dialog.getByRole('button', { name: 'Convert', exact: true }).click();

      const view = page.getByRole('dialog', { name, exact: true });
      await expect(view).toHaveAccessibleDescription(templates ? 'Solar PV' : 'Solar PV template');
      await expect(notice(page, words.converted)).toBeVisible();
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

    test('is deleted after a question, and Undo brings it back', async ({ signedIn: page, api, unique }) => {
      const mark = unique('Gone');
      for (const letter of ['A', 'B', 'C'])
        await (templates ? api.createTemplate : api.create).call(api, { subclass: 'hydro', name: `${mark} ${letter}` });
      const list = await ComponentList.open(page, { search: mark, templates });
      await list.act(`${mark} B`, 'Delete');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('No projects will be affected by deleting this component');
      await expect(dialog).toContainText(words.question);
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(list.menuButton(`${mark} B`)).toBeFocused();
      await expect(list.rows).toHaveCount(3);

      await list.act(`${mark} B`, 'Delete');
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      const [title, message] = words.deleted;
      await expect(notice(page, title)).toContainText(message);
      await expect(list.names).toHaveText([`${mark} A`, `${mark} C`]);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(list.row(`${mark} C`)).toBeFocused();

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(notice(page, words.back)).toBeVisible();
      await expect(list.names).toHaveText([`${mark} A`, `${mark} B`, `${mark} C`]);
    });

    test('comes back under another name where its own has been taken', async ({
      signedIn: page,
      api,
      unique,
      complaints,
    }) => {
      complaints.expect(REFUSED);
      const name = unique('Succeeded');
      const create = (templates ? api.createTemplate : api.create).bind(api);
      const { id } = await create({ subclass: 'wind', name });
      const list = await ComponentList.open(page, { search: name, templates });
      await list.act(name, 'Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(list.rows.filter({ hasText: name })).toHaveCount(0);
      // The row is gone before the server has answered, and the name is free only then.
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await create({ subclass: 'wind', name });
      await undo.click();
      const dialog = page.getByRole('dialog', { name: 'Restore under another name' });
      await expect(dialog).toContainText(`The name “${name}” was taken in the meantime.`);
      await dialog.getByRole('textbox', { name: 'New name' }).fill(`${name} again`);
      await dialog.getByRole('button', { name: 'Restore' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(list.names).toHaveText([name, `${name} again`]);
      expect(await api.component({ subclass: 'wind', id })).toMatchObject({ name: `${name} again` });
    });

    test('survives an unavailable server when it is to be duplicated or deleted', async ({
      signedIn: page,
      api,
      unique,
      server,
      complaints,
    }) => {
      complaints.expect(SERVER_AWAY);
      const name = unique('Steady');
      await (templates ? api.createTemplate : api.create).call(api, { subclass: 'wind', name });
      const list = await ComponentList.open(page, { search: name, templates });
      await list.act(name, 'Delete');
      await expect(page.getByRole('alertdialog')).toContainText('No projects will be affected');
      const question = page.getByRole('alertdialog');
      const dialog = page.getByRole('dialog');
      const button = dialog.getByRole('button', { name: words.duplicate, exact: true });
      await server.stop();
      try {
        await question.getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(notice(page, 'Delete failed')).toContainText(words.unable);
        await expect(list.namesBehind).toHaveText([name]);
        await question.getByRole('button', { name: 'Cancel' }).click();

        await list.act(name, 'Duplicate');
        await button.click();
        await expect(dialog.getByRole('alert')).toHaveText('Failed to duplicate');
        await expect(list.namesBehind).toHaveText([name]);
      } finally {
        await server.start();
      }
      await button.click();
      await expect(page.getByRole('dialog', { name: `${name} (copy)`, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list.names).toHaveText([name, `${name} (copy)`]);
    });
  });
}

test('a duplicate is listed before the server has created it, and disappears if it is rejected', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(REFUSED);
  complaints.expect(FAULT);
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

test('what a deletion reaches is listed first, and a list that cannot be loaded can be asked for again', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(FAULT);
  const name = unique('Used');
  const { id } = await api.create({ subclass: 'wind', name });
  const project = unique('Project');
  await api.createProject({ name: project, uses: [id] });
  const list = await ComponentList.open(page, { search: name });
  let fails = true;
  await page.route(`**/${id}/projects/`, (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  // Retries wait for seconds.
  await page.clock.install();
  await list.act(name, 'Delete');
  await page.clock.runFor(100);
  const dialog = page.getByRole('alertdialog');
  const failure = dialog.getByText('Failed to load affected projects.');
  await expect(failure).toBeVisible();
  fails = false;
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toContainText('1 project(s) will be affected by deleting this component');
  await expect(dialog.getByRole('listitem')).toHaveText([project]);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice(page, 'Component deleted')).toBeVisible();
});

test('what is locked is not deleted', async ({ signedIn: page, api, unique }) => {
  const name = unique('Locked');
  await api.create({ subclass: 'wind', name, locked: true });
  const list = await ComponentList.open(page, { search: name });
  await list.act(name, 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This component is locked.');
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
});

test('an export is the whole component, named after it', async ({ signedIn: page, api, unique }) => {
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

test('converting what has been converted meanwhile is refused in words', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(CONFLICT);
  const name = unique('Twice');
  await api.create({ subclass: 'wind', name });
  const list = await ComponentList.open(page, { search: name });
  // The way back of a template, asked of a plain component.
  await page.route('**/convert_to_template/**', (route) =>
    route.continue({ url: route.request().url().replace('convert_to_template', 'convert_to_component') }),
  );
  await list.act(name, 'Convert to template');
  const dialog = page.getByRole('dialog', { name: 'Convert to template' });
  await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not a template');
});

/** A notification, by its title. */
function notice(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).locator('[data-type]').filter({ hasText: title });
}

/** The component whose dialog the address opens. */
function idIn(page: Page): string {
  return new URL(page.url()).searchParams.get('view') ?? '';
}
