import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Api } from './Api.ts';
import { chooseProjectFile } from './chooseProjectFile.ts';
import { createComponents } from './createComponents.ts';
import { expect, test } from './fixtures.ts';
import { holdFeed } from './holdFeed.ts';
import { inspect } from './inspect.ts';
import { ProjectList } from './ProjectList.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { PROJECT_FORMS } from './projectForms.ts';
import { LONG } from './tags.ts';

for (const { templates, noun } of PROJECT_FORMS) {
  test(`a ${noun} that is exported and deleted with its components is the same after its import`, {
    tag: templates ? LONG : [],
  }, async ({ signedIn: page, api, unique }) => {
    const mark = unique('Trip');
    const names = await createComponents(api, mark);
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
    await chooseProjectFile(page, text);
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

test('an import shows what exists already and what clashes, and creates all or nothing', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(400);
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
  await chooseProjectFile(page, text);
  await expect(page.getByText(`You already have a project “${mark}”`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(`${mark} (2)`);
  await expect(page.getByText('2 to be created · 1 in your library')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Components in the file' }).getByRole('row');
  const findName = (name: string) => page.getByRole('textbox', { name: `Name, ${name}` });
  await expect(rows.filter({ hasText: equal })).toContainText('In your library');
  await expect(rows.filter({ has: findName(fresh) })).toContainText('Ready');
  await expect(findName(other)).toHaveValue(`${other} (2)`);
  await expect(rows.filter({ has: findName(other) })).toContainText(`${other} is taken`);
  const choice = page.getByRole('combobox', { name: `“${other}” differs from yours` });
  await choice.selectOption('Use mine');
  await expect(page.getByText('1 to be created · 2 in your library')).toBeVisible();
  await choice.selectOption('Create under another name');

  // Another user takes a name meanwhile: nothing is created, and the list is read again.
  const before = (await api.projects()).length;
  await api.create({ subclass: 'wind', name: `${other} (2)` });
  await page.getByRole('button', { name: 'Import project' }).click();
  await expect(page.getByText('Your library changed in the meantime.')).toBeVisible();
  await expect(findName(other)).toHaveValue(`${other} (3)`);
  expect(await api.projects()).toHaveLength(before);
  expect((await api.list()).map(({ name }) => name)).not.toContain(fresh);

  await page.getByRole('button', { name: 'Import project' }).click();
  const screen = await ProjectScreen.on(page, `${mark} (2)`);
  await expect(screen.assets).toHaveCount(3);
  for (const name of [equal, `${other} (3)`, fresh]) await expect(screen.count(name)).toHaveValue('2');
});

test('a file that is not a project file is refused with the position of every fault', { tag: LONG }, async ({
  signedIn: page,
}) => {
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
    await chooseProjectFile(page, text);
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
  await chooseProjectFile(
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

  await correctEntry(entries.nth(1), { name: faulty, button });
  await button.click();

  const screen = await ProjectScreen.on(page, `${mark} project`);
  await expect(screen.assets).toHaveCount(2);
  await expect(screen.count(`${mark} typed`)).toHaveValue('1');
  await expect(screen.count(faulty)).toHaveValue('3');
  const created = (await api.list()).find((item) => item.name === faulty);
  expect(await api.component({ subclass: 'wind', id: created?.id ?? '' })).toMatchObject({ hub_height: 98 });
});

/** An open entry shows what is wrong at its fields; a closed one shows the reason in its line. */
async function correctEntry(entry: Locator, { name, button }: { name: string; button: Locator }): Promise<void> {
  const height = entry.locator('[data-field="hub_height"]');
  await expect(height).toContainText('Value must be non-negative');
  await expect(entry).toContainText('nonsense: not a field of Wind turbine; left out (true)');
  await entry.getByRole('button', { name: `Details of ${name}` }).click();
  await expect(entry).toContainText('Hub height: Value must be non-negative, and 2 more');
  await entry.getByRole('button', { name: `Details of ${name}` }).click();
  await height.getByRole('textbox').fill('98');
  await expect(entry).toContainText('1 problem');
  await expect(button).toBeDisabled();
  await entry.getByRole('textbox', { name: `Count of ${name}` }).fill('3');
  await expect(entry).toContainText('Ready, 1 left out');
}

async function readContent(api: Api, id: string) {
  return (await api.assets(id)).map(({ name, subclass, count }) => ({ name, subclass, count }));
}

async function readFields(api: Api, item: { subclass: string; id: string }) {
  const { id: _id, created_at: _made, updated_at: _saved, ...fields } = await api.component(item);
  return fields;
}
