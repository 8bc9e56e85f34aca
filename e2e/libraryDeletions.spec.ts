import { ComponentList } from './ComponentList.ts';
import { COMPONENT_FORMS } from './componentForms.ts';
import { findNotice } from './findNotices.ts';
import { expect, test } from './fixtures.ts';
import { SERVER_AWAY } from './startServer.ts';
import { LONG } from './tags.ts';

for (const { templates, what, ...words } of COMPONENT_FORMS) {
  test.describe(what, { tag: templates ? LONG : [] }, () => {
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
      await expect(findNotice(page, title)).toContainText(message);
      await expect(list.names).toHaveText([`${mark} A`, `${mark} C`]);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(list.row(`${mark} C`)).toBeFocused();

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(findNotice(page, words.restored)).toBeVisible();
      await expect(list.names).toHaveText([`${mark} A`, `${mark} B`, `${mark} C`]);
    });

    test('is restored under another name if its own has been taken', { tag: LONG }, async ({
      signedIn: page,
      api,
      unique,
      complaints,
    }) => {
      complaints.expectStatus(400);
      const name = unique('Succeeded');
      const create = (templates ? api.createTemplate : api.create).bind(api);
      const { id } = await create({ subclass: 'wind', name });
      const list = await ComponentList.open(page, { search: name, templates });
      await list.act(name, 'Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(list.rows.filter({ hasText: name })).toHaveCount(0);
      // The row disappears before the server has answered; the name is free only after that.
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

    test('survives an unavailable server when it is to be duplicated or deleted', { tag: LONG }, async ({
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
        await expect(findNotice(page, 'Delete failed')).toContainText(words.unable);
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

test('what a deletion affects is listed first, and a list that fails to load can be retried', {
  tag: LONG,
}, async ({ signedIn: page, api, unique, complaints }) => {
  complaints.expectStatus(500);
  const name = unique('Used');
  const { id } = await api.create({ subclass: 'wind', name });
  const project = unique('Project');
  await api.createProject({ name: project, uses: [id] });
  const list = await ComponentList.open(page, { search: name });
  let fails = true;
  await page.route(`**/${id}/projects/`, (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  // Retries take seconds.
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
  await expect(findNotice(page, 'Component deleted')).toBeVisible();
});

test('a locked component is not deleted', async ({ signedIn: page, api, unique }) => {
  const name = unique('Locked');
  await api.create({ subclass: 'wind', name, locked: true });
  const list = await ComponentList.open(page, { search: name });
  await list.act(name, 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This component is locked.');
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
});
