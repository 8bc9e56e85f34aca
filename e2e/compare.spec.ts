import type { Locator, Page } from '@playwright/test';
import { ComponentList } from './ComponentList.ts';
import { Editor } from './Editor.ts';
import { inputIn, type Journey, settle } from './engineSteps.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { LONG } from './tags.ts';

for (const templates of [false, true]) {
  test(`${templates ? 'templates' : 'components'} of a kind are compared from the list`, {
    tag: LONG,
  }, async ({ signedIn: page, api, unique }) => {
    const mark = unique('Side');
    const names = [`${mark} a`, `${mark} b`];
    const make = (name: string, fields: object) => {
      const values = { subclass: 'wind', name, ...fields };
      return templates ? api.createTemplate(values) : api.create(values);
    };
    const first = await make(names[0] ?? '', { hub_height: 98 });
    const second = await make(names[1] ?? '', { pc5: 0.2 });
    await (templates ? api.createTemplate : api.create).call(api, { subclass: 'pv', name: `${mark} c` });

    const list = await ComponentList.open(page, { search: mark, templates });
    const button = page.getByRole('button', { name: 'Compare' });
    await list.select(names[0] ?? '');
    await expect(button).toBeDisabled();
    await list.select(`${mark} c`);
    await expect(button).toBeDisabled();
    await list.rows.getByRole('checkbox', { name: `Select ${mark} c` }).uncheck();
    await list.select(names[1] ?? '');
    await button.click();
    await expect(page).toHaveURL(`/components/compare?ids=${first.id},${second.id}`);
    await page.goBack();
    await expect(list.rows.getByRole('checkbox', { name: `Select ${names[0]}` })).toBeChecked();
    await expect(button).toBeEnabled();
    await page.goForward();

    await expect(row(page, 'Hub height')).toHaveAttribute('data-differs');
    await expect(row(page, 'Hub height')).toContainText('differs');
    await expect(cells(page, 'Hub height')).toHaveText(['98 m', '10 m']);
    await expect(row(page, 'Lifetime')).not.toContainText('differs');
    await expect(row(page, 'Power curve')).toContainText('differs');
    const chart = page.getByRole('figure', { name: 'Chart of Power curve' });
    await expect(chart.locator('canvas')).toBeVisible();
    await expect(chart.getByRole('listitem')).toHaveText(names);
    await inspect(page);

    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await expect(row(page, 'Lifetime')).toBeHidden();
    await expect(row(page, 'Hub height')).toBeVisible();
    // The address can be shared.
    await page.reload();
    await expect(row(page, 'Hub height')).toBeVisible();
    await expect(row(page, 'Lifetime')).toBeHidden();
    await page.getByRole('button', { name: 'Back to list' }).click();
    // The list is as it was.
    await expect(page).toHaveURL(({ pathname }) => pathname === (templates ? '/templates/components' : '/components'));
    await expect(page.getByPlaceholder(/^Search/).last()).toHaveValue(mark);
  });
}

test('a value is copied as a pending change, undone, and saved', async ({ signedIn, api, unique }) => {
  const { page, ids, names } = await compareTwo({ signedIn, api, unique });
  await copy(page, { title: 'Hub height', from: names[0], to: names[1] });
  await expect(cells(page, 'Hub height').nth(1)).toContainText('98 m');
  await expect(cells(page, 'Hub height').nth(1)).toContainText('Modified, was 20 m');
  await expect(row(page, 'Hub height')).not.toContainText('differs');
  await expect(column(page, 1)).toContainText('1 change(s) pending');
  await copy(page, { title: 'Power curve', from: names[0], to: names[1] });
  await expect(column(page, 1)).toContainText('2 change(s) pending');
  await inspect(page);
  expect(await api.component({ subclass: 'wind', id: ids[1] })).toMatchObject({ hub_height: 20, pc5: 0.2 });

  // Leaving asks.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();

  await page.getByRole('button', { name: `Undo Power curve of ${names[1]}` }).click();
  await expect(column(page, 1)).toContainText('1 change(s) pending');
  await column(page, 1).getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Component Updated')).toBeVisible();
  await expect(column(page, 1)).not.toContainText('pending');
  expect(await api.component({ subclass: 'wind', id: ids[1] })).toMatchObject({ hub_height: 98, pc5: 0.2 });
  expect(await api.component({ subclass: 'wind', id: ids[0] })).toMatchObject({ hub_height: 98, pc5: 0.1 });

  await copy(page, { title: 'Power curve', from: names[1], to: names[0] });
  await column(page, 0).getByRole('button', { name: 'Undo All' }).click();
  await expect(column(page, 0)).not.toContainText('pending');
  await expect(row(page, 'Power curve')).toContainText('differs');
});

test('a broken rule, a failing server and a newer version keep the copied values', { tag: LONG }, async ({
  signedIn,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(500, 412);
  const { page, ids, names } = await compareTwo({ signedIn, api, unique });
  await api.change({ subclass: 'wind', id: ids[0] }, { surface_roughness_length: 15, anemometer_height: 30 });
  await page.reload();
  await copy(page, { title: 'Surface roughness length', from: names[0], to: names[1] });
  await column(page, 1).getByRole('button', { name: 'Save Changes' }).click();
  await expect(column(page, 1)).toContainText('Surface roughness length: Must be below');
  await column(page, 1).getByRole('button', { name: 'Undo All' }).click();

  await copy(page, { title: 'Hub height', from: names[0], to: names[1] });
  let failing = true;
  await page.route(`**/components/wind/${ids[1]}/`, (route) =>
    failing && route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message: 'Down', status: 500 } })
      : route.fallback(),
  );
  await column(page, 1).getByRole('button', { name: 'Save Changes' }).click();
  await expect(column(page, 1).getByRole('alert')).toContainText('Down');
  await expect(column(page, 1)).toContainText('1 change(s) pending');
  failing = false;
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await api.change({ subclass: 'wind', id: ids[1] }, { description: 'Theirs' });
  await column(page, 1).getByRole('button', { name: 'Save Changes' }).click();
  await expect(column(page, 1)).toContainText('Changed by someone else');
  await inspect(page);
  await column(page, 1).getByRole('button', { name: 'Choose' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' });
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Component Updated')).toBeVisible();
  expect(await api.component({ subclass: 'wind', id: ids[1] })).toMatchObject({
    hub_height: 98,
    description: 'Theirs',
  });
});

test('nothing is copied to a locked component; a missing one and one of another kind are named', { tag: LONG }, async ({
  signedIn: page,
  api,
  unique,
  complaints,
}) => {
  complaints.expectStatus(404);
  const names = [unique('Free'), unique('Locked')] as const;
  const free = await api.create({ subclass: 'wind', name: names[0] });
  const locked = await api.create({ subclass: 'wind', name: names[1], locked: true });
  const other = await api.create({ subclass: 'pv', name: unique('Other') });
  const missing = '00000000-0000-7000-8000-000000000000';
  await page.goto(`/components/compare?ids=${[free.id, locked.id, other.id, missing].join()}`);
  await expect(column(page, 2)).toContainText('only components of one kind can be compared');
  await expect(column(page, 3)).toContainText('Component not found.');
  await inspect(page);
  const button = page.getByRole('button', { name: `Copy Hub height of ${names[0]}` });
  await button.scrollIntoViewIfNeeded();
  await settle(page);
  await button.click();
  await expect(page.getByRole('menuitem', { name: `${names[1]} (locked)` })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await column(page, 3).getByRole('button', { name: 'Remove' }).click();
  await expect(column(page, 3)).toHaveCount(0);
  await page.goto('/components/compare');
  await expect(page.getByText('Nothing to compare')).toBeVisible();
  await inspect(page);
});

test('a value is copied and saved with the keyboard alone', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { page, ids, names } = await compareTwo({ signedIn, api, unique });
  await page.getByRole('button', { name: `Copy Hub height of ${names[0]}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: names[1] })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(column(page, 1)).toContainText('1 change(s) pending');
  await column(page, 1).getByRole('button', { name: 'Save Changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Component Updated')).toBeVisible();
  expect(await api.component({ subclass: 'wind', id: ids[1] })).toMatchObject({ hub_height: 98 });
});

test('each column leads to its editor', { tag: LONG }, async ({ signedIn, api, unique }) => {
  const { page, names } = await compareTwo({ signedIn, api, unique });
  await column(page, 1).getByRole('link', { name: names[1] }).click();
  const editor = await Editor.on(page, names[1]);
  await editor.openTab('Advanced Details');
  await expect(inputIn(editor.field('hub_height'))).toHaveValue('20');
});

/** Two turbines that differ in hub height and power curve, beside each other. */
async function compareTwo({ signedIn: page, api, unique }: Journey) {
  const names: [string, string] = [unique('Left'), unique('Right')];
  const left = await api.create({ subclass: 'wind', name: names[0], hub_height: 98, pc5: 0.1 });
  const right = await api.create({ subclass: 'wind', name: names[1], hub_height: 20, pc5: 0.2 });
  const ids: [string, string] = [left.id, right.id];
  await page.goto(`/components/compare?ids=${ids.join()}`);
  await expect(row(page, 'Hub height')).toContainText('differs');
  return { page, ids, names };
}

async function copy(page: Page, { title, from, to }: { title: string; from: string; to: string }): Promise<void> {
  const button = page.getByRole('button', { name: `Copy ${title} of ${from}` });
  await button.scrollIntoViewIfNeeded();
  // The browser reports the scrolling in its next frame, which closes an open menu.
  await settle(page);
  await button.click();
  await page.getByRole('menuitem', { name: to }).click();
}

function row(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${title}`) }) });
}

function cells(page: Page, title: string): Locator {
  return row(page, title).getByRole('cell');
}

/** The heading of a component's column. */
function column(page: Page, index: number): Locator {
  return page.locator('thead th').nth(index + 1);
}
