import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Api } from './Api.ts';
import { expect, test } from './fixtures.ts';
import { holdFeed } from './holdFeed.ts';
import { inspect } from './inspect.ts';
import { ProjectList } from './ProjectList.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { SERVER_AWAY } from './startServer.ts';
import { startsWith } from './startsWith.ts';

const REFUSED = /the server responded with a status of 400/;
const NOT_FOUND = /the server responded with a status of 404/;
const CONFLICT = /the server responded with a status of 412/;

const KINDS = ['wind', 'pv', 'basicstorage', 'dieselgenset', 'heatpump'];

const FORMS = [
  { templates: false, noun: 'project', button: 'New Project', one: 'Project' },
  { templates: true, noun: 'project template', button: 'New Project Template', one: 'Project template' },
];

for (const { templates, noun, button, one } of FORMS) {
  test(`a ${noun} is created, filled, seen by its components' editor, and keeps what is deleted`, async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const mark = unique('Isle');
    const names = await makeComponents(api, mark);
    const [turbine = ''] = names;

    await ProjectList.open(page, { templates });
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Create new ${noun}` });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(mark);
    await dialog.getByRole('textbox', { name: 'Description' }).fill('For a village of 400');
    await dialog.getByRole('button', { name: 'Create' }).click();
    const screen = await ProjectScreen.on(page, mark);
    await expect(page.getByText('No components yet')).toBeVisible();
    await expect(page.getByText('No results yet.')).toBeVisible();

    await screen.add(Object.fromEntries(names.map((name, index) => [name, index + 1])));
    await expect(screen.assets).toHaveCount(5);
    for (const [index, name] of names.entries()) await expect(screen.count(name)).toHaveValue(String(index + 1));
    await screen.setCount(turbine, 12);
    await page.reload();
    await expect(screen.count(turbine)).toHaveValue('12');

    // The badges show the kinds of the assets.
    await page.getByRole('button', { name: 'Back to list' }).click();
    const list = await ProjectList.open(page, { templates, search: mark });
    await expect(list.row(mark).getByRole('img')).toHaveCount(5);
    await expect(list.row(mark)).toContainText('For a village of 400');
    await list.row(mark).getByRole('img', { name: 'Wind turbine' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Wind turbine');
    await list.row(mark).getByText(mark, { exact: true }).click();

    // The projects that a change affects are shown before it is saved.
    await screen.asset(turbine).getByText(turbine).click();
    const view = page.getByRole('dialog', { name: turbine });
    await view.getByRole('textbox', { name: 'Description' }).fill('Changed from its project');
    await expect(view.getByText('project(s) will be affected by the changes')).toContainText('1 project(s)');
    await view.getByRole('button', { name: '(view projects)' }).click();
    await expect(page.getByRole('dialog', { name: 'Affected projects' })).toContainText(mark);
    await page.keyboard.press('Escape');
    await view.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Component Updated')).toBeVisible();

    // So is whom its deletion reaches, and the project does not lose it silently.
    await view.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'Are you sure you want to delete' });
    await expect(question).toContainText('1 project(s) will be affected by deleting this component');
    await expect(question.getByRole('list', { name: 'Affected projects' })).toHaveText(mark);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Component deleted')).toBeVisible();
    await expect(screen.asset(turbine)).toContainText('Deleted');
    await expect(screen.count(turbine)).toHaveValue('12');
    await page.reload();
    await expect(screen.asset(turbine)).toContainText('Deleted');
    await screen
      .asset(turbine)
      .getByRole('button', { name: `Restore component ${turbine}` })
      .click();
    await expect(page.getByText('The component is back in the library.')).toBeVisible();
    await expect(screen.asset(turbine)).not.toContainText('Deleted');
    expect((await api.list()).map(({ name }) => name)).toContain(turbine);
  });

  test(`several ${noun}s are deleted at once, and come back`, async ({ signedIn: page, api, unique }) => {
    const mark = unique('Bulk');
    const names = ['A', 'B', 'C'].map((letter) => `${mark} ${letter}`);
    for (const name of names) await api.createProject({ name, is_template: templates });
    const list = await ProjectList.open(page, { templates, search: mark });
    await list.expectNames(names.toReversed());

    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(page.getByRole('button', { name: 'Delete (3)' })).toBeVisible();
    // A selection outlives the filter, which says what it hides.
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

  test(`a ${noun} is duplicated and converted with its components`, async ({ signedIn: page, api, unique }) => {
    const name = unique('Copied');
    const project = await api.createProject({ name, is_template: templates });
    const { id } = await api.create({ subclass: 'wind', name });
    await api.addAsset(project.id, id, 7);
    const list = await ProjectList.open(page, { templates, search: name });
    await list.choose(name, templates ? 'Duplicate template' : 'Duplicate');
    const dialog = page.getByRole('dialog');
    const input = dialog.getByRole('textbox', { name: 'New name' });
    await expect(input).toHaveValue(`${name} (copy)`);
    await input.fill(name);
    await expect(input).toHaveAccessibleDescription(startsWith('Name must be unique'));
    await expect(dialog.getByRole('button', { name: /^Duplicate/ })).toBeDisabled();
    await input.fill(' ');
    await expect(dialog.getByRole('button', { name: /^Duplicate/ })).toBeDisabled();
    await input.fill(`${name} B`);
    await dialog.getByRole('button', { name: /^Duplicate/ }).click();
    const copy = await ProjectScreen.on(page, `${name} B`);
    await expect(copy.count(name)).toHaveValue('7');

    await page.getByRole('button', { name: `Actions for ${name} B` }).click();
    await page.getByRole('menuitem', { name: /^Convert to/ }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'New name' })).toHaveValue(`${name} B`);
    await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click();
    await expect(page.getByText(templates ? /^Project · updated/ : /^Project template · updated/)).toBeVisible();
    await expect(copy.count(name)).toHaveValue('7');
    expect((await api.projects({ templates: !templates })).map((other) => other.name)).toContain(`${name} B`);
  });

  test(`a ${noun} that is exported and deleted with its components comes back equal`, async ({
    signedIn: page,
    api,
    unique,
  }) => {
    const mark = unique('Trip');
    const names = await makeComponents(api, mark);
    const project = await api.createProject({ name: mark, description: 'مشروع 🌬', is_template: templates });
    const listed = (await api.list()).filter(({ name }) => names.includes(name));
    for (const [index, { id }] of listed.entries()) await api.addAsset(project.id, id, index + 1);
    const before = await readContent(api, project.id);
    const fieldsBefore = await Promise.all(listed.map((item) => readFields(api, item)));

    const list = await ProjectList.open(page, { templates, search: mark });
    const download = page.waitForEvent('download');
    await list.choose(mark, 'Export');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${mark.replaceAll(' ', '_')}_project.json`);
    const text = await readFile(await file.path(), 'utf8');
    await api.deleteProject(project.id);
    for (const item of listed) await api.delete(item);

    await page.goto('/import/project');
    await chooseFile(page, text);
    await expect(page.getByText('5 to be created', { exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Components in the file' }).getByText('Ready')).toHaveCount(5);
    await page.getByRole('button', { name: `Import ${noun}` }).click();
    await ProjectScreen.on(page, mark);
    const imported = (await api.projects({ templates })).find(({ name }) => name === mark);
    expect(imported?.description).toBe('مشروع 🌬');
    expect(await readContent(api, imported?.id ?? '')).toEqual(before);
    const again = (await api.list()).filter(({ name }) => names.includes(name));
    const fieldsAgain = await Promise.all(again.map((item) => readFields(api, item)));
    const byName = (a: { name?: unknown }, b: { name?: unknown }) => String(a.name).localeCompare(String(b.name));
    expect(fieldsAgain.sort(byName)).toEqual(fieldsBefore.sort(byName));
  });
}

test('an import shows what exists already and what clashes, and creates all or nothing', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(REFUSED);
  await holdFeed(page);
  const mark = unique('Clash');
  const [equal, other, fresh] = [`${mark} equal`, `${mark} other`, `${mark} fresh`];
  const project = await api.createProject({ name: mark });
  const made: { name: string; subclass: string; id: string }[] = [];
  for (const name of [equal, other, fresh]) {
    const { id } = await api.create({ subclass: 'wind', name, hub_height: 50 });
    await api.addAsset(project.id, id, 2);
    made.push({ name, subclass: 'wind', id });
  }
  const text = JSON.stringify(await api.exportProject(project.id));
  const [, changed, deleted] = made;
  if (changed) await api.change(changed, { hub_height: 60 });
  if (deleted) await api.delete(deleted);

  await page.goto('/import/project');
  await chooseFile(page, text);
  await expect(page.getByText(`You already have a project “${mark}”`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`${mark} (2)`);
  await expect(page.getByText('2 to be created · 1 in your library')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Components in the file' }).getByRole('row');
  const nameOf = (name: string) => page.getByRole('textbox', { name: `Name, ${name}` });
  await expect(rows.filter({ hasText: equal })).toContainText('In your library');
  await expect(rows.filter({ has: nameOf(fresh) })).toContainText('Ready');
  await expect(nameOf(other)).toHaveValue(`${other} (2)`);
  await expect(rows.filter({ has: nameOf(other) })).toContainText(`${other} is taken`);
  const choice = page.getByRole('combobox', { name: `“${other}” differs from yours` });
  await choice.selectOption('Use mine');
  await expect(page.getByText('1 to be created · 2 in your library')).toBeVisible();
  await choice.selectOption('Create under another name');

  // Another user takes a name meanwhile: nothing is created, and the list is read again.
  const before = (await api.projects()).length;
  await api.create({ subclass: 'wind', name: `${other} (2)` });
  await page.getByRole('button', { name: 'Import project' }).click();
  await expect(page.getByText('Your library changed in the meantime.')).toBeVisible();
  await expect(nameOf(other)).toHaveValue(`${other} (3)`);
  expect(await api.projects()).toHaveLength(before);
  expect((await api.list()).map(({ name }) => name)).not.toContain(fresh);

  await page.getByRole('button', { name: 'Import project' }).click();
  const screen = await ProjectScreen.on(page, `${mark} (2)`);
  await expect(screen.assets).toHaveCount(3);
  for (const name of [equal, `${other} (3)`, fresh]) await expect(screen.count(name)).toHaveValue('2');
});

test('a file that is not one of a project is refused with every place', async ({ signedIn: page }) => {
  await page.goto('/import/project');
  for (const [text, message] of [
    ['{"format": "q-system-project",}', 'Not JSON: line 1, column 31'],
    ['{"subclass": "wind"}', 'This is not a project file.'],
    ['{"format": "q-system-project", "version": 2}', 'This version of the file is not supported'],
    [
      '{"format":"q-system-project","version":1,"project":{"name":1},"components":[],"assets":[{"component_id":"x","name":"n","subclass":"wind","count":"2"}]}',
      'assets[0].count must be a number',
    ],
  ] as const) {
    await chooseFile(page, text);
    await expect(page.getByRole('alert')).toContainText(message);
  }
});

test('a project file with a faulty component and clashing names is corrected in place and imported', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const mark = unique('Mend');
  const [clashing, faulty] = [`${mark} clashing`, `${mark} faulty`];
  await api.createProject({ name: mark });
  await api.create({ subclass: 'wind', name: clashing });
  const components = [
    { id: 'a', subclass: 'wind', name: clashing, hub_height: 60 },
    { id: 'b', subclass: 'wind', name: faulty, hub_height: -1, nonsense: true },
    { id: 'c', subclass: 'flux', name: `${mark} unknown` },
  ];
  const assets = components.map(({ id, subclass, name }) => ({ component_id: id, name, subclass, count: 1 }));
  await page.goto('/import/project');
  await chooseFile(
    page,
    JSON.stringify({
      ...{ format: 'q-system-project', version: 1, project: { name: mark, description: '' } },
      components,
      assets: [assets[0], { ...assets[1], count: 0 }, assets[2]],
    }),
  );
  const entries = page.getByRole('table', { name: 'Components in the file' }).locator('tbody');
  const button = page.getByRole('button', { name: 'Import project' });
  await expect(page.getByText('1 to be created · 1 to be corrected · 1 unreadable')).toBeVisible();
  await expect(entries.nth(2)).toContainText('Unknown kind "flux"; left out');
  await expect(button).toBeDisabled();
  await inspect(page);

  // Names are checked as they are typed.
  const name = entries.nth(0).getByRole('textbox', { name: `Name, ${clashing}` });
  await expect(name).toHaveValue(`${clashing} (2)`);
  await name.fill(clashing);
  await expect(entries.nth(0)).toContainText('Name must be unique');
  await name.fill(`${mark} typed`);
  await expect(entries.nth(0)).not.toContainText('Name must be unique');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${mark} project`);

  // Opened by itself, it says at its fields what is wrong; closed, it says why in its line.
  const height = entries.nth(1).locator('[data-field="hub_height"]');
  await expect(height).toContainText('Value must be non-negative');
  await expect(entries.nth(1)).toContainText('nonsense: not a field of Wind turbine; left out (true)');
  await entries
    .nth(1)
    .getByRole('button', { name: `Details of ${faulty}` })
    .click();
  await expect(entries.nth(1)).toContainText('Hub height: Value must be non-negative, and 2 more');
  await entries
    .nth(1)
    .getByRole('button', { name: `Details of ${faulty}` })
    .click();
  await height.getByRole('textbox').fill('98');
  await expect(entries.nth(1)).toContainText('1 problem');
  await expect(button).toBeDisabled();
  await entries
    .nth(1)
    .getByRole('textbox', { name: `Count of ${faulty}` })
    .fill('3');
  await expect(entries.nth(1)).toContainText('Ready, 1 left out');
  await button.click();

  const screen = await ProjectScreen.on(page, `${mark} project`);
  await expect(screen.assets).toHaveCount(2);
  await expect(screen.count(`${mark} typed`)).toHaveValue('1');
  await expect(screen.count(faulty)).toHaveValue('3');
  const created = (await api.list()).find((item) => item.name === faulty);
  expect(await api.component({ subclass: 'wind', id: created?.id ?? '' })).toMatchObject({ hub_height: 98 });
});

test('search, status, sort and page size are kept in the address', async ({ signedIn: page, api, unique }) => {
  const mark = unique('Filter');
  await api.createProject({ name: `${mark} 10`, description: 'Ågård' });
  await api.createProject({ name: `${mark} 2` });
  const list = await ProjectList.open(page, { search: mark });
  await list.expectNames([`${mark} 2`, `${mark} 10`]);
  await page.getByRole('columnheader', { name: 'Project' }).getByRole('button').click();
  await list.expectNames([`${mark} 2`, `${mark} 10`]);
  await page.getByRole('columnheader', { name: 'Project' }).getByRole('button').click();
  await list.expectNames([`${mark} 10`, `${mark} 2`]);
  await expect(page).toHaveURL(/sort=name/);
  await list.search.fill('ågård');
  await list.expectNames([`${mark} 10`]);
  // The address follows when the typing rests.
  await expect(page).toHaveURL(/q=%C3%A5g/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('With results');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Without results');
  await list.expectNames([`${mark} 10`]);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
  await page.reload();
  await list.expectNames([`${mark} 10`]);
  for (const part of ['sort=name', 'status=no_results', 'size=100']) await expect(page).toHaveURL(new RegExp(part));
  await list.row(`${mark} 10`).getByText(`${mark} 10`).click();
  await ProjectScreen.on(page, `${mark} 10`);
  await page.goBack();
  await expect(list.search).toHaveValue('ågård');
});

test('a name is required, short enough and free', async ({ signedIn: page, api, unique }) => {
  const name = unique('Named');
  await api.createProject({ name });
  await page.goto('/quick-create/project');
  const dialog = page.getByRole('dialog', { name: 'Create new project' });
  const input = dialog.getByRole('textbox', { name: 'Name' });
  const create = dialog.getByRole('button', { name: 'Create' });
  await expect(input).toBeFocused();
  await expect(create).toBeDisabled();
  for (const [typed, message] of [
    ['x'.repeat(51), 'Name must be 50 characters or less'],
    [` ${name.toUpperCase()} `, 'Name must be unique'],
  ] as const) {
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveAccessibleDescription(startsWith(message));
    await expect(create).toBeDisabled();
  }
  await input.fill('');
  await input.blur();
  await expect(input).toHaveAccessibleDescription(startsWith('Name is required'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

test('a count stays as it is typed until it can be stored', async ({ signedIn: page, api, unique }) => {
  const name = unique('Counted');
  const project = await api.createProject({ name });
  const { id } = await api.create({ subclass: 'wind', name });
  await api.addAsset(project.id, id, 3);
  const screen = await ProjectScreen.open(page, project);
  const input = screen.count(name);
  for (const [typed, message] of [
    ['1,5', 'Please use a dot (.) for decimals'],
    ['many', 'Please enter a valid number'],
    ['1.5', 'Must be a whole number'],
    ['0', 'Must be at least 1'],
    ['1000001', 'Must be at most 1000000'],
    ['', 'This field is required'],
  ] as const) {
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveAccessibleDescription(startsWith(message));
    await expect(input).toHaveValue(typed);
  }
  expect((await api.assets(project.id))[0]?.count).toBe(3);
  await input.press('Escape');
  await expect(input).toHaveValue('3');
  await expect(input).not.toHaveAttribute('aria-invalid');
  await screen.setCount(name, 4);
  expect((await api.assets(project.id))[0]?.count).toBe(4);

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText('No components yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(screen.count(name)).toHaveValue('4');
  expect(await api.assets(project.id)).toMatchObject([{ name, count: 4 }]);
});

test('deleted projects come back under other names where their own have been taken', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(REFUSED);
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

test('name and description are saved by key, and asked for before they are lost', async ({
  signedIn: page,
  api,
  unique,
}) => {
  const name = unique('Edited');
  const project = await api.createProject({ name });
  const screen = await ProjectScreen.open(page, project);
  await screen.field('description').fill('Not saved');
  await expect(page.getByText('1 change(s) pending')).toBeVisible();
  await page.getByRole('button', { name: 'Back to list' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await screen.field('name').fill(`${name} B`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Project updated')).toBeVisible();
  await ProjectScreen.on(page, `${name} B`);
  expect(await api.project(project.id)).toMatchObject({ name: `${name} B`, description: 'Not saved' });
});

test('what someone else has saved meanwhile is shown beside mine', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(CONFLICT);
  await holdFeed(page);
  const name = unique('Shared');
  const project = await api.createProject({ name });
  const screen = await ProjectScreen.open(page, project);
  await screen.field('description').fill('Mine');
  await api.updateProject(project.id, { name, description: 'Theirs' });
  await screen.saveButton.click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog).toContainText('This project was saved elsewhere after you opened it.');
  await expect(dialog.getByRole('group', { name: /^Description/ })).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Take all mine' }).click();
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Project updated')).toBeVisible();
  expect((await api.project(project.id)).description).toBe('Mine');
});

test('a visitor is asked to log in, and an unknown project leads back to the list', async ({
  page,
  signedIn,
  complaints,
  browser,
  server,
}) => {
  complaints.expect(NOT_FOUND);
  await signedIn.goto('/projects/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('Project not found.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to list' }).click();
  await expect(page).toHaveURL('/projects');

  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  for (const path of ['/projects', '/templates/projects', '/projects/x', '/quick-create/project', '/import/project']) {
    await visitor.goto(path);
    await expect(visitor.getByText('Authentication Required')).toBeVisible();
    await expect(visitor.getByText('Please log in to access this page.')).toBeVisible();
  }
  await visitor.context().close();
});

test('of many projects, what can not be deleted is named with its reason and stays selected', async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expect(/the server responded with a status of 500/);
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

test('projects that a failing server does not delete come back', async ({
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

test('the screens are sound with long, right-to-left and emoji names', async ({ signedIn: page, api, unique }) => {
  const mark = unique('Sound');
  const long = `${mark} ${'W'.repeat(49 - mark.length)}`;
  const project = await api.createProject({ name: long, description: 'وصف طويل '.repeat(40) });
  for (const [index, subclass] of KINDS.entries()) {
    const name = index === 0 ? `${mark} 🌬️👩‍🔧 توربين` : `${long.slice(0, 48)}${index}`;
    const { id } = await api.create({ subclass, name });
    await api.addAsset(project.id, id, 999_999);
    if (index === 1) await api.delete({ subclass, id });
  }
  const file = JSON.stringify(await api.exportProject(project.id));
  const list = await ProjectList.open(page, { search: mark });
  await list.expectNames([long]);
  await page.getByRole('checkbox', { name: `Select ${long}` }).check();
  await inspect(page);
  await page.goto('/quick-create/project');
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page);
  const screen = await ProjectScreen.open(page, project);
  await expect(screen.assets).toHaveCount(KINDS.length);
  await inspect(page);
  await page.getByRole('button', { name: 'Add component' }).click();
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('dialog').getByRole('row').nth(1).press('Space');
  await inspect(page);
  await page.goto('/import/project');
  await chooseFile(page, file);
  await expect(page.getByText(/in your library/)).toBeVisible();
  await inspect(page);
});

test('a project is created, filled and changed by keyboard alone', async ({ signedIn: page, api, unique }) => {
  const name = unique('Keyed');
  await api.create({ subclass: 'wind', name });
  await page.goto('/quick-create/project');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const screen = await ProjectScreen.on(page, name);
  await page.getByRole('button', { name: 'Add component' }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add components' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(dialog.locator('tbody').getByRole('row')).toHaveCount(1);
  const row = dialog.locator('tbody').getByRole('row');
  for (let tabs = 0; tabs < 6 && !(await row.evaluate((element) => element === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await expect(row).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row.getByRole('checkbox')).toBeChecked();
  const count = dialog.getByRole('textbox', { name: `Count of ${name}` });
  for (let tabs = 0; tabs < 4 && !(await count.evaluate((element) => element === document.activeElement)); tabs++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowUp');
  await expect(count).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Add 1 component(s)' }).focus();
  await page.keyboard.press('Enter');
  await expect(screen.count(name)).toHaveValue('2');
  // The dialog restores the focus after it has closed; keys go to the focused element.
  await expect(page.getByRole('button', { name: 'Add component' }).first()).toBeFocused();
  await screen.count(name).focus();
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect((await stored).ok()).toBe(true);
  await expect(screen.count(name)).toHaveValue('3');
});

async function makeComponents(api: Api, mark: string): Promise<string[]> {
  const names = KINDS.map((subclass) => `${mark} ${subclass}`);
  for (const [index, subclass] of KINDS.entries()) await api.create({ subclass, name: names[index] ?? '' });
  return names;
}

async function readContent(api: Api, id: string) {
  return (await api.assets(id)).map(({ name, subclass, count }) => ({ name, subclass, count }));
}

async function readFields(api: Api, item: { subclass: string; id: string }) {
  const { id: _id, created_at: _made, updated_at: _saved, ...fields } = await api.component(item);
  return fields;
}

async function chooseFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  const file = { name: 'project.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
}

test('long tables of a project are searched, and leafed through', async ({ signedIn: page, api, unique }) => {
  const name = unique('Long');
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 10));
  const parts = await Promise.all(numbers.map((number) => api.create({ subclass: 'pv', name: `${name} ${number}` })));
  await api.create({ subclass: 'wind', name: `${name} added` });
  const project = await api.createProject({ name, uses: parts.map(({ id }) => id) });
  const moment = '2024-05-01T12:00:00Z';
  await page.route('**/api/v2/projects/*/results/', (route) =>
    route.fulfill({
      json: numbers.map((number) => ({
        ...{ id: `0190a000-0000-7000-8000-0000000000${number}`, subclass: 'results', description: '' },
        ...{ name: `Run ${number}`, created_at: moment, updated_at: moment },
      })),
    }),
  );
  const screen = await ProjectScreen.open(page, project);
  const assets = page.getByRole('region', { name: 'Components', exact: true });
  const results = page.getByRole('region', { name: 'Results' });
  for (const [section, rows, search] of [
    [assets, screen.assets, 'Search components...'],
    [results, results.locator('tbody').getByRole('row'), 'Search results...'],
  ] as const) {
    await expect(section.getByText('1 to 10 of 12')).toBeVisible();
    await expect(rows).toHaveCount(10);
    await section.getByRole('button', { name: 'Next page' }).click();
    await expect(section.getByText('11 to 12 of 12')).toBeVisible();
    await expect(rows).toHaveCount(2);
    const box = section.getByRole('searchbox', { name: search });
    await box.fill('17');
    await expect(rows).toHaveCount(1);
    await box.fill('nothing like it');
    await expect(section.getByText('No results', { exact: true })).toBeVisible();
    await box.fill('');
    await section.getByRole('combobox', { name: 'Rows per page' }).selectOption('20');
    await expect(rows).toHaveCount(12);
    await section.getByRole('combobox', { name: 'Rows per page' }).selectOption('5');
    await expect(rows).toHaveCount(5);
  }
  await inspect(page);
  // What is added comes into sight, on the last page.
  await screen.add({ [`${name} added`]: 1 });
  await expect(screen.asset(`${name} added`)).toBeVisible();
  expect((await api.assets(project.id)).map(({ name: asset }) => asset)).toContain(`${name} added`);
});
