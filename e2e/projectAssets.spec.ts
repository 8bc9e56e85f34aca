import type { Locator } from '@playwright/test';
import { createComponents } from './createComponents.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { ProjectList } from './ProjectList.ts';
import { ProjectScreen } from './ProjectScreen.ts';
import { PROJECT_FORMS } from './projectForms.ts';
import { startsWith } from './startsWith.ts';
import { LONG } from './tags.ts';

for (const { templates, noun, button } of PROJECT_FORMS) {
  test(`a ${noun} is created, filled, shown in its components' editors, and keeps deleted components`, {
    tag: templates ? LONG : [],
  }, async ({ signedIn: page, api, unique }) => {
    const mark = unique('Isle');
    const names = await createComponents(api, mark);
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

    const view = await changeFromProject(screen, { name: turbine, project: mark });
    await deleteFromProject(screen, { view, name: turbine, project: mark });
    expect((await api.list()).map(({ name }) => name)).toContain(turbine);
  });
}

test('a count stays as it is typed until it can be stored', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
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

test('a project is created, filled and changed with the keyboard alone', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
}) => {
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

test('long tables of a project are searched and paged', { tag: LONG }, async ({ signedIn: page, api, unique }) => {
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
  // An added component is scrolled into view, on the last page.
  await screen.add({ [`${name} added`]: 1 });
  await expect(screen.asset(`${name} added`)).toBeVisible();
  expect((await api.assets(project.id)).map(({ name: asset }) => asset)).toContain(`${name} added`);
});

/** Changes a component in the dialog of its project; the projects that are affected are shown before it is saved. */
async function changeFromProject(screen: ProjectScreen, { name, project }: { name: string; project: string }) {
  const { page } = screen;
  await screen.asset(name).getByText(name).click();
  const view = page.getByRole('dialog', { name });
  await view.getByRole('textbox', { name: 'Description' }).fill('Changed from its project');
  await expect(view.getByText('project(s) will be affected by the changes')).toContainText('1 project(s)');
  await view.getByRole('button', { name: '(view projects)' }).click();
  await expect(page.getByRole('dialog', { name: 'Affected projects' })).toContainText(project);
  await page.keyboard.press('Escape');
  await view.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Component Updated')).toBeVisible();
  return view;
}

/** Deletes a component in its dialog; the affected projects are shown before, and the project still lists it. */
async function deleteFromProject(
  screen: ProjectScreen,
  { view, name, project }: { view: Locator; name: string; project: string },
) {
  const { page } = screen;
  await view.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: 'Are you sure you want to delete' });
  await expect(question).toContainText('1 project(s) will be affected by deleting this component');
  await expect(question.getByRole('list', { name: 'Affected projects' })).toHaveText(project);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Component deleted')).toBeVisible();
  await expect(screen.asset(name)).toContainText('Deleted');
  await expect(screen.count(name)).toHaveValue('12');
  await page.reload();
  await expect(screen.asset(name)).toContainText('Deleted');
  await screen
    .asset(name)
    .getByRole('button', { name: `Restore component ${name}` })
    .click();
  await expect(page.getByText('The component is back in the library.')).toBeVisible();
  await expect(screen.asset(name)).not.toContainText('Deleted');
}
