import { expect, test } from './fixtures.ts';
import { ProjectList } from './ProjectList.ts';
import { PROJECT_FORMS } from './projectForms.ts';
import { SERVER_AWAY } from './startServer.ts';
import { startsWith } from './startsWith.ts';
import { LONG } from './tags.ts';

for (const { templates, noun, one } of PROJECT_FORMS) {
  test(`several ${noun}s are deleted at once and restored`, { tag: templates ? LONG : [] }, async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const mark = unique('Bulk');
    const names = ['A', 'B', 'C'].map((letter) => `${mark} ${letter}`);
    for (const name of names) await api.createProject({ name, is_template: templates });
    const list = await ProjectList.open(page, { templates, search: mark });
    await list.expectNames(names.toReversed());

    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(page.getByRole('button', { name: 'Delete (3)' })).toBeVisible();
    // A selection survives the filter, which states how many rows it hides.
    await list.search.fill(`${mark} A`);
    await list.expectNames(names.slice(0, 1));
    await expect(page.getByText('3 selected, 2 hidden by the filter')).toBeVisible();
    await page.getByRole('button', { name: 'Delete (3)' }).click();
    const all = page.getByRole('alertdialog', { name: `Delete 3 selected ${noun}s?` });
    await expect(all).toContainText(`2 of these ${noun}s are hidden by the filter.`);
    await all.getByRole('button', { name: 'Cancel' }).click();
    await list.search.fill(mark);
    await page.getByRole('button', { name: 'Clear Selection' }).click();
    await expect(page.getByRole('button', { name: /^Delete \(/ })).toBeHidden();
    for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Delete (2)' }).click();
    const question = page.getByRole('alertdialog', { name: `Delete 2 selected ${noun}s?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await list.expectNames(names.toReversed());
    await page.getByRole('button', { name: 'Delete (2)' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await list.expectNames(names.slice(2));
    await expect(page.getByText(`2 ${noun}s deleted`)).toBeVisible();
    const stored = async () => (await api.projects({ templates })).map(({ name }) => name);
    expect(await stored()).not.toContain(names[0]);

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await list.expectNames(names.toReversed());
    expect(await stored()).toEqual(expect.arrayContaining(names));

    await list.choose(names[2] ?? '', 'Delete');
    await expect(page.getByRole('alertdialog', { name: `Delete ${noun}` })).toContainText(names[2] ?? '');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await list.expectNames(names.slice(0, 2).toReversed());
    await expect(page.getByText(`${one} deleted`)).toBeVisible();
  });
}

test('deleted projects are restored under other names if their own have been taken', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(400);
  const mark = unique('Succeeded');
  // The list shows the newest first.
  const [second, first] = [`${mark} A`, `${mark} B`];
  const deleted = [await api.createProject({ name: second }), await api.createProject({ name: first })];
  const list = await ProjectList.open(page, { search: mark });
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Delete (2)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // The notice stays as long as the pointer is on it.
  await page.getByText('2 projects deleted').hover();
  for (const name of [first, second]) await api.createProject({ name });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Restore under another name' });
  const input = dialog.getByRole('textbox', { name: 'New name' });
  await expect(dialog).toContainText(`The name “${first}” was taken in the meantime.`);
  await expect(input).toHaveValue(`${first} (restored)`);
  await input.fill(second);
  await expect(input).toHaveAccessibleDescription(startsWith('Name must be unique'));
  await input.fill(`${first} again`);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toContainText(`The name “${second}” was taken in the meantime.`);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Project restored').first()).toBeVisible();
  await expect(list.rows).toHaveCount(4);
  const restored = await Promise.all(deleted.map(({ id }) => api.project(id)));
  expect(restored.map(({ name }) => name)).toEqual([`${second} (restored)`, `${first} again`]);
});

test('projects that cannot be deleted are named with the reason and stay selected', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500);
  const mark = unique('Partly');
  const [first, second] = [
    await api.createProject({ name: `${mark} A` }),
    await api.createProject({ name: `${mark} B` }),
  ];
  await page.route(`**/projects/${first.id}/`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { message: 'Disk full', status: 500 } })
      : route.fallback(),
  );
  const list = await ProjectList.open(page, { search: mark });
  await list.expectNames([second.name, first.name]);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Delete (2)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const summary = page.getByRole('dialog', { name: 'Not everything could be done' });
  await expect(summary).toContainText('1 project deleted, 1 failed.');
  await expect(summary.getByRole('list', { name: 'Failed' })).toHaveText(`${first.name}: Disk full`);
  await summary.getByRole('button', { name: 'Close' }).last().click();
  await list.expectNames([first.name]);
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('projects that a failing server does not delete reappear', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  server,
  complaints,
}) => {
  complaints.expect(SERVER_AWAY);
  const name = unique('Undeletable');
  await api.createProject({ name });
  const list = await ProjectList.open(page, { search: name });
  await list.expectNames([name]);
  await server.stop();
  await list.choose(name, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Unable to delete the project.')).toBeVisible();
  await list.expectNames([name]);
  await server.start();
  expect((await api.projects()).map((project) => project.name)).toContain(name);
});
